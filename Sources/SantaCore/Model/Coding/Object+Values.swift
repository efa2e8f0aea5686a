extension Object {
  /// Creates an object that isn't in a store, with values by property name.
  ///
  /// ```swift
  /// let stop = try Stop(value: ["id": 7, "place": "Apia", "location": ["latitude": -13.8]])
  /// ```
  ///
  /// Properties that aren't named have their defaults. Linked objects can also be given by their values, and are created in the
  /// same way. `Store.create(_:value:update:)` creates an object in a store.
  ///
  /// - Throws: ``StoreError`` for an unknown name, or for a value that the property can't hold.
  @_disfavoredOverload
  public convenience init(value: [String: Any]) throws {
    self.init()
    try ValueAssigner(creation: nil).assign(value, to: self, try ObjectClass.of(type(of: self)))
  }

  /// Creates a copy of an object. The copy isn't in a store, and can be edited, for example in a form.
  ///
  /// ```swift
  /// let draft = try Stop(value: stop)
  /// draft.place = "Suva"
  /// try store.write { store.add(draft, update: .modified) }
  /// ```
  ///
  /// Embedded objects are copied, too. Links refer to the same objects as in the original.
  ///
  /// - Throws: ``StoreError`` for an object of another class, or for objects that are embedded more than 100 levels deep.
  @_disfavoredOverload
  public convenience init(value object: Object) throws {
    guard type(of: object) == Self.self else {
      throw StoreError.wrongClass("\(type(of: object))", expected: "\(Self.self)")
    }
    self.init()
    try assign(valuesOf: object, within: [])
  }

  /// Copies the values of an object.
  ///
  /// - Parameter outer: the objects that this one is embedded in. The object itself is one of them only in a forged store.
  private func assign(valuesOf object: Object, within outer: [Object]) throws {
    if outer.count >= NestingLimit.levels {
      throw StoreError.nestedTooDeeply("\(type(of: object))", limit: NestingLimit.levels)
    }
    if outer.contains(object) {
      throw StoreError.contradiction("The store", "\(a: type(of: object)) is embedded in itself")
    }
    let known = try ObjectClass.of(type(of: self))
    for property in known.properties where property.origin == nil {
      let value =
        try property.target is EmbeddedObject.Type
        ? Self.copy(property.read(object), property.definition.kind, within: outer + [object])
        : property.read(object)
      try property.assign(value, to: self, of: known)
    }
  }

  /// Returns copies of the embedded objects of a property.
  private static func copy(_ value: Any?, _ kind: CollectionKind, within path: [Object]) throws -> Any? {
    func copied(_ value: Any?) throws -> Any {
      guard let object = value as? Object else { return value as Any }
      let copy = type(of: object).init()
      try copy.assign(valuesOf: object, within: path)
      return copy
    }
    guard let value else { return nil }
    guard let elements = (value as? any AnyCollectionProperty)?.anyElements else { return try copied(value) }
    guard kind == .map else { return try elements.map(copied) }
    var pairs: [AnyHashable: Any] = [:]
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      if let key = elements[index] as? AnyHashable { pairs[key] = try copied(elements[index + 1]) }
    }
    return pairs
  }
}
