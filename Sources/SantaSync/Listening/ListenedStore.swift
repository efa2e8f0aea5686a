import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The replica of one store while it is open: synchronises it, delivers its events, and ends when there are no more.
actor ListenedStore {
  /// The reason why a store was closed.
  enum Outcome: Sendable {
    /// All events up to a version of the order were handled, and the server has everything.
    case settled(ListedStore)
    /// There are more events.
    case again
    /// Another process has the store.
    case busy
    /// The store can't be used at the moment.
    case failed(SyncError)
    case cancelled
  }

  /// The event that is being handled.
  struct Current {
    var number: Int
    var iterator: StoreCursor.Iterator
    /// The token of the event.
    var token: String
    /// Whether the event was set aside before.
    var isRetried: Bool
    var isWritten = false
    /// The reason for which the store couldn't be written, which has nothing to do with the event.
    var obstacle: StoreError?
    /// The directories of the other stores that were written.
    var otherStores: Set<String> = []
  }

  let settings: ListenerSettings
  let listed: ListedStore
  let failures: FailedEvents
  private let slots: Slots
  private let isCrowded: @Sendable () -> Bool
  private let noteUsable: @Sendable () -> Void
  private let body: @Sendable (StoreEvent) async throws -> Void
  private(set) var store: Store?
  var current: Current?
  /// The stores with effects of the events, by location.
  var otherStores: [String: Store] = [:]
  private var lastNumber = 0
  private var hasHandledEvent = false
  /// The time of the last event, or of the last change of the replica.
  private var lastActivity = ContinuousClock.now
  private var lastVersion: UInt64 = 0

  /// - Parameters:
  ///   - isCrowded: whether other stores wait until this one is closed.
  ///   - noteUsable: called after the first event, which shows that the store can be used.
  ///   - body: handles an event.
  init(
    _ listed: ListedStore, _ settings: ListenerSettings, _ failures: FailedEvents, _ slots: Slots,
    isCrowded: @escaping @Sendable () -> Bool, noteUsable: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable (StoreEvent) async throws -> Void
  ) {
    (self.listed, self.settings, self.failures, self.slots) = (listed, settings, failures, slots)
    (self.isCrowded, self.noteUsable, self.body) = (isCrowded, noteUsable, body)
  }

  private var folder: URL { settings.directory.folder(of: listed.name) }

  /// Opens the store, handles its events, and closes it.
  func run() async -> Outcome {
    do {
      try settings.create(folder)
      guard let lock = try ProcessLock.take(folder.appending(path: "lock")) else { return .busy }
      defer { withExtendedLifetime(lock) {} }
      let mark = SettledMark(in: folder)
      let retries = try await failures.waiting(in: listed.name)
      if retries.isEmpty, mark.contents == listed { return .settled(listed) }
      try mark.remove()
      do { return try await follow(retries, mark) } catch let error as SyncError where error.code == .deleted
      {
        // The server lists a store with this path, so another store has replaced the deleted one. The old replica can't join it.
        try FileManager.default.removeItem(at: settings.directory.replica(of: listed.name))
        return .failed(error)
      }
    } catch { return Task.isCancelled ? .cancelled : .failed(SyncError(error)) }
  }

  private func follow(_ retries: [String], _ mark: SettledMark) async throws -> Outcome {
    let configuration = Store.Configuration(
      location: .directory(settings.directory.replica(of: listed.name)), objectTypes: settings.objectTypes,
      history: .untilConsumed(limit: max(settings.options.historyByteCount, 1)))
    let sync = try StoreSync(
      configuration,
      SyncRequests(
        server: settings.server, store: listed.name, authorization: settings.authorization,
        epoch: listed.epoch))
    let isDone: Bool
    do {
      try await download(sync)
      let store = try Store(configuration: configuration)
      self.store = store
      for id in retries { try await retry(id, in: store) }
      try await handleEvents(sync)
      try Task.checkCancellation()
      try await sync.collect()
      isDone = sync.state.pendingCount == 0
      await sync.stop()
    } catch {
      await sync.stop()
      store = nil
      throw error
    }
    defer { store = nil }
    guard isDone, let store, try !store.cursor(named: settings.name, from: .present).hasMore() else {
      return .again
    }
    let settled = ListedStore(name: listed.name, epoch: listed.epoch, version: sync.state.version)
    try mark.write(settled)
    return .settled(settled)
  }

  // MARK: Synchronising

  /// Waits until the replica has everything that the server had.
  private func download(_ sync: StoreSync) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await sync.waitForDownload() }
      group.addTask { [patience = settings.timing.patience] in
        var last = sync.state
        while true {
          try await Task.sleep(for: patience)
          let state = sync.state
          if state.version == last.version, state.lastHeard == last.lastHeard {
            if case .offline(let error) = state.connection { throw error }
            throw SyncError("Another program uses the directory of the replica.", isTransient: true)
          }
          last = state
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Returns when the store can be closed: it has no events, and the server has all changes.
  private func waitForQuiet(_ sync: StoreSync) async throws {
    while true {
      let idleTime = isCrowded() ? .zero : settings.timing.idleTime
      try await Task.sleep(for: min(max(idleTime / 4, .milliseconds(20)), .seconds(1)))
      switch sync.state.connection {
      case .stopped(let error): throw error
      case .offline(let error) where error.code == .noRight: throw error
      case .elsewhere:
        throw SyncError("Another program uses the directory of the replica.", isTransient: true)
      default: break
      }
      guard isQuiet(sync, for: idleTime) else { continue }
      try await sync.waitForUpload()
      if isQuiet(sync, for: idleTime) { return }
    }
  }

  private func isQuiet(_ sync: StoreSync, for time: Duration) -> Bool {
    let state = sync.state
    if state.version != lastVersion { (lastVersion, lastActivity) = (state.version, .now) }
    return current == nil && state.isUpToDate && state.connection == .connected
      && lastActivity.duration(to: .now) >= time
  }

  // MARK: Events

  private func handleEvents(_ sync: StoreSync) async throws {
    lastActivity = .now
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.waitForQuiet(sync) }
      group.addTask { try await self.consume() }
      do {
        try await group.next()
        group.cancelAll()
        try await group.next()
      } catch {
        group.cancelAll()
        throw error
      }
    }
  }

  private func consume() async throws {
    guard let store else { return }
    var iterator = try store.cursor(named: settings.name, from: .present).makeSteadyIterator()
    while let transaction = try await iterator.next() {
      // The position stays, and the store is opened again.
      if Task.isCancelled { return }
      if transaction.isWithoutObjects { continue }
      try await handle(transaction, iterator, failureID: nil)
      // A store that always has events isn't closed, so it doesn't get to the retries of its next opening.
      for id in try await failures.waiting(in: listed.name) { try await retry(id, in: store) }
    }
  }

  /// Tries a failed event again.
  private func retry(_ id: String, in store: Store) async throws {
    let name = settings.directory.cursorName(of: id)
    // Without a cursor, the event was handled.
    guard store.hasCursor(named: name) else { return try await failures.remove(id) }
    var iterator = try store.cursor(named: name, from: .present).makeSingleIterator()
    guard let transaction = try await iterator.next() else { throw CancellationError() }
    if try await handle(transaction, iterator, failureID: id) {
      try iterator.commitPosition()
      try await failures.remove(id)
    }
  }

  /// Calls the function until it succeeds, or sets the event aside.
  ///
  /// - Parameter failureID: the ID of a failed event that is tried again; nil otherwise.
  /// - Returns: whether the function has succeeded.
  @discardableResult
  private func handle(
    _ transaction: HistoryTransaction, _ iterator: StoreCursor.Iterator, failureID: String?
  ) async throws -> Bool {
    guard let position = iterator.position else { return false }
    defer {
      current = nil
      lastActivity = .now
    }
    var delay = settings.options.retryDelay
    var attempt = 1
    while true {
      lastNumber += 1
      current = Current(
        number: lastNumber, iterator: iterator, token: transaction.token.text, isRetried: failureID != nil)
      let event = StoreEvent(
        path: RemotePattern.path(of: listed.name), attempt: attempt, transaction, self, lastNumber)
      do {
        try await slots.use { [body] in try await body(event) }
        noteHandledEvent()
        return true
      } catch {
        if Task.isCancelled { throw CancellationError() }
        // The event is delivered again when the store is opened again.
        if let obstacle = current?.obstacle { throw obstacle }
        // The write of the event was committed, so the event isn't delivered again unless `retry` is called.
        if current?.isWritten == true || attempt >= settings.options.maximumAttempts {
          let id = failureID ?? self.failureID(of: transaction.token.text)
          try await failures.add(
            id, listed.name, version: transaction.version, attempts: attempt, error)
          try iterator.setAside(transaction, from: position, as: settings.directory.cursorName(of: id))
          noteHandledEvent()
          return false
        }
      }
      try await Task.sleep(for: delay)
      delay = min(delay * 2, settings.options.maximumRetryDelay)
      attempt += 1
    }
  }

  private func noteHandledEvent() {
    if hasHandledEvent { return }
    hasHandledEvent = true
    noteUsable()
  }

  /// Returns the ID of an event that is set aside.
  func failureID(of token: String) -> String { "\(listed.name) \(token)" }

  /// Writes into the store, together with the position of the event.
  func write<R: Sendable>(in number: Int, _ body: @Sendable (Store) throws -> R) async throws -> R {
    guard let store, let current, current.number == number else { throw Self.eventIsOver }
    if current.isWritten {
      throw SyncError(
        "The event was already written. Make all changes in one call of write, because they count with its commit."
      )
    }
    self.current?.isWritten = true
    current.iterator.beginConsuming()
    do { return try await store.asyncWrite(author: settings.name) { try body(store) } } catch {
      self.current?.isWritten = false
      if let error = error as? StoreError, [.readOnly, .inputOutput].contains(error.code) {
        self.current?.obstacle = error
      }
      throw error
    }
  }
}

extension ListenedStore {
  static var eventIsOver: SyncError {
    SyncError("The event is over. Write before the function that handles it returns.")
  }
}

extension HistoryTransaction {
  /// Whether there is nothing to deliver: a store without objects, or a transaction that only declares classes.
  fileprivate var isWithoutObjects: Bool {
    if case .lost = origin { return false }
    return typeNames.isEmpty
  }
}
