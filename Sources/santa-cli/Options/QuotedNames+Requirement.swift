import SantaCore

extension QuotedNames {
  /// The requirement in an error about a list of names that can't be parsed.
  static let requirement = "a quoted name must end with a quotation mark, as in 'id,\"last, first\"'"
}
