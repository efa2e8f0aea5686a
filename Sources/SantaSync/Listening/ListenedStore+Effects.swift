import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ListenedStore {
  /// Writes into another store, together with a record of the event, unless the other store has the record.
  func write<R: Sendable>(
    in configuration: Store.Configuration, of number: Int, _ body: @Sendable (Store) throws -> R
  ) async throws -> R? {
    guard let store, let current, current.number == number else { throw Self.eventIsOver }
    if current.isWritten {
      throw SyncError(
        "The event was already written. Write in other stores first, because an effect that follows the position can be lost."
      )
    }
    let mark = EffectMark(
      listener: try await failures.listenerID, store: listed.name, event: current.token,
      isRetried: current.isRetried)
    let other = try otherStore(configuration)
    // The record must not be on the disk without the event and the positions of the events before it.
    try store.syncCommits()
    guard self.current?.number == number else { throw Self.eventIsOver }
    let location = "\(configuration.location)"
    guard self.current?.otherStores.insert(location).inserted == true else {
      throw SyncError("The event has already written in this store. Make all changes in one call of write.")
    }
    do {
      return try await other.asyncWrite(author: settings.name) {
        guard self.current?.number == number else { throw Self.eventIsOver }
        let isNew = mark.record(in: other) {
          store.hasCursor(named: settings.directory.cursorName(of: failureID(of: $0)))
        }
        return isNew ? try body(other) : nil
      }
    } catch {
      if self.current?.number == number { self.current?.otherStores.remove(location) }
      throw error
    }
  }

  /// Opens another store, which then stays open as long as the store of the events.
  private func otherStore(_ configuration: Store.Configuration) throws -> Store {
    let location = "\(configuration.location)"
    if let known = otherStores[location] { return known }
    var configuration = configuration
    configuration.objectTypes?.append(ListenerEffect.self)
    // The position is committed afterwards, and must not be on the disk without the effect.
    configuration.durability = .full
    let store = try Store(configuration: configuration)
    otherStores[location] = store
    return store
  }
}
