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

  struct Address: CodablePersistable {
    var street: String
    var city: String
  }

  final class Child: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted(indexed: true) var name: String
    @Persisted(unique: true) var email: String?  // a duplicate fails the commit
    @Persisted var mood = Mood.good
    @Persisted var address: Address?  // a Codable type of your own, stored as JSON
    @Persisted var friend: Child?  // a link
    @Persisted(onDelete: .cascade) var wishes: List<Wish>  // ordered, deleted with the child
    @Persisted var nicknames: MutableSet<String>
    @Persisted var marks: Map<String, Int>  // keys: strings, integers, UUIDs, enums
    @Persisted(originProperty: "friend") var admirers: LinkingObjects<Child>  // children with this friend
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
      anna.friend = store.create(Child.self) { ($0.name, $0.mood) = ("Ben", .naughty) }
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
    store.refresh()  // prints "Apia"
    token.invalidate()
  }

  static func ask(_ stops: Results<Stop>, print: (String) -> Void) throws {
    let south = stops.where {
      $0.location.latitude < 0 && $0.place.starts(with: "New", options: .caseInsensitive)
    }
    let same = try stops.filter("location.latitude < 0 AND place BEGINSWITH[c] %@", "new")
    let late = south.sorted(by: [.descending(\.time), .ascending(\.place)]).prefix(10)
    print(late.explain())  // which objects are tested, and which index is used
    print("\(same.count)")

    for section in stops.sectioned(by: \.region) { print("\(section.key): \(section.count)") }
  }

  static func observeAll(_ stops: Results<Stop>, print: @escaping (String) -> Void) -> NotificationToken {
    let whole = stops.observe { change in
      switch change {
      case .initial(let stops): print("\(stops.count) stops")
      case .update(_, let deletions, let insertions, let modifications):
        print("\(deletions) \(insertions) \(modifications)")
      case .error(let error): print("\(error)")  // the last call
      }
    }
    return whole
  }

  static func observe(_ stops: Results<Stop>, _ stop: Stop, print: @escaping (String) -> Void)
    -> [NotificationToken]
  {
    let token = stops.sorted(by: \.place).observe(.only(\.place)) { change in
      for move in change.changes.moves { print("moved from \(move.old) to \(move.new)") }
    }
    let assigned = stop.observe(\.place, options: [.old, .new]) { stop, change in
      print("\(change.oldValue ?? "") is now \(stop.place)")  // in the write, right after the assignment
    }
    return [token, assigned]
  }

  static func importValues(from file: URL, in store: Store, print: (String) -> Void) throws {
    let imported = try store.importJSON(Delivery.self, from: file)  // not within a write
    print("\(imported.objectCount) objects")

    do {
      try store.write { store.create(Delivery.self) { $0.id = 7 } }
    } catch let error as StoreError where error.code == .duplicatePrimaryKey {
      print("\(error)")  // Delivery with primary key 7 is already in the store. …
    }
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

    try cache.compact()  // rarely needed: the store compacts its files in the background
    try cache.writeCopy(to: backup)  // a compacted, independent copy
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
