"""Who may come in: codes, how often they may be guessed, and the tokens of those who sit."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from collections import deque
from typing import Final, Literal

GUESSES: Final = 5
"""Wrong codes of one address within `WITHIN` after which it has to wait."""
WITHIN: Final = 60.0
"""Seconds."""
CLOSES_AT: Final = 30
"""Wrong codes in all after which nobody new comes in before the table is opened again."""
REOPENS_AFTER: Final = 900.0
"""Seconds after which a table at which nobody sits is opened again by itself, twice as many each time."""
_ADDRESSES: Final = 4096
"""Addresses that are remembered at most; the oldest is forgotten first."""
_TOKEN_BYTES: Final = 16
_IPV6_NETWORK: Final = 64


def new_code(digits: int = 4) -> str:
    """A code that can be said aloud: digits, none of them twice in a row."""
    code = ""
    while len(code) < digits:
        digit = str(secrets.randbelow(10))
        if not code.endswith(digit):
            code += digit
    return code


def new_token() -> str:
    """What a seat's device shows whenever it comes: 128 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def sealed(token: str) -> str:
    """A token as it may be kept: nobody can come in with this."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def network_of(address: str) -> str:
    """Whoever counts as one: an IPv4 address, or the /64 that an IPv6 address is in."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, _IPV6_NETWORK), strict=False))
    return str(found)


class Doorkeeper:
    """Lets in who knows the code, and slows down who guesses.

    Args:
        code: what is asked for.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._wrong = 0
        self._guesses: dict[str, deque[float]] = {}

    @property
    def closed(self) -> bool:
        """Whether so many guesses were wrong that nobody new comes in."""
        return self._wrong >= CLOSES_AT

    def open(self) -> None:
        """Let newcomers in again."""
        self._wrong = 0
        self._guesses.clear()

    def waits(self, address: str, now: float) -> float:
        """Seconds until an address may guess again; 0.0: it may now.

        Args:
            address: from where somebody comes.
            now: the time in seconds.
        """
        guesses = self._guesses.get(network_of(address))
        if guesses is None:
            return 0.0
        while guesses and now - guesses[0] >= WITHIN:
            guesses.popleft()
        return WITHIN - (now - guesses[0]) if len(guesses) >= GUESSES else 0.0

    def admits(self, code: str, address: str, now: float) -> bool:
        """Whether a code is right; ask `waits` and `closed` before."""
        if hmac.compare_digest(code.strip().encode("utf-8", "replace"), self.code.encode()):
            return True
        self._wrong += 1
        network = network_of(address)
        guesses = self._guesses.pop(network, deque())
        guesses.append(now)
        self._guesses[network] = guesses
        while len(self._guesses) > _ADDRESSES:
            del self._guesses[next(iter(self._guesses))]
        return False


class Reopening:
    """Opens a table again where nobody sits who could: later each time, so that guessing does not pay.

    Four digits are found by thirty guesses in one of 333 times; whoever goes on gets thirty more after a
    quarter of an hour, then after half an hour, an hour, two.

    Args:
        doorkeeper: of the table.
    """

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self._doorkeeper = doorkeeper
        self._at: float | None = None
        self.waits = REOPENS_AFTER
        """Seconds for which it is closed the next time, or is now."""

    def look(self, now: float) -> Literal["closed", "opened", ""]:
        """What has just become of the table.

        Args:
            now: the time in seconds.
        """
        if self._at is None:
            if not self._doorkeeper.closed:
                return ""
            self._at = now + self.waits
            return "closed"
        if now < self._at:
            return ""
        self._at = None
        self.waits *= 2
        self._doorkeeper.open()
        return "opened"
