/// The rules for the names that a program can give to classes and properties.
///
/// These rules are stricter than the rules for names that can be read: older programs may have stored other names, which remain
/// readable. `NameRules` are therefore checked when a program supplies a name, and ``TableRules`` when the name is stored.
package enum NameRules {
  /// The maximum length of a name. With it, the definitions of a table with the maximum number of columns fit into a record.
  package static let maximumByteCount = 1_024

  /// Separates a name from a number that makes it unique, if a layer above adds a table or column whose name already exists.
  package static let separator: Character = "\u{1F}"

  /// The first character in the names of hidden columns, which no class has.
  static let hiddenPrefix: Character = "$"

  /// The hidden columns for the identities by which other stores know a row: the first identity, and all further ones.
  package static let (identityColumn, furtherIdentitiesColumn) = ("$id", "$united")

  /// Returns why a class can't have a name, as a clause, or nil if it can.
  static func violation(ofType name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > maximumByteCount {
      return "is longer than \(maximumByteCount) bytes"
    }
    if name.contains(separator) { return "contains the control character U+001F" }
    return nil
  }

  /// Returns why a property can't have a name, as a clause, or nil if it can.
  static func violation(ofProperty name: String) -> String? {
    if name.first == hiddenPrefix {
      return "begins with \(hiddenPrefix), as names of the store's own columns do"
    }
    return violation(ofType: name)
  }
}
