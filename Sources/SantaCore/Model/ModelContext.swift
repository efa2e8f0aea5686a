/// What live objects, lists and results of one store share: the snapshot they show, and the running transaction.
///
/// Belongs to the store's isolation. A frozen one has a snapshot that never moves.
public class _ModelContext {
  final let engine: Engine
  final let counter = GenerationCounter()
  final let isFrozen: Bool
  final private(set) var snapshot: Snapshot
  final private(set) var transaction: Transaction?
  /// The first mistake of the running transaction, which it will fail with.
  final private(set) var failure: StoreError?
  private var bindings: [ObjectIdentifier: ClassBinding] = [:] { didSet { lastBinding = nil } }
  private var keptBindings: [ClassBinding] = []
  /// The types that were checked, with all that they reach.
  private var admitted: Set<ObjectIdentifier> = []
  /// The classes whose names this store has noted as in use.
  private var used: [ObjectIdentifier: ObjectClass] = [:]
  private struct LastChunk {
    var table: TableID
    var index: Int
    /// The counter's value when the chunk was found: it is good until rows' bytes may lie elsewhere.
    var generation: UInt64
    var chunk: Chunk
  }

  private var lastChunk: LastChunk?
  /// The binding asked for last, which is likely the one asked for next.
  private var lastBinding: ClassBinding?
  /// The number of the write transaction under way, 0 outside; each gets one of its own.
  private(set) var attempt = 0
  private var lastAttempt = 0
  /// Transactions that left nothing, one after the other, and the keys from which on their rows were their own, by
  /// table. Another transaction gives these keys again, to rows that the objects of these must not be taken for.
  private struct RolledBack {
    var attempts: ClosedRange<Int>
    var firstKeys: [UInt64]
  }

  private var rolledBack: [RolledBack] = []
  /// What this store has appended and does not show, for it is not durable yet; the newest is the last.
  private var appended: [(attempt: Int, snapshot: Snapshot)] = []
  /// The outcomes that somebody asked for, of transactions that are not durable yet, by their numbers.
  private var outcomes: [Int: TransactionOutcome] = [:]
  /// What to do with objects met while `fill` runs that have a primary key the store knows.
  private var policy = UpdatePolicy.error
  /// How many bytes the texts and data of neighbouring rows may be.
  final var heapLimit = Chunk.maximumHeapByteCount
  /// Objects that have their row, and whose values are still to be written to it.
  private var unfilled: [Object] = []
  private var isFilling = false

  init(engine: Engine, snapshot: Snapshot, isFrozen: Bool) {
    self.engine = engine
    self.snapshot = snapshot
    self.isFrozen = isFrozen
  }

  deinit {
    // A transaction that nobody ended is rolled back with its store.
    if transaction != nil { outcomes[attempt]?.rollBack() }
    if !used.isEmpty { ClassNames.end(used.values, in: engine) }
  }

  /// The state as this isolation sees it: with what the running transaction has written.
  var current: Snapshot { transaction?.current ?? snapshot }

  /// The newest state that this store has appended, where that is not durable yet.
  var pending: Snapshot? { appended.last?.snapshot }

  /// Goes up with every change that a live collection could show.
  var changeCount: UInt64 { counter.changes }

  /// Whether the store may belong to the actor that reads, and have to move on first.
  final var isSettling = false

  /// Moves on first if the store turns out to belong to the actor that reads; called while `isSettling`.
  func look() {}

  /// A live query that is kept for an observer and true to the snapshot, where there is one.
  func live(_ query: ResultsQuery) -> LiveQuery? { nil }

  // MARK: Moving on

  func advance(to new: Snapshot) {
    require(transaction == nil, "A store does not move while it is being written to.")
    // The same state may have moved from memory to segments.
    if new.version == snapshot.version && new.source === snapshot.source { return }
    if new.tables.count != snapshot.tables.count
      || zip(new.tables, snapshot.tables).contains(where: { $0 !== $1 && $0.columns != $1.columns })
    {
      bindings.removeAll()
    }
    snapshot = new
    for committed in appended where committed.snapshot.version <= new.version {
      outcomes[committed.attempt] = nil
    }
    appended.removeAll { $0.snapshot.version <= new.version }
    counter.value += 1
  }

