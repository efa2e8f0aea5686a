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

  /// The CRC-32C of a copy.
  package static func checksum(_ copy: [UInt8]) -> UInt32 { Checksum.crc32c(copy[...]) }
}
