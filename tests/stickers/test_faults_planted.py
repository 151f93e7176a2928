"""A few of the faults that bench/print/faults.py plants, one of each sort: the check finds each."""

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "print" / "faults.py"


@pytest.fixture(scope="module")
def faults():
    spec = importlib.util.spec_from_file_location("bench_faults", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def files(faults, tmp_path_factory):
    folder = tmp_path_factory.mktemp("faults")
    return faults.make_files(folder, ("kami swell", "kameloot cards"))


def test_files_without_a_fault_are_right(faults, files):
    assert [name for name, path in files.items() if not faults.is_right(path)] == []


def test_more_than_a_hundred_faults_can_be_planted(faults):
    assert sum(len(names) * len(plants) for names, plants in faults.PLANTS.values()) >= 100


@pytest.mark.parametrize(
    ("file", "plant"),
    [
        ("kami swell", "ruler_cut"),
        ("kami swell", "cut_wiped"),
        ("kami swell", "bar_in_foot"),
        ("kami swell", "sheet_words_small"),
        ("kami swell", "sheet_alt"),
        ("kami swell", "key_mark"),
        ("kami swell", "key_white"),
        ("kami swell", "key_invisible"),
        ("kami swell", "page_lost"),
        ("kameloot cards", "index_other_corner"),
        ("kameloot cards", "card_words_small"),
        ("kameloot cards", "card_bar"),
        ("kameloot cards", "crops_gone"),
        ("kameloot cards", "back_moved"),
        ("kameloot cards", "back_turned"),
        ("kameloot cards", "page_before"),
    ],
)
def test_a_planted_fault_is_found(faults, files, tmp_path, file, plant):
    spoilt = faults.planted(files[file], tmp_path / "spoilt.pdf", getattr(faults, plant))
    assert not faults.is_right(spoilt)
