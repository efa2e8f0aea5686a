import SantaStore

/// Collects the changes of the store from its observers. It belongs to the isolation of the store.
final class RecordObserver {
  private var changes = RecordChanges()
  private var tokens: [NotificationToken] = []
  /// The state to which the indices of deletions refer.
  private var before: StoreSnapshot

  /// Observes a store. The first changes contain everything.
  init(_ store: Store, isolation: isolated any Actor = #isolation) {
    before = store.snapshot()
    changes.hasNewEpoch = true
    changes.hasNewKeys = true
    tokens = [
      observe(store.objects(UserRecord.self), { $0.id }, { $0.userChanged($1) }),
      observe(store.objects(SessionRecord.self), { $0.user }, { $0.userChanged($1) }),
      observe(store.objects(TokenRecord.self), { $0.user }, { $0.userChanged($1) }),
      observe(store.objects(GrantRecord.self), { $0.subject }, { $0.grantChanged($1) }, insertions: true),
      observe(
        store.objects(EpochRecord.self), { _ in "" },
        { changes, _ in
          changes.hasNewEpoch = true
          changes.access.concernsEveryone = true
        }, insertions: true),
      observe(
        store.objects(KeyRecord.self), { _ in "" }, { changes, _ in changes.hasNewKeys = true },
        insertions: true),
    ]
  }

  /// Moves the store to its newest state, and returns this state with the changes since the last call.
  func refresh(_ store: Store, isolation: isolated any Actor = #isolation) -> (StoreSnapshot, RecordChanges) {
    store.refresh()
    before = store.snapshot()
    defer { changes = RecordChanges() }
    return (before, changes)
  }

  /// - Parameters:
  ///   - key: the user or subject of an object.
  ///   - note: notes that an object with this key was deleted or modified.
  ///   - insertions: whether new objects count, too.
  private func observe<Record: Object>(
    _ records: Results<Record>, _ key: @escaping (Record) -> String,
    _ note: @escaping (inout RecordChanges, String) -> Void, insertions countsInsertions: Bool = false,
    isolation: isolated any Actor = #isolation
  ) -> NotificationToken {
    records.observe { [unowned self] change in
      switch change {
      case .initial: break
      case .update(let records, let deletions, let insertions, let modifications):
        let former = before.objects(Record.self)
        for index in deletions {
          // A record that can't be found must not leave a stream open.
          if index < former.count {
            note(&changes, former[index].read { key($0) })
          } else {
            changes.access.concernsEveryone = true
          }
        }
        for index in modifications { note(&changes, key(records[index])) }
        if countsInsertions { for index in insertions { note(&changes, key(records[index])) } }
      case .error: changes.access.concernsEveryone = true
      }
    }
  }
}