  /// - Parameter base: what the transaction is based on, where that is not what the store shows.
  func begin(on base: Snapshot? = nil) {
    transaction = Transaction(base: base ?? snapshot)
    if let base, base.version != snapshot.version { showOtherState() }
    failure = nil
    lastAttempt += 1
    attempt = lastAttempt
  }

  /// Ends the transaction. What was bound to its rows looks again.
  func end(isRollback: Bool) {
    if isRollback { noteRollback() }
    if appended.last?.attempt != attempt { outcomes[attempt] = nil }
    attempt = 0
    if transaction?.hasSchemaChanges ?? false { bindings.removeAll() }
    if let base = transaction?.base, base.version != snapshot.version { showOtherState() }
    transaction = nil
    failure = nil
    unfilled.removeAll()
    counter.value += 1
  }

  /// Ends a transaction that was appended. The store shows what it did once that is durable.
  func endAppended() {
    if let transaction { appended.append((attempt, transaction.current)) }
    if let transaction, transaction.base.version == snapshot.version { showOtherState() }
    end(isRollback: false)
  }

  /// An appended transaction could not be made durable, and what it made is gone.
  func loseAppended(_ attempt: Int) {
    appended.removeAll { $0.attempt == attempt }
    noteRollback(of: attempt, firstKeys: snapshot.tables.map(\.nextRow))
    counter.value += 1
  }

  private func showOtherState() {
    bindings.removeAll()
    counter.value += 1
    counter.changes += 1
  }

  /// Fails the running transaction, if it has not failed already.
  func fail(_ error: StoreError) {
    // What lies in a damaged block looks deleted, or wrong in some other way. What is to be told is the damage.
    if failure == nil { failure = current.damage ?? error }
  }

  /// The running transaction. Without one, the program made a mistake that only stopping can show.
  func writing(_ what: @autoclosure () -> String) -> Transaction {
    guard let transaction else {
      stopProgram("\(what()) outside a write transaction. Put it into store.write { }.")
    }
    return transaction
  }

  private func noteRollback() {
    guard let transaction else { return }
    noteRollback(of: attempt, firstKeys: transaction.base.tables.map(\.nextRow))
  }

  private func noteRollback(of attempt: Int, firstKeys: [UInt64]) {
    outcomes.removeValue(forKey: attempt)?.rollBack()
    // A transaction may be found lost after later ones were rolled back.
    if let last = rolledBack.last, last.attempts.upperBound >= attempt {
      let place = rolledBack.firstIndex { $0.attempts.lowerBound > attempt } ?? rolledBack.count
      rolledBack.insert(RolledBack(attempts: attempt...attempt, firstKeys: firstKeys), at: place)
      return
    }
    if let last = rolledBack.last, last.attempts.upperBound == attempt - 1, last.firstKeys == firstKeys {
      rolledBack[rolledBack.count - 1].attempts = last.attempts.lowerBound...attempt
    } else {
      rolledBack.append(RolledBack(attempts: attempt...attempt, firstKeys: firstKeys))
    }
  }

  /// Whether a row was made by a transaction that left nothing.
  func isRolledBack(_ row: RowKey, in table: TableID, attempt: Int) -> Bool {
    if attempt == 0 { return false }
    var (low, high) = (0, rolledBack.count)
    while low < high {
      let middle = (low + high) / 2
      if rolledBack[middle].attempts.upperBound < attempt { low = middle + 1 } else { high = middle }
    }
    guard low < rolledBack.count, rolledBack[low].attempts.contains(attempt) else { return false }
    let firstKeys = rolledBack[low].firstKeys
    return table.rawValue >= firstKeys.count || row.rawValue >= firstKeys[table.rawValue]
  }

