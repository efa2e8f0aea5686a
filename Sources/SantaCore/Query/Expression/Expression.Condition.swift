extension Expression {
  /// A test of a value, or of all values to which a path leads.
  struct Condition: Hashable, Sendable {
    /// How many of the values must pass; nil for a single value.
    var quantifier: Quantifier?
    var subject: Operand
    var test: Test
  }

  /// For an empty collection, `all` and `none` hold.
  enum Quantifier: String, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Test: Hashable, Sendable {
    case compare(Comparison, Operand)
    case match(Match, Operand, TextOptions)
    /// Equal to one of the values, which may include null.
    case among([StoredValue])
    /// In a closed range.
    case between(StoredValue, StoredValue)
    /// At least the first value, and less than the second.
    case halfOpen(StoredValue, StoredValue)
  }

  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .notEqual }

    /// The comparison that holds when both sides are exchanged.
    var mirrored: Comparison {
      switch self {
      case .equal, .notEqual: self
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      case .greaterOrEqual: .lessOrEqual
      }
    }
  }

  /// A match of texts or data. Nil matches nothing, except that nil equals nil.
  enum Match: String, Sendable, CaseIterable {
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    /// `*` matches any characters, `?` matches one, and `\` makes the following one of them literal.
    case like = "LIKE"
    /// With text options; without options, it is a ``Comparison``.
    case equals = "=="
    case differs = "!="
  }

  /// Differences that a comparison of texts ignores.
  struct TextOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let caseInsensitive = TextOptions(rawValue: 1)
    static let diacriticInsensitive = TextOptions(rawValue: 2)
  }
}
