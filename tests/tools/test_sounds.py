"""The client's sounds as they are shipped: what the recipes say, small, short, equally loud, and never too loud."""

import numpy as np
import pytest
import soundfile

from estran.tools import sounds

STALE = "run: python -m estran.tools.sounds"
ALL = 150_000  # bytes
APART = 2  # LU
LOST = -25  # dB: what encoding may change; the encoder itself loses 30 or less
every_sound = pytest.mark.parametrize("name", sounds.SOUNDS)


def heard(name):
    """A sound as a browser decodes it."""
    wave, rate = soundfile.read(sounds.file_of(name))
    assert rate == sounds.RATE
    return wave


@every_sound
def test_a_sound_is_what_its_recipe_makes(name):
    wave, recipe = heard(name), sounds.rendered(name)

    assert wave.shape == recipe.shape, STALE
    assert 10 * np.log10(np.sum((wave - recipe) ** 2) / np.sum(recipe**2)) < LOST, STALE


def test_there_is_a_file_for_every_recipe_and_no_other():
    assert {path.stem for path in sounds.FOLDER.iterdir()} == set(sounds.SOUNDS), STALE


def test_all_sounds_together_are_small():
    assert sum(path.stat().st_size for path in sounds.FOLDER.iterdir()) <= ALL


@every_sound
def test_no_sound_is_long_and_none_is_cut_off(name):
    wave = heard(name)

    assert wave.size <= sounds.LONGEST * sounds.RATE
    assert np.max(np.abs(wave[-sounds.RATE // 200 :])) < 0.001 * np.max(np.abs(wave))


@every_sound
def test_no_sound_clips(name):
    assert sounds.true_peak(heard(name)) <= sounds.PEAK


def test_all_sounds_are_equally_loud():
    measured = [sounds.loudness(heard(name)) for name in sounds.SOUNDS]

    assert max(measured) - min(measured) <= APART


# ---- The measures themselves


def tone(pitch, decibels, seconds=2.0):
    """A sine whose samples reach this level, below full scale."""
    time = np.arange(int(seconds * sounds.RATE)) / sounds.RATE
    return 10 ** (decibels / 20) * np.sin(2 * np.pi * pitch * time)


def test_loudness_is_that_of_the_standard():
    """ITU-R BS.1770: a full-scale sine of 997 Hz in one channel reads -3.01 LUFS."""
    assert sounds.loudness(tone(997, 0)) == pytest.approx(-3.01, abs=0.02)
    assert sounds.loudness(tone(997, -20)) == pytest.approx(-23.01, abs=0.02)


def test_a_true_peak_is_found_between_samples():
    """At a quarter of the rate and 45 degrees off, samples miss the peak by 3 dB."""
    time = np.arange(sounds.RATE) / sounds.RATE
    wave = np.sin(2 * np.pi * sounds.RATE / 4 * time + np.pi / 4) * np.hanning(time.size)

    assert sounds.true_peak(wave) == pytest.approx(0, abs=0.1)
    assert 20 * np.log10(np.max(np.abs(wave))) == pytest.approx(-3.01, abs=0.1)
