/// A word, literal or sign in a query.
struct QueryToken {
  enum Kind: Equatable {
    case word(String)
    /// An escaped name, which is never a keyword.
    case name(String)
    case string(String)
    /// The digits of a number, as written in the query.
    case number(String)
    /// `%@`, or a format such as `%d`: the next argument as a value.
    case argument
    /// `%K`: the next argument as the name of a property.
    case nameArgument
    /// `$x`: the element of a subquery.
    case variable(String)
    /// An operator such as `@count`.
    case at(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// The position of the token, in Unicode scalars from the start.
  let position: Int
}
