/// An optional of a ``FixedWidthScalar``.
protocol OptionalFixedWidthScalar {
  /// Returns the values in a column as an array of optionals, or nil if they must be read one by one.
  static func values(in column: RowColumn) -> Any?
}

extension Optional: OptionalFixedWidthScalar where Wrapped: FixedWidthScalar {
  static func values(in column: RowColumn) -> Any? { Wrapped.optionalValues(in: column) }
}
