extension ValueResults {
  /// The values that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter(_ text: String, _ arguments: Any?...) -> ValueResults<Element> {
    orStop { try self.SantaStore::filter(text, arguments: arguments) }
  }
}

extension ValueCollection {
  /// The values that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter(_ text: String, _ arguments: Any?...) -> ValueResults<Element> {
    orStop { try results.SantaStore::filter(text, arguments: arguments) }
  }

  /// The index of a value; nil if it is not in the collection. RealmSwift's name of `firstIndex(of:)`.
  public func index(of value: Element) -> Index? where Element: Equatable { firstIndex(of: value) }

  /// The index of the first value that meets a condition.
  public func index(matching condition: (Query<Element>) -> Query<Bool>) -> Index? where Element: Equatable {
    `where`(condition).first.flatMap { firstIndex(of: $0) }
  }

  /// The index of the first value that meets a condition in the query language. The program stops for an invalid string.
  public func index(matching text: String, _ arguments: Any?...) -> Index? where Element: Equatable {
    orStop { try results.filter(text, arguments: arguments).first }.flatMap { firstIndex(of: $0) }
  }

  /// The values in order, live. The program stops for a name other than `"self"`.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> ValueResults<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// The values in order, live. The program stops for a name other than `"self"`.
  public func sorted(by descriptors: some Sequence<SortDescriptor>) -> ValueResults<Element> {
    let descriptors = Array(descriptors)
    checkItself(descriptors.map(\.keyPath))
    return descriptors.first.map { results.sorted(ascending: $0.ascending) } ?? results
  }

  /// The first of each of several equal values, live. The program stops for a name other than `"self"`.
  public func distinct(by keyPaths: some Sequence<String>) -> ValueResults<Element> {
    let keyPaths = Array(keyPaths)
    checkItself(keyPaths)
    return keyPaths.isEmpty ? results : results.distinct()
  }
}

/// Stops the program for a name that isn't the values of a collection themselves.
private func checkItself(_ keyPaths: [String]) {
  for keyPath in keyPaths where keyPath.lowercased() != "self" {
    stop(
      "\"\(keyPath)\" names a property, which values don't have. Write \"self\" for the values themselves.")
  }
}

extension List {
  /// Adds elements at the end. RealmSwift's name of ``append(contentsOf:)``.
  public func append(objectsIn elements: some Sequence<Element>) { append(contentsOf: elements) }

  /// The elements at some indices. A name of RealmSwift.
  public func objects(at indices: some Sequence<Int>) -> [Element] { indices.map { self[$0] } }

  /// Replaces an element. RealmSwift's name of ``subscript(_:)``.
  public func replace(index: Int, object: Element) { self[index] = object }
}

extension MutableSet {
  /// Adds elements. RealmSwift's name of ``formUnion(_:)``.
  public func insert(objectsIn elements: some Sequence<Element>) { formUnion(elements) }

  /// The elements at some indices. A name of RealmSwift.
  public func objects(at indices: some Sequence<Int>) -> [Element] { indices.map { self[$0] } }
}

extension Map {
  /// Removes the value of a key. RealmSwift's name of ``removeValue(forKey:)``.
  public func removeObject(for key: Key) { removeValue(forKey: key) }

  /// The value of a key; nil if there is none. RealmSwift's name of ``subscript(_:)``.
  public func object(forKey key: Key) -> Value? { self[key] }

  /// The value of a key; nil if there is none. RealmSwift's name of ``subscript(_:)``.
  public func value(forKey key: Key) -> Value? { self[key] }

  /// Assigns the value of a key. RealmSwift's name of ``subscript(_:)``.
  public func setValue(_ value: Value?, forKey key: Key) { self[key] = value }

  /// The keys with their values: the map itself, whose elements are such pairs. A name of RealmSwift.
  public func asKeyValueSequence() -> Map { self }
}

extension Map where Value: PersistableElement & _QueryableValue {
  /// The values that meet a condition, live.
  public func `where`(_ condition: (Query<Value>) -> Query<Bool>) -> ValueResults<Value> {
    results.where(condition)
  }

  /// The values that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter(_ text: String, _ arguments: Any?...) -> ValueResults<Value> {
    orStop { try results.SantaStore::filter(text, arguments: arguments) }
  }

  /// The values in ascending or descending order, live.
  public func sorted(ascending: Bool) -> ValueResults<Value> { results.sorted(ascending: ascending) }

  /// The values in order, live. The program stops for a name other than `"self"`.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> ValueResults<Value> {
    results.sorted(byKeyPath: keyPath, ascending: ascending)
  }

  /// The values in order, live. The program stops for a name other than `"self"`.
  public func sorted(by descriptors: some Sequence<SortDescriptor>) -> ValueResults<Value> {
    results.sorted(by: descriptors)
  }

  /// The first of each of several equal values, live.
  public func distinct() -> ValueResults<Value> { results.distinct() }
}

// Maps of links, whose values are optional.
extension Map {
  /// The objects that meet a condition, live.
  public func `where`<Element: Object>(
    _ condition: (Query<Element>) -> Query<Bool>
  ) -> Results<Element> where Value == Element? { objects().where(condition) }

  /// The objects that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter<Element: Object>(_ text: String, _ arguments: Any?...) -> Results<Element>
  where Value == Element? { orStop { try objects().SantaStore::filter(text, arguments: arguments) } }

  /// The objects sorted by a property by its name, live. The program stops for an unknown name.
  public func sorted<Element: Object>(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element>
  where Value == Element? { objects().sorted(byKeyPath: keyPath, ascending: ascending) }

  /// The objects sorted by several properties by their names, live. The program stops for an unknown name.
  public func sorted<Element: Object>(by descriptors: some Sequence<SortDescriptor>) -> Results<Element>
  where Value == Element? { objects().sorted(by: descriptors) }

  /// The smallest value of a property of the objects; nil without values.
  public func min<Element: Object, Number: PersistableScalar & Comparable>(ofProperty name: String) -> Number?
  where Value == Element? { objects().min(ofProperty: name) }

  /// The largest value of a property of the objects; nil without values.
  public func max<Element: Object, Number: PersistableScalar & Comparable>(ofProperty name: String) -> Number?
  where Value == Element? { objects().max(ofProperty: name) }

  /// The sum of a property of the objects.
  public func sum<Element: Object, Number: PersistableScalar & AdditiveArithmetic>(
    ofProperty name: String
  ) -> Number where Value == Element? { objects().sum(ofProperty: name) }

  /// The average of a property of the objects; nil without values.
  public func average<Element: Object, Number: PersistableScalar & BinaryFloatingPoint>(
    ofProperty name: String
  ) -> Number? where Value == Element? { objects().average(ofProperty: name) }

  /// The values at the end of names of links and a property of all objects, as an array. A name of RealmSwift.
  public func value<Element: Object>(forKeyPath path: String) -> Any? where Value == Element? {
    objects().value(forKeyPath: path)
  }
}
