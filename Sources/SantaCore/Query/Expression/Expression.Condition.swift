extension Expression {
  /// A test of a single value, or of all values to which a path leads.
  struct Condition: Hashable, Sendable {
    /// The quantity of values that must pass; nil for a single value.
    var quantifier: Quantifier?
    var subject: Operand
    var test: Test
  }

  /// The quantity of values that must pass a test. For an empty collection, `all` and `none` hold.
  enum Quantifier: String, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Test: Hashable, Sendable {
    case compare(Comparison, Operand)
    case match(Match, Operand, TextOptions)
    /// The subject equals one of the values, which may include null.
    case among([StoredValue])
    /// The subject is in a closed range.
    case between(StoredValue, StoredValue)
    /// The subject is at least the first value, and less than the second.
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

    /// The equivalent comparison with both sides exchanged.
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

  /// A match of strings or data. Nil matches nothing, except that nil equals nil.
  enum Match: String, Sendable, CaseIterable {
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    /// `*` matches any sequence of characters, `?` matches one character, and `\` escapes either of them.
    case like = "LIKE"
    /// Equality with text options. Without options, equality is a ``Comparison``.
    case equals = "=="
    case differs = "!="
  }

  /// Differences that a comparison of strings ignores.
  struct TextOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let caseInsensitive = TextOptions(rawValue: 1)
    static let diacriticInsensitive = TextOptions(rawValue: 2)
  }
}
