extension Expression {
  /// One test of one value, or of all values that a path leads to.
  struct Condition: Hashable, Sendable {
    /// How many of the values must pass; nil where there is one value only.
    var quantifier: Quantifier?
    var subject: Operand
    var test: Test
  }

  /// Of no values, all pass and none passes.
  enum Quantifier: String, Sendable, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  enum Test: Hashable, Sendable {
    case compare(Comparison, Operand)
    case match(Match, Operand, TextOptions)
    /// Equal to one of these, of which one may be null.
    case among([StoredValue])
    /// Between two values, both included.
    case between(StoredValue, StoredValue)
  }

  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .notEqual }

    /// The one that holds of two values exchanged.
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

  /// How a text, or data, may match another. Nothing matches nil, but nil itself where it is to be equal.
  enum Match: String, Sendable, CaseIterable {
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    /// With `*` for any characters, `?` for one, and `\` before one of these that stands for itself.
    case like = "LIKE"
    /// Of texts compared with options; without these it is a ``Comparison``.
    case equals = "=="
    case differs = "!="
  }

  /// What is left out of account when texts are compared.
  struct TextOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let caseInsensitive = TextOptions(rawValue: 1)
    static let diacriticInsensitive = TextOptions(rawValue: 2)
  }
}
