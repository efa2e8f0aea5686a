/// How names of places are compared and turned into ids.
///
/// Foundation folds diacritics only with ICU behind it. The standard library knows each letter's Unicode
/// name, and in that a Latin letter with marks is always "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE":
/// the word before "WITH" is the bare letter. So no table of our own is needed.
package enum PlaceName {
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

  /// How many letters must be put in, left out, changed or swapped with a neighbour to make one name of the
  /// other.
  ///
  /// The optimal string alignment distance: Levenshtein's (1966), and Damerau's swap, since swaps are what
  /// hands do.
  ///
  /// `package`, since the command line finds the option that was meant by it, and nothing else here is for others.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  package static func editDistance(_ first: String, _ second: String) -> Int {
    let rowLetters = Array(first.unicodeScalars)
    let columnLetters = Array(second.unicodeScalars)
    guard !rowLetters.isEmpty, !columnLetters.isEmpty else {
      return max(rowLetters.count, columnLetters.count)
    }
    var beforePrevious: [Int] = []
    var previous = Array(0...columnLetters.count)
    for row in 1...rowLetters.count {
      var current = [row]
      for column in 1...columnLetters.count {
        let isSame = rowLetters[row - 1] == columnLetters[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, rowLetters[row - 1] == columnLetters[column - 2],
          rowLetters[row - 2] == columnLetters[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[columnLetters.count]
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
