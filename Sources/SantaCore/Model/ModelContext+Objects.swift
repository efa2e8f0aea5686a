extension _ModelContext {
  /// A chunk that was asked for, which is likely the one asked for next.
  struct LastChunk {
    var table: TableID
    var index: Int
    /// The counter's value when the chunk was found: it is good until rows' bytes may lie elsewhere.
    var generation: UInt64
    var chunk: Chunk
  }

  /// The object that a transaction's state has under a primary key; nil if there is none.
  func storedObject<T: Object>(
    _ type: T.Type, primaryKey: StoredValue, _ transaction: Transaction
  ) throws(StoreError) -> T? {
    let binding = try writableBinding(type, transaction)
    guard let table = binding.table,
      let match = transaction[table].find(primaryKey: primaryKey)
    else { return nil }
    return object(type, match.row, binding, in: match.chunk)
  }

  /// The object of a live row; nil without a binding.
  // An optional, because unwrapping it in the caller would count a reference (benchmark "iterate").
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding?) -> T? {
    guard let binding, let table = binding.table, let chunk = chunk(of: row, table) else { return nil }
    return object(type, row, binding, in: chunk)
  }

  /// The object of a live row of a chunk.
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk)
    -> T
  {
    // Safety: an object of this very type was made.
    unsafe unsafeDowncast(object(of: type, row, binding, in: chunk), to: T.self)
  }

  /// Apart from the generic function above, which could not be specialised for a program's classes and would count
  /// references up and down on the way (benchmark "iterate").
  func object(
    of type: Object.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk
  ) -> Object {
    let object = type.init()
    bind(object, row, binding, in: chunk)
    return object
  }

  /// Makes an object the one of a row.
  func bind(
    _ object: Object, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk
  ) {
    object._context = self
    object._binding = binding
    object._key = row
    object._transactionNumber = transactionNumber
    ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    point(object, at: row, in: chunk, binding)
  }

  private func point(
    _ object: Object, at row: RowKey, in chunk: consuming Chunk, _ binding: ClassBinding
  ) {
    let isWritable = transaction?.version == chunk.version
    object._row.point(
      at: row.slot, of: chunk, counter: counter, isWritable: isWritable, isStable: binding.isComplete)
  }

  /// An object that stands for one whose row can't be read. To a program it is one that was deleted: of this store, with a
  /// row of initial values as its last ones.
  func standIn<T: Object>(_ type: T.Type) -> T {
    let object = type.init()
    if let binding = readableBinding(type), let table = binding.table,
      let layout = current[table].layouts.first
    {
      // The key of no row that was ever given, in the first slot: the chunk has no others to speak of.
      let row = RowKey(chunkIndex: RowKey.none.chunkIndex, slot: 0)
      bind(object, row, binding, in: Chunk(layout: layout, version: .zero))
    }
    object._rowState = .invalidated
    return object
  }

  /// A deleted object, with the values that it had in a snapshot.
  func invalidatedObject(_ type: Object.Type, _ row: RowKey, in snapshot: Snapshot) -> Object {
    let object = type.init()
    if let binding = readableBinding(type), let table = binding.table, table.rawValue < snapshot.tables.count,
      let chunk = snapshot[table].chunk(of: row)
    {
      bind(object, row, binding, in: chunk)
    }
    object._rowState = .invalidated
    return object
  }

  func object<T: Object>(_ type: T.Type, _ row: RowKey) -> T? {
    object(type, row, readableBinding(type))
  }

  /// Points an object at its row where that lies now; false if there is no such row.
  func attach(_ object: Object, _ table: TableID) -> Bool {
    guard let binding = object._binding, let chunk = chunk(of: object._key, table) else { return false }
    point(object, at: object._key, in: chunk, binding)
    return true
  }

  /// The chunk of a live row. Rows asked for one after the other mostly lie in one chunk, which is remembered.
  private func chunk(of row: RowKey, _ table: TableID) -> Chunk? {
    if let lastChunk, lastChunk.generation == counter.value, lastChunk.index == row.chunkIndex,
      lastChunk.table == table
    {
      return lastChunk.chunk.isLive(row.slot) ? lastChunk.chunk : nil
    }
    let chunk =
      if let transaction {
        transaction[table].chunk(of: row)
      } else {
        snapshot[table].chunk(of: row)
      }
    if let chunk {
      lastChunk = LastChunk(table: table, index: row.chunkIndex, generation: counter.value, chunk: chunk)
    }
    return chunk
  }

  /// Makes an object's row current again after the store moved, or finds that the row is gone.
  func rebind(_ object: Object) {
    if object._rowState == .invalidated { return }
    // Not there yet; meanwhile it has the values that it was given.
    if transaction == nil, let pending, let table = object._binding?.table,
      !snapshot.contains(object._key, in: table), pending.contains(object._key, in: table)
    {
      return
    }
    guard let old = object._binding, let table = old.table, table.rawValue < current.tables.count,
      !isRolledBack(object._key, in: table, transactionNumber: object._transactionNumber)
    else { return object._rowState = .invalidated }
    var binding = old
    do throws(StoreError) {
      binding = try self.binding(type(of: object))
      // The class has grown since the table was made: what is written now is to be stored.
      if !binding.isComplete, let transaction {
        binding = try writableBinding(type(of: object), transaction)
      }
    } catch {
      // Another program has since stored a property that this one declares otherwise. The object still reads what it did
      // before; what would be written is not stored.
      if transaction != nil { fail(error) }
    }
    if object._rowState == .deletedInTransaction && object._transactionNumber == transactionNumber { return }
    object._transactionNumber = transactionNumber
    if binding !== old {
      object._binding = binding
      ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    }
    if attach(object, table) { return object._rowState = .present }
    let hadRow = transaction?.base.contains(object._key, in: table) ?? false
    object._rowState = hadRow ? .deletedInTransaction : .invalidated
    if !hadRow { keepLastValues(object, table, binding) }
  }

  /// Points the object of a deleted row at the chunk that the store showed last. Without that, the chunk stays that the
  /// object read last.
  private func keepLastValues(_ object: Object, _ table: TableID, _ binding: ClassBinding) {
    guard let state = deletedRows.lastState(of: object._key, in: table),
      let chunk = state.snapshot[table].chunk(of: object._key), let known = object._row.chunk,
      chunk.version > known.version, chunk.layout.columns.count == known.layout.columns.count
    else { return }
    point(object, at: object._key, in: chunk, binding)
  }
}
