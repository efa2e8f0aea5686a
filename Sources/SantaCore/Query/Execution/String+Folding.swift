extension String {
  /// Returns the string in the form that is compared with these options: with its case folded, without diacritics, or both.
  func folded(_ options: Expression.TextOptions) -> String {
    if options.isEmpty || isAllASCII {
      return options.contains(.caseInsensitive) ? lowercased() : self
    }
    let text = options.contains(.diacriticInsensitive) ? withoutMarks : self
    return options.contains(.caseInsensitive) ? text.caseFolded : text
  }

  /// The string without combining marks: `"Reykjavík"` becomes `"Reykjavik"`. Separate letters such as ø are kept.
  private var withoutMarks: String {
    var result = String.UnicodeScalarView()
    for scalar in CanonicalDecomposition.scalars(of: self)
    where scalar.properties.canonicalCombiningClass == .notReordered { result.append(scalar) }
    return String(result)
  }

  /// The string in a form in which letters that differ only in case are equal. This is Unicode's full case folding, except for
  /// the choice of the letter that represents all of them.
  ///
  /// Lowercasing alone isn't enough: `σ` and `ς` both belong to `Σ`, and `ß` belongs to `SS`.
  private var caseFolded: String {
    var result = String.UnicodeScalarView()
    // The mark U+0345 folds to a letter. It must follow all other marks, as it does in a decomposed string.
    if unicodeScalars.contains(where: \.mayHaveSubscript) {
      for scalar in CanonicalDecomposition.scalars(of: self) { scalar.appendFolded(to: &result) }
    } else {
      for scalar in unicodeScalars { scalar.appendFolded(to: &result) }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is the Greek mark U+0345, or might decompose to a sequence with it.
  fileprivate var mayHaveSubscript: Bool { value == 0x345 || 0x1F80...0x1FFF ~= value }

  /// Appends the letters that represent this one and all letters that differ from it only in case.
  ///
  /// The scalar is lowercased, uppercased and lowercased again, which gives more than one letter for `ß`. Only `ẞ`, whose
  /// uppercase form is itself, needs the first step.
  fileprivate func appendFolded(to result: inout String.UnicodeScalarView) {
    let dotlessI: UInt32 = 0x131
    // Unicode folds the dotless i to itself, although its uppercase form is I.
    guard value != dotlessI, properties.changesWhenCaseMapped else {
      result.append(self)
      return
    }
    if isASCII {
      result.append(Unicode.Scalar(UInt8(value) | 0x20))
      return
    }
    for small in properties.lowercaseMapping.unicodeScalars {
      for capital in small.properties.uppercaseMapping.unicodeScalars {
        result.append(contentsOf: capital.properties.lowercaseMapping.unicodeScalars)
      }
    }
  }
}
