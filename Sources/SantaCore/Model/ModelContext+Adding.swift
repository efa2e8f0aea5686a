extension _ModelContext {
  /// Adds an object, and all objects that it links to.
  func add(_ object: Object, _ policy: UpdatePolicy) {
    let transaction = writing("Adding \(a: type(of: object))")
    if object._context === self {
      if object.isInvalidated { fail(.invalidated("\(type(of: object))")) }
      return
    }
    if object is EmbeddedObject { return fail(.embeddedAlone("\(type(of: object))")) }
    if insert(object, policy, transaction) { writeValues(of: object, policy) }
  }

  /// Assigns the properties of a new object in a closure, and adds the object. If the store has an object with the same primary key,
  /// that object gets the assigned values only, and keeps the others.
  func add<Added: Object, Failure: Error>(
    _ object: Added, _ policy: UpdatePolicy, _ assign: (Added) throws(Failure) -> Void
  ) throws(Failure) {
    guard let objectClass = try? ObjectClass.of(type(of: object)) else {
      try assign(object)
      return add(object, policy)
    }
    let key = objectClass.primaryKey.map { objectClass.properties[$0] }
    // An initialiser of the class may have assigned values, too.
    for property in policy == .error ? [key].compactMap(\.self) : objectClass.properties {
      ObjectFields.setAssigned(false, at: property.offset, in: object)
    }
    try assign(object)
    if object._context == nil, key?.isGiven(in: object) == false { object._lacksKey = true }
    if policy == .error || object._context != nil { return add(object, policy) }
    add(
      object, policy,
      given: Set(objectClass.properties.indices.filter { objectClass.properties[$0].isGiven(in: object) }))
  }

  /// Adds an object. If the store has an object with the same primary key, that object gets the given properties only, and keeps
  /// the others.
  ///
  /// - Parameter given: the indices of the given properties in the class.
  func add(_ object: Object, _ policy: UpdatePolicy, given: Set<Int>) {
    if policy == .error || object._context != nil { return add(object, policy) }
    let transaction = writing("Adding \(a: type(of: object))")
    guard insert(object, policy, transaction) else { return }
    if object._isNew { return writeValues(of: object, policy) }
    assigningTogether {
      withPolicy(policy) {
        guard let binding = object._binding else { return }
        let key = binding.table.flatMap { transaction[$0].primaryKey }
        for (index, property) in binding.objectClass.properties.enumerated() where given.contains(index) {
          guard let column = binding.columns[index], column != key else { continue }
          if !object._row.isCurrent { rebind(object) }
          property.store(object, column, isPlain: false)
        }
      }
    }
  }

  /// Adds objects of one class together, which takes less time than adding them one by one: their rows and the entries of their
  /// primary keys are added at once.
  ///
  /// - Returns: false, without a change, if the objects must be added one by one: because their class has subclasses or links that
  ///   lead to it, so that the order of the rows would be another one, or because one of them is in a store or can't be added.
  func addTogether<T: Object>(_ objects: [T]) -> Bool {
    // An array of a base class may have objects of several classes, and the base class may lack a table.
    guard objects.count >= 64, type(of: objects[0]) == T.self, !(T.self is EmbeddedObject.Type) else {
      return false
    }
    let transaction = writing("Adding \(T.self) objects")
    guard session?.failure == nil, let binding = try? writableBinding(T.self, transaction),
      let table = binding.table, binding.objectClass.hierarchy == nil,
      // While a migration changes the primary key, the table's key may be another one.
      transaction[table].primaryKey == binding.objectClass.primaryKey.flatMap({ binding.columns[$0] }),
      binding.objectClass.properties.allSatisfy({ $0.definition.type != .external }),
      !binding.objectClass.leadsToItself,
      let keys = newKeys(of: objects, binding)
    else { return false }
    let primaryKey = transaction[table].primaryKey
    do throws(StoreError) {
      let name = binding.objectClass.name
      let added = try transaction.appendRows(table, objects.count) { chunk, slots, start throws(StoreError) in
        guard let primaryKey else { return }
        for offset in 0..<slots.count {
          let key = keys[start + offset]
          guard key.byteCount == 0 || chunk.hasRoom(for: key.byteCount, limit: heapLimit) else {
            throw .tooMuchTogether(name, "The primary key", limit: heapLimit)
          }
          chunk.setValue(key, primaryKey, at: slots.lowerBound + offset)
        }
      }
      // The rows of the first chunk may have moved.
      counter.value += 1
      counter.changes += UInt64(objects.count)
      if let duplicate = added.duplicate {
        let key = keys[duplicate]
        throw .duplicatePrimaryKey(name, key.excerpt, isUnassigned: key.isInitialUUID)
      }
      writeValues(of: objects, added.rows, binding, transaction[table])
    } catch {
      for object in objects where object._context == nil { object._isNew = false }
      fail(error)
    }
    return true
  }

  /// Returns the primary keys of objects, or no keys for a class without one. Returns nil if an object isn't new.
  private func newKeys<T: Object>(of objects: [T], _ binding: ClassBinding) -> [StoredValue]? {
    let property = binding.objectClass.primaryKey.map { binding.objectClass.properties[$0] }
    var keys: [StoredValue] = []
    keys.reserveCapacity(property == nil ? 0 : objects.count)
    for (index, object) in objects.enumerated() {
      let key = property?.unmanagedValue(object)
      guard object._context == nil, !object._lacksRow, !object._lacksKey, !object._isNew,
        type(of: object) == T.self, key.map({ property?.admits($0) ?? false }) ?? true
      else {
        for object in objects[..<index] { object._isNew = false }
        return nil
      }
      // An object that occurs twice is found by this mark.
      object._isNew = true
      if let key { keys.append(key) }
    }
    return keys
  }

  private func writeValues<T: Object>(
    of objects: [T], _ rows: RowRange, _ binding: ClassBinding, _ table: Table
  ) {
    session?.policy = .error
    session?.togetherDepth += 1
    var next = 0
    rows.forEachChunk { index, slots in
      slots.forEach { slot in
        let object = objects[next]
        next += 1
        guard let chunk = table.chunk(at: index) else { return object._isNew = false }
        bindNew(object, RowKey(chunkIndex: index, slot: slot), binding, in: chunk)
        writeDefaults(binding, to: object)
        writeValues(of: object)
        // Linked objects get their values in the order in which they would get them if the objects were added one by one.
        while let linked = session?.nextUnwrittenObject() { writeValues(of: linked) }
      }
    }
    session?.policy = nil
    session?.togetherDepth -= 1
    tellPropertyObservers()
  }

  /// Returns the error that says why an object can't be linked to or deleted in this store. An object in no store can't be deleted.
  private func wrongStore(_ object: Object) -> StoreError {
    let name = "\(type(of: object))"
    guard let other = object._context else { return .notInStore(name) }
    if other.isFrozen { return .alreadyManaged(name) }
    return other.engine === engine ? .otherStore(name) : .wrongStore(name)
  }

  /// Returns the stored value of a link to an object. An object that isn't in a store is added first.
  ///
  /// - Parameter declared: the declared class of the link. Unless this class lists its subclasses, an object of a subclass is
  ///   in another table, which the link can't refer to.
  func link(to object: Object, as declared: Object.Type) -> StoredValue {
    guard canLink(to: object, as: declared) else {
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
    let policy = session?.policy
    if insert(object, policy ?? .error, writing("Linking to \(a: type(of: object))")) {
      if policy == nil { writeValues(of: object, .error) } else { session?.addUnwritten(object) }
    }
    return object._context === self ? .link(object._key.rawValue) : .null
  }

  private func canLink(to object: Object, as declared: Object.Type) -> Bool {
    let type = type(of: object)
    if type == declared { return true }
    return ClassIdentity.of(type).hierarchy.map {
      $0.contains(type) && $0.contains(declared) && ClassHierarchy.isSubtype(type, of: declared)
    } ?? false
  }

  /// Returns the stored value of a link to an object without adding it, or nil if the store doesn't have the object.
  func existingLink(to object: Object, as declared: Object.Type) -> StoredValue? {
    guard let other = object._context, other.engine === engine, other.isFrozen == isFrozen,
      canLink(to: object, as: declared), !object.isInvalidated
    else { return nil }
    return .link(object._key.rawValue)
  }

  /// Inserts a row for an object with its primary key, so that a second object with the same key is detected. `writeValues`
  /// writes the values later, so that object graphs of any depth need no recursion.
  ///
  /// - Returns: false on failure, which fails the transaction.
  private func insert(_ object: Object, _ policy: UpdatePolicy, _ transaction: Transaction) -> Bool {
    var name: String { "\(type(of: object))" }
    func refuse(_ error: StoreError) -> Bool {
      fail(error)
      return false
    }
    if object._context != nil { return refuse(wrongStore(object)) }
    // The object is a stand-in for an unreadable one.
    if object._lacksRow { return refuse(.invalidated(name)) }
    let binding: ClassBinding
    do { binding = try writableBinding(type(of: object), transaction) } catch { return refuse(error) }
    guard let table = binding.table else { return refuse(.notStorable(name, "it has no table")) }
    var key: StoredValue?
    if let index = binding.objectClass.primaryKey {
      let property = binding.objectClass.properties[index]
      let value = property.unmanagedValue(object)
      guard property.admits(value) else {
        return refuse(.wrongValue(name, property.name, "a value of type \(property.definition.typeName)"))
      }
      if object._lacksKey, value == property.unmanagedValue(binding.objectClass.type.init()) {
        return refuse(.missingPrimaryKey(name, property.name))
      }
      key = value
    }
    if let key, key.byteCount > 0, !transaction[table].hasRoom(forKey: key, limit: heapLimit) {
      return refuse(.tooMuchTogether(name, "The primary key", limit: heapLimit))
    }
    let found = transaction.findOrInsertRow(table, primaryKey: key)
    if found.isNew {
      if found.hasMovedRows { counter.value += 1 }
      counter.changes += 1
    } else if policy == .error {
      return refuse(
        .duplicatePrimaryKey(
          name, key?.excerpt ?? "", isUnassigned: key?.isInitialUUID == true))
    }
    if !found.isNew, let other = exactOtherClass(of: found.chunk, found.row.slot, binding) {
      return refuse(.keyOfOtherClass(name, other, key?.excerpt ?? ""))
    }
    object._isNew = found.isNew
    if found.isNew {
      bindNew(object, found.row, binding, in: found.chunk)
    } else {
      bind(object, found.row, binding, in: found.chunk)
    }
    if found.isNew, let column = binding.classColumn, let name = binding.nameInTable {
      setValue(.string(name), column, of: object)
    }
    if found.isNew { writeDefaults(binding, to: object) }
    return true
  }

  /// Writes the defaults of the columns that another program has added to the row of a new object.
  private func writeDefaults(_ binding: ClassBinding, to object: Object) {
    if binding.undeclaredDefaults.isEmpty { return }
    for known in binding.undeclaredDefaults { setValue(known.value, known.column, of: object) }
  }

  /// Writes the values of an object with a new row, and then the values of all objects that were added with it.
  private func writeValues(of object: Object, _ policy: UpdatePolicy) {
    // Doesn't use `withPolicy`, whose closure would retain and release the context (benchmark "bulk insert").
    guard let session else { return writeValues(of: object) }
    session.policy = policy
    session.togetherDepth += 1
    writeValues(of: object)
    writeRest(session)
    session.togetherDepth -= 1
    tellPropertyObservers()
  }

  /// Runs several assignments, and then calls the observers of the properties.
  func assigningTogether<Result, Failure: Error>(
    _ assign: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    session?.togetherDepth += 1
    defer {
      session?.togetherDepth -= 1
      tellPropertyObservers()
    }
    return try assign()
  }

  /// Runs assignments, and adds the objects that they link to. The policy applies to primary keys that are already in the
  /// store.
  func withPolicy<Result, Failure: Error>(
    _ policy: UpdatePolicy, _ assign: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let session else { return try assign() }
    session.policy = policy
    let result: Result
    do throws(Failure) { result = try assign() } catch {
      session.policy = nil
      throw error
    }
    writeRest(session)
    return result
  }

  /// Writes the values of the objects that were added by assignments.
  private func writeRest(_ session: WriteSession) {
    // In the order in which they were added: if two objects have the same primary key, the values of the last one win.
    while let object = session.nextUnwrittenObject() { writeValues(of: object) }
    session.policy = nil
  }

  private func writeValues(of object: Object) {
    guard let binding = object._binding else { return }
    for property in binding.writtenProperties {
      if !object._row.isCurrent {
        rebind(object)
        // If two objects have the same primary key, the embedded object of the second one has replaced this object.
        if object._lacksRow { break }
      }
      property.store(object)
    }
    object._isNew = false
  }

  func delete(_ object: Object) {
    let transaction = writing("Deleting \(a: type(of: object))")
    guard object._context === self else { return fail(wrongStore(object)) }
    guard !object.isInvalidated, let table = object._binding?.table else {
      return fail(.invalidated("\(type(of: object))"))
    }
    if object._binding?.hasDeclaredOptions == false { _ = updatedBinding(type(of: object)) }
    if denies([RowAddress(table: table, row: object._key)], transaction) { return }
    delete(object._key, from: table, transaction)
    tellPropertyObservers()
  }

  /// Deletes several objects together, so that links between them don't prevent the deletion.
  func delete(_ objects: [Object]) {
    guard let first = objects.first(where: { !$0.isInvalidated }) else { return }
    let transaction = writing("Deleting \(a: type(of: first))")
    for object in objects where object._context === self && object._binding?.hasDeclaredOptions == false {
      _ = updatedBinding(type(of: object))
    }
    if denies(objects.compactMap { address(of: $0) }, transaction) { return }
    for object in objects where !object.isInvalidated {
      guard let address = address(of: object) else { return fail(wrongStore(object)) }
      delete(address.row, from: address.table, transaction)
    }
    tellPropertyObservers()
  }

  /// Returns the row of an object, or nil if the object was deleted or isn't in this store.
  private func address(of object: Object) -> RowAddress? {
    guard object._context === self, !object.isInvalidated, let table = object._binding?.table else {
      return nil
    }
    return RowAddress(table: table, row: object._key)
  }

  /// Returns whether a link prevents deleting these rows together, which fails the transaction.
  private func denies(_ rows: @autoclosure () -> [RowAddress], _ transaction: Transaction) -> Bool {
    guard let denial = transaction.denial(ofDeleting: rows()) else { return false }
    /// The class and primary key of an object; nil for one without a primary key.
    func name(_ address: RowAddress) -> String? {
      let table = transaction[address.table]
      return table.primaryKey.map { "\(table.name) \(table.value($0, of: address.row).excerpt)" }
    }
    let (target, origin) = (denial.target, denial.origin)
    let property = transaction[origin.table][denial.column].name
    fail(
      .deletionDenied(
        name(target) ?? "\(A: transaction[target.table].name)",
        by: name(origin) ?? "\(a: transaction[origin.table].name)", property))
    return true
  }

  /// Deletes rows of one table together, without creating their objects.
  func delete(_ rows: [RowKey], from table: TableID) {
    if rows.isEmpty { return }
    let transaction = writing("Deleting \(a: current[table].name)")
    if denies(rows.map { RowAddress(table: table, row: $0) }, transaction) { return }
    transaction.delete(rows, from: table)
    counter.value += 1
    tellPropertyObservers()
  }

  /// Deletes all rows of a table, without creating their objects and without visiting rows that don't have links.
  func deleteRows(of table: TableID) {
    if current[table].count == 0 { return }
    let transaction = writing("Deleting \(a: current[table].name)")
    let rows = { transaction[table].rows.map { RowAddress(table: table, row: $0) } }
    if denies(rows(), transaction) { return }
    transaction.deleteRows(of: table)
    counter.value += 1
    tellPropertyObservers()
  }

  private func delete(_ row: RowKey, from table: TableID, _ transaction: Transaction) {
    transaction.delete(row, from: table)
    counter.value += 1
  }

  func deleteAll() {
    let transaction = writing("Deleting all objects")
    for index in transaction.tables.indices {
      // Doesn't update links, because no row remains.
      transaction.removeAllRows(from: TableID(rawValue: index))
    }
    counter.value += 1
    tellPropertyObservers()
  }
}
