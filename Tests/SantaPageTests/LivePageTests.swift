import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaPage

/// The answers of the page, without HTTP.
struct LivePageTests {
  /// Christmas Eve, 22:10 UTC.
  static let evening = Date(timeIntervalSince1970: 1_798_150_200)

  static func page(at date: Date = evening) -> LivePage {
    LivePage(PageSource(nil, clock: ManualClock(date)), path: "/santa/")
  }

  private static func text(
    _ path: String = "", _ parameters: [String: String] = [:], agent: String = "curl/8.5.0"
  ) -> (status: Int, text: String) {
    let answer = page().answer(PageRequest(path: path, parameters: parameters, userAgent: agent))
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  private static func json<Value: Decodable>(
    _ type: Value.Type, _ path: String, _ parameters: [String: String] = [:]
  ) throws -> Value {
    try JSONDecoder().decode(
      type, from: Data(page().answer(PageRequest(path: path, parameters: parameters)).body))
  }

  @Test("The files of the page are compiled into the program")
  func filesAreCurrent() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SantaPage/Web").standardizedFileURL
    for (name, text) in [
      ("page.html", PageAssets.html), ("page.js", PageAssets.script), ("page.css", PageAssets.style),
      ("icon.svg", PageAssets.icon), ("words.tsv", PageAssets.words), ("terminal.tsv", PageAssets.terminal),
    ] {
      let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(file == text, "Run scripts/page.sh after a change to \(name).")
    }
  }

  @Test("The page is small")
  func size() {
    let total = [PageAssets.html, PageAssets.script, PageAssets.style, PageAssets.icon, LandPath.text]
      .reduce(0) { $0 + $1.utf8.count }
    #expect(total < 100_000)
    #expect(LandPath.text.utf8.count < 20_000)
  }

