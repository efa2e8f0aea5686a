extension Results {
  /// Calls a closure with each object, in the order of the results.
  ///
  /// ```swift
  /// stops.forEach { total += $0.presents }
  /// ```
  ///
  /// The closure gets the same objects as an iteration does, several times faster: one object moves along the rows, and is the
  /// same instance at each call. If the closure keeps the object, for example in an array, the next call gets a new one, so that
  /// a kept object keeps its row. A weak or unowned reference doesn't keep it, and may show a later row.
  ///
  /// An object doesn't move if its class has properties that aren't stored or subclasses in the same table, because the next row
  /// would have the properties of the previous one. Each call then gets a new object.
  ///
  /// - Parameter body: called for each object that the results had at the time of the call and that hasn't been deleted since.
  ///   It may change the store. If it throws, the iteration ends.
  // With the signature of the method of all sequences: a typed error would make that method the preferred one.
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    var iterator = makeIterator()
    guard iterator.mayMove else {
      while let object = iterator.next() { try body(object) }
      return
    }
    guard var object = iterator.next() else { return }
    repeat { try body(object) } while iterator.moveNext(&object)
  }
}
