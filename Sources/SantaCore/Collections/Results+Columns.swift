extension Results {
  /// Returns the values of several properties of all objects, without creating the objects. Each array is in the order of the
  /// results.
  ///
  /// ```swift
  /// let (names, times) = stops.columns(\.place, \.time)      // ([String], [Date])
  /// ```
  ///
  /// The arrays are copies that do not change with the store, and all of them have the same length. Values of a fixed width take
  /// about a nanosecond each. The program stops if a key path isn't stored.
  ///
  /// - Parameter keyPaths: properties with a single value, optional or not, which may be reached along to-one links. See
  ///   ``Results/values(of:)``.
  public func columns<each Value: PersistableProperty & PersistableElement>(
    _ keyPaths: repeat KeyPath<Element, each Value>
  ) -> (repeat [each Value]) {
    let columns = (repeat values(of: each keyPaths))
    // The counts differ only in a damaged store.
    var (least, most) = (Int.max, 0)
    for column in repeat each columns {
      (least, most) = (Swift.min(least, column.count), Swift.max(most, column.count))
    }
    if least >= most { return columns }
    return (repeat Array((each columns).prefix(least)))
  }

  // Overloads instead of a parameter pack: calling a closure with a pack of values takes 16 ns for each row, and calling it with
  // plain parameters takes 1 ns (benchmark "rows").

  /// Calls a closure with the value of a property of each object, in the order of the results. See `rows(_:_:_:)`.
  @inlinable public func rows<A: PersistableProperty & PersistableElement, Failure: Error>(
    _ first: KeyPath<Element, A>, _ body: (A) throws(Failure) -> Void
  ) throws(Failure) {
    for value in values(of: first) { try body(value) }
  }

  /// Calls a closure with the values of some properties of each object, in the order of the results, without creating the
  /// objects.
  ///
  /// ```swift
  /// var total = 0.0
  /// stops.rows(\.latitude, \.presents) { latitude, presents in
  ///   if latitude > 0 { total += Double(presents) }
  /// }
  /// ```
  ///
  /// The values are those of the call: changes that the closure makes to the objects don't affect later rows. They are copied
  /// first, as in ``columns(_:)``, so the call takes memory for all of them. The program stops if a key path isn't stored.
  ///
  /// - Parameters:
  ///   - first: a property with a single value, optional or not, which may be reached along to-one links.
  ///   - second: another property.
  ///   - body: called for each object. If it throws, the iteration ends.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement, B: PersistableProperty & PersistableElement, Failure: Error
  >(
    _ first: KeyPath<Element, A>, _ second: KeyPath<Element, B>, _ body: (A, B) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b) = columns(first, second)
    for index in a.indices { try body(a[index], b[index]) }
  }

  /// Calls a closure with the values of three properties of each object. See `rows(_:_:_:)`.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement, B: PersistableProperty & PersistableElement,
    C: PersistableProperty & PersistableElement, Failure: Error
  >(
    _ first: KeyPath<Element, A>, _ second: KeyPath<Element, B>, _ third: KeyPath<Element, C>,
    _ body: (A, B, C) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b, c) = columns(first, second, third)
    for index in a.indices { try body(a[index], b[index], c[index]) }
  }

  /// Calls a closure with the values of four properties of each object. See `rows(_:_:_:)`.
  @inlinable
  public func rows<
    A: PersistableProperty & PersistableElement, B: PersistableProperty & PersistableElement,
    C: PersistableProperty & PersistableElement, D: PersistableProperty & PersistableElement, Failure: Error
  >(
    _ first: KeyPath<Element, A>, _ second: KeyPath<Element, B>, _ third: KeyPath<Element, C>,
    _ fourth: KeyPath<Element, D>, _ body: (A, B, C, D) throws(Failure) -> Void
  ) throws(Failure) {
    let (a, b, c, d) = columns(first, second, third, fourth)
    for index in a.indices { try body(a[index], b[index], c[index], d[index]) }
  }
}
