extension Query {
  fileprivate func match(
    _ match: Expression.Match, _ value: StoredValue, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(.match(match, .value(value), options.textOptions)) }

  fileprivate func match<Other>(
    _ match: Expression.Match, _ other: Query<Other>, _ options: StringOptions = []
  ) -> Query<Bool> { _condition(other) { .match(match, $0, options.textOptions) } }
}

extension Query {
  /// The number of characters or bytes of the value.
  func _size<Size>() -> Query<Size> { _mapPath { (path) throws(StoreError) in .size(try path.toEachValue) } }

  /// Whether the value has no characters or bytes.
  func _isEmpty(_ empty: StoredValue) -> Query<Bool> {
    let value: Query<Value> = _mapPath { (path) throws(StoreError) in .path(try path.toEachValue) }
    return value._condition(.compare(.equal, .value(empty)))
  }
}

extension Expression.Path {
  /// The path, unless it leads to the elements, keys or values of a collection: then the query could mean their
  /// number or the size of each.
  fileprivate var toEachValue: Expression.Path {
    get throws(StoreError) {
      if steps.last?.isMultiple ?? false { throw .sizeOfElements() }
      return self
    }
  }
}

extension Query where Value == String {
  /// The number of characters of the text.
  ///
  /// ```swift
  /// stops.where { $0.place.count > 20 }
  /// ```
  public var count: Query<Int> { _size() }
}

extension Query where Value == String? {
  /// The number of characters of the text; nil without a text.
  public var count: Query<Int?> { _size() }
}

extension Query where Value: _QueryableValue, Value._Scalar == String {
  /// Whether the text is empty. Nil is not an empty text.
  public var isEmpty: Query<Bool> { _isEmpty(.string("")) }

  /// Whether the text contains `text`, compared by characters. Every text contains the empty text.
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
    match(.contains, .string(text), options)
  }

  /// Whether the text contains that of another property.
  public func contains<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.contains, other, options) }

  /// Whether the text begins with `text`.
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.begins, .string(text), options)
  }

  /// Whether the text begins with that of another property.
  public func starts<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.begins, other, options) }

  /// Whether the text ends with `text`.
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
    match(.ends, .string(text), options)
  }

  /// Whether the text ends with that of another property.
  public func ends<Other: _QueryableValue>(with other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { match(.ends, other, options) }

  /// Whether the whole text matches a pattern, in which `*` stands for any characters and `?` for one. A `\` makes
  /// the following one of them literal.
  ///
  /// ```swift
  /// stops.where { $0.id.like("*_nz") }
  /// ```
  public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
    match(.like, .string(pattern), caseInsensitive ? .caseInsensitive : [])
  }

  /// Whether the whole text matches the pattern in another property.
  public func like<Other: _QueryableValue>(_ other: Query<Other>, caseInsensitive: Bool = false) -> Query<
    Bool
  >
  where Other._Scalar == String { match(.like, other, caseInsensitive ? .caseInsensitive : []) }

  /// Whether the text equals `text`, with options. Nil equals nil.
  public func equals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self == text : match(.equals, text._queryValue, options)
  }

  /// Whether the text equals that of another property, with options.
  public func equals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = []) -> Query<
    Bool
  >
  where Other._Scalar == String { options.isEmpty ? self == other : match(.equals, other, options) }

  /// Whether the text differs from `text`, with options. Nil differs from every text.
  public func notEquals(_ text: Value, options: StringOptions = []) -> Query<Bool> {
    options.isEmpty ? self != text : match(.differs, text._queryValue, options)
  }

  /// Whether the text differs from that of another property, with options.
  public func notEquals<Other: _QueryableValue>(_ other: Query<Other>, options: StringOptions = [])
    -> Query<Bool>
  where Other._Scalar == String { options.isEmpty ? self != other : match(.differs, other, options) }
}
