/// A dictionary of values or objects that belongs to a property of an object. Its keys are strings, integers, UUIDs or the
/// cases of an enum.
///
/// ```swift
/// final class House: Object {
///   @Persisted var phones: Map<String, Int>
///   @Persisted var rooms: Map<String, Room?>        // objects: optional, because they can be deleted
/// }
///
/// try store.write {
///   house.phones["kitchen"] = 12
///   house.phones["attic"] = nil                     // removes the key
///   house.rooms["kitchen"] = Room()
/// }
/// for (key, phone) in house.phones { … }
/// ```
///
/// String keys are compared by their UTF-8 bytes. The pairs are in the order of their keys, as described at
/// ``PersistableMapKey``. In a store, a map is live, and can be changed only in a write transaction. Finding, setting and
/// removing a value are O(log n).
///
/// Deleting an object sets its value to nil and keeps its key. If the owner of a map is deleted, ``isInvalidated`` is true, and
/// the last contents of the map remain readable.
public final class Map<Key: PersistableMapKey, Value: PersistableMapValue> {
  var location: StoredCollection?
  var hasOwner = false
  var contents = UnmanagedMap<Value>()

  /// Creates an empty map that isn't in a store.
  public init() {}

  /// Creates a map of these pairs that isn't in a store. If a key occurs more than once, the last value wins.
  public convenience init(_ pairs: some Sequence<(key: Key, value: Value)>) {
    self.init()
    for (key, value) in pairs { updateValue(value, forKey: key) }
  }

  init(_ stored: StoredCollection) { location = stored }

  /// Whether the object that the map belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the map belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// Returns a copy of the map in its current state, which never changes. O(1). A map that isn't in a store returns itself.
  ///
  /// In a write transaction, the copy shows the state before the transaction.
  public func freeze() -> Map { location.map { Map($0.frozen) } ?? self }

  // MARK: Reading

  /// The number of key-value pairs. O(1), or O(n) if the keys are an enum.
  public var count: Int {
    guard let location else { return contents.count }
    // A newer program may have written keys that this program doesn't know.
    return Key.isOftenUnknown
      ? location.tree.elements.count { Key.read($0.key) != nil } : location.tree.count
  }

  /// Whether the map is empty.
  public var isEmpty: Bool { count == 0 }

  /// The keys, in order. O(n).
  public var keys: [Key] {
    location?.tree.elements.compactMap { Key.read($0.key) }
      ?? contents.sorted.compactMap { Key(_key: $0.key) }
  }

  /// The values, in the order of their keys. O(n).
  public var values: [Value] { map(\.value) }

  /// Returns whether the map contains a key, whose value may be nil. O(log n).
  public func containsKey(_ key: Key) -> Bool {
    if let location { return location.tree.search(forKey: key._key).value != nil }
    return contents[key._key] != nil
  }

  private func value(forKey key: Key) -> Value? {
    guard let location else { return contents[key._key] }
    let value = location.tree.search(forKey: key._key).value
    return value.map { location.mapValue($0) }
  }

  // MARK: Changing

