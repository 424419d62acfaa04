"""The sounds of the browser client, made here from wood, water, coins and a bell, as `web/src/sounds/*.mp3`.

`python -m estran.tools.sounds` renders and writes them; a test fails when they are not what it would write.
"""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]  # one channel
Modes = tuple[tuple[float, float, float], ...]  # hertz, strength, seconds until a thousandth of it is left

FOLDER = Path(__file__).parents[3] / "web" / "src" / "sounds"
RATE = 48_000  # samples per second, those that the filters of ITU-R BS.1770 are published for
LONGEST = 1.2  # seconds
TARGET = -24.0  # LUFS of the loudest 400 ms
PEAK = -1.0  # dBTP at most
QUALITY = 0.25  # of the encoder: 0 is the best, 1 the smallest

# What is struck, as its modes: a wooden bar rings 1 : 3.9 : 9.2, a bell hum, prime, tierce, quint and nominal.
BLOCK: Modes = ((390, 1.0, 0.16), (905, 0.55, 0.10), (1610, 0.28, 0.07), (2720, 0.10, 0.04))
DIE: Modes = ((620, 1.0, 0.09), (1380, 0.6, 0.06), (2310, 0.3, 0.045), (3650, 0.1, 0.03))
PLANK: Modes = ((236, 1.0, 0.26), (508, 0.7, 0.18), (1105, 0.34, 0.1), (1870, 0.14, 0.06))
BAR: Modes = ((1, 1.0, 0.60), (3.93, 0.22, 0.18), (9.2, 0.05, 0.06))
BELL: Modes = (
    (0.5, 0.3, 2.1),
    (1, 1.0, 1.8),
    (1.19, 0.36, 1.4),
    (1.5, 0.2, 1.1),
    (2, 0.5, 0.9),
    (2.66, 0.14, 0.5),
    (3.8, 0.05, 0.3),
)
COIN: Modes = ((2090, 1.0, 0.30), (2870, 0.6, 0.24), (4130, 0.42, 0.18), (5480, 0.18, 0.12), (6900, 0.07, 0.08))

D4, A4, D5, FIS5, A5, D6 = 293.66, 440.0, 587.33, 739.99, 880.0, 1174.66


# ---- What there is to strike, to stir and to drop


def struck(modes: Modes, pitch: float = 1.0, soft: float = 0.002) -> Wave:
    """Something solid that is hit: its modes die away, the high ones first; `soft` seconds until the blow is in full."""
    time = _time(max(decay for _, _, decay in modes) * 1.1)
    ringing = sum(
        strength * np.sin(2 * np.pi * pitch * mode * time) * np.exp(-6.9 * time / decay)
        for mode, strength, decay in modes
    )
    return ringing * _rise(time, soft)


def rub(seed: int, length: float, low: float, high: float, swell: float = 0.5) -> Wave:
    """Noise between two pitches that swells and ebbs away: a wave on sand, a card on a table."""
    time = _time(length)
    noise = np.random.default_rng(seed).standard_normal(time.size)
    pitch = np.fft.rfftfreq(time.size, 1 / RATE)
    band = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    along = time / length
    envelope = np.sin(np.pi * along ** (np.log(0.5) / np.log(swell))) ** 2
    return cast(Wave, np.fft.irfft(np.fft.rfft(noise) * band, time.size) * envelope)


def drop(pitch: float, rise: float = 1.6, length: float = 0.14) -> Wave:
    """A drop into water: the bubble under it rings, and rises while it closes."""
    time = _time(length)
    sweep = pitch * (1 + (rise - 1) * (time / length) ** 1.5)
    phase = 2 * np.pi * np.cumsum(sweep) / RATE
    return cast(Wave, np.sin(phase) * np.exp(-6.9 * time / length) * _rise(time, 0.004))


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Parts, each with the second at which it begins and its strength."""
    heard = np.zeros(max(int(start * RATE) + wave.size for start, _, wave in parts))
    for start, strength, wave in parts:
        begin = int(start * RATE)
        heard[begin : begin + wave.size] += strength * wave
    return heard


def _time(length: float) -> Wave:
    return np.arange(int(length * RATE)) / RATE


def _rise(time: Wave, seconds: float) -> Wave:
    return np.where(time < seconds, 0.5 - 0.5 * np.cos(np.pi * time / seconds), 1.0)


# ---- What each means


def turn() -> Wave:
    """A ship's bell, struck once: it is up to you."""
    return together((0, 1, struck(BELL, D5, 0.004)), (0, 0.12, struck(BLOCK, 1.3)))


