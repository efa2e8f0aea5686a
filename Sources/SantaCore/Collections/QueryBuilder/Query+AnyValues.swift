// Conditions on properties of any values. Values of other kinds than that of the constant don't meet them.
extension Query where Value: _QueryableValue, Value._Scalar == AnyPersistable {
  private func compare(_ comparison: Expression.Comparison, _ value: AnyPersistable) -> Query<Bool> {
    _condition(.compare(comparison, .value(value._storedValue)))
  }

  private func match(
    _ match: Expression.Match, _ text: String, _ options: Expression.TextOptions
  ) -> Query<Bool> { _condition(.match(match, .value(.string(text)), options)) }

  /// Whether the property has a value of the same kind that is less.
  ///
  /// ```swift
  /// settings.where { $0.value < 5 }     // integers and other numbers below 5
  /// ```
  @_disfavoredOverload
  public static func < (left: Query, right: AnyPersistable) -> Query<Bool> { left.compare(.less, right) }

  /// Whether the property has a value of the same kind that is less or equal.
  @_disfavoredOverload
  public static func <= (left: Query, right: AnyPersistable) -> Query<Bool> {
    left.compare(.lessOrEqual, right)
  }

  /// Whether the property has a value of the same kind that is greater.
  @_disfavoredOverload
  public static func > (left: Query, right: AnyPersistable) -> Query<Bool> { left.compare(.greater, right) }

  /// Whether the property has a value of the same kind that is greater or equal.
  @_disfavoredOverload
  public static func >= (left: Query, right: AnyPersistable) -> Query<Bool> {
    left.compare(.greaterOrEqual, right)
  }

  /// Whether the property has a text that contains `text`, compared by characters.
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    match(.contains, text, options.textOptions)
  }

  /// Whether the property has a text that begins with `text`.
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.begins, text, options.textOptions)
  }

  /// Whether the property has a text that ends with `text`.
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.ends, text, options.textOptions)
  }

  /// Whether the property has a text that matches a pattern, in which `*` stands for any characters and `?` for one. A `\`
  /// makes the following one of them literal.
  public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
    match(.like, pattern, caseInsensitive ? .caseInsensitive : [])
  }

  /// Whether the property has a text that equals `text`, with options.
  public func equals(_ text: String, options: StringOptions) -> Query<Bool> {
    match(.equals, text, options.textOptions)
  }
}
