// Spellings of Swift's strings and collections that conditions have by other names. They are declared as unavailable, so that
// the compiler says what to write.

extension Query where Value: _QueryableValue, Value._Scalar == String {
  /// Not available: the name is ``starts(with:options:)-(String,_)``.
  @available(*, unavailable, message: "Write starts(with:), as in: where { $0.name.starts(with: \"A\") }")
  public func hasPrefix(_ prefix: String) -> Query<Bool> { refusedSpelling("hasPrefix") }

  /// Not available: the name is ``ends(with:options:)-(String,_)``.
  @available(*, unavailable, message: "Write ends(with:), as in: where { $0.name.ends(with: \"A\") }")
  public func hasSuffix(_ suffix: String) -> Query<Bool> { refusedSpelling("hasSuffix") }

  /// Not available: comparisons take options instead.
  @available(
    *, unavailable,
    message:
      "Write the option .caseInsensitive, as in: where { $0.name.equals(\"A\", options: .caseInsensitive) }"
  )
  public func lowercased() -> Query<String> { refusedSpelling("lowercased") }

  /// Not available: comparisons take options instead.
  @available(
    *, unavailable,
    message:
      "Write the option .caseInsensitive, as in: where { $0.name.equals(\"A\", options: .caseInsensitive) }"
  )
  public func uppercased() -> Query<String> { refusedSpelling("uppercased") }
}

extension Query where Value: _QueryableValue, Value._Scalar: Numeric {
  /// Not available: a number never equals a string.
  @available(
    *, unavailable, message: "The property is a number. Compare it with one, as in: where { $0.number == 1 }"
  )
  @_disfavoredOverload
  public static func == (left: Query, right: String) -> Query<Bool> { refusedSpelling("==") }

  /// Not available: a number never equals a string.
  @available(
    *, unavailable, message: "The property is a number. Compare it with one, as in: where { $0.number != 1 }"
  )
  @_disfavoredOverload
  public static func != (left: Query, right: String) -> Query<Bool> { refusedSpelling("!=") }
}

extension Sequence {
  /// Not available: the name is ``Query/in(_:)``.
  @available(*, unavailable, message: "Write in(_:), as in: where { $0.name.in(names) }")
  @_disfavoredOverload
  public func contains<Value: _QueryableValue>(_ property: Query<Value>) -> Query<Bool> {
    refusedSpelling("contains")
  }
}

extension ClosedRange {
  /// Not available: a condition begins with the property.
  @available(*, unavailable, message: "Begin with the property, as in: where { $0.age.contains(3...7) }")
  @_disfavoredOverload
  public func contains<Value: _QueryableValue>(_ property: Query<Value>) -> Query<Bool> {
    refusedSpelling("contains")
  }
}

extension Range {
  /// Not available: a condition begins with the property.
  @available(*, unavailable, message: "Begin with the property, as in: where { $0.age.contains(3..<7) }")
  @_disfavoredOverload
  public func contains<Value: _QueryableValue>(_ property: Query<Value>) -> Query<Bool> {
    refusedSpelling("contains")
  }
}

extension Query where Value: _QueryableCollection, Value._Member: _QueryableObject {
  /// Not available: a condition on a property of the elements needs no closure.
  @available(
    *, unavailable,
    message:
      "Write a condition on the elements, as in: where { $0.wishes.price < 30 }. For several: ($0.… && $0.…).count > 0"
  )
  public func contains(where condition: (Query<Value._Member>) -> Query<Bool>) -> Query<Bool> {
    refusedSpelling("contains")
  }

  /// Not available: the negation of a condition holds if no element meets it.
  @available(
    *, unavailable,
    message: "Negate the opposite, as in: where { !($0.wishes.price >= 30) }, if all prices must be below 30"
  )
  public func allSatisfy(_ condition: (Query<Value._Member>) -> Query<Bool>) -> Query<Bool> {
    refusedSpelling("allSatisfy")
  }
}

private func refusedSpelling(_ name: String) -> Never { stopProgram("\(name) is not available.") }
