import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored form of a ``FailedEvent``.
final class StoredFailure: Object {
  override class var storedName: String { "FailedEvent" }

  @Persisted(primaryKey: true) var id = ""
  /// The name of the store, with colons.
  @Persisted var storeName = ""
  @Persisted var version = 0
  @Persisted var error = ""
  @Persisted var attempts = 0
  @Persisted var time = Date(timeIntervalSince1970: 0)
  @Persisted var isWaiting = false

  var event: FailedEvent {
    FailedEvent(
      id: id, path: RemotePattern.path(of: storeName), version: UInt64(clamping: version), error: error,
      attempts: attempts, time: time, isWaiting: isWaiting)
  }
}

/// The stored ID of a listener.
final class StoredListener: Object {
  override class var storedName: String { "Listener" }

  @Persisted(primaryKey: true) var id = UUID()
}

/// The failed events of a listener and its ID, in a store in its directory that all its processes share.
///
/// An event is recorded here before a cursor in its own store keeps its transaction. A record without a cursor therefore belongs to an
/// event that the listener delivers again, or that was handled.
actor FailedEvents {
  private let directory: ListenerDirectory
  private var opened: Store?

  init(_ directory: ListenerDirectory) { self.directory = directory }

  private var store: Store {
    get throws {
      if let opened {
        opened.refresh()
        return opened
      }
      let store = try Store(
        configuration: .init(
          location: .directory(directory.failures), objectTypes: [StoredFailure.self, StoredListener.self]))
      opened = store
      return store
    }
  }

  /// The ID of the listener, which no other directory has.
  var listenerID: UUID {
    get throws {
      let store = try store
      if let known = store.objects(StoredListener.self).first { return known.id }
      return try store.write {
        (store.objects(StoredListener.self).first ?? store.create(StoredListener.self) { _ in }).id
      }
    }
  }

  func all() throws -> [FailedEvent] {
    try store.objects(StoredFailure.self).sorted(by: \.time).map(\.event)
  }

  /// The IDs of the events of a store that are tried again, the oldest first.
  func waiting(in name: String) throws -> [String] {
    try store.objects(StoredFailure.self).where { $0.isWaiting && $0.storeName == name }.sorted(by: \.time)
      .map(\.id)
  }

  /// The stores with events that are tried again.
  func waitingStores() throws -> Set<String> {
    Set(try store.objects(StoredFailure.self).where { $0.isWaiting }.map(\.storeName))
  }

  func add(_ id: String, _ name: String, version: UInt64, attempts: Int, _ error: any Error) throws {
    let store = try store
    try store.write {
      let known = store.object(ofType: StoredFailure.self, forPrimaryKey: id)
      let failure = known ?? store.create(StoredFailure.self) { $0.id = id }
      failure.storeName = name
      failure.version = Int(clamping: version)
      failure.error = String("\(error)".prefix(4_096))
      failure.attempts = (known?.attempts ?? 0) + attempts
      failure.time = Date()
      failure.isWaiting = false
    }
  }

  func retry(_ id: String) throws {
    let store = try store
    try store.write { store.object(ofType: StoredFailure.self, forPrimaryKey: id)?.isWaiting = true }
  }

  /// Removes an event, and first the cursor that keeps its transaction.
  func discard(_ id: String) throws {
    guard let failure = try store.object(ofType: StoredFailure.self, forPrimaryKey: id) else { return }
    let folder = directory.replica(of: failure.storeName)
    if FileManager.default.fileExists(atPath: folder.path) {
      let replica = try Store(configuration: .init(location: .directory(folder), objectTypes: []))
      try replica.removeCursor(named: directory.cursorName(of: id))
    }
    try remove(id)
  }

  func remove(_ id: String) throws {
    let store = try store
    try store.write {
      if let failure = store.object(ofType: StoredFailure.self, forPrimaryKey: id) { store.delete(failure) }
    }
  }
}
