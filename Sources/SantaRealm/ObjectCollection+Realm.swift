// Each function is declared for results and for all collections of objects, because the store declares it for both.

extension Results {
  /// The objects sorted by a property by its name, live. The program stops for an unknown name.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    orStop { try self.SantaStore::sorted(byKeyPath: keyPath, ascending: ascending) }
  }

  /// The objects that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter(_ text: String, _ arguments: Any?...) -> Results<Element> {
    orStop { try self.SantaStore::filter(text, arguments: arguments) }
  }

  /// Results of any collection of objects. RealmSwift's name of ``ObjectCollection/objects``.
  public init<Objects: ObjectCollection>(_ collection: Objects) where Objects.Element == Element {
    self = collection.objects
  }
}

extension ObjectCollection {
  /// The objects sorted by a property by its name, live. The program stops for an unknown name.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    orStop { try objects.SantaStore::sorted(byKeyPath: keyPath, ascending: ascending) }
  }

  /// The objects that meet a condition in the query language, live. The program stops for an invalid string.
  public func filter(_ text: String, _ arguments: Any?...) -> Results<Element> {
    orStop { try objects.SantaStore::filter(text, arguments: arguments) }
  }

  /// Not available: conditions are closures, strings or Swift's predicates.
  @available(
    *, unavailable,
    message:
      "Write the condition as a closure, dogs.where { $0.age > 3 }, or as a string, dogs.filter(\"age > 3\")."
  )
  public func filter(_ predicate: some AnyObject) -> Results<Element> {
    stop("filter(NSPredicate) is not available.")
  }

  /// The objects sorted by several properties by their names, live. The program stops for an unknown name.
  public func sorted(by descriptors: some Sequence<SortDescriptor>) -> Results<Element> {
    orStop { try objects.sorted(byKeyPaths: descriptors.map { ($0.keyPath, $0.ascending) }) }
  }

  /// The first object for each combination of values of properties by their names, live. The program stops for an unknown
  /// name.
  public func distinct(by keyPaths: some Sequence<String>) -> Results<Element> {
    orStop { try objects.distinct(byKeyPaths: Array(keyPaths)) }
  }

  /// The objects sorted by several properties by their names, and grouped by a property. The program stops for an unknown
  /// name.
  public func sectioned<Key: PersistableProperty & Hashable & SendableMetatype>(
    by keyPath: KeyPath<Element, Key>, sortDescriptors: some Sequence<SortDescriptor>
  ) -> SectionedResults<Key, Element> {
    // Safety: a key path of stored properties holds no index that could be shared.
    nonisolated(unsafe) let path = keyPath
    return sorted(by: sortDescriptors).sectioned { unsafe $0[keyPath: path] }
  }

  /// The objects sorted by several properties by their names, and grouped by a computed key. The program stops for an
  /// unknown name.
  public func sectioned<Key: Hashable & SendableMetatype>(
    sortDescriptors: some Sequence<SortDescriptor>, _ key: @escaping @Sendable (Element) -> Key
  ) -> SectionedResults<Key, Element> { sorted(by: sortDescriptors).sectioned(by: key) }

  /// The objects sorted by several properties by their names, and grouped by a computed key. The program stops for an
  /// unknown name.
  public func sectioned<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Element) -> Key, sortDescriptors: some Sequence<SortDescriptor>
  ) -> SectionedResults<Key, Element> { sorted(by: sortDescriptors).sectioned(by: key) }

  // MARK: Finding

  /// The index of an object; nil if it is not in the collection. RealmSwift's name of `firstIndex(of:)`.
  public func index(of object: Element) -> Index? { firstIndex(of: object) }

  /// The index of the first object that meets a condition.
  public func index(matching condition: (Query<Element>) -> Query<Bool>) -> Index? {
    `where`(condition).first.flatMap { firstIndex(of: $0) }
  }

  /// The index of the first object that meets a condition in the query language. The program stops for an invalid
  /// string.
  public func index(matching text: String, _ arguments: Any?...) -> Index? {
    orStop { try objects.filter(text, arguments: arguments).first }.flatMap { firstIndex(of: $0) }
  }

  // MARK: Values by the names of properties

  /// The values of a property of all objects, by its name, as an array. A name of RealmSwift.
  public func value(forKey name: String) -> Any? { map { $0.value(forKey: name) as Any } }

  /// The values at the end of names of links and a property of all objects, as an array; or the result of an operator, as in
  /// `"@sum.age"`. A name of RealmSwift.
  public func value(forKeyPath path: String) -> Any? {
    KeyPathOperator.value(of: Array(self), along: path.split(separator: ".").map(String.init)[...])
  }

  /// Assigns a property of all objects, by its name.
  public func setValue(_ value: Any?, forKey name: String) {
    for object in Array(self) { object[name] = value }
  }

  /// The smallest value of a property by its name; nil without values.
  public func min<Value: PersistableScalar & Comparable>(ofProperty name: String) -> Value? {
    values(ofProperty: name).min()
  }

  /// The largest value of a property by its name; nil without values.
  public func max<Value: PersistableScalar & Comparable>(ofProperty name: String) -> Value? {
    values(ofProperty: name).max()
  }

  /// The sum of a property by its name. The program stops if it is out of the range of its type.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(ofProperty name: String) -> Value {
    values(ofProperty: name).reduce(.zero, +)
  }

  /// The average of a property by its name; nil without values.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(ofProperty name: String) -> Value? {
    let values: [Value] = values(ofProperty: name)
    return values.isEmpty ? nil : values.reduce(0, +) / Value(values.count)
  }

  /// The values of a property that are not nil, as numbers of another type if the caller asks for that.
  private func values<Value>(ofProperty name: String) -> [Value] {
    compactMap { object in
      guard let value = object.value(forKeyPath: name) else { return nil }
      if let value = value as? Value { return value }
      if let type = Value.self as? any Numeric.Type, let number = converted(value, to: type) as? Value {
        return number
      }
      stop("\(Element.self).\(name) is a \(type(of: value)), and was asked for as a \(Value.self).")
    }
  }
}

/// A number as one of another type; nil if it is none, or if that type can't have its value.
private func converted(_ value: Any, to type: any Numeric.Type) -> Any? {
  switch (value, type) {
  case (let value as any BinaryInteger, let type as any BinaryFloatingPoint.Type): type.init(value)
  case (let value as any BinaryInteger, let type as any BinaryInteger.Type): type.init(exactly: value)
  case (let value as any BinaryFloatingPoint, let type as any BinaryFloatingPoint.Type): type.init(value)
  default: nil
  }
}
