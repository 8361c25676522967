"""What people read in the terminal: Fluent messages in three languages, in the same files as the page's.

Fluent takes longer to import than the whole kernel, and parsing all messages longer than most commands run.
So it is imported with the first message that is said, and each message is parsed when it is needed.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "fr", "zh-Hant")
FALLBACK = "en"
VARIABLE = "CLEOCATRA_LANGUAGE"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
BY_LOCALE = {"fr": "fr", "zh": "zh-Hant"}  # the language of a locale such as zh_TW.UTF-8

# A message in its file: a name at the beginning of a line, and the indented lines that follow.
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:[ \t].*\n?|\n(?=\n*[ \t]))*", re.MULTILINE)


class UnknownLanguage(ValueError):
    """A language that there are no words in."""

    def __init__(self, name: str) -> None:
        super().__init__(f"expected one of {', '.join(LANGUAGES)}, got {name!r}")
        self.name = name


def known_language(name: str) -> str:
    """The language of this name; raises UnknownLanguage.

    >>> known_language("zh-hant")
    'zh-Hant'
    """
    for language in LANGUAGES:
        if name.lower() == language.lower():
            return language
    raise UnknownLanguage(name)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; raises UnknownLanguage.

    >>> preferred_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    if wanted := environment.get(VARIABLE):
        return known_language(wanted)
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return BY_LOCALE.get(re.split(r"[-_.@]", locale.lower())[0], FALLBACK)


class Words:
    """The messages of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._parsed: set[str] = set()

    @cached_property
    def sources(self) -> dict[str, str]:
        """Every message as its file has it."""
        found: dict[str, str] = {}
        for file in sorted((LOCALES / self.language).glob("*.ftl")):
            for match in MESSAGE.finditer(file.read_text(encoding="utf-8")):
                found[match.group(1)] = match.group()
        return found

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def say(self, name: str, /, **details: str | float | FluentType) -> str:
        """A message, or with `name.part` one of its parts; numbers are written as the language does."""
        message_name, _, part = name.partition(".")
        if message_name not in self.sources:
            if self.language == FALLBACK:
                raise KeyError(name)
            return words_in(FALLBACK).say(name, **details)
        if message_name not in self._parsed:
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.sources[message_name]))
            self._parsed.add(message_name)
        message = self.bundle.get_message(message_name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(name)
        text, errors = self.bundle.format_pattern(pattern, details)
        if errors:
            warnings.warn(f"{self.language}, {name}: {errors}", stacklevel=2)
        return str(text)


@cache
def words_in(language: str) -> Words:
    return Words(language)


class Speaker:
    """Speaks the language of the moment: one for the whole command, chosen when it starts."""

    def __init__(self) -> None:
        self.language = FALLBACK

    def __call__(self, name: str, /, **details: str | float | FluentType) -> str:
        return words_in(self.language).say(name, **details)


say = Speaker()
