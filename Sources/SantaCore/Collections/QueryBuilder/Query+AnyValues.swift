// Conditions on properties that can have values of any kind. Only values of the same kind as the constant meet them.
extension Query where Value: _QueryableValue, Value._Scalar == AnyPersistable {
  private func compare(_ comparison: Expression.Comparison, _ value: AnyPersistable) -> Query<Bool> {
    _condition(.compare(comparison, .value(value._storedValue)))
  }

  private func match(
    _ match: Expression.Match, _ text: String, _ options: Expression.TextOptions
  ) -> Query<Bool> { _condition(.match(match, .value(.string(text)), options)) }

  /// Tests whether the property has a value of the same kind that is less than `right`.
  ///
  /// ```swift
  /// settings.where { $0.value < 5 }     // integers and other numbers below 5
  /// ```
  @_disfavoredOverload
  public static func < (left: Query, right: AnyPersistable) -> Query<Bool> { left.compare(.less, right) }

  /// Tests whether the property has a value of the same kind that is less than or equal to `right`.
  @_disfavoredOverload
  public static func <= (left: Query, right: AnyPersistable) -> Query<Bool> {
    left.compare(.lessOrEqual, right)
  }

  /// Tests whether the property has a value of the same kind that is greater than `right`.
  @_disfavoredOverload
  public static func > (left: Query, right: AnyPersistable) -> Query<Bool> { left.compare(.greater, right) }

  /// Tests whether the property has a value of the same kind that is greater than or equal to `right`.
  @_disfavoredOverload
  public static func >= (left: Query, right: AnyPersistable) -> Query<Bool> {
    left.compare(.greaterOrEqual, right)
  }

  /// Tests whether the property has a string that contains `text`, compared by characters.
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    match(.contains, text, options.textOptions)
  }

  /// Tests whether the property has a string that begins with `text`.
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.begins, text, options.textOptions)
  }

  /// Tests whether the property has a string that ends with `text`.
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.ends, text, options.textOptions)
  }

  /// Tests whether the property has a string that matches a pattern. In the pattern, `*` stands for any characters and `?` for
  /// one character. A `\` makes a following `*` or `?` literal.
  public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
    match(.like, pattern, caseInsensitive ? .caseInsensitive : [])
  }

  /// Tests whether the property has a string that equals `text`, with options.
  public func equals(_ text: String, options: StringOptions) -> Query<Bool> {
    match(.equals, text, options.textOptions)
  }
}
