extension String {
  /// The text in the form in which it is compared with these options: with its case folded, without diacritics, or both.
  func folded(_ options: Expression.TextOptions) -> String {
    if options.isEmpty || isAllASCII {
      return options.contains(.caseInsensitive) ? lowercased() : self
    }
    let text = options.contains(.diacriticInsensitive) ? withoutMarks : self
    return options.contains(.caseInsensitive) ? text.caseFolded : text
  }

  /// The text without combining marks: `"Reykjavík"` becomes `"Reykjavik"`. A separate letter such as ø stays.
  private var withoutMarks: String {
    var result = String.UnicodeScalarView()
    for scalar in CanonicalDecomposition.scalars(of: self)
    where scalar.properties.canonicalCombiningClass == .notReordered { result.append(scalar) }
    return String(result)
  }

  /// The text in which letters that differ only in case are equal: Unicode's full case folding, up to the choice of the letter
  /// that stands for all of them.
  ///
  /// A small letter alone is not enough: `σ` and `ς` both belong to `Σ`, and `ß` belongs to `SS`.
  private var caseFolded: String {
    var result = String.UnicodeScalarView()
    // A mark that becomes a letter, U+0345, must come after the others, as it does in a decomposed text.
    if unicodeScalars.contains(where: \.mayHaveSubscript) {
      for scalar in CanonicalDecomposition.scalars(of: self) { scalar.appendFolded(to: &result) }
    } else {
      for scalar in unicodeScalars { scalar.appendFolded(to: &result) }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is the Greek mark U+0345, or may be decomposed into it.
  fileprivate var mayHaveSubscript: Bool { value == 0x345 || 0x1F80...0x1FFF ~= value }

  /// The letters that stand for this one and for all that differ from it only in case.
  ///
  /// These are the small letters of the capital letters of the small letter, which are more than one for `ß`. The first step is
  /// needed for `ẞ` alone, whose capital is itself.
  fileprivate func appendFolded(to result: inout String.UnicodeScalarView) {
    let dotlessI: UInt32 = 0x131
    // Unicode folds the dotless i, whose capital is I, to itself.
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
