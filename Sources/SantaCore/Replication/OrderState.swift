import SantaStore

/// The state that results from the changes of an order, without a store. A server gives it to new replicas instead of all
/// changes.
///
/// ```swift
/// var state = OrderState()
/// try state.apply(changes)
/// let copy = try state.copy()
/// ```
package struct OrderState {
  private var snapshot = Snapshot.empty
  private var schema = ReplicatedSchema()
  // This state has no own objects, so no replica number belongs to the reader.
  private var reader = ChangeReader(home: .own)

  /// Creates the state before the first change.
  package init() {}

  /// Creates the state from a copy.
  ///
  /// - Throws: ``Replica/Failure`` if the bytes aren't a copy.
  package init(copy: [UInt8]) throws { try apply([copy]) }

  /// Applies changes in their order. If one of them can't be read, the state is unchanged.
  ///
  /// - Throws: ``Replica/Failure``
  package mutating func apply(_ changes: some Sequence<[UInt8]>) throws {
    let transaction = Transaction(base: snapshot)
    // No object was created by a program here, so all rows store their identities.
    var applier = ChangeApplier(transaction, schema, shown: .empty)
    var reader = reader
    for bytes in changes { if let change = try reader.read(bytes) { _ = applier.apply(change) } }
    transaction.completeChanges()
    (snapshot, schema, self.reader) = (transaction.current, applier.schema, reader)
  }

  /// Returns the state as one change, which is applied to the state before the first change.
  package func copy() throws -> [UInt8] {
    reader.copy(try ChangeRecorder.copy(of: snapshot, schema, as: .own))
  }

  /// The ``StateDigest`` of the state, which equals the digest of each replica with the same changes.
  package var digest: UInt64 {
    var digest = StateDigest(home: .own)
    digest.update(to: snapshot, schema)
    return digest.value
  }

  /// Returns the changes that a copy contains and another order lacks, as one change of that order. With it, the order has the
  /// state that results from the copy and, after it, the other changes of the order.
  ///
  /// If the order itself begins with a copy that contains changes unknown to this one, these changes can't be determined.
  /// Objects of the order then keep their values, and the returned change does not list the changes that it contains.
  ///
  /// - Parameters:
  ///   - copy: the copy that a replica still has of its former order.
  ///   - order: the changes of the other order.
  ///   - id: the ID of the returned change.
  static func summary(of copy: [UInt8], behind order: [[UInt8]], id: UInt64) throws -> [UInt8] {
    var state = try OrderState(copy: copy)
    let contained = state.reader
    var beginning = ChangeReader(home: .own)
    if let first = order.first, ChangeReader.isCopy(first) { try beginning.note(first) }
    guard contained.contains(allOf: beginning) else {
      var other = OrderState()
      try other.apply(order)
      return contained.summary(behind: contained, try other.addition(of: copy).encoded(as: .own), id: id)
    }
    try state.apply(order)
    var reader = ChangeReader(home: .own)
    let changes = try order.compactMap { try reader.read($0) }
    // Record all values, including defaults, because other replicas may have sent earlier changes that create the same objects.
    // An order without changes has no such objects, so everything is new.
    let all = ChangeRecorder.Declarations(isDefault: { _, _, _ in false })
    let rest = try ReplicaState(shown: state.snapshot, pending: [], reader.isEmpty ? .none : all) { applier in
      for change in changes { _ = applier.apply(change) }
    }.pending.first
    return contained.summary(behind: reader, (rest ?? LogicalChange()).encoded(as: .own), id: id)
  }

  /// Returns a change with the parts of a copy that this state lacks.
  private func addition(of copy: [UInt8]) throws -> LogicalChange {
    var reader = ChangeReader(home: .own)
    var change = try reader.read(copy) ?? LogicalChange()
    change.operations = change.operations.compactMap { operation in
      switch operation {
      case .create(let object, let values):
        .create(object, values.map { .init(property: $0.property, value: $0.value, isDefault: true) })
      case .set(let object, _, _) where address(of: object) != nil: nil
      case .editMap(let object, let property, _, let entries):
        .editMap(
          object, property, removed: [],
          set: entries.filter { map(property, of: object)?.search(forKey: $0.key).value == nil })
      default: operation
      }
    }
    return change
  }

  /// Returns the row of an object, or of another object with its primary key, because the two will become one object.
  private func address(of object: ObjectID) -> RowAddress? {
    guard let table = schema.tables[object.type] else { return nil }
    let row =
      object.primaryKey.map { snapshot[table].row(primaryKey: $0) }
      ?? snapshot[table].row(firstIdentity: object.identity)
    return row.map { .init(table: table, row: $0) }
  }

  private func map(_ property: Property, of object: ObjectID) -> ListTree? {
    guard let address = address(of: object), let column = schema.column(property, of: address.table) else {
      return nil
    }
    return snapshot.list(at: CellAddress(table: address.table, row: address.row, column: column))
  }

  /// Returns the CRC-32C of a copy.
  package static func checksum(_ copy: [UInt8]) -> UInt32 { Checksum.crc32c(copy[...]) }
}