  @Test("Each language has all words, and the page has no gaps", arguments: PageLanguage.allCases)
  func words(language: PageLanguage) throws {
    for table in [PageAssets.words, PageAssets.terminal] {
      let lines = table.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
      let column = try #require(lines[0].firstIndex { PageLanguage(tag: $0) == language })
      for line in lines {
        #expect(line.count == lines[0].count && !line[column].isEmpty, "\(line[0]) in \(language)")
        let names = { (text: Substring) in Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) }) }
        // The day and the number of the month depend on the language.
        if line[0] != "day" { #expect(names(line[1]) == names(line[column]), "\(line[0]) in \(language)") }
      }
    }
    let answer = Self.page().answer(
      PageRequest(
        path: "", parameters: ["lang": language.rawValue], accept: "text/html",
        address: "https://example.org/santa"))
    let html = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200 && answer.language == language.rawValue)
    #expect(!html.contains("{{") && html.contains("lang=\"\(language.rawValue)\""))
    #expect(html.contains("https://example.org/santa/card.png"))
  }

  @Test("What is filled into the page is escaped")
  func escaping() {
    let answer = Self.page().answer(
      PageRequest(path: "", accept: "text/html", address: "http://\"><script>alert('1')</script>"))
    let html = String(decoding: answer.body, as: UTF8.self)
    #expect(!html.contains("<script>alert") && html.contains("&quot;&gt;&lt;script&gt;"))
  }

  @Test("A browser gets HTML, and a terminal gets text")
  func kinds() {
    let page = Self.page()
    func isText(_ agent: String, _ accept: String, format: String? = nil) -> Bool {
      var request = PageRequest(path: "", userAgent: agent, accept: accept)
      request.parameters["format"] = format
      return page.answer(request).contentType.hasPrefix("text/plain")
    }
    #expect(isText("curl/8.5.0", "*/*") && isText("Wget/1.21", "*/*") && isText("HTTPie/3.2", "*/*"))
    #expect(isText("", "text/plain") && isText("Mozilla/5.0", "text/html", format: "1"))
    #expect(!isText("Mozilla/5.0", "text/html,application/xhtml+xml") && !isText("", ""))
  }

  @Test("The text has the place, the next stop with its local time, the presents, and the countdown")
  func terminalText() throws {
    let (status, text) = Self.text("", ["home": "Lyon"])
    let lines = text.split(separator: "\n")
    try #require(status == 200 && lines.count == 6, "\(text)")
    #expect(lines[0] == "🎄 Christmas 2026" && lines[1].hasPrefix("Santa: "))
    #expect(lines[2].firstMatch(of: /^Next: .+, 2[45] Dec \d\d:\d\d$/) != nil, "\(text)")
    #expect(lines[3].contains(" delivered, ") && lines[3].contains(" still in the sleigh"))
    #expect(lines[4].hasPrefix("Weather: ") && lines[4].hasSuffix("(typical for December)"))
    #expect(lines[5].hasPrefix("🏠 Lyon, France: "))
    #expect(!text.contains("{"))
    let french = Self.text("", ["home": "Londres", "lang": "fr"]).text
    #expect(french.contains("🏠 Londres, Royaume-Uni") && french.hasPrefix("🎄 Noël 2026"), "\(french)")
  }

  @Test("A format is one line, each longer than the one before", arguments: PageLanguage.allCases)
  func formats(language: PageLanguage) {
    let lines = (1...4).map {
      Self.text("", ["format": "\($0)", "home": "Tokyo", "lang": language.rawValue]).text
    }
    for line in lines {
      #expect(line.hasSuffix("\n") && line.count { $0 == "\n" } == 1 && !line.contains("{"))
    }
    for (shorter, longer) in zip(lines, lines.dropFirst()) {
      #expect(longer.hasPrefix(shorter.dropLast()) && longer.count > shorter.count)
    }
  }

  @Test("Values that aren't possible are answered with what is")
  func badValues() {
    #expect(Self.text("", ["format": "9"]) == (400, "The format must be 1, 2, 3 or 4.\n"))
    #expect(Self.text("", ["format": "x"]).status == 400)
    #expect(Self.text("", ["home": "Atlantis"]).status == 404)
    #expect(Self.text("", ["home": "Atlantis", "lang": "de"]).text.hasPrefix("Kein Ort namens \"Atlantis\""))
    #expect(Self.text("", ["home": "Lyonn"]).text.contains("Lyon"))
    #expect(Self.text("", ["home": "a\u{1B}[31m"]).text.contains("\u{1B}") == false)
    #expect(Self.text("", ["lang": "xx"]).text.hasPrefix("🎄 Christmas"))
    for (latitude, longitude) in [
      ("NaN", "1"), ("1000", "1"), ("1", "1000"), ("inf", "0"), ("", ""), ("1", ""), ("0x10z", "1"),
    ] {
      #expect(Self.text("/home", ["lat": latitude, "lon": longitude]).status == 400)
    }
    #expect(Self.text("/home").status == 400)
    #expect(Self.text("/places", ["q": String(repeating: "a", count: 10_000)]) == (200, "[]"))
    for path in ["/../etc/passwd", "/page.js/", "/%2e%2e", "/PAGE.JS", "//", "/santa"] {
      #expect(Self.text(path).status == 404)
    }
  }

  @Test("The language is the one that is asked for, or the browser's, or English")
  func languages() {
    func language(_ parameter: String?, _ accepted: String) -> String {
      PageLanguage(parameter: parameter, accepted: accepted).rawValue
    }
    #expect(language("de", "fr") == "de" && language("pt-BR", "") == "pt" && language("zh_Hans", "") == "zh")
    #expect(language("xx", "fr;q=0.5, nl") == "nl" && language(nil, "sv, pl;q=0.8, it;q=0.9") == "it")
    #expect(language(nil, "de;q=0") == "en" && language(nil, "*") == "en" && language(nil, ",;,q=") == "en")
    #expect(language("", String(repeating: "x", count: 10_000)) == "en")
  }

  private struct Route: Decodable {
    struct Stop: Decodable {
      var id: String
      var name: String
      var country: String
      var arrival: Int
      var departure: Int
      var zone: Int
      var presents: Int
      var fact: String?
    }

    var title: String
    var stops: [Stop]
  }

  @Test("The route has each stop, in the visitor's language")
  func route() throws {
    let route = try Self.json(Route.self, "/route.json", ["lang": "de"])
    let embedded = SantaCore.Route.embedded(year: 2026)
    #expect(route.title == "Weihnachten 2026" && route.stops.map(\.id) == embedded.stops.map(\.id))
    #expect(route.stops.first?.name == "Nordpol" && route.stops.contains { $0.country == "Frankreich" })
    #expect(route.stops.last?.presents == embedded.presentsTotal)
    #expect(
      route.stops.dropFirst().dropLast().allSatisfy { $0.fact != nil && !($0.fact ?? "").contains("{") })
    let page = Self.page()
    let tag = page.answer(PageRequest(path: "/route.json")).tag
    let event = String(decoding: page.source.current().event, as: UTF8.self)
    #expect(event.contains("\"route\":\"\(try #require(tag))\""))
  }

  @Test("Places are found by the start of their names, in English or in the visitor's language")
  func places() throws {
    struct Place: Decodable {
      var name: String
      var detail: String
      var lat: Double
      var lon: Double
    }
    func places(_ text: String, _ language: String = "en") throws -> [Place] {
      try Self.json([Place].self, "/places", ["q": text, "lang": language])
    }
    let lyon = try #require(try places("lyo", "fr").first)
    #expect(lyon.name == "Lyon" && lyon.detail == "France" && abs(lyon.lat - 45.75) < 0.1)
    #expect(try places("Londr", "fr").contains { $0.name == "Londres" && $0.detail == "Royaume-Uni" })
    #expect(try places("londres", "fr").first?.name == "Londres")
    #expect(try places("münch", "de").first?.name == "München")
    #expect(try places("東京", "ja").first?.detail == "日本")
    let portland = try places("Portland")
    #expect(portland.count > 1 && Set(portland.map(\.detail)).count == portland.count)
    #expect(try places("45.75,4.85").first?.name == "Lyon")
    #expect(try places("s").count == 8)
    for text in ["", " ", "zzzzzz", "…", "'", "-"] { #expect(try places(text).isEmpty, "\(text)") }
  }

  @Test("A visitor's place has the stop from which Santa visits it")
  func home() throws {
    struct Home: Decodable {
      var name: String
      var stop: String
      var arrival: Int
      var zone: Int
    }
    let home = try Self.json(Home.self, "/home", ["lat": "45.8", "lon": "4.8", "lang": "fr"])
    #expect(home.name == "Lyon" && home.zone == 3600, "\(home)")
    let route = try Self.json(Route.self, "/route.json")
    #expect(route.stops.first { $0.id == home.stop }?.arrival == home.arrival)
    let pole = try Self.json(Home.self, "/home", ["lat": "90", "lon": "0"])
    #expect(pole.stop == "landing")
    let village = try Self.json(Home.self, "/home", ["lat": "45.4", "lon": "4.4"])
    #expect(village.name == "Saint-Étienne" && village.stop == home.stop, "\(village)")
    // Far from every city.
    #expect(try !Self.json(Home.self, "/home", ["lat": "-50", "lon": "-140"]).name.isEmpty)
  }

  @Test("Files are kept for ever under the address that names their version")
  func caching() {
    let page = Self.page()
    func caching(_ path: String, _ version: String?) -> PageAnswer.Caching {
      var request = PageRequest(path: path)
      request.parameters["v"] = version
      return page.answer(request).caching
    }
    #expect(caching("/page.js", PageAssets.version) == .immutable && caching("/page.js", "1") == .checked)
    #expect(caching("/page.css", nil) == .checked && caching("/route.json", nil) == .checked)
    #expect(caching("/home", nil) == .never)
    let tag = page.answer(PageRequest(path: "/route.json")).tag
    #expect(caching("/route.json", tag) == .seconds(86_400) && caching("/route.json", "1") == .checked)
  }
}
