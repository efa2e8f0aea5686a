/// Why there is no reading of the weather, in the language of the reader.
///
/// A reason is stored in English, by the program that asked the service, and read by programs in any language. A
/// reason that is not in the table, such as one of a later version, stays as it is.
struct WeatherReason: Sendable {
  /// A sentence in English, which a table translates. Each `{}` stands for a name or number, in the same order.
  private struct Template: Sendable {
    var parts: [Substring]
    var wording: Wording

    init(_ english: String) {
      parts = english.split(separator: "{}", omittingEmptySubsequences: false)
      wording = Wording(english)
    }

    /// The names and numbers in a text; nil if it is not this sentence.
    func values(in text: String) -> [Substring]? {
      guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return nil }
      var rest = text.dropFirst(first.count)
      var values: [Substring] = []
      for part in parts.dropFirst().dropLast() {
        guard let range = rest.firstRange(of: part) else { return nil }
        values.append(rest[..<range.lowerBound])
        rest = rest[range.upperBound...]
      }
      guard parts.count > 1 else { return rest.isEmpty ? [] : nil }
      guard rest.hasSuffix(last), rest.count > last.count else { return nil }
      return values + [rest.dropLast(last.count)]
    }
  }

  /// The sentences of `HTTPError`, `WeatherFailure` and `ServiceAnswer`. A longer one is before its beginning.
  private static let templates = [
    Template("the limit of {} places a minute is reached"),
    Template("no answer for this place"),
    Template("it answered for {} places instead of {}"),
    Template("nothing answers at {}"),
    Template("{} can't be found: no network, or no such name"),
    Template("{} did not answer within {} seconds"),
    Template("there is no secure connection to {} ({})"),
    Template("there is no secure connection to {}"),
    Template("the connection to {} broke off"),
    Template("{} sent more than {} bytes"),
    Template("{} can't be asked ({})"),
    Template("{} can't be asked"),
    Template("it got too many requests: {}"),
    Template("it got too many requests"),
    Template("it is unavailable for a while: {}"),
    Template("it is unavailable for a while"),
    Template("it failed with status {}: {}"),
    Template("it failed with status {}"),
    Template("it refused the request with status {}: {}"),
    Template("it refused the request with status {}"),
    Template("it answered with status {}: {}"),
    Template("it answered with status {}"),
    Template("it answered with a web page instead of data"),
    Template("its answer is not JSON: {}"),
    Template("its answer has no '{}'"),
    Template("its answer {}"),
    Template("'{}' in its answer {}"),
  ]

  /// The reason as it is stored: the name of the service, a colon, and a sentence.
  var text: String

  func text(in language: Language) -> String {
    guard language != .english, let colon = text.firstRange(of: ": ") else { return text }
    let sentence = String(text[colon.upperBound...])
    for template in Self.templates {
      guard let values = template.values(in: sentence) else { continue }
      var translated = template.wording.text(in: language)
      for value in values {
        if let place = translated.firstRange(of: "{}") { translated.replaceSubrange(place, with: value) }
      }
      return "\(text[..<colon.lowerBound]): \(translated)"
    }
    return text
  }
}