def choice() -> Wave:
    """A piece of wood is set down."""
    return together((0, 1, struck(BLOCK)), (0, 0.5, rub(5, 0.02, 700, 4000, 0.2)), (0.012, 0.25, struck(DIE, 0.8)))


def roll() -> Wave:
    """A die on a wooden table: it hops ever lower and lies still."""
    hops = [(0, 1, 1.0), (0.11, 0.8, 1.12), (0.2, 0.9, 0.94), (0.31, 0.6, 1.06), (0.39, 0.5, 0.98), (0.45, 0.36, 1.1)]
    tail = [(0.495, 0.26, 1.02), (0.53, 0.18, 1.07), (0.555, 0.12, 1.0)]
    return together(
        *((start, force, struck(DIE, pitch, 0.0015)) for start, force, pitch in hops + tail),
        *((start, 0.45 * force, struck(PLANK, pitch, 0.003)) for start, force, pitch in hops),
        *((start, 0.4 * force, rub(6, 0.012, 900, 4500, 0.2)) for start, force, _ in hops),
    )


def reveal() -> Wave:
    """A card is turned over: a swish, and a wooden bar as it lies."""
    return together((0, 0.5, rub(1, 0.34, 700, 3600, 0.55)), (0.24, 0.55, struck(BAR, A4)), (0.24, 0.3, struck(BLOCK)))


def gain() -> Wave:
    """Three coins on a pile."""
    falls = [(0, 0.8, 0.94), (0.09, 0.9, 1.0), (0.2, 1.0, 1.09)]
    return together(
        *((start, force, struck(COIN, 0.9 * pitch, 0.002)) for start, force, pitch in falls),
        *((start + 0.024, 0.3 * force, struck(COIN, 1.02 * pitch, 0.002)) for start, force, pitch in falls),
        (0.2, 0.35, struck(BAR, D5)),
    )


def loss() -> Wave:
    """A coin slips away and sinks."""
    return together(
        (0, 0.5, struck(COIN, 0.82, 0.002)),
        (0.2, 1.0, drop(520, 1.35, 0.16)),
        (0.27, 0.8, drop(330, 1.5, 0.24)),
        (0.22, 0.22, rub(2, 0.5, 250, 1500, 0.25)),
        (0.42, 0.3, drop(450, 1.4, 0.12)),
    )


def trap() -> Wave:
    """Planks give way, and the water closes over it."""
    crack = [(0, 1.0, 1.0), (0.035, 0.7, 1.4), (0.06, 0.9, 0.85)]
    return together(
        *((start, force, struck(BLOCK, 0.85 * pitch, 0.001)) for start, force, pitch in crack),
        *((start, 0.9 * force, struck(PLANK, pitch, 0.002)) for start, force, pitch in crack),
        (0.2, 1.1, drop(330, 0.55, 0.46)),
        (0.2, 0.6, rub(3, 0.62, 260, 1800, 0.22)),
        (0.5, 0.5, drop(400, 1.7, 0.16)),
        (0.64, 0.35, drop(520, 1.8, 0.14)),
        (0.74, 0.22, drop(470, 1.9, 0.12)),
    )


def springboard() -> Wave:
    """A plank is let go: it hums ever higher while it comes to rest."""
    time = _time(0.62)
    along = time / time[-1]
    flaps = np.cumsum(17 + 22 * along) / RATE  # of the board against its edge
    pitch = 260 + 380 * along**0.7
    hum = sum(
        strength * np.sin(2 * np.pi * number * np.cumsum(pitch) / RATE)
        for number, strength in enumerate((1, 0.5, 0.2), 1)
    )
    board = hum * (0.55 + 0.45 * np.cos(2 * np.pi * flaps)) * np.exp(-3.6 * along) * _rise(time, 0.004)
    return together((0, 0.7, struck(PLANK, 1.2)), (0.02, 0.9, board))


