extension LiveStore {
  /// - Parameters:
  ///   - name: the subject, for messages.
  ///   - isolation: the actor on which the observer is to be called; nil if the caller does not know it.
  func observe(
    _ subject: Observer.Subject, named name: String, isolation: (any Actor)?,
    _ notify: @escaping (ObserverCallback.Event) -> Void
  ) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    if isUnnamed {
      switch subject {
      // An observer of the whole store has no error case.
      case .store: stopProgram(StoreError.unnamedIsolation().message)
      // The observation has failed, so nothing else will be delivered.
      case .failed(let error): notify(.change(.failure(error)))
      case .collection, .object, .state: notify(.change(.failure(.unnamedIsolation())))
      }
      return NotificationToken(notifier: nil, id: nil) {}
    }
    let callback = ObserverCallback(notify)
    let id = notifier.add(subject, named: name, callback)
    let keeper = Keeper(context: self, callback: callback)
    return NotificationToken(notifier: ObjectIdentifier(notifier), id: id) { [notifier] in
      notifier.remove(id)
      keeper.release()
    }
  }

  /// Adds an observer of a property, which begins with the value that the property has now.
  func observe(isolation: (any Actor)?, _ observer: () -> PropertyObserver) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    // There is no error case.
    if isUnnamed { stopProgram(StoreError.unnamedIsolation().message) }
    let observer = observer()
    add(observer)
    let keeper = Keeper(context: self, callback: observer)
    return NotificationToken(notifier: ObjectIdentifier(notifier), id: nil, isOfProperty: true) {
      keeper.release()
    }
  }

  /// Whether the store belongs to an actor or a queue on which an observer is to be called. It does from now on if this
  /// is called there, and if the store belongs to none yet.
  ///
  /// - Parameter caller: the actor on which this is called; nil if the caller does not know it.
  func belongs(to other: StoreIsolation, calledOn caller: (any Actor)?) -> Bool {
    let isThere = caller.map { StoreIsolation($0).isSame(as: other) } ?? false
    leave(enter(isThere ? caller : nil, isObserving: isThere))
    return isolation.isSame(as: other)
  }

  /// Begins an observation when the running transaction has ended, and it and those before it are durable; at once if
  /// there is nothing to wait for, or if the transaction or a savepoint that made the subject is rolled back.
  ///
  /// - Parameters:
  ///   - isRolledBack: whether the subject belongs to a row that no transaction has made up to a state.
  ///   - begin: called with the snapshot that the store shows then, and whether the subject was rolled back.
  func whenSettled(
    _ isRolledBack: @escaping (Snapshot) -> Bool,
    _ begin: @escaping (_ state: Snapshot, _ isRolledBack: Bool) -> Void
  ) {
    guard let number = machine.unsettledNumber else { return begin(snapshot, isRolledBack(snapshot)) }
    waiting.append(
      WaitingObservation(transactionNumber: number, isRolledBack: isRolledBack, begin: begin))
  }

  /// Begins the observations that have waited for transactions which are settled now.
  func beginObservations() {
    if waiting.isEmpty { return }
    let due = waiting.filter { machine.isSettled($0.transactionNumber) }
    waiting.removeAll { machine.isSettled($0.transactionNumber) }
    for observation in due { observation.begin(snapshot, observation.isRolledBack(snapshot)) }
  }

  /// Ends the observations of rows that no transaction has made up to a state, also those that wait.
  func endObservations(notIn state: Snapshot) {
    notifier.rolledBack(to: state)
    if waiting.isEmpty { return }
    let lost = waiting.filter { $0.isRolledBack(state) }
    waiting.removeAll { $0.isRolledBack(state) }
    for observation in lost { observation.begin(snapshot, true) }
  }

  /// Whether the current code runs on an actor that can't be determined, so that the store could never call it.
  private var isUnnamed: Bool {
    if case .thread = isolation { RunningExecutor.current != .none } else { false }
  }
}

/// Retains a store and a callback for a token.
// Guard of the unchecked conformance: the references are only released, once, by the token.
private final class Keeper: @unchecked Sendable {
  private var kept: (LiveStore, AnyObject)?

  init(context: LiveStore, callback: AnyObject) { kept = (context, callback) }

  func release() { kept = nil }
}
