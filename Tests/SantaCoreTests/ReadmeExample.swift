import Foundation
import SantaCore

// The examples of the README, line by line. ReadmeTests runs them and compares them with the README.

final class Delivery: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var place = ""
  @Persisted var presents = 0
}

enum ReadmeExample {
  static func run(in directory: URL, print: @escaping (String) -> Void) throws {
    let store = try Store(configuration: .init(location: .directory(directory)))
    let large = store.objects(Delivery.self).where { $0.presents > 100 }.sorted(by: \.presents)
    let token = large.observe { change in
      guard case .update(let deliveries, _, let insertions, _) = change else { return }
      for index in insertions { print(deliveries[index].place) }
    }
    try store.write { store.create(Delivery.self, value: ["id": 7, "place": "Apia", "presents": 40_407]) }
    store.refresh()  // Apia
    token.invalidate()
  }

  static func ask(_ stops: Results<Stop>, print: (String) -> Void) throws {
    let south = stops.where {
      $0.location.latitude < 0 && $0.place.starts(with: "New", options: .caseInsensitive)
    }
    let same = try stops.filter("location.latitude < 0 AND place BEGINSWITH[c] %@", "new")
    let late = south.sorted(by: [.descending(\.time), .ascending(\.place)]).limit(10)
    print(late.explain())  // which objects are tested, and which index is used
    print("\(same.count)")

    for section in stops.sectioned(by: \.region) { print("\(section.key): \(section.count)") }
  }

  @MainActor static func moveValues(in store: Store, print: (String) -> Void) async throws {
    let json = Data(#"{"id": 7, "presents": 12}"#.utf8)
    let delivery = try store.write { try store.create(Delivery.self, json: json, update: .modified) }
    print(delivery.place)  // Apia, which is not in the JSON, and stays

    let snapshot = store.snapshot()
    let busy = await Task.detached {
      snapshot.objects(Delivery.self).where { $0.presents > 10 }.sorted(by: \.place)
    }.value
    print(busy[0].place)
    print(String(decoding: try JSONEncoder().encode(busy), as: UTF8.self))
    try store.write { store.resolve(busy[0])?.presents -= 1 }  // the live object
  }

  static func handleFiles(_ directory: URL, backup: URL) async throws {
    let cache = try Store(configuration: .init(location: .directory(directory), durability: .relaxed))
    try await cache.asyncWrite { cache.create(Delivery.self, value: ["id": 8, "place": "Suva"]) }
    if let failure = cache.failure { print(failure) }  // damaged files, or a disk that failed

    try cache.compact()  // seldom needed: files are kept in shape in the background
    try cache.writeCopy(to: backup)  // compact, and a store of its own
    try Store.deleteFiles(at: backup)
  }
}

actor Depot {
  func watch(_ configuration: Store.Configuration) async throws {
    let store = try Store(configuration: configuration)
    for try await update in store.objects(Delivery.self).updates {
      for index in update.changes.deletions { print(update.before[index].place) }
    }
  }
}
