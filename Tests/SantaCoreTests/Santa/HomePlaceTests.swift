import Testing

@testable import SantaModels
@testable import SantaStore

/// Home.
struct HomePlaceTests {
  private func error(_ text: String) -> HomePlaceError? {
    do throws(HomePlaceError) {
      _ = try HomePlace.parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("Coordinates are read, with space and signs")
  func coordinates() throws {
    #expect(try HomePlace.parse("48.137,11.575").coordinate == .of(48.137, 11.575))
    #expect(try HomePlace.parse(" -33.5 , +151 ").coordinate == .of(-33.5, 151))
    #expect(try HomePlace.parse("90,180").name == "90,180")
  }

  @Test("Coordinates have the name of the nearest city, if there is one")
  func nearestName() throws {
    #expect(try HomePlace.parse("48.2,11.6").name == "48.2,11.6 (near Munich, Germany)")
    #expect(try HomePlace.parse("-36.85,174.76").name == "-36.85,174.76 (near Auckland, New Zealand)")
    // The nearest city may be across the antimeridian, or there may be none.
    #expect(try HomePlace.parse("0,-150").name == "0,-150")
  }

  @Test("Large cities of the world are known, also by their own names and in Japanese")
  func cities() throws {
    for (text, name) in [
      ("Boston", "Boston, United States"), ("Lyon", "Lyon, France"), ("Porto", "Porto, Portugal"),
      ("Kyoto", "Kyoto, Japan"), ("Naples", "Naples, Italy"), ("Napoli", "Naples, Italy"),
      ("東京", "Tokyo, Japan"),
      ("京都", "Kyoto, Japan"), ("ミュンヘン", "Munich, Germany"), ("münchen", "Munich, Germany"),
      ("Москва", "Moscow, Russia"), ("القاهرة", "Cairo, Egypt"), ("ソウル", "Seoul, South Korea"),
    ] {
      #expect(try HomePlace.parse(text).name == name, "\(text)")
    }
    #expect(error("Bostn")?.suggestions.contains("Boston") == true)
  }

  @Test("Of several cities with a name, the country or the state chooses one")
  func states() throws {
    for (text, name) in [
      ("London", "London, United Kingdom"), ("London, CA", "London, Canada"),
      ("Portland, Oregon", "Portland, OR, United States"), ("Ontario, CA", "Ontario, United States"),
      ("Springfield", "Springfield, MO, United States"), ("New York, NY", "New York, United States"),
      ("Portland Maine", "Portland, ME, United States"), ("London, England", "London, United Kingdom"),
      ("Suzhou", "Suzhou, Jiangsu, China"), ("Suzhou, Anhui", "Suzhou, Anhui, China"),
      ("Suzhou, Anhui, China", "Suzhou, Anhui, China"), ("Valencia", "Valencia, Spain"),
      ("Valencia, ES", "Valencia, Spain"), ("Valencia, Venezuela", "Valencia, Venezuela"),
      ("München, Deutschland", "Munich, Germany"), ("Frankfurt", "Frankfurt am Main, Germany"),
      ("York", "York, United Kingdom"), ("Bethlehem", "Bethlehem, Palestinian Territory"),
      ("springfield, il", "Springfield, IL, United States"),
      ("Springfield, Massachusetts, USA", "Springfield, MA, United States"),
      ("Springfield, IL, United States", "Springfield, IL, United States"),
    ] {
      #expect(try HomePlace.parse(text).name == name, "\(text)")
    }
    #expect(
      error("Springfield, TX")?.suggestions == [
        "Springfield, MO, United States", "Springfield, MA, United States", "Springfield, IL, United States",
      ])
  }

  @Test("Names are completed from their first letters, the largest cities first")
  func completions() throws {
    #expect(HomePlace.names(startingWith: "zür", limit: 5).first == "Zürich")
    #expect(HomePlace.names(startingWith: "mün", limit: 5).contains("Munich"))
    #expect(HomePlace.names(startingWith: "", limit: 3).count == 3)
    #expect(HomePlace.names(startingWith: "qqq", limit: 3).isEmpty)
    #expect(HomePlace.names(startingWith: "a", limit: -1).isEmpty)
    let names = HomePlace.names(startingWith: "spring", limit: 100)
    #expect(names.count { $0 == "Springfield" } == 1)
    for name in names { _ = try HomePlace.parse(name) }
  }

  @Test("The table of cities is whole and in order")
  func table() {
    let contents = CityDirectory.embedded.contents
    #expect(contents.cities == 7282 && contents.otherNames == 107_071 && contents.isSorted)
    let countries = Set(PlaceTable.rows.map(\.countryCode))
    for (name, population) in CityDirectory.embedded.names {
      let found = CityDirectory.embedded.cities(named: name)
      #expect(found.contains { $0.name == name && $0.population == population }, "\(name)")
      #expect(found.allSatisfy { countries.contains($0.countryCode) }, "\(name)")
      #expect(found.allSatisfy { ZoneTable.rows.indices.contains($0.zoneIndex) }, "\(name)")
    }
    // A damaged table finds nothing, and doesn't trap.
    let broken = CityDirectory(
      cities: "|a|0|000000000US", names: CityNames(starts: "zzz\u{7f}é", entries: "zz zzzzzzzzzz"))
    #expect(broken.cities(named: "x").isEmpty && broken.names.count == 3)
    #expect(CityNames(starts: "", entries: "").cities(named: "x").isEmpty)
  }

  @Test("A string that isn't a name is not taken for one")
  func falseNames() {
    // One in 50 million strings has the hash of a name.
    for number in 0..<5_000 {
      #expect(CityNames.embedded.cities(named: "notaname\(number)").isEmpty)
    }
  }

  @Test("Coordinates off the Earth or out of form say what is wrong")
  func badCoordinates() throws {
    let north = try #require(error("91,0"))
    #expect(north.code == .latitudeOutOfRange)
    #expect(north.description.contains("latitude 91 is not within -90...90"))
    #expect(error("0,180.1")?.code == .longitudeOutOfRange)
    for text in ["1", "1,", "1,2,3", "52,5,13,4", "0x10,1", "1e1,2", "1;2", "-,-", "1,x", "--1,2", "−5,2"] {
      #expect(error(text)?.code == .malformedCoordinates, "\(text)")
    }
    #expect(error("nan,0")?.code == .unknownPlace)
    #expect(error(String(repeating: "9", count: 100_000) + ",0")?.code == .malformedCoordinates)
  }

  @Test("Names are found without case, accents and punctuation")
  func names() throws {
    for (text, name) in [
      ("berlin", "Berlin, Germany"), ("BOGOTA", "Bogotá, Colombia"), ("São Paulo", "São Paulo, Brazil"),
      ("Sa\u{303}o paulo", "São Paulo, Brazil"), ("nukualofa", "Nuku‘alofa, Tonga"),
      ("ürümqi, china", "Ürümqi, China"), ("Hue", "Huế, Vietnam"), ("st louis", "St. Louis, United States"),
      ("port au prince", "Port-au-Prince, Haiti"), ("Al Ahmadi,KW", "Al Aḩmadī, Kuwait"),
      ("  reykjavík ", "Reykjavík, Iceland"), ("new york", "New York, United States"),
    ] {
      #expect(try HomePlace.parse(text).name == name)
    }
  }

  @Test("Of namesakes the most populous is taken, and the country chooses another")
  func namesakes() throws {
    #expect(try HomePlace.parse("Sydney").name == "Sydney, Australia")
    #expect(try HomePlace.parse("Sydney, CA").name == "Sydney, Canada")
    #expect(try HomePlace.parse("sydney,canada").name == "Sydney, Canada")
    #expect(try HomePlace.parse("Kingston").name == "Kingston, Jamaica")
    #expect(try HomePlace.parse("London, UK").name == "London, United Kingdom")
    let wrong = try #require(error("Sydney, France"))
    #expect(wrong.code == .notInCountry)
    #expect(wrong.suggestions == ["Sydney, Australia", "Sydney, Canada"])
    #expect(wrong.text == "Sydney")
  }

  @Test("A miss offers the nearest spellings")
  func suggestions() throws {
    let berlin = try #require(error("Beriln"))
    #expect(berlin.code == .unknownPlace)
    #expect(berlin.suggestions.first == "Berlin")
    #expect(berlin.description.contains("Did you mean \"Berlin\""))
    #expect(error("Reykjavk")?.suggestions.first == "Reykjavík")
    #expect(error("Honolul, US")?.suggestions.first == "Honolulu")
    #expect(error("qqqqqqqqqqqqqq")?.suggestions == [])
    // Other names, which are known only by their hashes, are corrected, too.
    #expect(error("Мюнхенн")?.suggestions == ["Munich"])
    #expect(error("Bostn")?.suggestions == ["Boston"])
    #expect(error("")?.code == .empty)
    #expect(error(" \t")?.code == .empty)
    #expect(error("!!!")?.code == .unknownPlace)
    #expect(error("🎅")?.code == .unknownPlace)
    #expect(error(String(repeating: "a", count: 1_000_000))?.suggestions == [])
    #expect(error("a\u{1b}[31m")?.description.contains("\u{1b}") == false)
  }

  @Test("A time zone of the table has a place, and another has none")
  func timeZones() {
    let ushuaia = HomePlace.ofTimeZone(named: "America/Argentina/Ushuaia")
    #expect(ushuaia?.name == "Ushuaia")
    #expect(ushuaia?.coordinate == .of(-54.8, -68.3))
    #expect(HomePlace.ofTimeZone(named: "America/New_York")?.name == "New York")
    // Old names are links to other zones, but may be the names of cities.
    for (zone, name) in [
      ("Europe/Kiev", "Kyiv"), ("Asia/Calcutta", "Kolkata"), ("US/Pacific", "Los Angeles"),
      ("US/Eastern", "New York"),
      ("Asia/Saigon", "Ho Chi Minh City"), ("America/Montreal", "Montréal"), ("Iceland", "Reykjavík"),
      ("Asia/Ulaanbaatar", "Ulan Bator"), ("Japan", "Tokyo"), ("America/Indiana/Knox", "Knox"),
    ] {
      #expect(HomePlace.ofTimeZone(named: zone)?.name == name, "\(zone)")
    }
    for zone in ["UTC", "EST", "CET", "Etc/UTC", "", "Europe/Nowhere"] {
      #expect(HomePlace.ofTimeZone(named: zone) == nil)
    }
  }

  @Test("Santa's own home is the Pole")
  func northPole() throws {
    for text in ["North Pole", "nordpol", "北極"] {
      let home = try HomePlace.parse(text)
      #expect(home.name == "North Pole" && home.coordinate == .northPole)
    }
    let route = Route.embedded(year: 2026)
    #expect(Countdown(route: route, home: .northPole, now: route.takeoff.departure).homeStop == route.landing)
  }

  @Test("Spellings of a name have the same search key")
  func searchKeys() {
    for (first, second) in [
      ("Saint-Étienne", "st etienne"), ("St. Gallen", "Sankt Gallen"), ("Орёл", "Орел"),
      ("Gießen", "GIESSEN"),
      ("廣州", "广州"), ("臺北", "台北"), ("Київ", "Ки\u{456}\u{308}в"), ("Йошкар-Ола", "И\u{306}ошкар Ола"),
      ("Καβάλα", "ΚΑΒΑΛΑ"), ("أصفهان", "اصفهان"), ("کراچی", "كراچي"),
      ("서울", "\u{1109}\u{1165}\u{110b}\u{116e}\u{11af}"), ("ガ", "カ\u{3099}"), ("O‘quv", "oquv"),
      ("Xi’an", "Xian"), ("Winston-Salem", "winston salem"), ("Mount Isa", "Mt. Isa"),
    ] {
      #expect(PlaceName.searchKey(first) == PlaceName.searchKey(second), "\(first)")
    }
    #expect(PlaceName.searchKey("दिल्ली") == "दिल्ली")
    #expect(PlaceName.searchKey(" -- ").isEmpty)
  }

  @Test("Names become keys of bare letters")
  func keys() {
    for (name, key) in [
      ("Łódź", "lodz"), ("Tromsø", "tromso"), ("Straße", "strasse"), ("Þórshöfn", "thorshofn"),
      ("Đà Nẵng", "da nang"),
      ("N'Djamena", "ndjamena"), ("Æro", "aero"), ("Iğdır", "igdir"), ("  --  ", ""), ("Москва", "москва"),
    ] {
      #expect(PlaceName.key(name) == key)
    }
  }
}
