extension Query {
  fileprivate func match(
    _ match: Expression.Match, _ value: StoredValue, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(.match(match, .value(value), options.textOptions)) }

  fileprivate func match<Other>(
    _ match: Expression.Match, _ other: Query<Other>, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(other) { .match(match, $0, options.textOptions) } }
}

extension Query {
  /// How many characters or bytes the value has.
  func _size<Size>() -> Query<Size> { _mapPath { (path) throws(StoreError) in .size(try path.toEachValue) } }

  /// The value equals one that has no characters or bytes.
  func _isEmpty(_ empty: StoredValue) -> Query<Bool> {
    let value: Query<Value> = _mapPath { (path) throws(StoreError) in .path(try path.toEachValue) }
    return value._condition(.compare(.equal, .value(empty)))
  }
}

extension Expression.Path {
  /// The path, unless it leads to the elements, keys or values of a collection: whether their number is asked for then, or
  /// the size of each, can't be told.
  fileprivate var toEachValue: Expression.Path {
    get throws(StoreError) {
      if steps.last?.isMultiple ?? false { throw .sizeOfElements() }
      return self
    }
  }
}

extension Query where Value == String {
  /// How many characters the text has.
  ///
  /// ```swift
  /// stops.where { $0.place.count > 20 }
  /// ```
  public var count: Query<Int> { _size() }
}

extension Query where Value == String? {
  /// How many characters the text has; nil if there is none.
  public var count: Query<Int?> { _size() }
}

extension Query where Value: _QueryableValue, Value._Scalar == String {
  /// The text has no characters. A nil is no text, and so not empty.
  public var isEmpty: Query<Bool> { _isEmpty(.string("")) }

  /// The text has this one in it, character by character; every text has the empty one.
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    match(.contains, .string(text), options)
  }

  /// The text has another property's in it.
  public func contains<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.contains, other, options) }

  /// The text begins with this one.
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.begins, .string(text), options)
  }

  /// The text begins with another property's.
  public func starts<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.begins, other, options) }

  /// The text ends with this one.
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.ends, .string(text), options)
  }

  /// The text ends with another property's.
  public func ends<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.ends, other, options) }

  /// The whole text is like this one, in which `*` stands for any characters and `?` for one; a `\` before one of these
  /// makes it stand for itself.
  ///
  /// ```swift
  /// stops.where { $0.id.like("*_nz") }
  /// ```
  public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
    match(.like, .string(pattern), caseInsensitive ? .caseInsensitive : [])
  }

  /// The whole text is like another property's.
  public func like<Other: _QueryableValue>(_ other: Query<Other>, caseInsensitive: Bool = false) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.like, other, caseInsensitive ? .caseInsensitive : []) }

  /// The text equals this one, as the options have it; nil equals nil.
  public func equals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self == text : match(.equals, text._queryValue, options)
  }

  /// The text equals another property's, as the options have it.
  public func equals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { options.isEmpty ? self == other : match(.equals, other, options) }

  /// The text differs from this one, as the options have it; nil differs from every text.
  public func notEquals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self != text : match(.differs, text._queryValue, options)
  }

  /// The text differs from another property's, as the options have it.
  public func notEquals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { options.isEmpty ? self != other : match(.differs, other, options) }
}