def win() -> Wave:
    """Three wooden bars upwards, and the bell."""
    return together(
        (0, 0.8, struck(BAR, D5)),
        (0.13, 0.8, struck(BAR, FIS5)),
        (0.26, 0.8, struck(BAR, A5)),
        (0.4, 0.75, struck(BELL, D6, 0.004)),
        (0.4, 0.5, struck(BAR, D5)),
        (0.44, 0.12, struck(COIN, 0.9)),
    )


def lose() -> Wave:
    """Two low wooden bars downwards, and the tide goes out."""
    return together(
        (0, 0.9, struck(BAR, A4)), (0.22, 1.0, struck(BAR, D4 * 1.189)), (0.2, 0.3, rub(4, 0.95, 250, 1400, 0.35))
    )


def over() -> Wave:
    """The bell twice, as at the end of a watch."""
    return together((0, 0.8, struck(BELL, A4, 0.004)), (0.24, 1, struck(BELL, A4, 0.004)))


def talk() -> Wave:
    """A drop of water."""
    return together((0, 1, drop(760, 1.5, 0.13)), (0.075, 0.5, drop(980, 1.4, 0.1)))


SOUNDS: dict[str, Callable[[], Wave]] = {
    sound.__name__: sound
    for sound in (turn, choice, roll, reveal, gain, loss, trap, springboard, win, lose, over, talk)
}


# ---- How loud it is, by ITU-R BS.1770


def loudness(wave: Wave) -> float:
    """LUFS of the loudest 400 ms; silence is added around what is shorter."""
    window = int(0.4 * RATE)
    padded = np.pad(wave, (window, RATE))  # the filters ring on
    turning = np.exp(-2j * np.pi * np.fft.rfftfreq(padded.size))
    weighted = np.fft.irfft(np.fft.rfft(padded) * _head(turning) * _low_cut(turning), padded.size)
    energy = np.cumsum(weighted**2)
    loudest = float(np.max(energy[window:] - energy[:-window])) / window
    return -0.691 + 10 * float(np.log10(loudest))


def true_peak(wave: Wave) -> float:
    """DBTP: the highest point of the curve through the samples, sought at four times their rate."""
    spectrum = np.fft.rfft(np.pad(wave, RATE // 100))
    size = wave.size + 2 * (RATE // 100)
    finer = np.fft.irfft(spectrum, 4 * size) * 4
    return 20 * float(np.log10(np.max(np.abs(finer))))


def _head(turning: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """The first filter: what a head does to sound."""
    above = 1.53512485958697 - 2.69169618940638 * turning + 1.19839281085285 * turning**2
    return above / (1 - 1.69065929318241 * turning + 0.73248077421585 * turning**2)


def _low_cut(turning: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """The second filter: ears hardly hear the lowest."""
    return (1 - 2 * turning + turning**2) / (1 - 1.99004745483398 * turning + 0.99007225036621 * turning**2)


# ---- The files


def rendered(name: str) -> Wave:
    """A sound as it is written: as loud as the others, and faded where it is cut."""
    wave = SOUNDS[name]()[: int(LONGEST * RATE * 0.95)]
    fade = wave.size // 4
    wave[-fade:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(fade) / fade)
    return wave * 10 ** ((TARGET - loudness(wave)) / 20)


def file_of(name: str) -> Path:
    """Where the client finds a sound."""
    return FOLDER / f"{name}.mp3"


def write() -> None:
    """Render and encode all of them."""
    import soundfile

    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        soundfile.write(
            file_of(name), rendered(name), RATE, format="MP3", subtype="MPEG_LAYER_III", compression_level=QUALITY
        )


if __name__ == "__main__":
    write()
