"""The catalogue parses a message when it is first wanted, and is none the poorer for it."""

from accessible_games.narration.catalogue import Catalogue


def catalogue_of(tmp_path, locale, *texts):
    (tmp_path / locale).mkdir(exist_ok=True)
    stems = [f"file{number}" for number in range(len(texts))]
    for stem, text in zip(stems, texts, strict=True):
        (tmp_path / locale / f"{stem}.ftl").write_text(text, encoding="utf-8")
    return Catalogue(locale, tuple(stems), root=tmp_path)


def test_a_message_brings_along_what_it_refers_to_in_another_file_too(tmp_path):
    words = catalogue_of(tmp_path, "en", "told = { other } and { -term }, { inner.attribute }\n-term = a term\n", "other = { deep }\ndeep = deep\ninner = x\n    .attribute = more\n")  # fmt: skip
    assert words.text("told") == "deep and a term, more"


def test_a_message_ends_where_the_next_one_begins_whatever_stands_between(tmp_path):
    source = "one = { $n ->\n    [one] = one\n   *[other] many\n}\n# two = no message\ntwo =\n    first line\n\n    = last line\n    .a = b\n"
    words = catalogue_of(tmp_path, "en", source)
    assert words.text("one", n=1) == "= one" and words.text("one", n=2) == "many"
    assert words.text("two") == "first line\n\n= last line" and words.text("two", "a") == "b"
    assert not words.has("no") and not words.has("first")


def test_of_two_messages_of_one_name_the_first_counts(tmp_path):
    assert catalogue_of(tmp_path, "en", "a = 1st\na = 2nd\n", "a = 3rd\n").text("a") == "1st"


def test_french_signs_are_glued_in_what_is_parsed_later_too(tmp_path):
    assert catalogue_of(tmp_path, "fr", "a = Qui ? { b }\nb = Lui !\n").text("a") == "Qui\u00a0? Lui\u00a0!"
