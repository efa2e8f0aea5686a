import Foundation
import SantaCore

// The examples of the README, line by line. ReadmeTests runs them and compares them with the README.

final class Delivery: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var place = ""
  @Persisted var presents = 0
}

enum ReadmeModels {
  enum Mood: String, PersistableEnum { case good, naughty }

  struct Address: PersistableCodable {
    var street: String
    var city: String
  }

  final class Child: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted(indexed: true) var name: String
    @Persisted(unique: true) var email: String?  // two children with one email fail the commit
    @Persisted var mood = Mood.good
    @Persisted var address: Address?  // any Codable value, stored as JSON
    @Persisted var friend: Child?  // a link
    @Persisted(onDelete: .cascade) var wishes: List<Wish>  // links in an order, deleted with the child
    @Persisted var nicknames: MutableSet<String>
    @Persisted var marks: Map<String, Int>  // keys: texts, integers, UUIDs, enums
    @Persisted(originProperty: "friend") var admirers: LinkingObjects<Child>  // who links here
  }

  final class Wish: Object {
    @Persisted var text = ""
  }

  static func use(_ store: Store, print: (String) -> Void) throws {
    let anna = try store.write {
      store.create(Child.self, value: ["name": "Anna", "wishes": [["text": "A sledge"]]])
    }
    try store.write {
      anna.wishes[0].text = "A red sledge"
      anna.marks["reading"] = 1
      anna.friend = store.create(Child.self, value: ["name": "Ben", "mood": "naughty"])
    }
    print(anna.friend?.admirers.first?.name ?? "nobody")  // Anna

    let found = store.object(ofType: Child.self, forPrimaryKey: anna.id)  // nil if there is none
    try store.write { store.delete(store.objects(Wish.self).where { $0.text == "A pony" }) }
    print(found == anna ? "found" : "not found")
  }
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

  static func observe(_ stops: Results<Stop>, _ stop: Stop, print: @escaping (String) -> Void)
    -> [NotificationToken]
  {
    let token = stops.sorted(by: \.place).observe(keyPaths: [\.place]) { change in
      for move in change.changes.moves { print("moved from \(move.old) to \(move.new)") }
    }
    let assigned = stop.observe(\.place, options: [.old, .new]) { stop, change in
      print("\(change.oldValue ?? "") is now \(stop.place)")  // in the write, before its next line
    }
    return [token, assigned]
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
