extension String {
  /// The text as it is compared with these options: in lower case, and without accents and the like.
  func folded(_ options: Expression.TextOptions) -> String {
    if options.isEmpty { return self }
    let text = options.contains(.diacriticInsensitive) ? withoutMarks : self
    return options.contains(.caseInsensitive) ? text.lowercased() : text
  }

  /// Without the marks that stand over, under or in letters: `"Reykjavík"` as `"Reykjavik"`. A letter that is one of its own
  /// stays, as ø does.
  private var withoutMarks: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in CanonicalDecomposition.scalars(of: self)
    where scalar.properties.canonicalCombiningClass == .notReordered { result.append(scalar) }
    return String(result)
  }
}
