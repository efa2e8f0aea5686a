/// How names of places are compared and turned into ids.
///
/// Foundation folds diacritics only with ICU behind it. The standard library knows each letter's Unicode
/// name, and in that a Latin letter with marks is always "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE":
/// the word before "WITH" is the bare letter. So no table of our own is needed.
enum PlaceName {
  /// The name without case, marks and punctuation: words of lower-case letters, joined by one separator.
  ///
  /// `"Nuku‘alofa"` becomes `"nukualofa"`, `"St. John's"` `"st johns"`, `"Al Aḩmadī"` `"al ahmadi"`. Letters
  /// of other scripts stay, in lower case.
  static func key(_ name: some StringProtocol, separator: Character = " ") -> String {
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

  /// The name as an id of a stop: `[a-z_]+`, whatever the name holds.
  static func identifier(_ name: String) -> String {
    String(key(name, separator: "_").filter { $0 == "_" || ("a"..."z").contains($0) })
  }

  /// The lower-case letters or digits a scalar stands for; none where it is not one.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII {
      let isWord =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return isWord ? scalar.properties.lowercaseMapping : ""
    }
    guard scalar.properties.isAlphabetic, scalar.properties.generalCategory != .modifierLetter else {
      return ""
    }
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

  /// Whether a scalar that is no letter leaves a word in one piece: combining marks and all kinds of
  /// apostrophes.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .modifierSymbol: true
    default: "'’‘`´".unicodeScalars.contains(scalar)
    }
  }
}
