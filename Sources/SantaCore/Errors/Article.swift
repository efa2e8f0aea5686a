/// The indefinite article of a noun in a message: names of classes begin with any letter.
enum Article {
  /// - Parameter noun: a word, or several.
  static func of(_ noun: String) -> String {
    let word = noun.drop { $0 == "_" }
    guard let first = word.first else { return "a" }
    // An abbreviation is read letter by letter: an XMLFile, a URL.
    let isSpelled =
      first.isUppercase && (word.dropFirst().first.map { $0.isUppercase || $0.isNumber } ?? true)
    if isSpelled { return "AEFHILMNORSX".contains(first) ? "an" : "a" }
    let lowercase = word.lowercased()
    if silent.contains(where: lowercase.hasPrefix) { return "an" }
    if consonants.contains(where: lowercase.hasPrefix), !vowels.contains(where: lowercase.hasPrefix) {
      return "a"
    }
    return "aeiouàáâãäåæèéêëìíîïòóôõöøùúûü".contains(lowercase.first ?? "-") ? "an" : "a"
  }

  /// Beginnings with an h that is not spoken.
  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  /// Beginnings with a letter of a vowel that is spoken as a consonant: a User, a Unit.
  private static let consonants = ["eu", "one", "once", "uni", "use", "usu", "usa", "uti", "ubi", "ura"]
  /// Words that begin like one of these, but with a vowel: an unidentified object.
  private static let vowels = ["unid", "unim", "unin"]
}

extension DefaultStringInterpolation {
  /// A noun with its article: `"for \(a: "Invoice")"` is `for an Invoice`.
  package mutating func appendInterpolation(a noun: some Any) {
    appendLiteral("\(Article.of("\(noun)")) \(noun)")
  }

  /// A noun with its article, at the beginning of a sentence: `An Invoice`.
  package mutating func appendInterpolation(A noun: some Any) {
    appendLiteral("\(Article.of("\(noun)") == "an" ? "An" : "A") \(noun)")
  }
}
