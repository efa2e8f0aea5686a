/// A word, literal or sign in the text of a query.
struct QueryToken {
  enum Kind: Equatable {
    case word(String)
    /// A name that was escaped, so that it is not a keyword.
    case name(String)
    case string(String)
    /// A number as it is written.
    case number(String)
    /// `%@` or a format such as `%d`: the next argument as a value.
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
