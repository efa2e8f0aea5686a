/// The indefinite article for a noun in a message. Names of classes can begin with any letter.
enum Article {
  /// - Parameter noun: one or more words.
  static func of(_ noun: String) -> String {
    let word = noun.drop { $0 == "_" }
    guard let first = word.first else { return "a" }
    // An abbreviation is spelled out: an XMLFile, a URL.
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

  /// Beginnings with a silent h.
  private static let silent = ["hour", "honest", "honor", "honour", "heir"]
  /// Beginnings with a vowel letter that is pronounced as a consonant: a User, a Unit.
  private static let consonants = ["eu", "one", "once", "uni", "use", "usu", "usa", "uti", "ubi", "ura"]
  /// Beginnings that look like one of these, but are pronounced with a vowel: an unidentified object.
  private static let vowels = ["unid", "unim", "unin"]
}

extension DefaultStringInterpolation {
  /// Appends a noun with its article: `"for \(a: "Invoice")"` is `for an Invoice`.
  package mutating func appendInterpolation(a noun: some Any) {
    appendLiteral("\(Article.of("\(noun)")) \(noun)")
  }

  /// Appends a noun with its article for the beginning of a sentence: `An Invoice`.
  package mutating func appendInterpolation(A noun: some Any) {
    appendLiteral("\(Article.of("\(noun)") == "an" ? "An" : "A") \(noun)")
  }
}
