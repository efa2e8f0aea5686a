extension _ModelContext {
  /// The last chunk that was read, which is likely to be read next.
  struct LastChunk {
    var table: TableID
    var index: Int
    /// The value of the counter when the chunk was found. The chunk is valid until the counter changes.
    var generation: UInt64
    var chunk: Chunk
  }

  /// Returns the object with a primary key in a transaction's state, or nil if there is none.
  func storedObject<T: Object>(
    _ type: T.Type, primaryKey: StoredValue, _ transaction: Transaction
  ) throws(StoreError) -> T? {
    let binding = try writableBinding(type, transaction)
    guard let table = binding.table,
      let match = transaction[table].find(primaryKey: primaryKey)
    else { return nil }
    if let other = otherClass(of: match.chunk, match.row.slot, binding) {
      throw .keyOfOtherClass(binding.objectClass.name, other, primaryKey.excerpt)
    }
    return object(type, match.row, binding, in: match.chunk)
  }

  /// Returns the object of a row; nil without a binding, or if the row doesn't exist or is of another class.
  // The binding is optional, because unwrapping it in the caller would retain it (benchmark "iterate").
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding?) -> T? {
    guard let binding, let table = binding.table, let chunk = chunk(of: row, table) else { return nil }
    if binding.classColumn != nil, otherClass(of: chunk, row.slot, binding) != nil { return nil }
    return object(type, row, binding, in: chunk)
  }

  /// Returns the object of an existing row of the class, whose chunk is known.
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk)
    -> T
  {
    // Safety: the object was created with this type, or with one of its subclasses.
    unsafe unsafeDowncast(object(of: type, row, binding, in: chunk), to: T.self)
  }

  /// Returns the object of an existing row. Separate from the generic function above, which can't be specialised for a
  /// program's classes and would retain and release more (benchmark "iterate").
  func object(
    of type: Object.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk
  ) -> Object {
    if binding.classColumn != nil, let subtype = subtype(in: chunk, row.slot, binding) {
      let object = subtype.type.init()
      bind(object, row, subtype.binding, in: chunk)
      return object
    }
    let object = type.init()
    bind(object, row, binding, in: chunk)
    return object
  }

  /// Binds an object to a row.
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

  /// Binds an object to a row that the running transaction has just inserted, in a chunk that the transaction may write to.
  func bindNew(_ object: Object, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk) {
    object._context = self
    object._binding = binding
    object._key = row
    object._transactionNumber = transactionNumber
    ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    object._row.point(
      at: row.slot, of: chunk, counter: counter, isWritable: true,
      isStable: binding.isComplete && tracking == nil)
  }

  private func point(
    _ object: Object, at row: RowKey, in chunk: consuming Chunk, _ binding: ClassBinding
  ) {
    let isWritable = transaction.map { chunk.isWritable(by: $0.stamp) } ?? false
    object._row.point(
      at: row.slot, of: chunk, counter: counter, isWritable: isWritable,
      isStable: binding.isComplete && tracking == nil)
  }

  /// Moves an object of this store, which nothing but the caller refers to, to another row of its class.
  ///
  /// - Returns: false, without a change, if the row doesn't exist.
  func move(_ object: Object, to row: RowKey, _ binding: ClassBinding) -> Bool {
    guard object._context === self, let table = binding.table, let chunk = chunk(of: row, table) else {
      return false
    }
    object._forgetRow()
    object._key = row
    object._transactionNumber = transactionNumber
    if object._binding !== binding {
      object._binding = binding
      ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    }
    point(object, at: row, in: chunk, binding)
    return true
  }

  /// Returns a stand-in for an object whose row can't be read. To programs, it is a deleted object of this store, whose last
  /// values are the initial ones.
  func standIn<T: Object>(_ type: T.Type) -> T {
    let object = type.init()
    if let binding = readableBinding(type), let table = binding.table,
      let layout = current[table].layouts.first
    {
      // A key that no row has, in the first slot of an otherwise empty chunk.
      let row = RowKey(chunkIndex: RowKey.none.chunkIndex, slot: 0)
      bind(object, row, binding, in: Chunk(layout: layout, version: .zero))
    }
    object._rowState = .invalidated
    return object
  }

  /// Returns a deleted object with its values in a snapshot.
  func invalidatedObject(_ type: Object.Type, _ row: RowKey, in snapshot: Snapshot) -> Object {
    guard let binding = readableBinding(type), let table = binding.table,
      table.rawValue < snapshot.tables.count,
      let chunk = snapshot[table].chunk(of: row)
    else {
      let object = type.init()
      object._rowState = .invalidated
      return object
    }
    let object = object(of: type, row, binding, in: chunk)
    object._rowState = .invalidated
    return object
  }

  /// Returns an embedded object that was deleted with its owner, with its last values; nil if their state is no longer kept.
  func deletedPart(_ type: Object.Type, _ row: RowKey) -> Object? {
    guard type is EmbeddedObject.Type, let table = readableBinding(type)?.table,
      let state = machine.state.deletedRows.lastState(of: row, in: table)
    else { return nil }
    return invalidatedObject(type, row, in: state.snapshot)
  }

  func object<T: Object>(_ type: T.Type, _ row: RowKey) -> T? {
    object(type, row, readableBinding(type))
  }

  /// Points an object to the current address of its row. Returns false if the row doesn't exist.
  func attach(_ object: Object, _ table: TableID) -> Bool {
    guard let binding = object._binding, let chunk = chunk(of: object._key, table) else { return false }
    point(object, at: object._key, in: chunk, binding)
    return true
  }

  /// Returns the chunk of a row, or nil if the row doesn't exist. The last chunk is remembered, because consecutive rows are
  /// usually in the same chunk.
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

  /// Updates an object after the store has moved, and invalidates it if its row no longer exists.
  func rebind(_ object: Object) {
    if object._rowState == .invalidated { return }
    // The row doesn't exist yet. Until it does, the object keeps the values that it was given.
    if transaction == nil, let pending = machine.state.pending, let table = object._binding?.table,
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
      // Add missing columns and options to the table, so that values written from now on are stored.
      if !binding.isComplete || !binding.hasDeclaredOptions, let transaction {
        binding = try writableBinding(type(of: object), transaction)
      }
    } catch {
      // Another program has since changed the type of a stored property. The object can still be read as before, but not
      // changed.
      if transaction != nil { fail(error) }
    }
    object._transactionNumber = transactionNumber
    if binding !== old {
      object._binding = binding
      ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    }
    if attach(object, table) { return object._rowState = .present }
    let mayReturn = session?.mayRestore(object._key, in: table) ?? false
    object._rowState = mayReturn ? .deletedInTransaction : .invalidated
    if !mayReturn { keepLastValues(object, table, binding) }
  }

  /// Points the object of a deleted row to the chunk that the store showed last. If that state is no longer kept, the object
  /// keeps the chunk that it read last.
  private func keepLastValues(_ object: Object, _ table: TableID, _ binding: ClassBinding) {
    guard let state = machine.state.deletedRows.lastState(of: object._key, in: table),
      let chunk = state.snapshot[table].chunk(of: object._key), let known = object._row.chunk,
      chunk.version > known.version, chunk.layout.columns.count == known.layout.columns.count
    else { return }
    point(object, at: object._key, in: chunk, binding)
  }
}
