import Foundation
import SantaCore

// The code of the articles in SantaCore.docc, line by line. `ArticleTests` runs it and compares it with the articles.

enum Articles {
  enum Mood: String, PersistableEnum { case good, naughty }

  struct Address: CodablePersistable {
    var street: String
    var city: String
  }

  final class Child: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted(indexed: true) var name: String
    @Persisted(unique: true) var email: String?
    @Persisted var born: Date?
    @Persisted var mood = Mood.good
    @Persisted var address: Address?
    @Persisted var friend: Child?
    @Persisted(onDelete: .cascade) var wishes: List<Wish>
    @Persisted var nicknames: MutableSet<String>
    @Persisted var marks: Map<String, Int>
    @Persisted var home: Place?
    @Persisted(originProperty: "friend") var admirers: LinkingObjects<Child>
  }

  final class Wish: Object {
    @Persisted var text = ""
    @Persisted var price: Decimal?
  }

  final class Place: EmbeddedObject {
    @Persisted var latitude = 0.0
    @Persisted var longitude = 0.0
  }

  final class Order: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var lines: List<OrderLine>
  }

  final class OrderLine: EmbeddedObject {
    @Persisted var text = ""
    @Persisted var price: Decimal
  }

  static func order(_ store: Store, print: (Any) -> Void) throws {
    try store.write {
      let order = store.create(Order.self, value: ["id": 7, "lines": [["text": "A sledge", "price": 30]]])
      let line = OrderLine()
      (line.text, line.price) = ("A bell", 4)
      order.lines.append(line)
      order.lines[0].price = 25  // changed like any other object
      order.lines.remove(at: 1)  // deletes the line
    }
    let cheap = store.objects(Order.self).where { $0.lines.price < 30 }
    print(cheap.count)  // 1
  }

  /// A property of each type that isn't in the classes of the articles.
  final class InitialValues: Object {
    @Persisted var number: Int
    @Persisted var small: Int8
    @Persisted var ratio: Double
    @Persisted var amount: Decimal
    @Persisted var isSet: Bool
    @Persisted var text: String
    @Persisted var data: Data
    @Persisted var date: Date
    @Persisted var id: UUID
    @Persisted var duration: Duration
    @Persisted var mood: Mood
    @Persisted var any: AnyPersistable
    @Persisted var home: URL?
    @Persisted var wish: Wish?
    @Persisted var wishes: List<Wish>
    @Persisted var tags: MutableSet<String>
    @Persisted var marks: Map<Int, Int>
  }

  /// A `URL` without a default.
  final class Homeless: Object {
    @Persisted var home: URL
  }

  /// A `CodablePersistable` value without a default.
  final class Addressless: Object {
    @Persisted var address: Address
  }

  class Shipment: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var to: Child?
    override class var subclasses: [Object.Type] { [Letter.self, Parcel.self] }
  }

  final class Letter: Shipment {
    @Persisted var text = ""
  }

  final class Parcel: Shipment {
    @Persisted var weight = 0.0
  }

  // MARK: Reading and writing

  struct TooExpensive: Error {}

  @MainActor static func write(_ store: Store, print: (Any) -> Void) async throws {
    let wish = Wish()
    wish.text = "A sledge"
    try store.write {
      store.add(wish)
      wish.price = 30
    }

    do {
      try store.write {
        wish.price = 3_000
        if let price = wish.price, price > 1_000 { throw TooExpensive() }
      }
    } catch is TooExpensive {
      print(wish.price ?? 0)  // 30
    }

    try await store.asyncWrite { wish.text = "A red sledge" }

    try store.write {
      store.create(Wish.self, value: ["text": "A kite"])
      try? store.savepoint {
        store.create(Wish.self, value: ["text": "A pony"])
        throw TooExpensive()
      }
    }
    print(store.objects(Wish.self).count)  // 2

    try store.write {
      let anna = store.create(
        Child.self, value: ["name": "Anna", "wishes": [["text": "A book"]], "marks": ["reading": 1]])
      store.create(Child.self, value: ["id": anna.id, "mood": Mood.naughty], update: .modified)
    }

    try store.write {
      store.add(Wish.self, columns: [.init(\.text, ["A drum", "A ball"]), .init(\.price, [20, nil])])
    }

    struct Offer { var text: String, price: Decimal? }
    let offers = [Offer(text: "A globe", price: 25), Offer(text: "A top", price: nil)]
    try store.write {
      store.add(Wish.self, from: offers, [.init(\.text, \.text), .init(\.price, \.price)])
    }

    let (texts, prices) = store.objects(Wish.self).columns(\.text, \.price)
    var lines = zip(texts, prices).map { "\($0): \($1 ?? 0)" }
    store.objects(Wish.self).rows(\.text, \.price) { text, price in lines.append("\(text): \(price ?? 0)") }
    store.objects(Wish.self).forEach { lines.append($0.text) }

    try store.write {
      store.delete(store.objects(Wish.self).where { $0.price > 20 })
    }

    let snapshot = store.snapshot()
    let names = await Task.detached { snapshot.objects(Child.self).map(\.name) }.value
    print(names)  // ["Anna"]
  }

  static func observeInTest(print: (Any) -> Void) throws {
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
    var count = 0
    let token = store.objects(Wish.self).observe { change in count += change.changes.insertions.count }
    store.refresh()  // the initial state
    try store.write { store.create(Wish.self, value: ["text": "A drum"]) }
    store.refresh()
    print(count)  // 1
    token.invalidate()
  }

  // MARK: Queries

  static func ask(_ store: Store, print: (String) -> Void) throws {
    let all = store.objects(Stop.self)
    let south = all.where { $0.location.latitude < 0 }
    let first = south.sorted(by: \.place).first
    print(first?.place ?? "none")

    let late = all.where { $0.region == "Samoa" || $0.place.starts(with: "New", options: .caseInsensitive) }
    let without = all.where { $0.location == nil }
    let some = all.where { $0.region.in(["Samoa", "Fiji"]) }
    print("\(late.count) \(without.count) \(some.count)")

    let same = try all.filter("region == %@ OR place BEGINSWITH[c] %@", "Samoa", "new")
    print("\(same.count)")

    let latest = all.sorted(by: \.time, ascending: false)
    let ordered = all.sorted(by: [.ascending(\.region), .descending(\.place)])
    let each = all.distinct(by: \.region)
    let top = ordered.prefix(10)
    print("\(each.count) \(min(top.count, latest.count))")

    for section in all.sectioned(by: \.region) {
      print("\(section.key): \(section.count)")
    }
    for section in all.sorted(by: \.place).sectioned(by: { $0.place.prefix(1) }) {
      print("\(section.key): \(section.map(\.place))")
    }

    let count = south.count
    let last = all.max(of: \.time)
    let people = all.sum(of: \.population)
    let offset = all.average(of: \.utcOffset) ?? 0
    print("\(count) \(last != nil) \(people) \(offset)")

    print(south.explain())
  }

  // MARK: Where a store belongs

  actor Depot {
    private let store: Store

    init(_ configuration: Store.Configuration) throws {
      store = try Store(configuration: configuration)
    }

    var count: Int { store.objects(Delivery.self).count }

    func add(_ id: Int, to place: String) throws {
      try store.write { store.create(Delivery.self, value: ["id": id, "place": place]) }
    }
  }

  @MainActor static func send(_ configuration: Store.Configuration, print: (Any) -> Void) async throws {
    let store = try Store(configuration: configuration)
    let depot = try Depot(configuration)
    try await depot.add(7, to: "Apia")
    store.refresh()
    let snapshot = store.snapshot()
    let places = await Task.detached { snapshot.objects(Delivery.self).map(\.place) }.value
    print(places)  // ["Apia"]
    print(await depot.count)
  }

  @MainActor static func freeze(_ store: Store, print: (Any) -> Void) async throws {
    let anna = store.objects(Child.self)[0]
    guard let frozen = Frozen(anna) else { return }
    let line = await Task.detached {
      let cheap = frozen.wishes.where { $0.price < 20 }.map(\.text)  // a list of objects
      return "\(frozen.name), friend: \(frozen.friend?.name ?? "none"), wishes: \(cheap)"
    }.value
    print(line)
    try store.write { store.resolve(frozen)?.name = "Annie" }
    print("\(anna.name), frozen: \(frozen.name)")  // Annie, frozen: Anna
  }

  struct Watching {
    let print: (Any) -> Void

    @MainActor
    func watch(_ configuration: Store.Configuration) async throws {
      let store = try Store(configuration: configuration)
      let token = store.objects(Delivery.self).observe { change in print(change.changes.insertions) }
      try await Task.sleep(for: .seconds(60))  // the main actor is free, and calls the closure
      token.invalidate()
    }
  }

  // MARK: Several processes

  static func configuration(_ directory: URL) -> Store.Configuration {
    let configuration = Store.Configuration(location: .directory(directory))
    return configuration
  }

  final class WeatherRequest: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted var place = ""
    @Persisted(indexed: true) var isAnswered = false
    @Persisted var temperature: Double?
  }

  enum Asking {
    @MainActor
    static func ask(_ place: String, in store: Store) async throws -> Double? {
      let request = try store.write { store.create(WeatherRequest.self, value: ["place": place]) }
      for try await update in request.updates {
        guard let request = update.after else { return nil }
        if request.isAnswered { return request.temperature }
      }
      return nil
    }
  }

  enum Answering {
    @MainActor
    static func run(_ configuration: Store.Configuration) async throws {
      try await answer(Store(configuration: configuration)) { Double($0.count) }
    }

    @MainActor
    static func answer(_ store: Store, with temperature: (String) -> Double) async throws {
      let open = store.objects(WeatherRequest.self).where { $0.isAnswered == false }
      for try await _ in open.values {
        try store.write {
          for request in open {
            request.temperature = temperature(request.place)
            request.isAnswered = true
          }
        }
      }
    }
  }

  // MARK: Coming from SwiftData and GRDB

  final class Trip: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted(indexed: true) var destination = ""
    @Persisted var begins: Date?
    @Persisted(onDelete: .cascade) var stays: List<Stay>
  }

  final class Stay: Object {
    @Persisted var hotel = ""
    @Persisted(originProperty: "stays") var trips: LinkingObjects<Trip>
  }

  static func travel(_ store: Store, print: @escaping (String) -> Void) throws {
    let trips = store.objects(Trip.self).where { $0.destination.starts(with: "New") }.sorted(by: \.begins)
    let token = trips.observe { change in
      if case .update(let trips, _, let insertions, _) = change {
        for index in insertions { print(trips[index].destination) }
      }
    }
    try store.write {
      store.create(Trip.self, value: ["destination": "New Plymouth", "stays": [["hotel": "The Devon"]]])
    }
    store.refresh()  // New Plymouth
    token.invalidate()
  }

  final class Player: Object {
    @Persisted(primaryKey: true) var name = ""
    @Persisted var score = 0
  }

  @MainActor static func play(_ store: Store, print: (String) -> Void) async throws {
    let best = store.objects(Player.self).where { $0.score > 10 }.sorted(by: \.score, ascending: false)
    for try await update in best.updates {
      for (old, new) in update.changes.moves { print("from \(old) to \(new)") }
      if !update.isInitial { break }
      try store.write { best[1].score += 90 }
    }
  }

  // MARK: Durability and files

  final class Clip: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var video: ExternalData?
  }

  static func storeLargeData(
    _ store: Store, from file: URL, parts: [Data], to copy: URL, print: (Any) -> Void
  ) throws -> Data? {
    let clip = Clip()
    try store.write {
      store.add(clip)
      clip.video = try ExternalData(contentsOf: file)
    }
    let writer = try store.externalDataWriter()
    for part in parts { try writer.append(part) }
    let video = try writer.finish()
    try store.write { clip.video = video }
    try clip.video?.forEachChunk { chunk in print(chunk.count) }  // 1 MiB at a time
    let first = try clip.video?.data(in: 0..<4)
    try clip.video?.write(to: copy)
    return first
  }

  static func handleFiles(_ directory: URL, backup: URL) throws {
    let cache = try Store(configuration: .init(location: .directory(directory), durability: .relaxed))
    try cache.writeCopy(to: backup)  // a compacted, independent copy
    try cache.compact()
    try Store.deleteFiles(at: backup)
  }

  // MARK: Security

  static func search(_ directory: URL, for text: String) throws -> [String] {
    let foreign = try Store(configuration: .init(location: .directory(directory), isReadOnly: true))
    let store = foreign
    let found = try store.objects(Delivery.self).filter("place CONTAINS[c] %@", text)
    return found.map(\.place)
  }
}