  /// The outcome of the transaction that made a row, where that is not durable yet; nil for any other row.
  func outcome(ofRow row: RowKey, in table: TableID) -> TransactionOutcome? {
    func had(_ snapshot: Snapshot) -> Bool {
      table.rawValue < snapshot.tables.count && row.rawValue < snapshot[table].nextRow
    }
    if had(snapshot) { return nil }
    let maker = appended.first { had($0.snapshot) }?.attempt ?? (transaction == nil ? nil : attempt)
    guard let maker else { return nil }
    if let known = outcomes[maker] { return known }
    let outcome = TransactionOutcome()
    outcomes[maker] = outcome
    return outcome
  }

  // MARK: Classes

  /// The class as this store holds it.
  func binding(_ type: Object.Type) throws(StoreError) -> ClassBinding {
    if let lastBinding, lastBinding.objectClass.type == type { return lastBinding }
    if let known = bindings[ObjectIdentifier(type)] {
      lastBinding = known
      return known
    }
    let objectClass = try ObjectClass.of(type)
    // What is frozen comes from a live store, which has admitted the class.
    if !isFrozen && !admitted.contains(ObjectIdentifier(type)) {
      try admit(try ObjectClass.reachable(from: [type]))
      admitted.insert(ObjectIdentifier(type))
    }
    try SchemaUpdate.check([objectClass], in: current)
    SchemaUpdate.noteDefaults(try ObjectClass.reachable(from: [type]), in: engine)
    let new = kept(ClassBinding(objectClass, in: current))
    bindings[ObjectIdentifier(type)] = new
    return new
  }

  /// Checks classes against what the store has and against other classes in use, before they are first used. A class is
  /// checked with all that it reaches, so that following a link, which can't throw, finds nothing wrong.
  func admit(_ classes: [ObjectClass]) throws(StoreError) {
    try SchemaUpdate.check(classes, in: current)
    for objectClass in classes where used[ObjectIdentifier(objectClass)] == nil {
      try ClassNames.begin(objectClass, in: engine)
      used[ObjectIdentifier(objectClass)] = objectClass
    }
  }

  /// A binding that lives as long as the context, for objects do not keep theirs: one that says the same, or else this
  /// one. So there are not more than a class has had shapes.
  private func kept(_ new: ClassBinding) -> ClassBinding {
    if let known = keptBindings.last(where: { $0.isSame(as: new) }) { return known }
    keptBindings.append(new)
    return new
  }

  /// The class with a table that has all its properties, made in this transaction where they are missing.
  func writableBinding(_ type: Object.Type, _ transaction: Transaction) throws(StoreError) -> ClassBinding {
    let known = try binding(type)
    if known.isComplete && known.table != nil { return known }
    try SchemaUpdate.apply(try ObjectClass.reachable(from: [type]), to: transaction)
    bindings.removeAll()
    // Chunks may have been copied to take the new columns.
    counter.value += 1
    return try binding(type)
  }

  // MARK: Objects

  /// The object that a transaction's state has under a primary key; nil if there is none.
  func storedObject<T: Object>(
    _ type: T.Type, primaryKey: StoredValue, _ transaction: Transaction
  ) throws(StoreError) -> T? {
    let binding = try writableBinding(type, transaction)
    guard let table = binding.table,
      let place = transaction[table].place(primaryKey: primaryKey)
    else { return nil }
    return object(type, place.row, binding, in: place.chunk)
  }

