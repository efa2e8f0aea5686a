extension PlaceName {
  /// Returns the letters by which a place is searched for. Two spellings of a name have the same key.
  ///
  /// In addition to case, marks and punctuation, which ``key(_:separator:)`` removes, spaces and hyphens don't matter, nor do
  /// "St.", "Saint" and "Sankt", ё and е, traditional and simplified characters, and variants of Arabic letters. Composed and
  /// decomposed letters are equal. Vowel signs of Indic scripts are kept.
  ///
  /// `"Saint-Étienne"` becomes `"stetienne"`, and `"廣州"` becomes `"广州"`. `scripts/make-place-tables.py` computes the same keys.
  static func searchKey(_ name: some StringProtocol) -> String {
    var key = ""
    var word = ""
    for scalar in name.unicodeScalars {
      if let letters = searchLetters(scalar) {
        word += letters
      } else {
        key += abbreviations[word] ?? word
        word = ""
      }
    }
    return key + (abbreviations[word] ?? word)
  }

  /// The spellings of a word that count as another word.
  private static let abbreviations = [
    "saint": "st", "sainte": "st", "sankt": "st", "ste": "st", "mount": "mt", "fort": "ft",
  ]

  /// Returns the letters for a scalar in a key, which may be none; nil if the scalar separates words.
  private static func searchLetters(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      let letters = folded(scalar)
      return letters.isEmpty && scalar != "'" && scalar != "`" ? nil : letters
    }
    if let letters = SearchFolding.replacements[scalar] { return letters }
    if let letters = hangulLetters(scalar) { return letters }
    switch scalar.properties.generalCategory {
    case .modifierLetter, .format: return ""
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .letterNumber, .decimalNumber:
      return foldedLetter(scalar)
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return isVowelSign(scalar) ? String(scalar) : ""
    default: return "’‘´ʹ".unicodeScalars.contains(scalar) ? "" : nil
    }
  }

  /// Returns whether a mark belongs to an Indic or South-East Asian script, whose vowels are marks. The dots below consonants,
  /// which are often omitted, don't count.
  private static func isVowelSign(_ mark: Unicode.Scalar) -> Bool {
    (0x0900...0x1AFF).contains(mark.value)
      && ![0x093C, 0x09BC, 0x0A3C, 0x0ABC, 0x0B3C, 0x0CBC].contains(mark.value)
  }

  /// Returns the two or three letters of a Korean syllable; nil for other scalars. The arithmetic is from the Unicode Standard,
  /// section 3.12.
  private static func hangulLetters(_ scalar: Unicode.Scalar) -> String? {
    guard (0xAC00..<0xD7A4).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    let letters =
      [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
    return String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
  }
}
