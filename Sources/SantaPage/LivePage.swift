import SantaCore
import Synchronization

/// The page that shows Santa's flight: its HTML, the data for its script, and the same as text.
///
/// ```swift
/// let page = LivePage(PageSource(nil), path: "/santa")
/// let answer = page.answer(PageRequest(path: "", userAgent: "curl/8.5.0"))
/// ```
///
/// The events are the states of ``PageSource/subscribe()``.
public final class LivePage: Sendable {
  /// The source of the states.
  public let source: PageSource
  /// The path of the page, which starts with a slash and doesn't end with one; empty for the root.
  public let path: String
  private let kept = Mutex(Kept())

  /// Documents that many visitors get.
  private struct Kept {
    /// The documents of the route with a tag, by language.
    var routes: (tag: String, documents: [PageLanguage: [UInt8]]) = ("", [:])
    /// The compressed documents, by their contents' tags.
    var compressed: [String: [UInt8]] = [:]
    /// The sharing card, with the minute for which it was drawn.
    var card: (minute: Int, bytes: [UInt8])?
  }

  /// Creates a page below a path. Slashes at the path's end don't matter.
  public init(_ source: PageSource, path: String) {
    self.source = source
    let parts = path.split(separator: "/")
    self.path = parts.map { "/\($0)" }.joined()
  }

  /// The maximum number of compressed documents that are kept: several of each language.
  private static let compressedLimit = 100

  /// Answers a request. The answer has the status 404 if there is nothing at the path, and 400 if a parameter isn't valid.
  public func answer(_ request: PageRequest) -> PageAnswer {
    var answer = uncompressedAnswer(request)
    // Documents without a tag are short, or different each time.
    guard let tag = answer.tag, request.acceptsGzip else { return answer }
    // The page itself contains the address in the request, so that there are any number of versions.
    let body = request.path.count > 1 ? compressed(answer.body) : GzipFile.bytes(of: answer.body)
    // Other bytes need another tag.
    (answer.body, answer.tag, answer.isCompressed) = (body, "\(tag)-gzip", true)
    return answer
  }

  /// Returns a document in its compressed form, which is kept.
  private func compressed(_ document: [UInt8]) -> [UInt8] {
    let tag = PageJSON.tag(document)
    if let known = kept.withLock({ $0.compressed[tag] }) { return known }
    let bytes = GzipFile.bytes(of: document)
    kept.withLock { kept in
      if kept.compressed.count >= Self.compressedLimit { kept.compressed = [:] }
      kept.compressed[tag] = bytes
    }
    return bytes
  }

  private func uncompressedAnswer(_ request: PageRequest) -> PageAnswer {
    let parameters = request.parameters
    switch request.path {
    case "", "/": return request.wantsText ? text(request) : html(request)
    case "/page.js":
      return asset(PageAssets.script, "text/javascript; charset=utf-8", parameters)
    case "/page.css": return asset(PageAssets.style, "text/css; charset=utf-8", parameters)
    case "/icon.svg": return asset(PageAssets.icon, "image/svg+xml", parameters)
    case "/land.txt":
      var answer = PageAnswer.text(LandPath.text)
      (answer.caching, answer.tag) = (.seconds(86_400), LandPath.tag)
      return answer
    case "/words.json":
      let language = request.language
      let body = PageJSON.bytes(PageWords.page.all(in: language))
      return .json(body, .checked, tag: PageJSON.tag(body), language)
    case "/route.json": return route(request)
    case "/places":
      let places = PagePlaces.places(startingWith: parameters["q"] ?? "", in: request.language)
      return .json(PageJSON.bytes(places), .seconds(3600), request.language)
    case "/home": return home(request)
    case "/card.png": return card()
    default: return .text("There is nothing here.\n", status: 404)
    }
  }

  // MARK: The page

