extension String {
  /// The text in the form in which it is compared with these options: in lower case, without diacritics, or both.
  func folded(_ options: Expression.TextOptions) -> String {
    if options.isEmpty { return self }
    let text = options.contains(.diacriticInsensitive) ? withoutMarks : self
    return options.contains(.caseInsensitive) ? text.lowercased() : text
  }

  /// The text without combining marks: `"Reykjavík"` becomes `"Reykjavik"`. A separate letter such as ø stays.
  private var withoutMarks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in CanonicalDecomposition.scalars(of: self)
    where scalar.properties.canonicalCombiningClass == .notReordered { result.append(scalar) }
    return String(result)
  }
}
