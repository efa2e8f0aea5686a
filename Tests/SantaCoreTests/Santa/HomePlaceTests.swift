import Testing

@testable import SantaCore

@Suite("Home")
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
    for zone in ["UTC", "US/Eastern", "", "Europe/Nowhere"] {
      #expect(HomePlace.ofTimeZone(named: zone) == nil)
    }
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