  /// The value for a key; nil if there is none. Assigning nil removes the key. Assigning an object that isn't in a store adds
  /// it to the map's store. O(log n).
  @_disfavoredOverload
  public subscript(key: Key) -> Value? {
    get { value(forKey: key) }
    set {
      if let newValue { setValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// The object for a key; nil if there is none, or if the object was deleted, which ``containsKey(_:)`` distinguishes.
  /// Assigning nil removes the key. Assigning an object that isn't in a store adds it to the map's store. O(log n).
  public subscript<T: Object>(key: Key) -> T? where Value == T? {
    get { value(forKey: key) ?? nil }
    set {
      if let newValue { setValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// The value for a key, or a default value if there is none. O(log n).
  public subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
    get { value(forKey: key) ?? fallback() }
    set { setValue(newValue, forKey: key) }
    // Changes the current value of the map, even in a callback that is shown another state.
    _modify {
      location?.unpin()
      var value = value(forKey: key) ?? fallback()
      defer { setValue(value, forKey: key) }
      yield &value
    }
  }

  /// Sets the value for a key. O(log n).
  ///
  /// - Returns: the previous value, or nil if there was none.
  @discardableResult
  public func updateValue(_ value: Value, forKey key: Key) -> Value? {
    location?.unpin()
    let old = self.value(forKey: key)
    setValue(value, forKey: key)
    return old
  }

  /// Sets the value for a key, without looking up the old value.
  private func setValue(_ value: Value, forKey key: Key) {
    let stored = stored(in: "Map") { Value._storedInMap(value, $0) }
    change({ $0[key._key] = value }, losing: location?.targets(forKey: key._key)) { transaction, map in
      set(stored, forKey: key._key, in: map, transaction)
    }
  }

  private func set(
    _ value: StoredValue, forKey key: String, in map: StoredCollection, _ transaction: Transaction
  ) {
    guard map.admits(key: key) else { return }
    // An embedded object that is already the value for the key stays.
    if map.isOwner && map.tree.search(forKey: key).value == value { return }
    if map.admits(value) {
      transaction.setElement(value, forKey: key, in: map.cell)
    }
  }

  /// Removes a key and its value, if the map contains the key. An object stays in the store. O(log n).
  ///
  /// - Returns: the removed value, or nil if there was none.
  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    location?.unpin()
    let old = value(forKey: key)
    change({ $0[key._key] = nil }, losing: location?.targets(forKey: key._key)) { transaction, map in
      transaction.removeElement(forKey: key._key, from: map.cell)
    }
    return old
  }

  /// The same as ``removeValue(forKey:)``.
  @available(*, deprecated, renamed: "removeValue(forKey:)")
  public func removeObject(for key: Key) { removeValue(forKey: key) }

  /// Removes all pairs. Objects stay in the store. O(n), or O(n log n) if other maps of this property contain many more
  /// objects.
  public func removeAll() {
    change({ $0 = UnmanagedMap() }) { transaction, map in
      transaction.removeAllEntries(from: map.cell)
    }
  }

  /// Adds pairs. If the map already has a value for a key, `combine` is called with the current and the new value.
  ///
  /// - Parameters:
  ///   - other: the keys and values to add.
  ///   - combine: called during `merge`. It must not change the map.
  public func merge(
    _ other: some Sequence<(Key, Value)>,
    uniquingKeysWith combine: (_ current: Value, _ new: Value) throws -> Value
  ) rethrows {
    let other = Array(other)
    location?.unpin()
    for (key, value) in other {
      let merged = try self.value(forKey: key).map { try combine($0, value) } ?? value
      updateValue(merged, forKey: key)
    }
  }

  /// Adds the pairs of another map or of a dictionary.
  public func merge(
    _ other: some Sequence<(key: Key, value: Value)>,
    uniquingKeysWith combine: (_ current: Value, _ new: Value) throws -> Value
  ) rethrows { try merge(other.map { ($0.key, $0.value) }, uniquingKeysWith: combine) }
}

extension Map: CollectionProperty {
  static var noContents: UnmanagedMap<Value> { UnmanagedMap() }

  func replace(with elements: [(key: Key, value: Value)], in stored: StoredCollection) {
    let pairs = elements.map { ($0.key._key, Value._storedInMap($0.value, stored.context)) }
    let wanted = Dictionary(pairs.map { (StoredValue.string($0), $1) }) { $1 }
    stored.change { transaction in
      let isOwner = stored.isOwner
      for entry in stored.tree.elements {
        let value = wanted[.string(entry.key)]
        if value == nil {
          transaction.removeElement(forKey: entry.key, from: stored.cell)
        } else if isOwner && value != entry.value {
          // An embedded object that moves to another key is first removed from its old key.
          transaction.setElement(.null, forKey: entry.key, in: stored.cell)
        }
      }
      for (key, value) in pairs { set(value, forKey: key, in: stored, transaction) }
    }
  }
}

extension Map: Sequence {
  /// Returns an iterator over the current pairs in the order of their keys. Later changes to the map don't affect it.
  public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    guard let location else {
      var rest = contents.sorted.lazy.compactMap { pair in Key(_key: pair.key).map { ($0, pair.value) } }
        .makeIterator()
      return AnyIterator { rest.next() }
    }
    // The runs stay unchanged when a running transaction changes the map.
    var runs = location.tree.runs.makeIterator()
    var (leaf, index) = (ListLeaf(), 0)
    return AnyIterator {
      while true {
        while index < leaf.count {
          defer { index += 1 }
          guard let key = Key.read(leaf.key(at: index)) else { continue }
          return (key, location.mapValue(leaf.values[index]))
        }
        guard let run = runs.next() else { return nil }
        (leaf, index) = (run.elements, 0)
      }
    }
  }

  /// The number of pairs.
  public var underestimatedCount: Int { count }
}

extension Map: CustomStringConvertible {
  /// The type and the number of pairs.
  public var description: String { "Map<\(Key.self), \(Value.self)>(count: \(count))" }
}

extension Map: ExpressibleByDictionaryLiteral {
  /// Creates a map of these pairs that isn't in a store. If a key occurs more than once, the last value wins.
  public convenience init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(elements.map { (key: $0, value: $1) })
  }
}

extension Map: PersistableProperty {
  /// The stored representation of a map of this type.
  public static var _kind: _PropertyKind {
    var kind = Value._mapValueKind.collected(in: .map)
    kind.key = Key._keyKind.type
    return kind
  }

  /// Returns a new, empty map.
  public static func _initialValue() -> Map<Key, Value> { Map() }

  /// True: a map that belongs to another object is copied when it is assigned.
  @inlinable public static var _isContainer: Bool { true }

  /// Returns the map, marked as belonging to an object.
  public static func _owned(_ value: Map<Key, Value>) -> Map<Key, Value> { owned(value) }

  /// Returns the map to keep when one is assigned to an object that isn't in a store.
  public static func _assigned(_ value: Map<Key, Value>, to current: Map<Key, Value>?) -> Map<Key, Value> {
    assigned(value, to: current) { Map($0) }
  }

  /// Returns the map of an object. Each call returns the same instance.
  public static func _read(_ object: Object, _ column: Int) -> Map<Key, Value> { read(object, column) }

  /// Replaces the contents. Assigning a map to its own property has no effect.
  public static func _write(_ value: Map<Key, Value>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension Map: AnyCollectionProperty {
  var anyElements: [Any?] { flatMap { [$0.key, $0.value] as [Any?] } }

  func filled(with contents: Any) -> Any? {
    if let map = contents as? Map { return Map(map) }
    let result = Map()
    func insert(_ key: Key?, _ value: Any) -> Bool {
      guard let key, let value = PersistedValue.of(Value.self, from: value) else { return false }
      result.updateValue(value, forKey: key)
      return true
    }
    if let dictionary = contents as? [Key: Any] {
      return dictionary.allSatisfy { insert($0.key, $0.value) } ? result : nil
    }
    guard let dictionary = contents as? [String: Any] else { return nil }
    // A UUID may be in upper and in lower case. One of the values would be lost.
    return dictionary.allSatisfy { insert(Key(plainText: $0.key), $0.value) }
      && result.count == dictionary.count
      ? result : nil
  }

  func misfit(in contents: Any) -> String? {
    if let dictionary = contents as? [Key: Any] {
      let pairs = dictionary.map { (key: $0.key.plainText, value: $0.value) }
      return Self.misfit(inValues: pairs)
    }
    guard let dictionary = contents as? [String: Any] else { return nil }
    var known: Set<Key> = []
    for text in dictionary.keys.sorted() {
      guard let key = Key(plainText: text) else { return Key.misfit(text) }
      if !known.insert(key).inserted { return "the key '\(text.prefix(40))' is given twice" }
    }
    return Self.misfit(inValues: dictionary.map { (key: $0.key, value: $0.value) })
  }

  /// Returns the first key, in the order of the keys' texts, whose value has another type.
  private static func misfit(inValues pairs: [(key: String, value: Any)]) -> String? {
    let wrong = pairs.filter { PersistedValue.of(Value.self, from: $0.value) == nil }
    return wrong.map(\.key).min().map { "the value of the key '\($0.prefix(40))' has another type" }
  }
}

extension Map: AnyMapProperty {
  static var keyType: any PersistableMapKey.Type { Key.self }
}