  /// The object of a live row.
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding) -> T? {
    guard let table = binding.table, let chunk = chunk(of: row, table) else { return nil }
    return object(type, row, binding, in: chunk)
  }

  /// The object of a live row of a chunk.
  func object<T: Object>(_ type: T.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk)
    -> T
  {
    // Safety: an object of this very type was made.
    unsafe unsafeDowncast(makeObject(type, row, binding, in: chunk), to: T.self)
  }

  /// Apart from the generic function above, which could not be specialised for a program's classes and would count
  /// references up and down on the way (benchmark "iterate").
  private func makeObject(
    _ type: Object.Type, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk
  ) -> Object {
    let object = type.init()
    bind(object, row, binding, in: chunk)
    return object
  }

  /// Makes an object the one of a row.
  private func bind(
    _ object: Object, _ row: RowKey, _ binding: ClassBinding, in chunk: consuming Chunk
  ) {
    object._context = self
    object._binding = binding
    object._key = row
    object._attempt = attempt
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
      let layout = current.tables[table.rawValue].layouts.first
    {
      // The key of no row that was ever given, in the first slot: the chunk has no others to speak of.
      let row = RowKey(chunkIndex: RowKey.none.chunkIndex, slot: 0)
      bind(object, row, binding, in: Chunk(layout: layout, version: .zero))
    }
    object._fate = .gone
    return object
  }

  func object<T: Object>(_ type: T.Type, _ row: RowKey) -> T? {
    readableBinding(type).flatMap { object(type, row, $0) }
  }

  /// The class as this store holds it, for a read, which can't throw.
  ///
  /// A class that can't be used is an error that fails a write transaction, in which it then has no objects. Without
  /// one there is nothing to hand the error to, and no answer would be right: the program stops with its sentence. Listed
  /// in the configuration's `objectTypes`, the class makes opening throw instead.
  func readableBinding(_ type: Object.Type) -> ClassBinding? {
    do throws(StoreError) { return try binding(type) } catch {
      if transaction == nil { stopProgram(error.message) }
      fail(error)
      return nil
    }
  }

  /// Points an object at its row where that lies now; false where there is no such row.
  private func attach(_ object: Object, _ table: TableID) -> Bool {
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
    if object._fate == .gone { return }
    // Not there yet; meanwhile it has the values that it was given.
    if transaction == nil, let pending, let table = object._binding?.table,
      !snapshot.contains(object._key, in: table), pending.contains(object._key, in: table)
    {
      return
    }
    guard let old = object._binding, let table = old.table, table.rawValue < current.tables.count,
      !isRolledBack(object._key, in: table, attempt: object._attempt)
    else { return object._fate = .gone }
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
    if object._fate == .goneForNow && object._attempt == attempt { return }
    object._attempt = attempt
    if binding !== old {
      object._binding = binding
      ObjectFields.bind(object, offsets: binding.objectClass.offsets, handles: binding.handles)
    }
    // The old chunk stays with an object that is gone, and with it its last values.
    if attach(object, table) { return object._fate = .here }
    let hadRow = transaction?.base.contains(object._key, in: table) ?? false
    object._fate = hadRow ? .goneForNow : .gone
  }

  // MARK: Cells

  func setValue(_ value: StoredValue, _ column: ColumnID, of object: Object) {
    let transaction = writing("Changing a \(type(of: object))")
    // There is no column for a property that another program stores otherwise; the transaction failed when that was found.
    guard let table = object._binding?.table, !ColumnHandle.isMissing(column) else { return }
    if setInPlace(value, column, of: object) { return }
    let definition = transaction[table][column]
    let old = transaction[table].value(column, of: object._key)
    if old == value && !(definition.isPrimaryKey && object._isNew) { return }
    guard definition.admits(value) else {
      return fail(
        .wrongValue("\(type(of: object))", definition.name, "a value of type \(definition.typeName)"))
    }
    if definition.isPrimaryKey && !object._isNew {
      return fail(.primaryKeyChanged("\(type(of: object))", definition.name))
    }
    let cell = CellAddress(table: table, row: object._key, column: column)
    if !mayOwn(value, at: cell, transaction) { return }
    if definition.type.usesHeap, let chunk = transaction[table].chunk(of: object._key),
      !chunk.hasRoom(for: value.byteCount, limit: heapLimit)
    {
      return fail(.tooMuchTogether("\(type(of: object))", definition.name, limit: heapLimit))
    }
    relocating(cell, transaction) { transaction.setValue(value, at: cell) }
    _ = attach(object, table)
  }

  /// Stores a value that no index knows in a chunk that is this transaction's already; false where there is more
  /// to do.
  private func setInPlace(_ value: StoredValue, _ column: ColumnID, of object: Object) -> Bool {
    guard object._row.isWritable, object._row.isCurrent, let chunk = object._row.chunk else { return false }
    guard chunk.layout.isStoredInPlace[column.rawValue], chunk.admits(value, column),
      !chunk.layout.columns[column.rawValue].usesSlots
        || chunk.hasRoom(for: value.byteCount, limit: heapLimit)
    else { return false }
    let address = chunk.address
    chunk.setValue(value, column, at: object._row.slot)
    counter.changes += 1
    if chunk.address != address, let table = object._binding?.table {
      counter.value += 1
      _ = attach(object, table)
    }
    return true
  }

  /// Runs a change of a cell, and has every object look again if the row's bytes moved, or if embedded
  /// objects went with it.
  private func relocating(_ cell: CellAddress, _ transaction: Transaction, _ change: () -> Void) {
    let before = transaction[cell.table].chunk(of: cell.row)?.identity
    let hasDeleted = transaction.changingLinks(at: cell, change)
    if hasDeleted || before != transaction[cell.table].chunk(of: cell.row)?.identity {
      counter.value += 1
    }
    counter.changes += 1
  }

  // MARK: Adding and deleting

  /// Puts an object, and all it links to, into the store.
  func add(_ object: Object, _ policy: UpdatePolicy) {
    let transaction = writing("Adding a \(type(of: object))")
    if object._context === self {
      if object.isInvalidated { fail(.invalidated("\(type(of: object))")) }
      return
    }
    if object is EmbeddedObject { return fail(.embeddedAlone("\(type(of: object))")) }
    if insert(object, policy, transaction) { fill(object, policy) }
  }

  /// The row that a link to an object holds; an object in no store is added first.
  ///
  /// - Parameter declared: the class that the link is declared with. An object of a class that inherits from it has its
  ///   row in another table, where the link does not lead.
  func link(to object: Object, as declared: Object.Type) -> StoredValue {
    guard type(of: object) == declared else {
      fail(.wrongClass("\(type(of: object))", expected: "\(declared)"))
      return .null
    }
    if object._context === self {
      guard !object.isInvalidated else {
        fail(.invalidated("\(type(of: object))"))
        return .null
      }
      return .link(object._key.rawValue)
    }
    let policy = isFilling ? policy : .error
    if insert(object, policy, writing("Linking to a \(type(of: object))")) {
      if isFilling { unfilled.append(object) } else { fill(object, policy) }
    }
    return object._context === self ? .link(object._key.rawValue) : .null
  }

  /// Gives an object its row, with its primary key at once, so that a second object with the same one is found out. Its
  /// values follow in `fill`, so that a graph of any depth or shape takes no stack.
  ///
  /// - Returns: false where that can't be; the transaction has failed then.
  private func insert(_ object: Object, _ policy: UpdatePolicy, _ transaction: Transaction) -> Bool {
    var name: String { "\(type(of: object))" }
    func refuse(_ error: StoreError) -> Bool {
      fail(error)
      return false
    }
    if let other = object._context {
      return refuse(other.isFrozen ? .alreadyManaged(name) : .wrongStore(name))
    }
    // It only stands for an object that could not be read.
    if object._isGone { return refuse(.invalidated(name)) }
    let binding: ClassBinding
    do { binding = try writableBinding(type(of: object), transaction) } catch { return refuse(error) }
    guard let table = binding.table else { return refuse(.notStorable(name, "it has no table")) }
    var key: StoredValue?
    if let place = binding.objectClass.primaryKey {
      let property = binding.objectClass.properties[place]
      let value = property.unmanagedValue(object)
      guard property.admits(value) else {
        return refuse(.wrongValue(name, property.name, "a value of type \(property.definition.typeName)"))
      }
      key = value
    }
    if let key, key.byteCount > 0 {
      let known = transaction[table]
      let next = RowKey(rawValue: known.nextRow)
      if let chunk = known.chunk(at: next.chunkIndex), !chunk.hasRoom(for: key.byteCount, limit: heapLimit),
        known.row(primaryKey: key) == nil
      {
        return refuse(.tooMuchTogether(name, "The primary key", limit: heapLimit))
      }
    }
    let next = RowKey(rawValue: transaction[table].nextRow)
    let before = transaction[table].chunk(at: next.chunkIndex)?.identity
    let place = transaction.findOrInsertRow(table, primaryKey: key)
    if place.isNew {
      if let before, before != place.chunk.identity { counter.value += 1 }
      counter.changes += 1
    } else if policy == .error {
      return refuse(.duplicatePrimaryKey(name, key?.text ?? ""))
    }
    object._isNew = place.isNew
    bind(object, place.row, binding, in: place.chunk)
    return true
  }

  /// Writes the values of an object that was given its row, and then those of all that it brought along.
  private func fill(_ object: Object, _ policy: UpdatePolicy) {
    withPolicy(policy) { fill(object) }
  }

  /// Runs assignments, and adds the objects in no store that they bring along under a policy.
  func withPolicy<Failure: Error>(
    _ policy: UpdatePolicy, _ assign: () throws(Failure) -> Void
  ) throws(Failure) {
    isFilling = true
    self.policy = policy
    defer { isFilling = false }
    try assign()
    while let object = unfilled.popLast() { fill(object) }
  }

  private func fill(_ object: Object) {
    guard let binding = object._binding else { return }
    for (property, column) in binding.filled {
      if !object._row.isCurrent { rebind(object) }
      property.store(object, column)
    }
    object._isNew = false
  }

  func delete(_ object: Object) {
    let transaction = writing("Deleting a \(type(of: object))")
    guard object._context === self else { return fail(.wrongStore("\(type(of: object))")) }
    guard !object.isInvalidated, let table = object._binding?.table else {
      return fail(.invalidated("\(type(of: object))"))
    }
    delete(object._key, from: table, transaction)
  }

  func delete(_ row: RowKey, from table: TableID, _ transaction: Transaction) {
    transaction.delete(row, from: table)
    counter.value += 1
  }

  func deleteAll() {
    let transaction = writing("Deleting all objects")
    for index in transaction.tables.indices {
      // With no consequences: of all that links to a row nothing stays.
      for row in transaction.tables[index].rows {
        transaction.removeRow(row, from: TableID(rawValue: index))
      }
    }
    counter.value += 1
  }

  // MARK: Collections

  /// Whether a link may be stored: one to an embedded object is the only one to it. Fails the transaction where not.
  func mayOwn(_ value: StoredValue, at cell: CellAddress, _ transaction: Transaction) -> Bool {
    guard let target = value.linkedRow,
      let owned = transaction.ownedTable(cell.column, of: cell.table),
      transaction.linkCount(to: target, in: owned) > 0
    else { return true }
    fail(.embeddedElsewhere(transaction[owned].name))
    return false
  }

  /// The collection in a cell; nil if its row is gone.
  func list(at cell: CellAddress) -> ListTree? {
    let tables = transaction?.tables ?? snapshot.tables
    let table = cell.table.rawValue < tables.count ? tables[cell.table.rawValue] : nil
    guard let chunk = table?.chunk(of: cell.row) ?? pendingChunk(of: cell.row, cell.table),
      cell.column.rawValue < chunk.layout.columns.count
    else { return nil }
    return chunk.list(cell.column, at: cell.row.slot) ?? ListTree()
  }

  /// The chunk of a row that is not there yet, for what made it is not durable.
  private func pendingChunk(of row: RowKey, _ table: TableID) -> Chunk? {
    guard transaction == nil, let pending, pending.contains(row, in: table) else { return nil }
    // A row that is there no more was deleted.
    if table.rawValue < snapshot.tables.count, row.rawValue < snapshot[table].nextRow { return nil }
    return pending[table].chunk(of: row)
  }

  /// Changes a collection of a live row. Embedded objects that it leaves without an owner are deleted.
  func change(_ cell: CellAddress, _ body: (Transaction) -> Void) {
    let transaction = writing("Changing a collection")
    guard transaction[cell.table].contains(cell.row) else {
      return fail(.invalidated("The owner of a collection"))
    }
    relocating(cell, transaction) { body(transaction) }
  }
}

extension Chunk {
  /// Changes when the chunk is another one, or its bytes lie elsewhere.
  struct Identity: Equatable {
    var chunk: ObjectIdentifier
    var base: UInt
  }

  var identity: Identity { Identity(chunk: ObjectIdentifier(self), base: address) }
}
