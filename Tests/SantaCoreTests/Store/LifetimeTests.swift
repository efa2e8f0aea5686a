import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Only its user retains a store, an actor or a callback.
@Suite("Lifetimes", .unlessItHangs) struct LifetimeTests {
  final class Note: Object {
    @Persisted var text = ""
    @Persisted var lines: List<String>
  }

  private final class Witness {}

  private static func store() throws -> Store {
    try Store.temporary([Note.self])
  }

  @Test("Releasing or invalidating a token immediately releases everything that its callback captured")
  func tokensLetGo() throws {
    let store = try Self.store()
    let note = try store.write { store.create(Note.self) }
    for isInvalidated in [true, false] {
      let observe: [(Witness) -> NotificationToken] = [
        { witness in store.observe { _, _ in _ = witness } },
        { witness in store.objects(Note.self).observe { _ in _ = witness } },
        { witness in note.observe { _ in _ = witness } },
        { witness in note.lines.observe { _ in _ = witness } },
      ]
      for observe in observe {
        weak var seen: Witness?
        var token: NotificationToken?
        do {
          let witness = Witness()
          seen = witness
          token = observe(witness)
        }
        #expect(seen != nil)
        if isInvalidated { token?.invalidate() } else { token = nil }
        #expect(seen == nil)
      }
    }
  }

  @Test("An object or results retain their store, which is released with the last of them")
  func whatIsReadKeepsTheStore() throws {
    let name = UUID().uuidString
    weak var engine: Engine?
    do {
      var results: Results<Note>?
      do {
        let store = try Store(configuration: .init(location: .inMemory(name)))
        try store.write { _ = store.create(Note.self) }
        engine = store.context.engine
        results = store.objects(Note.self)
      }
      #expect(results?.count == 1)
      #expect(engine != nil)
      results = nil
    }
    #expect(engine == nil)
  }

  private actor Owner {
    var store: Store?
    var token: NotificationToken?

    func open(_ name: String) throws {
      let store = try Store(configuration: .init(location: .inMemory(name)))
      self.store = store
      token = store.objects(Note.self).observe { _ in }
    }
  }

  @Test("A store does not retain the actor that owns it")
  func actorsGo() async throws {
    weak var seen: Owner?
    do {
      let owner = Owner()
      seen = owner
      try await owner.open(UUID().uuidString)
    }
    // A running turn retains the actor until it ends.
    while seen != nil { try await Task.sleep(for: .milliseconds(2)) }
  }
}
