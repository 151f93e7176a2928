"""The doctor: what speech and sound this computer has, and the remedy for what it has not.

A voice counts once it has made a sound of a word: one that is listed may still be mute.  Each probe
that could hang runs in a process of its own and is ended when its time is over.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec

from .extras import EXTRAS, Extra
from .mixer import Mixer
from .outputs import output_names
from .processes import module_command, process_options
from .protocol import Job
from .synthesiser import (
    END_SECONDS,
    EngineUnavailable,
    SpeechLost,
    Synthesiser,
    child_command,
)
from .voices import VoiceInfo, choose_voice

_LANGUAGES = {"en": "English", "fr": "French", "ja": "Japanese"}
_WORDS = {"en": "Hello", "fr": "Bonjour", "ja": "こんにちは"}
_RATE = 200
_ATTEMPTS = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked for.

    Attributes:
        id: "speech-engine", "voice", "mute-voice" (it is there, and makes no sound), "device",
            "outputs" (a second device), "reader", "extra" (further voices, which are optional) or
            "broken-extra" (they are installed, and do not start).
        ok: True if it is there and works.
        text: One English line: what there is, or what is missing and the remedy.
        args: The variables of the line, for example {"language": "fr", "voice": "French (France)"}.
    """

    id: str
    ok: bool
    text: str
    args: Mapping[str, str] = field(default_factory=dict)


def probe(
    *,
    timeout: float = 30.0,
    command: Sequence[str] | None = None,
    chosen: Mapping[str, str] | None = None,
) -> list[Finding]:
    """Look for engine, voices, sound device and screen reader, all at the same time.

    Args:
        timeout: Seconds that each process may take at most to answer.
        command: Command line of the synthesiser child; our own if None.
        chosen: By language, the id of the voice that the user chose.
    """
    probes: list[Callable[[], list[Finding]]] = [
        lambda: _probe_speech(
            timeout, command or child_command(), chosen or {}, () if command else tuple(EXTRAS)
        ),
        lambda: _probe_device(timeout),
        lambda: _probe_reader(timeout),
    ]
    with ThreadPoolExecutor(len(probes)) as pool:
        return [finding for found in pool.map(lambda look: look(), probes) for finding in found]


def _probe_speech(
    timeout: float, command: Sequence[str], chosen: Mapping[str, str], extras: Sequence[Extra]
) -> list[Finding]:
    def child(command: Sequence[str]) -> Synthesiser:
        patience = min(3.0, timeout)
        return Synthesiser(command, job_timeout=patience, start_timeout=timeout, starts=1, attempts=_ATTEMPTS)

    synthesiser = child(command)
    further = {extra.engine: child(child_command(extra.engine, ())) for extra in extras if extra.installed}
    try:
        synthesiser.start()
        told = [
            _probe_extra(extra, further.get(extra.engine))
            for extra in extras
            if sys.platform in extra.systems
        ]
        speaking = [synthesiser, *(one for one in further.values() if one.voices)]
        names = ", ".join(dict.fromkeys(voice.engine for one in speaking for voice in one.voices))
        voices = [_probe_voice(speaking, language, chosen.get(language, "")) for language in _LANGUAGES]
    except EngineUnavailable as error:
        text = (
            f"Speech engine: missing ({error}). "
            "Install it with: pip install --force-reinstall pyttsx3 espeakng-loader"
        )
        return [Finding("speech-engine", False, text, {"reason": str(error)})]
    finally:
        for one in (synthesiser, *further.values()):
            one.close()
    engine = Finding("speech-engine", True, f"Speech engine: {names}.", {"engine": names})
    return [engine, *voices, *told]


def _probe_extra(extra: Extra, child: Synthesiser | None) -> Finding:
    """Start the voices of an extra, if it is installed."""
    args = {"extra": extra.name, "package": extra.package}
    if child is None:
        text = f"Further voices, {extra.name}: not installed; optional. Install: pip install {extra.package}"
        return Finding("extra", False, text, args)
    names = ", ".join(voice.name for voice in extra.voices)
    try:
        child.start()
    except EngineUnavailable as error:
        text = f"{names}: installed, but it does not start ({error}). Install {extra.package} again."
        return Finding("broken-extra", False, text, {**args, "voices": names})
    return Finding("extra", True, f"Further voices, {extra.name}: {names}.", {**args, "voices": names})


