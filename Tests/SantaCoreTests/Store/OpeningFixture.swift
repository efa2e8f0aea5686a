import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A store that is opened and observed in various ways, and the notifications that its observer receives.
final class OpeningFixture: Sendable {
  let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
  let events = EventLog()

  /// Opens the store in a function that isn't isolated, so that its isolation is unknown.
  func open() throws -> Store { try Store(configuration: configuration) }

  /// Opens and observes the store in a function that isn't isolated.
  func openAndObserve() throws -> (store: Store, token: NotificationToken) {
    let store = try Store(configuration: configuration)
    return (store, store.objects(Row.self).observe { self.record($0) })
  }

  /// Opens the store and observes a deleted object.
  func openAndObserveDeleted() throws -> (store: Store, token: NotificationToken) {
    let store = try Store(configuration: configuration)
    let row = try store.write { store.create(Row.self) }
    try store.write { store.delete(row) }
    let token = row.observe { change in
      if case .error(let error) = change { self.recordError(error) }
    }
    return (store, token)
  }

  private func recordError(_ error: any Error) {
    events.add("error \((error as? StoreError)?.code.description ?? "unknown")")
  }

  /// Records a notification, and checks that it is delivered on an actor.
  func record(_ change: CollectionChange<Results<Row>>, on actor: (any Actor)? = nil) {
    actor?.preconditionIsolated()
    switch change {
    case .initial(let rows): events.add("initial \(rows.count)")
    case .update(let rows, _, let insertions, _): events.add("inserted \(insertions) of \(rows.count)")
    case .error(let error): recordError(error)
    }
  }

  /// Adds a row in another store on a separate thread.
  func commit() async throws {
    let configuration = configuration
    try await Thread.onOwn {
      let store = try Store(configuration: configuration)
      try store.write { store.add(Row(store.objects(Row.self).count, value: 0)) }
    }
  }

  /// Expects that the observer is called without a refresh.
  func expectCalls() async throws {
    try await waiting { !self.events.lines.isEmpty }
    try await commit()
    try await waiting { self.events.lines.count >= 2 }
    #expect(events.lines == ["initial 0", "inserted [0] of 1"])
  }
}
