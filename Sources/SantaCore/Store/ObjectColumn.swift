/// The values of one property for several objects that are added together. See ``Store/add(_:columns:update:)``.
public struct ObjectColumn<Root: Object> {
  let keyPath: PartialKeyPath<Root>
  let contents: ColumnContents

  /// Creates a column from the values of a property. The first value belongs to the first object.
  public init<Value: PersistableScalar>(_ keyPath: KeyPath<Root, Value>, _ values: [Value]) {
    self.keyPath = keyPath
    // As one `Any`, because casting an array to an array casts each element.
    let any: Any = values
    contents = .single(
      Self.fixedWidth(Value.self, any) ?? (any as? [String]).map(TextValues.init) ?? ScalarValues(values))
  }

  /// Creates a column from the values that a closure returns for each element of a sequence.
  ///
  /// ```swift
  /// store.add(Stop.self, columns: [.init(\.id, of: records) { $0.number }, .init(\.place, of: records) { $0.name }])
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - elements: one element for each object.
  ///   - value: returns the value of the property. You can also pass a key path, which takes a few times as long.
  public init<Value: PersistableScalar, Elements: Sequence>(
    _ keyPath: KeyPath<Root, Value>, of elements: Elements, _ value: (Elements.Element) -> Value
  ) { self.init(keyPath, elements.map(value)) }

  /// Creates a column from the values of an optional property.
  public init<Value: PersistableScalar>(_ keyPath: KeyPath<Root, Value?>, _ values: [Value?]) {
    self.keyPath = keyPath
    let any: Any = values
    contents = .single(
      Self.optionalFixedWidth(Value.self, any) ?? (any as? [String?]).map(OptionalTextValues.init)
        ?? ScalarValues(values))
  }

  /// Creates a column from the targets of a to-one link. Targets that are not in a store are added first.
  public init<Target: Object>(_ keyPath: KeyPath<Root, Target?>, _ targets: [Target?]) {
    self.keyPath = keyPath
    contents = .single(LinkedObjects(targets))
  }

  /// Not available: an embedded object is added with the object that it is a part of.
  @available(*, unavailable, message: "Add objects with embedded ones with store.add(_:update:).")
  public init<Target: EmbeddedObject>(_ keyPath: KeyPath<Root, Target?>, _ targets: [Target?]) {
    self.keyPath = keyPath
    contents = .single(LinkedObjects(targets))
  }

  private static func fixedWidth<Value>(_ type: Value.Type, _ values: Any) -> (any ColumnValues)? {
    guard let type = type as? any FixedWidthScalar.Type else { return nil }
    func opened<Scalar: FixedWidthScalar>(_ type: Scalar.Type) -> (any ColumnValues)? {
      (values as? [Scalar]).map(FixedWidthValues.init)
    }
    return opened(type)
  }

  private static func optionalFixedWidth<Value>(_ type: Value.Type, _ values: Any) -> (any ColumnValues)? {
    guard let type = type as? any FixedWidthScalar.Type else { return nil }
    func opened<Scalar: FixedWidthScalar>(_ type: Scalar.Type) -> (any ColumnValues)? {
      guard let zero = Scalar(_stored: Scalar._kind.type.zero) else { return nil }
      return (values as? [Scalar?]).map { OptionalFixedWidthValues(values: $0, zero: zero) }
    }
    return opened(type)
  }
}

/// The values of a column: one for each object, or a collection for each object.
enum ColumnContents {
  case single(any ColumnValues)
  case collection(any CollectionValues)

  /// The number of objects.
  var count: Int {
    switch self {
    case .single(let values): values.count
    case .collection(let values): values.count
    }
  }
}

/// The values of one column of objects that are being added.
protocol ColumnValues {
  var count: Int { get }
  /// Returns a value in its stored form.
  func stored(at index: Int, _ context: _ModelContext) -> StoredValue
  /// Returns the same values, after adding the objects that they link to to the store, or after finding them by their keys.
  ///
  /// - Parameter property: the property, for messages.
  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> any ColumnValues
  /// Returns the values at some indices.
  func selecting(_ indices: [Int]) -> any ColumnValues
  /// Returns the offsets of rows whose values in a column of the same type may differ from the values at the given indices. A row
  /// is left out only if its value is equal. Nil stands for all rows.
  func offsets(of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]) -> [Int]?
  /// Stores consecutive values in the cells of new rows, up to the first value that can't be stored directly.
  ///
  /// - Returns: the number of stored values. The next one is to be stored with `stored(at:_:)`.
  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int
}

