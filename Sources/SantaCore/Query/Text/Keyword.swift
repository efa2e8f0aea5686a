/// A keyword of the query language, in any case. A property with the name of a keyword is written with a leading `#`.
enum Keyword: String, CaseIterable {
  case and, or, not, `in`, between, contains, beginsWith, endsWith, like, matches
  // `someOf` and `noneOf` aren't named `some` and `none`, because these are the cases of `Optional`.
  case any, all, someOf = "some", noneOf = "none"
  case `true`, `false`, yes, no, `nil`, null, nan, infinity
  case truePredicate, falsePredicate, `self`, subquery, cast, object

  private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  init?(_ word: String) {
    // No keyword is longer. The check avoids lowercasing very long words.
    guard word.utf8.count <= 16, let keyword = Self.known[word.lowercased()] else { return nil }
    self = keyword
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
      : !scalar.properties.isWhitespace
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isNameStart(scalar) || isDigit(scalar)
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns a name in query syntax: with a leading `#` if it is a keyword, or with `#` and quotes if it isn't a word.
  static func escaped(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, isNameStart(first),
      name.unicodeScalars.allSatisfy(isNamePart)
    else { return "#\(StoredValue.string(name).literal)" }
    return Keyword(name) == nil ? name : "#\(name)"
  }
}
