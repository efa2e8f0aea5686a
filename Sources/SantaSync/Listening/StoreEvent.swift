public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A transaction in one of the stores of a ``StoreListener``, with the objects that it changed.
///
/// The objects are frozen, and can be read in any isolation.
public struct StoreEvent: Sendable {
  /// The path of the store at the server, such as `/zq4f…/weather`.
  public let path: String
  /// The number of the attempt, beginning with 1. Attempts of a process that was killed aren't counted.
  public let attempt: Int
  private let transaction: HistoryTransaction
  private let store: ListenedStore
  private let number: Int

  init(
    path: String, attempt: Int, _ transaction: HistoryTransaction, _ store: ListenedStore, _ number: Int
  ) {
    (self.path, self.attempt, self.transaction) = (path, attempt, transaction)
    (self.store, self.number) = (store, number)
  }

  /// A string that is the same for each attempt of an event, so that a service can recognize repeated requests.
  public var key: String { "\(path) \(transaction.token.text)" }

  /// The number of the version that the transaction produced in the listener's replica.
  public var version: UInt64 { transaction.version }

  /// The time at which the listener's replica got the transaction.
  public var date: Date { transaction.date }

  /// Where the changes come from:
  ///
  /// - `.commit`: from a transaction.
  /// - `.present`: from a store that the listener has not seen before. All of its objects are insertions.
  /// - `.lost`: from a store whose events are lost, because they needed more than ``StoreListener/Options/historyByteCount``. All of its
  ///   current objects are insertions again.
  public var origin: HistoryTransaction.Origin { transaction.origin }

  /// Whether the event has all current objects of the store as insertions.
  public var isStart: Bool { origin != .commit }

  /// The names of the classes whose objects were changed, as they are stored.
  public var typeNames: [String] { transaction.typeNames }

  /// Returns the changes to the objects of a class and its subclasses.
  ///
  /// - Throws: `StoreError` with `.schemaMismatch` if the class can't read the version, `.corruptFile` if it is damaged.
  public func changes<T: Object>(of type: T.Type) throws -> HistoryChanges<T> {
    try transaction.changes(of: type)
  }

  /// Returns the objects of a class that were added.
  ///
  /// - Throws: the errors of ``changes(of:)``.
  public func insertions<T: Object>(of type: T.Type) throws -> [Frozen<T>] {
    try transaction.changes(of: type).insertions
  }

  /// Writes into the store of the event. The changes and the position of the listener are one commit, so they count once.
  ///
  /// ```swift
  /// try await event.write { store in store.resolve(request)?.temperature = temperature }
  /// ```
  ///
  /// The other replicas get the changes as usual. Write once for each event.
  ///
  /// - Parameter body: makes the changes in the store, on the newest state. It is called once, and must not keep the store.
  /// - Returns: the result of the function, when the changes are on the disk of this machine.
  /// - Throws: the error of the function; ``SyncError`` if the event was already written or is over; `StoreError`, as for
  ///   `Store.asyncWrite`, for example if the right to write is missing.
  @discardableResult
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (Store) throws -> Result
  ) async throws -> Result {
    try await store.write(in: number, body)
  }

  /// Writes into another store of this machine, once for each event.
  ///
  /// ```swift
  /// try await event.write(in: statistics) { store in store.create(Answer.self, value: ["count": requests.count]) }
  /// ```
  ///
  /// The store gets a record of the event in the same commit. If the event comes again, because the process was killed before the
  /// position of the listener was committed, the store has the record, and the function isn't called. Write once for each event and
  /// store, and before ``write(_:)``, which commits the position.
  ///
  /// All processes of the listener must use the same directory. The store may be local, or a replica that `StoreSync` keeps
  /// synchronised. The records are objects of the class `ListenerEffect`, one for each store with events.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of the store.
  ///   - body: makes the changes in the store, on the newest state. It must not keep the store.
  /// - Returns: the result of the function, when the changes are on the disk; nil if an earlier attempt has made them.
  /// - Throws: the error of the function; ``SyncError`` if this attempt has already written in the store, if ``write(_:)`` was called,
  ///   or if the event is over; `StoreError`, as for `Store.init` and `Store.asyncWrite`.
  @discardableResult
  public func write<Result: Sendable>(
    in configuration: Store.Configuration, _ body: @escaping @Sendable (Store) throws -> Result
  ) async throws -> Result? {
    try await store.write(in: configuration, of: number, body)
  }
}
