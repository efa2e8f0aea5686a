/// The names that a program can give to classes and properties.
///
/// They are stricter than the rules for what can be read: an older program may have stored other names, and these remain
/// readable. So names are checked where they come from, and ``TableRules`` when they are stored.
package enum NameRules {
  /// So few that the definitions of a table with the greatest number of columns fit into a record.
  package static let maximumByteCount = 1_024

  /// Separates a name from a number that makes it unique, if a layer above adds a table or column beside another one of the
  /// same name.
  package static let separator: Character = "\u{1F}"

  /// Begins the names of columns that no class has.
  static let hiddenPrefix: Character = "$"

  /// The hidden columns with the identities by which other stores know a row: the first one, and all further ones.
  package static let (identityColumn, furtherIdentitiesColumn) = ("$id", "$united")

  /// Why a class can't have a name, as a clause; nil if it can.
  static func violation(ofType name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > maximumByteCount {
      return "is longer than \(maximumByteCount) bytes"
    }
    if name.contains(separator) { return "contains the control character U+001F" }
    return nil
  }

  /// Why a property can't have a name, as a clause; nil if it can.
  static func violation(ofProperty name: String) -> String? {
    if name.first == hiddenPrefix {
      return "begins with \(hiddenPrefix), as names of the store's own columns do"
    }
    return violation(ofType: name)
  }
}
