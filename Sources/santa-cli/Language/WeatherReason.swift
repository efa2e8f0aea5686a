/// The reason for which there is no reading of the weather, in the language of the reader.
///
/// The program that requests the weather stores the reason in English, and programs in any language read it. A reason that is
/// not in the table, for example one of a later version, is shown unchanged.
struct WeatherReason: Sendable {
  /// The sentences of `HTTPError`, `WeatherFailure` and `ServiceAnswer`. A longer sentence precedes a sentence that it starts
  /// with.
  private static let templates = [
    SentenceTemplate("the limit of {} places a minute is reached"),
    SentenceTemplate("no answer for this place"),
    SentenceTemplate("it answered for {} places instead of {}"),
    SentenceTemplate("nothing answers at {}"),
    SentenceTemplate("{} can't be found: no network, or no such name"),
    SentenceTemplate("{} did not answer within {} seconds"),
    SentenceTemplate("there is no secure connection to {} ({})"),
    SentenceTemplate("there is no secure connection to {}"),
    SentenceTemplate("the connection to {} broke off"),
    SentenceTemplate("{} sent more than {} bytes"),
    SentenceTemplate("the request to {} failed ({})"),
    SentenceTemplate("the request to {} failed"),
    SentenceTemplate("it got too many requests: {}"),
    SentenceTemplate("it got too many requests"),
    SentenceTemplate("it is unavailable for a while: {}"),
    SentenceTemplate("it is unavailable for a while"),
    SentenceTemplate("it failed with status {}: {}"),
    SentenceTemplate("it failed with status {}"),
    SentenceTemplate("it refused the request with status {}: {}"),
    SentenceTemplate("it refused the request with status {}"),
    SentenceTemplate("it answered with status {}: {}"),
    SentenceTemplate("it answered with status {}"),
    SentenceTemplate("it answered with a web page instead of data"),
    SentenceTemplate("its answer is not JSON: {}"),
    SentenceTemplate("its answer has no '{}'"),
    SentenceTemplate("its answer {}"),
    SentenceTemplate("'{}' in its answer {}"),
  ]

  /// The stored reason: the name of the service, a colon, and a sentence.
  var text: String

  func text(in language: Language) -> String {
    guard language != .english, let colon = text.firstRange(of: ": ") else { return text }
    let sentence = String(text[colon.upperBound...])
    let translation = SentenceTemplate.translation(of: sentence, by: Self.templates, in: language.table)
    return translation.map { "\(text[..<colon.lowerBound]): \($0)" } ?? text
  }

  /// Returns the translation of a sentence without the name of the service; nil if the sentence isn't known.
  static func translation(of sentence: String, in language: Language) -> String? {
    SentenceTemplate.translation(of: sentence, by: templates, in: language.table)
  }
}
