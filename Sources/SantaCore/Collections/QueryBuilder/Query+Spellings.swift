// Spellings of Swift's strings that conditions have by other names. They are declared as unavailable, so that the compiler says what
// to write.

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

private func refusedSpelling(_ name: String) -> Never { stopProgram("\(name) is not available.") }
