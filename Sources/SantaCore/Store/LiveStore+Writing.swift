extension LiveStore {
  var isInWriteTransaction: Bool { transaction != nil }

  /// The version that adds the newest rows. The store might not show them yet, because their transaction is running or is not
  /// durable.
  var versionToCome: Version { transaction?.version ?? machine.state.newest.version }

  /// - Parameter ofHistory: whether the transaction changes only settings of the history, which aren't shared with other users.
  func beginWrite(ofHistory: Bool = false) {
    if isInWriteTransaction {
      return fail(
        StoreError(
          .alreadyInWrite, "A write transaction was begun within another one.",
          remedy: "Commit that one first."))
    }
    do throws(StoreError) {
      let latest = try engine.beginWrite(endingIn: isolation.executionContext)
      engine.withinWrite { endLost() }
      let batch = notifier.beginDelivery(to: latest, except: running)
      let isNewer = latest.version > snapshot.version
      move(to: latest)
      begin()
      if let error = writeFailure(latest, ofHistory: ofHistory) { fail(error) }
      engine.withinWrite {
        if isNewer { notifyStoreObservers(.didChange) } else { callStoreObservers() }
        _ = call(batch)
      }
    } catch {
      begin(holdsLock: false)
      fail(error)
    }
  }

  /// Returns an error if this program can't write to a state because another program has migrated the store to a later version
  /// of the schema, or because the user lacks the right to write. Opening a store may add its classes.
  private func writeFailure(_ snapshot: Snapshot, ofHistory: Bool = false) -> StoreError? {
    if classes.isMigrating { return nil }
    if snapshot.schemaVersion > configuration.schemaVersion {
      return .newerSchema(stored: snapshot.schemaVersion, declared: configuration.schemaVersion)
    }
    // A store in a directory that was opened for reading only has an engine that refuses.
    if configuration.isReadOnly { return engine.isPast ? .pastVersion(engine.path) : .readOnly(engine.path) }
    return ofHistory ? nil : .missingRight(in: snapshot, engine.path)
  }

  /// Throws if any of the observers can't be excluded from the running transaction.
  func checkMaySkip(_ tokens: [NotificationToken]) throws(StoreError) {
    guard !tokens.isEmpty, let transaction else { return }
    if tokens.contains(where: \.isOfProperty) { throw .propertyObserverLeftOut() }
    let own = tokens.filter { $0.notifier == ObjectIdentifier(notifier) }
    try notifier.checkMaySkip(own.compactMap(\.id), from: transaction.base)
  }

  func commitWrite(withoutNotifying tokens: [NotificationToken]) throws(StoreError) {
    guard let session else { throw .notInWrite() }
    if session.isAppending {
      fail(.endedWithinAsyncWrite())
      throw .endedWithinAsyncWrite()
    }
    if session.isInSavepoint {
      fail(.committedWithinSavepoint())
      throw .committedWithinSavepoint()
    }
    if tokens.contains(where: { $0.id != nil && $0.notifier != ObjectIdentifier(notifier) }) {
      fail(.wrongToken())
    }
    if let failure = session.failure {
      cancelWrite()
      throw failure
    }
    do throws(StoreError) { try checkMaySkip(tokens) } catch {
      cancelWrite()
      throw error
    }
    let moved: [CursorState]
    do throws(StoreError) { moved = try moveCursors(in: session.transaction) } catch {
      cancelWrite()
      throw error
    }
    let committed: Snapshot
    // The engine releases the lock, whether it commits or fails.
    session.giveUpLock()
    do throws(StoreError) {
      committed = try engine.commit(session.transaction, configuration.durability)
    } catch {
      perform(machine.rolledBack())
      throw error
    }
    for cursor in moved { cursor.noteMoved() }
    perform(machine.committed(committed), except: tokens.compactMap(\.id))
  }

  /// Runs a block in a savepoint of the running transaction.
  func inSavepoint<R>(_ block: () throws -> R) throws -> R {
    guard let session else { throw StoreError.savepointOutsideWrite() }
    // The transaction is going to fail, so the block does not run.
    if let failure = session.failure { throw failure }
    perform(machine.savepointBegan())
    // The block may have cancelled the transaction, and with it the savepoint.
    var isOpen: Bool { self.session === session }
    let result: R
    do {
      result = try block()
      if isOpen, let failure = session.failure { throw failure }
    } catch {
      if isOpen { perform(machine.savepointFailed()) }
      throw error
    }
    if isOpen { perform(machine.savepointEnded()) }
    return result
  }

  /// Delivers durable changes, runs a block in a transaction on the newest appended state, and appends the changes of the
  /// block.
  ///
  /// - Parameter failedFlushes: the number that `Engine.tryBeginWrite()` returned.
  func runAppending<R>(
    on base: Snapshot, failedFlushes: Int, author: String? = nil, note: String? = nil,
    _ block: () throws -> R
  ) throws -> (result: R, ticket: CommitTicket, transactionNumber: Int) {
    let ticketOfBase = engine.ticket(ofBase: base, failedFlushes: failedFlushes)
    engine.withinWrite { endLost() }
    // The appended commits of other stores are delivered when they are durable, but the block sees them already.
    let latest = engine.latest
    let batch = notifier.beginDelivery(to: latest, except: running)
    let isNewer = latest.version > snapshot.version
    move(to: latest)
    begin(on: base, isAppending: true)
    let number = transactionNumber
    if let error = writeFailure(base) { fail(error) }
    do {
      let result = try engine.withinWrite {
        if isNewer { notifyStoreObservers(.didChange) } else { tellPropertyObservers() }
        _ = call(batch)
        guard let session else { throw StoreError.endedByCallback() }
        if let failure = session.failure { throw failure }
        describeWrite(author: author, note: note)
        return try block()
      }
      guard let session else { throw StoreError.endedWithinAsyncWrite() }
      if let failure = session.failure { throw failure }
      let moved = try moveCursors(in: session.transaction)
      session.giveUpLock()
      let ticket: CommitTicket
      do throws(StoreError) {
        ticket = try engine.append(
          session.transaction, configuration.durability, failedFlushes: failedFlushes)
      } catch {
        perform(machine.rolledBack())
        throw error
      }
      for cursor in moved { cursor.noteMoved(appendedBy: number) }
      perform(ticket.isEmpty ? machine.appendedNothing() : machine.appended())
      return (result, ticket, number)
    } catch {
      if isInWriteTransaction { cancelWrite() }
      if !machine.isSettled(number), let ticketOfBase { follow(ticketOfBase, transactionNumber: number) }
      throw error
    }
  }

  /// Follows a commit of another store that the block of a rolled-back transaction has seen. The observations that the block
  /// began continue when the commit is durable.
  private func follow(_ ticket: CommitTicket, transactionNumber: Int) {
    seenCommits.append((transactionNumber, ticket))
    // If the commit succeeds, the engine notifies its listeners.
    ticket.whenComplete { [weak notifier = notifier] outcome in
      if case .failure = outcome { notifier?.commitArrived() }
    }
  }

  /// Ends the observers of data that other stores have appended but could not make durable.
  func endLost() {
    if seenCommits.isEmpty { return }
    let lost = Set(seenCommits.filter { $0.ticket.hasFailed }.map(\.transactionNumber))
    seenCommits.removeAll { lost.contains($0.transactionNumber) || machine.isSettled($0.transactionNumber) }
    if !lost.isEmpty { perform(machine.lost(lost.sorted())) }
  }

  /// Shows the changes of an appended transaction if they became durable, and rolls them back otherwise.
  func finishAppended(_ outcome: CommitTicket.Outcome, transactionNumber: Int) throws(StoreError) {
    switch outcome {
    case .success(let committed): perform(machine.becameDurable(committed))
    case .failure(let error):
      noteLostCursors(of: transactionNumber)
      perform(machine.lost([transactionNumber]))
      throw error
    }
  }

  func cancelWrite() {
    require(isInWriteTransaction, "There is no write transaction to cancel. Call beginWrite() first.")
    perform(machine.rolledBack())
  }

  // MARK: Actions

  private func begin(on base: Snapshot? = nil, holdsLock: Bool = true, isAppending: Bool = false) {
    perform(
      machine.began(
        on: base, in: executionContext, holdsLock: holdsLock, isAppending: isAppending,
        changeCount: changeCount))
  }

  /// Performs the actions that follow from an event.
  ///
  /// - Parameter excluded: the observers that are not notified of a commit.
  func perform(_ actions: [WriteMachine.Action], except excluded: [ObserverID] = []) {
    for action in actions {
      switch action {
      case .unbindClasses: classes.forget()
      case .rollBackClasses: classes.noteRollback()
      case .rebindObjects: counter.value += 1
      case .rereadCollections: counter.changes += 1
      case .rollBackOutcome(let number): rollBackOutcome(of: number)
      case .releaseOutcome(let number): releaseOutcome(of: number)
      case .endObservations(let state): endObservations(notIn: state)
      case .holdObservers: if !autorefresh { notifier.hold(at: snapshot) }
      case .beginObservations: beginObservations()
      case .showRows(let state): notifier.made(state)
      case .excludeObservers(let state): notifier.skip(excluded, to: state)
      case .unlock: engine.cancelWrite()
      case .release: break
      case .rollBackSavepoint: perform(machine.savepointRolledBack())
      case .move(let state): move(to: state)
      case .notifyStoreObservers: notifyStoreObservers(.didChange, except: Set(excluded))
      case .notifyPropertyObservers: tellPropertyObservers()
      case .requestTurn: notifier.commitArrived()
      }
    }
  }
}
