import Crypto
import Foundation

/// The name with which a user signs in: 1 to 64 characters. Names that differ only in case, or in the composition of their
/// characters, are the same.
struct UserName: Hashable, Sendable {
  static let lengths = 1...64
  /// The name as it is shown, in the normal form C.
  let text: String
  /// The hash of the folded name. The index of unique values finds only plain ASCII, and would scan all users for other names.
  let key: String

  /// - Returns: nil if the text can't be a name: it has invisible characters, or spaces at an end, or has a special meaning where a
  ///   right is granted; see ``Subject``.
  init?(_ text: String) {
    // A character can have any number of combining marks.
    guard text.utf8.count <= 400 else { return nil }
    let text = text.precomposedStringWithCanonicalMapping
    guard Self.lengths.contains(text.count), text.unicodeScalars.allSatisfy(Self.isVisible),
      text.first != " ", text.last != " "
    else { return nil }
    let folded = Self.folded(text)
    guard !Self.hasOtherMeaning(folded) else { return nil }
    (self.text, key) = (text, Self.key(folded))
  }

  private static func key(_ folded: String) -> String {
    RandomText.hexadecimal(SHA256.hash(data: Data(folded.utf8)))
  }

  private static func hasOtherMeaning(_ folded: String) -> Bool {
    ["users", "anyone"].contains(folded) || ["user:", "name:"].contains { folded.hasPrefix($0) }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// Folds the case to capitals, and then to small letters, which also makes `ß` and `ss`, and the two small sigmas, equal.
  private static func folded(_ text: String) -> String {
    func mapped(_ text: String, _ map: (Unicode.Scalar.Properties) -> String) -> String {
      text.unicodeScalars.map { map($0.properties) }.joined()
    }
    let folded = mapped(mapped(text, \.uppercaseMapping), \.lowercaseMapping)
    return folded.precomposedStringWithCanonicalMapping
  }
}
