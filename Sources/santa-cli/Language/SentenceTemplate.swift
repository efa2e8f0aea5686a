/// An English sentence with placeholders, which finds its own translation: the sentence was made elsewhere, for example by the
/// library or by a program in another language, and only its text is known.
///
/// `{}` is a placeholder for a name or number. `{*}` is one for another sentence or clause, which is translated in turn. The
/// order of the placeholders is the same in all languages.
struct SentenceTemplate: Sendable {
  private var parts: [Substring]
  /// Whether each placeholder is a sentence.
  private var isSentence: [Bool]
  private var english: String

  init(_ english: String) {
    (parts, isSentence) = Self.split(english)
    self.english = english
  }

  /// Returns the translation of a sentence by the first template that it matches; nil if there is none.
  static func translation(
    of text: String, by templates: [SentenceTemplate], in table: WordTable, depth: Int = 0
  ) -> String? {
    // Sentences nest two or three times. A string that the user typed must not lead any deeper.
    guard depth < 5 else { return nil }
    for template in templates {
      guard let translated = table.translation(of: template.english), let values = template.values(in: text)
      else { continue }
      let shown = zip(values, template.isSentence).map { value, isSentence in
        let value = template.isList ? names(value, of: template.english, translated) : String(value)
        guard isSentence else { return value }
        return translation(of: value, by: templates, in: table, depth: depth + 1) ?? value
      }
      return filled(translated, with: shown)
    }
    return nil
  }

  /// Whether this is a list of names in quotation marks, such as `'{}' and '{}'`. In a longer list, the first placeholder has all
  /// names except the last one.
  private var isList: Bool {
    guard parts.count == 3, let quote = parts.first, !quote.isEmpty, parts.last == quote else { return false }
    return parts[1].hasPrefix(quote) && parts[1].hasSuffix(quote)
  }

  /// Returns the names of a list with the quotation marks of a translation, which are also between two names: `a', 'b`.
  private static func names(_ text: Substring, of english: String, _ translated: String) -> String {
    func separator(_ list: String) -> String {
      let parts = split(list).parts
      return "\(parts.last ?? ""), \(parts.first ?? "")"
    }
    return String(text.replacing(separator(english), with: separator(translated)))
  }

  /// Returns the values of the placeholders in a string, or nil if the string isn't this sentence.
  private func values(in text: String) -> [Substring]? {
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

  private static func filled(_ text: String, with values: [String]) -> String {
    let parts = split(text).parts
    var result = String(parts.first ?? "")
    for (index, part) in parts.dropFirst().enumerated() {
      result += (values.indices.contains(index) ? values[index] : "") + part
    }
    return result
  }

  /// Returns the parts of a string around its placeholders, and the kinds of the placeholders.
  private static func split(_ text: String) -> (parts: [Substring], isSentence: [Bool]) {
    var (parts, kinds): ([Substring], [Bool]) = ([], [])
    var rest = text[...]
    while let (range, isSentence) = firstPlaceholder(in: rest) {
      parts.append(rest[..<range.lowerBound])
      kinds.append(isSentence)
      rest = rest[range.upperBound...]
    }
    return (parts + [rest], kinds)
  }

  private static func firstPlaceholder(in text: Substring) -> (Range<Substring.Index>, Bool)? {
    let (value, sentence) = (text.firstRange(of: "{}"), text.firstRange(of: "{*}"))
    guard let sentence else { return value.map { ($0, false) } }
    guard let value, value.lowerBound < sentence.lowerBound else { return (sentence, true) }
    return (value, false)
  }
}
