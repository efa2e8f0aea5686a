/// The values of one property for several objects, which are added together. See ``Store/add(_:columns:)``.
public struct ObjectColumn<Root: Object> {
  let keyPath: PartialKeyPath<Root>
  let values: any ColumnValues

  /// The values of a property: the first one is that of the first object.
  public init<Value: PersistableScalar>(_ keyPath: KeyPath<Root, Value>, _ values: [Value]) {
    self.keyPath = keyPath
    // As one `Any`, because a cast from array to array casts each element.
    let any: Any = values
    self.values =
      Self.fixedWidth(Value.self, any) ?? (any as? [String]).map(TextValues.init) ?? ScalarValues(values)
  }

  /// The values of an optional property.
  public init<Value: PersistableScalar>(_ keyPath: KeyPath<Root, Value?>, _ values: [Value?]) {
    self.keyPath = keyPath
    self.values = ScalarValues(values)
  }

  /// The targets of a to-one link. An object that is in no store is added first.
  public init<Target: Object>(_ keyPath: KeyPath<Root, Target?>, _ targets: [Target?]) {
    self.keyPath = keyPath
    values = LinkedObjects(targets)
  }

  /// Not available: an embedded object is added with the one that it is a part of.
  @available(*, unavailable, message: "Add objects with embedded ones with store.add(_:update:).")
  public init<Target: EmbeddedObject>(_ keyPath: KeyPath<Root, Target?>, _ targets: [Target?]) {
    self.keyPath = keyPath
    values = LinkedObjects(targets)
  }

  private static func fixedWidth<Value>(_ type: Value.Type, _ values: Any) -> (any ColumnValues)? {
    guard let type = type as? any FixedWidthScalar.Type else { return nil }
    func opened<Scalar: FixedWidthScalar>(_ type: Scalar.Type) -> (any ColumnValues)? {
      (values as? [Scalar]).map(FixedWidthValues.init)
    }
    return opened(type)
  }
}

/// The values of a column that is being added.
protocol ColumnValues {
  var count: Int { get }
  /// A value in its stored form.
  func stored(at index: Int, _ context: _ModelContext) -> StoredValue
  /// The same values, after what they need has been added to the store.
  func prepared(_ context: _ModelContext) throws(StoreError) -> any ColumnValues
  /// Stores consecutive values in cells of new rows. Returns how many it has stored: each other one needs more than that.
  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int
}

extension ColumnValues {
  func prepared(_ context: _ModelContext) -> any ColumnValues { self }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int { 0 }
}

private struct FixedWidthValues<Scalar: FixedWidthScalar>: ColumnValues {
  let values: [Scalar]
  var count: Int { values.count }

  init(_ values: [Scalar]) { self.values = values }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { values[index]._storedValue }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    Scalar.fill(chunk, column, from: slot, with: values[range])
    return range.count
  }
}

private struct TextValues: ColumnValues {
  let values: [String]
  var count: Int { values.count }

  init(_ values: [String]) { self.values = values }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { .string(values[index]) }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    for (offset, index) in range.enumerated() {
      guard chunk.fill(values[index], column, at: slot + offset, heapLimit: heapLimit) else { return offset }
    }
    return range.count
  }
}

private struct ScalarValues<Value: PersistableElement>: ColumnValues {
  let values: [Value]
  var count: Int { values.count }

  init(_ values: [Value]) { self.values = values }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    Value._stored(values[index], context)
  }
}

private struct LinkedObjects<Target: Object>: ColumnValues {
  let targets: [Target?]
  var count: Int { targets.count }

  init(_ targets: [Target?]) { self.targets = targets }

  func prepared(_ context: _ModelContext) throws(StoreError) -> any ColumnValues {
    if Target.self is EmbeddedObject.Type { throw .embeddedAlone("\(Target.self)") }
    return StoredValues(values: targets.indices.map { stored(at: $0, context) })
  }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    targets[index].map { context.link(to: $0, as: Target.self) } ?? .null
  }
}

private struct StoredValues: ColumnValues {
  let values: [StoredValue]
  var count: Int { values.count }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { values[index] }
}

/// One value for all objects.
struct RepeatedValue: ColumnValues {
  let value: StoredValue
  let count: Int

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { value }
}
