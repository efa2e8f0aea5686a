import Foundation
import SantaCoreTestSupport

@testable import SantaStore

/// A store with properties that were added after its objects, and with a transaction that deleted rows by their range:
/// `Fixtures/format-2-defaults`. It has the feature `defaults`.
enum GoldenDefaults {
  /// The class before the properties were added.
  enum Before {
    final class GoldenPlace: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var number: Int
    }
  }

  final class GoldenPlace: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var number: Int
    @Persisted var name = "unknown"
    @Persisted var height = 1.5
    @Persisted var isOpen = true
    @Persisted var note: String?
    @Persisted var tags: List<String>

    var contents: String { "\(id) \(number) \(name) \(height) \(isOpen) \(note ?? "nil") \(Array(tags))" }
  }

  private static let count = 3_000

  /// The transactions after the properties were added.
  private static let changes: [@Sendable (Store) -> Void] = [
    { store in
      for id in [0, 300, 2_999] {
        guard let place = store.object(ofType: GoldenPlace.self, forPrimaryKey: id) else { return }
        (place.name, place.height, place.isOpen, place.note) = ("Vardø \(id)", -0.25, false, "a note")
        place.tags.append(contentsOf: ["north", "\(id)"])
      }
    },
    // So many rows that the record has their ranges.
    { store in store.delete(store.objects(GoldenPlace.self).where { $0.id >= 500 && $0.id < 2_000 }) },
    { store in
      for id in 3_000..<3_010 {
        store.create(GoldenPlace.self, value: ["id": id, "number": id, "name": "new"])
      }
    },
  ]

  static func contents(of store: Store) -> [String] {
    store.objects(GoldenPlace.self).map(\.contents) + [
      "unknown \(store.objects(GoldenPlace.self).where { $0.name == "unknown" }.count)",
      "sum \(store.objects(GoldenPlace.self).sum(of: \.height))",
    ]
  }

  /// Returns the contents of a store in memory whose class always had the properties.
  static func expectedContents() throws -> [String] {
    let store = try Store.temporary([GoldenPlace.self], isolation: nil)
    try store.write {
      for id in 0..<count { store.create(GoldenPlace.self, value: ["id": id, "number": id * id]) }
    }
    for change in changes { try store.write { change(store) } }
    return contents(of: store)
  }

  static func make(at directory: URL) throws {
    do {
      let store = try Store(
        configuration: .init(location: .directory(directory), objectTypes: [Before.GoldenPlace.self]),
        isolation: nil)
      try store.write {
        for id in 0..<count {
          store.create(Before.GoldenPlace.self, value: ["id": id, "number": id * id])
        }
      }
      try store.compact()
    }
    // Checkpoints never run, so the records stay in the log.
    let checkpoints = DeferredWork()
    let engine = try Engine(
      directory: directory.path, isReadOnly: false, logBound: 1 << 20, scheduler: checkpoints.scheduler)
    let store = Store(
      LiveStore(
        configuration: .init(location: .directory(directory), objectTypes: [GoldenPlace.self]),
        engine: engine,
        isolation: .thread))
    for change in changes { try store.write { change(store) } }
  }
}
