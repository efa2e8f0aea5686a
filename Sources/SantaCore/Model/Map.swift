/// A dictionary of values or objects by texts, integers, UUIDs or the cases of an enum, which belongs to a property of an object.
///
/// ```swift
/// final class House: Object {
///   @Persisted var phones: Map<String, Int>
///   @Persisted var rooms: Map<String, Room?>        // objects: optional, for they can be deleted
/// }
///
/// try store.write {
///   house.phones["kitchen"] = 12
///   house.phones["attic"] = nil                     // takes the key out
///   house.rooms["kitchen"] = Room()
/// }
/// for (key, phone) in house.phones { … }
/// ```
///
/// Texts as keys are compared by their UTF-8 bytes. The pairs are in the order of their keys, as ``PersistableMapKey``
/// describes it. In a store, a map is live, and can
/// be changed only in a write transaction. Finding, setting and removing are O(log n).
///
/// Deleting an object sets its value to nil, and keeps its key. For the map of a deleted object, ``isInvalidated`` is
/// true, and its last contents can still be read.
public final class Map<Key: PersistableMapKey, Value: PersistableMapValue> {
  var location: StoredCollection?
  var hasOwner = false
  var contents = UnmanagedMap<Value>()

  /// An empty map that is in no store.
  public init() {}

  /// A map of these pairs that is in no store; of several with one key the last.
  public convenience init(_ pairs: some Sequence<(key: Key, value: Value)>) {
    self.init()
    for (key, value) in pairs { updateValue(value, forKey: key) }
  }

  init(_ stored: StoredCollection) { location = stored }

  /// Whether the object that the map belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the map belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// A copy of the map in its current state, which never changes. O(1). For a map in no store, returns the map
  /// itself.
  ///
  /// In a write transaction, the state before the transaction.
  public func freeze() -> Map { location.map { Map($0.frozen) } ?? self }

  // MARK: Reading

  /// The number of key-value pairs. O(1), and O(n) if the keys are an enum.
  public var count: Int {
    guard let location else { return contents.count }
    // A newer program may have written keys that this one does not know.
    return Key.isOftenUnknown
      ? location.tree.elements.count { Key.read($0.key) != nil } : location.tree.count
  }

  /// Whether the map has no pairs.
  public var isEmpty: Bool { count == 0 }

  /// The keys, in order. O(n).
  public var keys: [Key] {
    location?.tree.elements.compactMap { Key.read($0.key) }
      ?? contents.sorted.compactMap { Key(_key: $0.key) }
  }

  /// The values, in the order of their keys. O(n).
  public var values: [Value] { map(\.value) }

  /// Whether the map has a key, whose value may be nil. O(log n).
  public func containsKey(_ key: Key) -> Bool {
    if let location { return location.tree.search(forKey: key._key).value != nil }
    return contents[key._key] != nil
  }

  private func value(forKey key: Key) -> Value? {
    guard let location else { return contents[key._key] }
    let value = location.tree.search(forKey: key._key).value
    return value.map { Value._mapValue($0, location.context) }
  }

  // MARK: Changing

  /// The value for a key; nil if there is none. Assigning nil removes the key. An object that is in no store is added
  /// to the map's store. O(log n).
  @_disfavoredOverload
  public subscript(key: Key) -> Value? {
    get { value(forKey: key) }
    set {
      if let newValue { setValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// The object for a key; nil if there is none, or if it was deleted, which ``containsKey(_:)`` distinguishes.
  /// Assigning nil removes the key. An object that is in no store is added to the map's store. O(log n).
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
    // The value that is changed is the one that the map has now, also in a callback that is shown another.
    _modify {
      location?.unpin()
      var value = value(forKey: key) ?? fallback()
      defer { setValue(value, forKey: key) }
      yield &value
    }
  }

  /// Sets the value for a key. O(log n).
  ///
  /// - Returns: the value that was there, nil where there was none.
  @discardableResult
  public func updateValue(_ value: Value, forKey key: Key) -> Value? {
    location?.unpin()
    let old = self.value(forKey: key)
    setValue(value, forKey: key)
    return old
  }

  /// Sets the value for a key, without the search for the old one.
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
    // An embedded object that is already the value for the key can stay.
    if map.isOwner && map.tree.search(forKey: key).value == value { return }
    if map.admits(value) {
      transaction.setElement(value, forKey: key, in: map.cell)
    }
  }

  /// Removes a key and its value, if the map has it; an object stays in the store. O(log n).
  ///
  /// - Returns: the removed value; nil if there was none.
  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    location?.unpin()
    let old = value(forKey: key)
    change({ $0[key._key] = nil }, losing: location?.targets(forKey: key._key)) { transaction, map in
      transaction.removeElement(forKey: key._key, from: map.cell)
    }
    return old
  }

  /// Removes a key and its object; the object stays in the store. O(log n).
  public func removeObject(for key: Key) { removeValue(forKey: key) }

  /// Removes all pairs; objects stay in the store. O(n), and O(n log n) if other maps of this property contain many
  /// more objects.
  public func removeAll() {
    change({ $0 = UnmanagedMap() }) { transaction, map in
      transaction.removeAllEntries(from: map.cell)
    }
  }

  /// Adds pairs. If the map has a value for a key already, `combine` is called with that and the new value.
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
          // An embedded object that changes its key is first removed from the old one.
          transaction.setElement(.null, forKey: entry.key, in: stored.cell)
        }
      }
      for (key, value) in pairs { set(value, forKey: key, in: stored, transaction) }
    }
  }
}

extension Map: Sequence {
  /// An iterator over the current pairs in the order of the keys, which later changes of the map don't affect.
  public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    guard let location else {
      var rest = contents.sorted.lazy.compactMap { pair in Key(_key: pair.key).map { ($0, pair.value) } }
        .makeIterator()
      return AnyIterator { rest.next() }
    }
    let context = location.context
    // They stay as they are when a running transaction changes the map.
    var runs = location.tree.runs.makeIterator()
    var (leaf, index) = (ListLeaf(), 0)
    return AnyIterator {
      while true {
        while index < leaf.count {
          defer { index += 1 }
          guard let key = Key.read(leaf.key(at: index)) else { continue }
          return (key, Value._mapValue(leaf.values[index], context))
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
  /// A map of these pairs that is in no store; of several with one key the last.
  public convenience init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(elements.map { (key: $0, value: $1) })
  }
}

extension Map: PersistableProperty {
  /// How a store represents a map of this type.
  public static var _kind: _PropertyKind {
    var kind = Value._mapValueKind.collected(in: .map)
    kind.key = Key._keyKind.type
    return kind
  }

  /// A new, empty map.
  public static func _initialValue() -> Map<Key, Value> { Map() }

  /// A map that is another object's is copied when it is assigned.
  @inlinable public static var _isContainer: Bool { true }

  /// The map, as that of an object.
  public static func _owned(_ value: Map<Key, Value>) -> Map<Key, Value> { owned(value) }

  /// The map of an object in no store to which one is assigned.
  public static func _assigned(_ value: Map<Key, Value>, to current: Map<Key, Value>?) -> Map<Key, Value> {
    assigned(value, to: current) { Map($0) }
  }

  /// The map of an object. Each access returns the same one.
  public static func _read(_ object: Object, _ column: Int) -> Map<Key, Value> { read(object, column) }

  /// Replaces the contents. Assigning a map to its own property changes nothing.
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
    return dictionary.allSatisfy { insert(Key(plainText: $0.key), $0.value) } ? result : nil
  }
}
