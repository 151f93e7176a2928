"""Kameloot's own bots; written below."""

from __future__ import annotations

BOTS: dict[str, object] = {}
