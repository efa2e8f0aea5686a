/// Why there is no reading of the weather, in the language of the reader.
///
/// A reason is stored in English, by the program that asked the service, and read by programs in any language. A
/// reason that is not in the table, such as one of a later version, stays as it is.
struct WeatherReason: Sendable {
  /// A sentence in English, and in other languages. Each `{}` stands for a name or number, in the same order.
  private struct Template: Sendable {
    var parts: [Substring]
    var wording: Wording

    init(_ english: String, japanese: String) {
      parts = english.split(separator: "{}", omittingEmptySubsequences: false)
      wording = Wording(english, japanese: japanese)
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
    Template("nothing answers at {}", japanese: "{} が応答しません"),
    Template("{} can't be found: no network, or no such name", japanese: "{} が見つかりません（未接続か名前の誤り）"),
    Template("{} did not answer within {} seconds", japanese: "{} が {} 秒以内に応答しませんでした"),
    Template("there is no secure connection to {} ({})", japanese: "{} に安全に接続できません（{}）"),
    Template("there is no secure connection to {}", japanese: "{} に安全に接続できません"),
    Template("the connection to {} broke off", japanese: "{} との接続が切れました"),
    Template("{} sent more than {} bytes", japanese: "{} の応答が {} バイトを超えました"),
    Template("{} can't be asked ({})", japanese: "{} に問い合わせできません（{}）"),
    Template("{} can't be asked", japanese: "{} に問い合わせできません"),
    Template("it got too many requests: {}", japanese: "問い合わせが多すぎます（{}）"),
    Template("it got too many requests", japanese: "問い合わせが多すぎます"),
    Template("it is unavailable for a while: {}", japanese: "しばらく利用できません（{}）"),
    Template("it is unavailable for a while", japanese: "しばらく利用できません"),
    Template("it failed with status {}: {}", japanese: "サーバーの障害です（状態 {}、{}）"),
    Template("it failed with status {}", japanese: "サーバーの障害です（状態 {}）"),
    Template("it refused the request with status {}: {}", japanese: "問い合わせが拒否されました（状態 {}、{}）"),
    Template("it refused the request with status {}", japanese: "問い合わせが拒否されました（状態 {}）"),
    Template("it answered with status {}: {}", japanese: "応答の状態が {} です（{}）"),
    Template("it answered with status {}", japanese: "応答の状態が {} です"),
    Template("it answered with a web page instead of data", japanese: "データではなく Web ページが返されました"),
    Template("its answer is not JSON: {}", japanese: "応答が JSON ではありません（{}）"),
    Template("its answer has no '{}'", japanese: "応答に '{}' がありません"),
    Template("its answer {}", japanese: "応答が正しくありません（{}）"),
    Template("'{}' in its answer {}", japanese: "応答の '{}' が正しくありません（{}）"),
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
