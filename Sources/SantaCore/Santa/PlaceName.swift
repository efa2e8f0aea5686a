/// Compares names of places, and makes ids from them.
///
/// Foundation folds diacritics only with ICU. The standard library has the Unicode name of each letter. The name of a Latin
/// letter with marks has the form "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE", in which the word before "WITH" is the
/// letter without marks, so no table is needed.
///
/// `package`, because `santa-cli` searches stops by their names.
package enum PlaceName {
  /// Returns the name without case, marks and punctuation: words of lower-case letters, joined by a separator.
  ///
  /// `"Nuku‘alofa"` becomes `"nukualofa"`, `"St. John's"` becomes `"st johns"`, and `"Al Aḩmadī"` becomes `"al ahmadi"`.
  /// Letters of other scripts are kept, in lower case.
  package static func key(_ name: some StringProtocol, separator: Character = " ") -> String {
    var key = ""
    var pending = false
    for scalar in name.unicodeScalars {
      let letters = folded(scalar)
      if !letters.isEmpty {
        if pending, !key.isEmpty { key.append(separator) }
        pending = false
        key += letters
      } else if !isJoining(scalar) {
        pending = true
      }
    }
    return key
  }

  /// Returns the id of a stop with this name, which consists of the characters `[a-z_]`.
  static func identifier(_ name: String) -> String {
    String(key(name, separator: "_").filter { $0 == "_" || ("a"..."z").contains($0) })
  }

  /// Returns the lower-case letters or digits for a scalar; empty if the scalar is neither a letter nor a digit.
  static func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII {
      let isWord =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return isWord ? scalar.properties.lowercaseMapping : ""
    }
    guard scalar.properties.isAlphabetic, scalar.properties.generalCategory != .modifierLetter else {
      return ""
    }
    return foldedLetter(scalar)
  }

  /// Returns the lower-case letter without marks for a letter that isn't in ASCII.
  static func foldedLetter(_ scalar: Unicode.Scalar) -> String {
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else {
      return scalar.properties.lowercaseMapping
    }
    // "LATIN", then "SMALL" or "CAPITAL", then "LETTER" or "LIGATURE", then the letter.
    let words = name.split(separator: " ")
    guard words.count >= 4 else { return scalar.properties.lowercaseMapping }
    switch words[3] {
    case "SHARP": return "ss"
    case "THORN": return "th"
    case "ETH": return "d"
    case "DOTLESS": return words.count > 4 ? words[4].lowercased() : ""
    case let letter where letter.count <= 2: return letter.lowercased()
    default: return scalar.properties.lowercaseMapping
    }
  }

  /// Returns whether a scalar that isn't a letter is part of a word, like combining marks and all kinds of apostrophes.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .modifierSymbol: true
    default: "'’‘`´".unicodeScalars.contains(scalar)
    }
  }
}
