import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// A store to be opened and observed in some way, and what the observer was told.
final class OpeningFixture: Sendable {
  let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
  let notes = Notes()

  /// Opens the store where no isolation is known: in a function that is not isolated.
  func open() throws -> Store { try Store(configuration: configuration) }

  /// Opens the store so, and observes it so.
  func openAndObserve() throws -> (store: Store, token: NotificationToken) {
    let store = try Store(configuration: configuration)
    return (store, store.objects(Row.self).observe { self.note($0) })
  }

  /// The same, of an object that was deleted.
  func openAndObserveDeleted() throws -> (store: Store, token: NotificationToken) {
    let store = try Store(configuration: configuration)
    let row = try store.write { store.create(Row.self) }
    try store.write { store.delete(row) }
    let token = row.observe { change in
      if case .error(let error) = change { self.noteError(error) }
    }
    return (store, token)
  }

  private func noteError(_ error: any Error) {
    notes.add("error \((error as? StoreError)?.code.description ?? "unknown")")
  }

  /// Notes what an observer is told; on which actor, is checked.
  func note(_ change: CollectionChange<Results<Row>>, on actor: (any Actor)? = nil) {
    actor?.preconditionIsolated()
    switch change {
    case .initial(let rows): notes.add("initial \(rows.count)")
    case .update(let rows, _, let insertions, _): notes.add("inserted \(insertions) of \(rows.count)")
    case .error(let error): noteError(error)
    }
  }

  /// Adds a row on somebody else's behalf.
  func commit() async throws {
    let configuration = configuration
    try await Thread.onOwn {
      let store = try Store(configuration: configuration)
      try store.write { store.add(Row(store.objects(Row.self).count, value: 0)) }
    }
  }

  /// The observer is called without anybody asking.
  func expectCalls() async throws {
    try await waiting { !self.notes.lines.isEmpty }
    try await commit()
    try await waiting { self.notes.lines.count >= 2 }
    #expect(notes.lines == ["initial 0", "inserted [0] of 1"])
  }
}