def _probe_voice(speaking: Sequence[Synthesiser], language: str, chosen: str) -> Finding:
    """Let the voice that would read a language say a word."""
    name = _LANGUAGES[language]
    voices = [voice for one in speaking for voice in one.voices]
    own = next((voice for voice in voices if voice.id == chosen), None)
    voice = own or choose_voice(language, voices)
    if voice is None:
        text = f"Voice for {name}: missing. Install the packaged ones with: pip install espeakng-loader"
        return Finding("voice", False, text, {"language": language})
    args = {"language": language, "voice": voice.name, "engine": voice.engine}
    start = time.monotonic()
    synthesiser = next(one for one in speaking if voice in one.voices)
    heard = _say_word(synthesiser, language, voice)
    if not heard:
        text = f"Voice for {name}: {voice.name} is there, but makes no sound. Choose another one."
        return Finding("mute-voice", False, text, args)
    args |= {"heard": str(heard), "took": str(round((time.monotonic() - start) * 1000))}
    text = f"Voice for {name}: {voice.name}; a word of it sounds for {heard} ms."
    return Finding("voice", True, text, args)


def _say_word(synthesiser: Synthesiser, language: str, voice: VoiceInfo) -> int:
    """Return the length of a word's sound in ms; 0 if there is none."""
    try:
        sound = synthesiser.synthesise(Job(_WORDS[language], voice.engine, voice.id, _RATE, 1.0))
    except SpeechLost:
        return 0
    return round(sound.seconds * 1000)


def _probe_device(timeout: float) -> list[Finding]:
    fault = _ask("device", timeout)
    if fault is None:
        text = "Sound device: none answered in time. Restart your system's sound service, then try again."
        return [Finding("device", False, text)]
    if fault:
        return [Finding("device", False, fault, {"reason": fault})]
    return [Finding("device", True, "Sound device: works."), _second_device(timeout)]


def _second_device(timeout: float) -> Finding:
    """Whether one player's private speech can have a device of its own."""
    names = (_ask("outputs", timeout) or "").splitlines()
    if len(names) < 2:
        text = "Second sound device: none; it is optional. Connect headphones to give one player a device."
        return Finding("outputs", False, text)
    listed = ", ".join(names)
    return Finding("outputs", True, f"Sound devices: {listed}.", {"devices": listed})


def _probe_reader(timeout: float) -> list[Finding]:
    if find_spec("prism") is None:
        text = "Screen reader link: not installed; it is optional. Install it with: pip install prismatoid"
        return [Finding("reader", False, text)]
    name = _ask("reader", timeout)
    if not name:
        text = "Screen reader link: installed, but no screen reader answered. Start it first, then try again."
        return [Finding("reader", False, text)]
    return [Finding("reader", True, f"Screen reader: {name}.", {"reader": name})]


def _ask(what: str, timeout: float) -> str | None:
    """Run one probe in a process of its own; None if it did not answer in time."""
    command = module_command("audio.doctor", what)
    nothing = subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            command, stdin=nothing, stdout=subprocess.PIPE, stderr=nothing, **process_options()
        )
    except OSError:
        return None
    try:
        answer, _ = process.communicate(timeout=timeout)
        return str(json.loads(answer))
    except ValueError:
        return None
    except subprocess.TimeoutExpired:
        process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):  # whoever else has its pipe may live on
            process.communicate(timeout=END_SECONDS)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(END_SECONDS)
        if sys.platform != "win32" and process.stdout is not None:  # there it is read by a thread
            process.stdout.close()
        return None


def main(arguments: Sequence[str]) -> None:
    """Answer one probe, as a JSON string on stdout; "" for none.

    "device" asks for the device's fault, "outputs" for all devices, one a line, "reader" for the
    screen reader's name.
    """
    answer = ""
    if list(arguments) in (["device"], ["outputs"]):
        mixer = Mixer()
        mixer.open()
        faults = " ".join(notice.text for notice in mixer.notices.take())
        answer = faults if list(arguments) == ["device"] else "\n".join(output_names())
        mixer.close()
    else:
        from .reader import connect

        reader = connect()
        answer = reader.name if reader else ""
    print(json.dumps(answer))


if __name__ == "__main__":
    main(sys.argv[1:])