  private func html(_ request: PageRequest) -> PageAnswer {
    let language = request.language
    let values = [
      "lang": language.rawValue, "dir": "ltr", "title": PageWords.page.text("title", in: language),
      "description": PageWords.page.text("description", in: language), "base": path,
      "version": PageAssets.version, "url": request.address,
    ]
    let text = PageWords.filled(PageAssets.html, open: "{{", close: "}}") { name in
      let value =
        name.hasPrefix("words.")
        ? PageWords.page.text(String(name.dropFirst("words.".count)), in: language) : values[name]
      return value.map(Self.escaped)
    }
    let body = Array(text.utf8)
    return PageAnswer(
      contentType: "text/html; charset=utf-8", body: body, caching: .checked, tag: PageJSON.tag(body),
      language: language.rawValue)
  }

  /// Returns a text with its special characters escaped, for the contents and the attributes of elements.
  private static func escaped(_ text: String) -> String {
    let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    return text.map { escapes[$0] ?? String($0) }.joined()
  }

  private func asset(_ text: String, _ contentType: String, _ parameters: [String: String]) -> PageAnswer {
    PageAnswer(
      contentType: contentType, body: Array(text.utf8),
      caching: parameters["v"] == PageAssets.version ? .immutable : .checked, tag: PageAssets.version)
  }

  // MARK: The text

  private func text(_ request: PageRequest) -> PageAnswer {
    let language = request.language
    var format: TerminalText.Format?
    if let number = request.parameters["format"] {
      format = Int(number).flatMap { TerminalText.Format(rawValue: $0) }
      if format == nil { return .text("The format must be 1, 2, 3 or 4.\n", status: 400) }
    }
    var home: HomePlace?
    if let name = request.parameters["home"], !name.isEmpty {
      do throws(HomePlaceError) { home = try Self.home(named: name, in: language) } catch {
        let message = PageWords.all.text(
          "unknownPlace", in: language, ["name": "\"\(name.prefix(100))\""])
        let suggestions = error.suggestions.map { "  \($0)\n" }.joined()
        return .text("\(message.printable)\n\(suggestions)", status: 404, language)
      }
    }
    let text = TerminalText(state: source.current(), home: home, language: language)
    return .text(format.map { text.line($0) } ?? text.text, language)
  }

  /// Returns the place that a visitor names in English, in the place's own language, or in the visitor's.
  private static func home(named name: String, in language: PageLanguage) throws(HomePlaceError) -> HomePlace
  {
    do { return try HomePlace.parse(name) } catch {
      let key = PlaceName.key(name)
      let english = language.places.filter { PlaceName.key($0.value) == key }.keys.sorted()
      if let home = english.lazy.compactMap({ HomePlace.places(named: $0).first }).first { return home }
      throw error
    }
  }

  // MARK: Data

  private func route(_ request: PageRequest) -> PageAnswer {
    let language = request.language
    let flight = source.current().flight
    let known = kept.withLock { kept in
      kept.routes.tag == flight.tag ? kept.routes.documents[language] : nil
    }
    let body = known ?? PageJSON.bytes(RouteDocument(flight, in: language))
    if known == nil {
      kept.withLock { kept in
        if kept.routes.tag != flight.tag { kept.routes = (flight.tag, [:]) }
        kept.routes.documents[language] = body
      }
    }
    // Not permanently, because another version of this program may have other words for the same route.
    let caching: PageAnswer.Caching = request.parameters["v"] == flight.tag ? .seconds(86_400) : .checked
    return .json(body, caching, tag: flight.tag, language)
  }

  private func home(_ request: PageRequest) -> PageAnswer {
    guard let latitude = request.parameters["lat"].flatMap({ Double($0) }),
      let longitude = request.parameters["lon"].flatMap({ Double($0) }),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      return .text("The parameters 'lat' and 'lon' must be degrees, as in lat=45.76&lon=4.84.\n", status: 400)
    }
    let document = HomeDocument(coordinate, on: source.current().flight, in: request.language)
    return .json(PageJSON.bytes(document), .never, request.language)
  }

  private func card() -> PageAnswer {
    let state = source.current()
    let minute = state.now.milliseconds / 60_000
    let known = kept.withLock { $0.card?.minute == minute ? $0.card?.bytes : nil }
    let bytes = known ?? CardImage(state).png
    if known == nil { kept.withLock { $0.card = (minute, bytes) } }
    return PageAnswer(contentType: "image/png", body: bytes, caching: .seconds(60))
  }
}