extension ColumnValues {
  func prepared(_ property: LinkOrigin, _ context: _ModelContext) -> any ColumnValues { self }

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? { nil }

  func selecting(_ indices: [Int]) -> any ColumnValues { SelectedValues(values: self, indices: indices) }

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

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? { Scalar.offsets(of: rows, in: table, column, differingFrom: values, at: indices) }
}

/// Some of the values of a column.
private struct SelectedValues: ColumnValues {
  let values: any ColumnValues
  let indices: [Int]
  var count: Int { indices.count }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    values.stored(at: indices[index], context)
  }
}

private struct OptionalFixedWidthValues<Scalar: FixedWidthScalar>: ColumnValues {
  let values: [Scalar?]
  /// The contents of a cell without a value.
  let zero: Scalar
  var count: Int { values.count }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { values[index]?._storedValue ?? .null }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    var present = SlotSet.none
    let cells = range.map { index in
      guard let value = values[index] else { return zero }
      present.insert(slot + index - range.lowerBound)
      return value
    }
    Scalar.fill(chunk, column, from: slot, with: cells[...])
    chunk.fillPresence(column, present)
    return range.count
  }

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? { Scalar.offsets(of: rows, in: table, column, differingFrom: values, at: indices) }
}

private struct TextValues: ColumnValues {
  let values: [String]
  var count: Int { values.count }

  init(_ values: [String]) { self.values = values }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { .string(values[index]) }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    chunk.fill(column, from: slot, with: values[range], heapLimit: heapLimit)
  }

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? {
    table.offsets(of: rows) { chunk, slot, offset in
      !chunk.hasText(values[indices[offset]], column, at: slot)
    }
  }
}

private struct OptionalTextValues: ColumnValues {
  let values: [String?]
  var count: Int { values.count }

  init(_ values: [String?]) { self.values = values }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    values[index].map { .string($0) } ?? .null
  }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    let texts = range.map { values[$0] ?? "" }
    let count = chunk.fill(column, from: slot, with: texts[...], heapLimit: heapLimit)
    var present = SlotSet.none
    for offset in 0..<count where values[range.lowerBound + offset] != nil { present.insert(slot + offset) }
    chunk.fillPresence(column, present)
    return count
  }

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? {
    table.offsets(of: rows) { chunk, slot, offset in
      guard let text = values[indices[offset]] else { return chunk.hasValue(column, at: slot) }
      return !chunk.hasText(text, column, at: slot)
    }
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

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> any ColumnValues {
    if Target.self is EmbeddedObject.Type { throw .embeddedAlone("\(Target.self)") }
    return LinkedRows(rows: targets.map { target in target.flatMap { key(of: $0, context) } })
  }

  private func key(of target: Target, _ context: _ModelContext) -> UInt64? {
    context.link(to: target, as: Target.self).linkedRow?.rawValue
  }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    targets[index].map { context.link(to: $0, as: Target.self) } ?? .null
  }
}

/// The keys of linked rows; nil stands for no link.
struct LinkedRows: ColumnValues {
  let rows: [UInt64?]
  var count: Int { rows.count }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    rows[index].map { .link($0) } ?? .null
  }

  func fill(
    _ chunk: Chunk, _ column: ColumnID, from slot: Int, with range: Range<Int>, heapLimit: Int
  ) -> Int {
    var present = SlotSet.none
    let cells = range.map { index in
      if rows[index] != nil { present.insert(slot + index - range.lowerBound) }
      return rows[index] ?? 0
    }
    chunk.fill(column, from: slot, with: cells[...])
    chunk.fillPresence(column, present)
    return range.count
  }

  func offsets(
    of rows: [RowKey], in table: Table, _ column: ColumnID, differingFrom indices: [Int]
  ) -> [Int]? {
    table.offsets(of: rows) { chunk, slot, offset in
      guard let target = self.rows[indices[offset]] else { return chunk.hasValue(column, at: slot) }
      return !chunk.hasBits(of: target, column, at: slot)
    }
  }
}

/// The same value for all objects.
struct RepeatedValue: ColumnValues {
  let value: StoredValue
  let count: Int

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue { value }
}
