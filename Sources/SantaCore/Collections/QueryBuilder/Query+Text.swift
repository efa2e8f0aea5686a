extension Query {
  fileprivate func match(
    _ match: Expression.Match, _ value: StoredValue, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(.match(match, .value(value), options.textOptions)) }

  fileprivate func match<Other>(
    _ match: Expression.Match, _ other: Query<Other>, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(other) { .match(match, $0, options.textOptions) } }
}

extension Query {
  /// Returns the number of characters or bytes of the value.
  func _size<Size>() -> Query<Size> { _mapPath { (path) throws(StoreError) in .size(try path.toEachValue) } }

  /// Tests whether the value is empty.
  func _isEmpty(_ empty: StoredValue) -> Query<Bool> {
    let value: Query<Value> = _mapPath { (path) throws(StoreError) in .path(try path.toEachValue) }
    return value._condition(.compare(.equal, .value(empty)))
  }
}

extension Expression.Path {
  /// The path, unless it leads to the elements, keys or values of a collection. The query could then mean either their number
  /// or the size of each.
  fileprivate var toEachValue: Expression.Path {
    get throws(StoreError) {
      if steps.last?.isMultiple ?? false { throw .sizeOfElements() }
      return self
    }
  }
}

extension Query where Value == String {
  /// The number of characters in the string.
  ///
  /// ```swift
  /// stops.where { $0.place.count > 20 }
  /// ```
  public var count: Query<Int> { _size() }
}

extension Query where Value == String? {
  /// The number of characters in the string; nil if the string is nil.
  public var count: Query<Int?> { _size() }
}

extension Query where Value: _QueryableValue, Value._Scalar == String {
  /// Whether the string is empty. Nil is not an empty string.
  public var isEmpty: Query<Bool> { _isEmpty(.string("")) }

  /// Tests whether the string contains `text`, compared by characters. Every string contains the empty string.
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    match(.contains, .string(text), options)
  }

  /// Tests whether the string contains the string of another property.
  public func contains<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.contains, other, options) }

  /// Tests whether the string begins with `text`.
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.begins, .string(text), options)
  }

  /// Tests whether the string begins with the string of another property.
  public func starts<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.begins, other, options) }

  /// Tests whether the string ends with `text`.
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.ends, .string(text), options)
  }

  /// Tests whether the string ends with the string of another property.
  public func ends<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.ends, other, options) }

  /// Tests whether the whole string matches a pattern. In the pattern, `*` stands for any characters and `?` for one character.
  /// A `\` makes a following `*` or `?` literal.
  ///
  /// ```swift
  /// stops.where { $0.id.like("*_nz") }
  /// ```
  public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
    match(.like, .string(pattern), caseInsensitive ? .caseInsensitive : [])
  }

  /// Tests whether the whole string matches the pattern in another property.
  public func like<Other: _QueryableValue>(_ other: Query<Other>, caseInsensitive: Bool = false) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.like, other, caseInsensitive ? .caseInsensitive : []) }

  /// Tests whether the string equals `text`, with options. Nil equals nil.
  public func equals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self == text : match(.equals, text._queryValue, options)
  }

  /// Tests whether the string equals the string of another property, with options.
  public func equals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { options.isEmpty ? self == other : match(.equals, other, options) }

  /// Tests whether the string differs from `text`, with options. Nil differs from every string.
  public func notEquals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self != text : match(.differs, text._queryValue, options)
  }

  /// Tests whether the string differs from the string of another property, with options.
  public func notEquals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { options.isEmpty ? self != other : match(.differs, other, options) }
}
