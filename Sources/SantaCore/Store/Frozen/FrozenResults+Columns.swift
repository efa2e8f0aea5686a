extension FrozenResults {
  /// Returns the values of several properties of all objects, each as an array in the order of the results. See
  /// ``Results/columns(_:)``.
  public func columns<each Value: PersistableProperty & PersistableElement & Sendable>(
    _ keyPaths: repeat KeyPath<Base, each Value>
  ) -> (repeat [each Value]) { evaluated.columns(repeat each keyPaths) }

  /// Calls a closure with the value of a property of each object, in the order of the results.
  @inlinable public func rows<A: PersistableProperty & PersistableElement & Sendable, Failure: Error>(
    _ first: KeyPath<Base, A>, _ body: (A) throws(Failure) -> Void
  ) throws(Failure) {
    for value in values(of: first) { try body(value) }
  }

  /// Calls a closure with the values of two properties of each object, without creating the objects. See
  /// `Results.rows(_:_:_:)`.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement & Sendable,
    B: PersistableProperty & PersistableElement & Sendable, Failure: Error
  >(
    _ first: KeyPath<Base, A>, _ second: KeyPath<Base, B>, _ body: (A, B) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b) = columns(first, second)
    for index in a.indices { try body(a[index], b[index]) }
  }

  /// Calls a closure with the values of three properties of each object. See `Results.rows(_:_:_:)`.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement & Sendable,
    B: PersistableProperty & PersistableElement & Sendable,
    C: PersistableProperty & PersistableElement & Sendable, Failure: Error
  >(
    _ first: KeyPath<Base, A>, _ second: KeyPath<Base, B>, _ third: KeyPath<Base, C>,
    _ body: (A, B, C) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b, c) = columns(first, second, third)
    for index in a.indices { try body(a[index], b[index], c[index]) }
  }

  /// Calls a closure with the values of four properties of each object. See `Results.rows(_:_:_:)`.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement & Sendable,
    B: PersistableProperty & PersistableElement & Sendable,
    C: PersistableProperty & PersistableElement & Sendable,
    D: PersistableProperty & PersistableElement & Sendable, Failure: Error
  >(
    _ first: KeyPath<Base, A>, _ second: KeyPath<Base, B>, _ third: KeyPath<Base, C>,
    _ fourth: KeyPath<Base, D>, _ body: (A, B, C, D) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b, c, d) = columns(first, second, third, fourth)
    for index in a.indices { try body(a[index], b[index], c[index], d[index]) }
  }
}
