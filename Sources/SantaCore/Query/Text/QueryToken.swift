/// A word, literal or sign of the text of a query.
struct QueryToken {
  enum Kind: Equatable {
    case word(String)
    /// A name that can't be a keyword.
    case name(String)
    case string(String)
    /// The digits of a number as they are written.
    case number(String)
    /// `%@`, or the like: the next argument as a value.
    case argument
    /// `%K`: the next argument as the name of a property.
    case nameArgument
    /// `$x`: the object that a subquery asks.
    case variable(String)
    /// `@count` and the like.
    case at(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// Where it begins, in Unicode scalars from the start.
  let position: Int
}
