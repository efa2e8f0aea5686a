import SantaStore

/// The state that the changes of an order make, without a store: what a server gives to new replicas instead of all changes.
///
/// ```swift
/// var state = OrderState()
/// try state.apply(changes)
/// let copy = try state.copy()
/// ```
package struct OrderState {
  private var snapshot = Snapshot.empty
  private var schema = ReplicatedSchema()
  // No replica's number is that of its own objects.
  private var reader = ChangeReader(home: .own)

  /// The state before the first change.
  package init() {}

  /// The state of a copy.
  ///
  /// - Throws: ``Replica/Failure`` if the bytes are not those of a copy.
  package init(copy: [UInt8]) throws { try apply([copy]) }

  /// Applies changes, in their order. If one of them can't be read, the state stays as it was.
  ///
  /// - Throws: ``Replica/Failure``
  package mutating func apply(_ changes: some Sequence<[UInt8]>) throws {
    let transaction = Transaction(base: snapshot)
    // No row here is of an object that a program has made here, so all of them have their identities with them.
    var applier = ChangeApplier(transaction, schema, shown: .empty)
    var reader = reader
    for bytes in changes { if let change = try reader.read(bytes) { _ = applier.apply(change) } }
    transaction.completeChanges()
    (snapshot, schema, self.reader) = (transaction.current, applier.schema, reader)
  }

  /// The state as one change of the state before the first change.
  package func copy() throws -> [UInt8] {
    reader.copy(try ChangeRecorder.copy(of: snapshot, schema).encoded(as: .own))
  }

  /// The changes that a copy contains and another order lacks, as one change of that order: afterwards, it has the state in
  /// which the copy comes first, and its other changes behind it.
  ///
  /// If the order begins with a copy itself, which has changes that this one lacks, it is not known what they were. Then objects that the
  /// order has keep their values, and the change does not say what it contains.
  ///
  /// - Parameters:
  ///   - copy: what a replica has left of its former order.
  ///   - order: the changes of the other one.
  ///   - id: of the change.
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
    // All values, also defaults, because others may have sent changes before this one that make the same objects. An order without
    // changes has no such objects, and then everything is new.
    let all = ChangeRecorder.Declarations(isDefault: { _, _, _ in false })
    let rest = try ReplicaState(shown: state.snapshot, pending: [], reader.isEmpty ? .none : all) { applier in
      for change in changes { _ = applier.apply(change) }
    }.pending.first
    return contained.summary(behind: reader, (rest ?? LogicalChange()).encoded(as: .own), id: id)
  }

  /// A change that adds what a copy has and this state lacks.
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

  /// The row of an object, or of another one with its primary key, which will be the same.
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

  /// The CRC-32C of a copy.
  package static func checksum(_ copy: [UInt8]) -> UInt32 { Checksum.crc32c(copy[...]) }
}
