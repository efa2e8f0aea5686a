extension _ModelContext {
  /// Adds an object, and all objects that it links to, to the store.
  func add(_ object: Object, _ policy: UpdatePolicy) {
    let transaction = writing("Adding \(a: type(of: object))")
    if object._context === self {
      if object.isInvalidated { fail(.invalidated("\(type(of: object))")) }
      return
    }
    if object is EmbeddedObject { return fail(.embeddedAlone("\(type(of: object))")) }
    if insert(object, policy, transaction) { writeValues(of: object, policy) }
  }

  /// Why an object can't be used in this store.
  private func wrongStore(_ object: Object) -> StoreError {
    let name = "\(type(of: object))"
    guard let other = object._context else { return .wrongStore(name) }
    if other.isFrozen { return .alreadyManaged(name) }
    return other.engine === engine ? .otherStore(name) : .wrongStore(name)
  }

  /// The stored value of a link to an object. An object that is in no store is added first.
  ///
  /// - Parameter declared: the class with which the link is declared. Unless it lists its subclasses, an object of a subclass
  ///   has its row in another table, to which the link does not lead.
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

  /// The value of a link to an object, without adding it; nil for one that the store does not have.
  func existingLink(to object: Object, as declared: Object.Type) -> StoredValue? {
    guard let other = object._context, other.engine === engine, other.isFrozen == isFrozen,
      canLink(to: object, as: declared), !object.isInvalidated
    else { return nil }
    return .link(object._key.rawValue)
  }

  /// Inserts a row for an object with its primary key, so that a second object with the same key is detected. Its
  /// values are written later by `writeValues`, so that object graphs of any depth need no recursion.
  ///
  /// - Returns: false if this fails, which fails the transaction.
  private func insert(_ object: Object, _ policy: UpdatePolicy, _ transaction: Transaction) -> Bool {
    var name: String { "\(type(of: object))" }
    func refuse(_ error: StoreError) -> Bool {
      fail(error)
      return false
    }
    if object._context != nil { return refuse(wrongStore(object)) }
    // The object is a placeholder for an unreadable one.
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
    return true
  }

  /// Writes the values of an object that has a new row, and then those of all objects that were added with it.
  private func writeValues(of object: Object, _ policy: UpdatePolicy) {
    // Without `withPolicy`, whose closure would count references to the context (benchmark "bulk insert").
    guard let session else { return writeValues(of: object) }
    session.policy = policy
    session.togetherDepth += 1
    writeValues(of: object)
    writeRest(session)
    session.togetherDepth -= 1
    tellPropertyObservers()
  }

  /// Runs several assignments. Observers of properties are called when all of them are done.
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

  /// Runs assignments, and adds the objects that they link to, with a policy for primary keys that the store has.
  func withPolicy<Failure: Error>(
    _ policy: UpdatePolicy, _ assign: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let session else { return try assign() }
    session.policy = policy
    do throws(Failure) { try assign() } catch {
      session.policy = nil
      throw error
    }
    writeRest(session)
  }

  /// Writes the values of the objects that assignments have added.
  private func writeRest(_ session: WriteSession) {
    // In the order in which they were added: of two objects with one primary key, the last one's values stay.
    while let object = session.nextUnwrittenObject() { writeValues(of: object) }
    session.policy = nil
  }

  private func writeValues(of object: Object) {
    guard let binding = object._binding else { return }
    for property in binding.writtenProperties {
      if !object._row.isCurrent {
        rebind(object)
        // An embedded object of the first of two objects with one primary key was replaced by that of the second.
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

  /// Deletes several objects together, so that links between them don't deny it.
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

  /// The row of an object of this store; nil for another one, and for one that was deleted.
  private func address(of object: Object) -> RowAddress? {
    guard object._context === self, !object.isInvalidated, let table = object._binding?.table else {
      return nil
    }
    return RowAddress(table: table, row: object._key)
  }

  /// Whether a link forbids deleting rows together, which fails the transaction.
  private func denies(_ rows: @autoclosure () -> [RowAddress], _ transaction: Transaction) -> Bool {
    guard let denial = transaction.denial(ofDeleting: rows()) else { return false }
    func name(_ address: RowAddress) -> String {
      let table = transaction[address.table]
      let key = table.primaryKey.map { table.value($0, of: address.row).excerpt }
      return key.map { "\(table.name) \($0)" } ?? "\(a: table.name)"
    }
    let property = transaction[denial.origin.table][denial.column].name
    fail(.deletionDenied(name(denial.target), by: name(denial.origin), property))
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

  func delete(_ row: RowKey, from table: TableID, _ transaction: Transaction) {
    transaction.delete(row, from: table)
    counter.value += 1
  }

  func deleteAll() {
    let transaction = writing("Deleting all objects")
    for index in transaction.tables.indices {
      // Without updating links, because no row remains.
      transaction.removeRows(Array(transaction.tables[index].rows), from: TableID(rawValue: index))
    }
    counter.value += 1
    tellPropertyObservers()
  }
}
