extension LiveStore {
  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - name: the subject, for messages.
  ///   - isolation: the actor on which to call the observer; nil if the caller does not know it.
  func observe(
    _ subject: Observer.Subject, named name: String, isolation: (any Actor)?,
    _ notify: @escaping (ObserverCallback.Event) -> Void
  ) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    if isUnnamed {
      switch subject {
      // Observers of the whole store can't receive an error.
      case .store: stopProgram(StoreError.unnamedIsolation().message)
      // The observation has failed, so this error is all that it delivers.
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

  /// Adds an observer of a property, starting from the current value of the property.
  func observe(isolation: (any Actor)?, _ observer: () -> PropertyObserver) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    // Observers of a property can't receive an error.
    if isUnnamed { stopProgram(StoreError.unnamedIsolation().message) }
    let observer = observer()
    add(observer)
    let keeper = Keeper(context: self, callback: observer)
    return NotificationToken(notifier: ObjectIdentifier(notifier), id: nil, isOfProperty: true) {
      keeper.release()
    }
  }

  /// Returns whether the store belongs to the actor or queue on which an observer is to be called. If the store doesn't
  /// belong to an actor or queue yet, and this is called there, then it belongs to `other` from now on.
  ///
  /// - Parameter caller: the actor on which this is called; nil if the caller does not know it.
  func belongs(to other: StoreIsolation, calledOn caller: (any Actor)?) -> Bool {
    let isThere = caller.map { StoreIsolation($0).isSame(as: other) } ?? false
    leave(enter(isThere ? caller : nil, isObserving: isThere))
    return isolation.isSame(as: other)
  }

  /// Begins an observation after the running transaction has ended, and it and all earlier transactions are durable. Begins
  /// at once if there is nothing to wait for, and as soon as the transaction or savepoint that created the subject is rolled
  /// back.
  ///
  /// - Parameters:
  ///   - isRolledBack: returns whether no transaction up to a state has created the row of the subject.
  ///   - begin: called with the snapshot that the store then shows, and whether the subject was rolled back.
  func whenSettled(
    _ isRolledBack: @escaping (Snapshot) -> Bool,
    _ begin: @escaping (_ state: Snapshot, _ isRolledBack: Bool) -> Void
  ) {
    guard let number = machine.unsettledNumber else { return begin(snapshot, isRolledBack(snapshot)) }
    waiting.append(
      WaitingObservation(transactionNumber: number, isRolledBack: isRolledBack, begin: begin))
  }

  /// Begins the observations whose transactions are now settled.
  func beginObservations() {
    if waiting.isEmpty { return }
    let due = waiting.filter { machine.isSettled($0.transactionNumber) }
    waiting.removeAll { machine.isSettled($0.transactionNumber) }
    for observation in due { observation.begin(snapshot, observation.isRolledBack(snapshot)) }
  }

  /// Ends all observations, including waiting ones, of rows that no transaction up to a state has created.
  func endObservations(notIn state: Snapshot) {
    notifier.rolledBack(to: state)
    if waiting.isEmpty { return }
    let lost = waiting.filter { $0.isRolledBack(state) }
    waiting.removeAll { $0.isRolledBack(state) }
    for observation in lost { observation.begin(snapshot, true) }
  }

  /// Whether the current code runs on an actor that can't be determined. The store could never call an observer there.
  private var isUnnamed: Bool {
    if case .thread = isolation { RunningExecutor.current != .none } else { false }
  }
}

/// Retains a store and a callback as long as a token needs them.
// Guard of the unchecked conformance: only the token releases the references, and only once.
private final class Keeper: @unchecked Sendable {
  private var kept: (LiveStore, AnyObject)?

  init(context: LiveStore, callback: AnyObject) { kept = (context, callback) }

  func release() { kept = nil }
}
