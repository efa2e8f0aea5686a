import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Observers of commits that add, change and delete many objects at once, beside commits that change a few. A second engine,
/// which stands for another process, makes some of them.
///
/// The change sets are replayed on the contents before, and the contents must be those of a model of plain values.
@Suite("Observers of bulk work")
struct BulkObserversTests {
  final class Shop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(originProperty: "shop") var items: LinkingObjects<Item>
  }

  final class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var price: Int
    @Persisted var name: String
    @Persisted var shop: Shop?
    @Persisted var shops: List<Shop>

    fileprivate var plain: PlainItem {
      PlainItem(id: id, price: price, name: name, shop: shop?.id, shops: shops.map(\.id))
    }
  }

  @Test(
    "The changes of bulk commits lead to the contents of a plain model",
    .counted("change sets of bulk commits"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 1), fresh: 1))
  func changes(seed: UInt64) throws {
    let run = try BulkRun(seed: seed)
    try run.run(steps: RandomRun.size(80, plain: 30))
    CountedCases.add(run.changeCount)
  }
}

/// The values of an item.
private struct PlainItem: Equatable {
  var id: Int
  var price: Int
  var name: String
  var shop: Int?
  var shops: [Int]

  var text: String { "\(id): \(price) \(name) \(shop ?? -1) \(shops)" }
}

/// The contents of the store, in the order of creation.
private struct PlainContents {
  var items: [PlainItem] = []
  var shops: [Int] = []

  mutating func deleteItems(where isDeleted: (PlainItem) -> Bool) { items.removeAll(where: isDeleted) }

  mutating func deleteShops(where isDeleted: (Int) -> Bool) {
    shops.removeAll(where: isDeleted)
    for index in items.indices {
      if items[index].shop.map(isDeleted) == true { items[index].shop = nil }
      items[index].shops.removeAll(where: isDeleted)
    }
  }

  /// Adds items, or changes those with their keys.
  mutating func set(_ new: [PlainItem]) {
    var known = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
    for item in new {
      if let index = known[item.id] {
        items[index] = item
      } else {
        known[item.id] = items.count
        items.append(item)
      }
    }
  }
}

/// What an observer knows from its change sets.
private final class BulkMirror {
  let name: String
  private(set) var rows: [(key: UInt64, text: String)]?
  private(set) var problems: [String] = []
  private(set) var changeCount = 0

  init(_ name: String) { self.name = name }

  func record<C: RandomAccessCollection>(
    _ change: CollectionChange<C>, _ row: (C.Element) -> (key: UInt64, text: String)
  ) {
    switch change {
    case .initial(let collection): rows = collection.map(row)
    case .update(let collection, let deletions, let insertions, let modifications):
      let (old, new) = (rows ?? [], collection.map(row))
      var found = ChangeSetReplay(
        deletions: deletions, insertions: insertions, modifications: modifications
      ).problems(
        from: old.map(\.key), to: new.map(\.key), contents: (old.map(\.text), new.map(\.text)))
      let texts = Dictionary(new.map { ($0.key, $0.text) }) { first, _ in first }
      let equal = modifications.filter { $0 < old.count && texts[old[$0].key] == old[$0].text }
      if !equal.isEmpty { found.append("rows \(equal) are modified, but equal") }
      if deletions.isEmpty && insertions.isEmpty && modifications.isEmpty { found.append("no changes") }
      problems += found.map { "\(name): \($0.prefix(300))" }
      rows = new
      changeCount += 1
    case .error(let error): problems.append("\(name): \(error)")
    }
  }

  /// Returns whether the rows are the expected ones.
  func isEqual(to expected: [String]) -> Bool { rows?.map(\.text) == expected }
}

private final class BulkRun {
  typealias Item = BulkObserversTests.Item
  typealias Shop = BulkObserversTests.Shop

  private struct Abandoned: Error {}

  private let seed: UInt64
  private var random: SeededGenerator
  private let directory: TemporaryDirectory
  private let store: Store
  private let other: Store
  private var model = PlainContents()
  private var nextID = 0
  private var mirrors: [(mirror: BulkMirror, expected: (PlainContents) -> [String])] = []
  private var tokens: [NotificationToken] = []
  /// The shop whose linking objects are observed.
  private var watched: Shop?

  init(seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Item.self, Shop.self])
    store = try Store(configuration: configuration)
    // With this bound, some of the large commits are in segments, and others in the log.
    let engine = try Engine(directory: directory.path, isReadOnly: false, logBound: 60_000)
    other = Store(LiveStore(configuration: configuration, engine: engine, isolation: .thread))
  }

  var changeCount: Int { mirrors.reduce(0) { $0 + $1.mirror.changeCount } }

  func run(steps: Int) throws {
    try store.write { addShops(10, store) }
    observe()
    for step in 0..<steps {
      let kind = try commit()
      // Without a refresh, the next changes are delivered together with these.
      if chance(3) { continue }
      store.refresh()
      let problems = mirrors.flatMap { mirror, expected in
        mirror.isEqual(to: expected(model))
          ? mirror.problems : mirror.problems + ["\(mirror.name): other contents"]
      }
      #expect(problems == [], "seed \(seed), step \(step), \(kind)")
      #expect(store.objects(Item.self).map(\.plain) == model.items, "seed \(seed), step \(step), \(kind)")
      if !problems.isEmpty { return }
      if step % 10 == 9 { store.context.snapshot.checkInvariants() }
    }
    other.refresh()
    #expect(other.objects(Item.self).map(\.plain) == model.items, "seed \(seed)")
    other.context.snapshot.checkInvariants()
  }

  // MARK: Observers

  private func observe() {
    let items = store.objects(Item.self)
    observe("all items", items) { $0.items }
    observe("dear items", items.where { $0.price > 50 }) { $0.items.filter { $0.price > 50 } }
    observe("cheap items, sorted", items.where { $0.price < 70 }.sorted(by: \.id, ascending: false)) {
      $0.items.filter { $0.price < 70 }.sorted { $0.id > $1.id }
    }
    observe("items of a shop", items.where { $0.shop.id == 3 }) { $0.items.filter { $0.shop == 3 } }
    let shops = BulkMirror("shops")
    tokens.append(
      store.objects(Shop.self).observe { shops.record($0) { ($0._key.rawValue, "\($0.id)") } })
    mirrors.append((shops, { $0.shops.map { "\($0)" } }))
    watched = store.object(ofType: Shop.self, forPrimaryKey: 1)
    guard let watched else { return }
    let linking = BulkMirror("linking objects")
    tokens.append(watched.items.observe { linking.record($0) { ($0._key.rawValue, $0.plain.text) } })
    mirrors.append(
      (
        linking,
        { model in watched.isInvalidated ? [] : model.items.filter { $0.shop == 1 }.map(\.text) }
      ))
  }

  private func observe(
    _ name: String, _ results: Results<Item>, _ expected: @escaping (PlainContents) -> [PlainItem]
  ) {
    let mirror = BulkMirror(name)
    tokens.append(results.observe { mirror.record($0) { ($0._key.rawValue, $0.plain.text) } })
    mirrors.append((mirror, { expected($0).map(\.text) }))
  }

  // MARK: Commits

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Makes a commit, and returns a description of its work.
  private func commit() throws -> String {
    if chance(7) { return try importItems() }
    let writer = chance(3) ? other : store
    let (before, id) = (model, nextID)
    var kinds: [String] = []
    do {
      try writer.write {
        for _ in 0..<number(1..<4) { kinds.append(change(writer)) }
        if chance(9) { throw Abandoned() }
      }
    } catch is Abandoned {
      (model, nextID) = (before, id)
      kinds.append("abandoned")
    }
    return kinds.joined(separator: ", ") + (writer === other ? " elsewhere" : "")
  }

  private func change(_ store: Store) -> String {
    // Few objects, so that a run has many commits.
    switch model.items.count > 2_000 ? number(7..<9) : number(0..<14) {
    case 0, 1:
      let items = newItems()
      store.add(Item.self, columns: columns(items))
      model.items += items
      return "\(items.count) columns"
    case 2:
      let items = newItems()
      store.add(items.map { object($0, store) })
      model.items += items
      return "\(items.count) objects"
    case 3:
      let items = newItems()
      store.add(
        Item.self, from: items,
        [.init(\.id, \.id), .init(\.price, \.price), .init(\.name, \.name)])
      model.items += items.map { PlainItem(id: $0.id, price: $0.price, name: $0.name, shops: []) }
      return "\(items.count) values"
    case 4, 5, 6:
      // Some of these items are equal, and some of the others differ only in a list.
      var items = model.items.shuffled(using: &random).prefix(number(0..<model.items.count + 1)).map { item in
        switch number(0..<6) {
        case 0: changed(item)
        case 1:
          PlainItem(id: item.id, price: item.price, name: item.name, shop: item.shop, shops: someShops())
        default: item
        }
      }
      if chance(2) { items += newItems() }
      store.add(Item.self, columns: columns(items), update: .modified)
      model.set(items)
      return "\(items.count) upserted"
    case 7:
      let price = number(0..<100)
      let isBelow = chance(2)
      store.delete(
        isBelow
          ? store.objects(Item.self).where { $0.price < price }
          : store.objects(Item.self).where { $0.price > price })
      model.deleteItems { isBelow ? $0.price < price : $0.price > price }
      return "prices \(isBelow ? "below" : "above") \(price) deleted"
    case 8:
      let first = number(0..<nextID + 1)
      store.delete(store.objects(Item.self).where { $0.id >= first && $0.id < first + 300 })
      model.deleteItems { $0.id >= first && $0.id < first + 300 }
      return "a range deleted"
    case 9 where chance(3):
      if chance(2) {
        store.delete(store.objects(Item.self))
        model.items = []
        return "all items deleted"
      }
      store.deleteAll()
      model = PlainContents()
      addShops(10, store)
      return "all deleted"
    case 10:
      let limit = number(0..<40)
      store.delete(store.objects(Shop.self).where { $0.id > 4 && $0.id < limit })
      model.deleteShops { $0 > 4 && $0 < limit }
      addShops(number(0..<8), store)
      return "shops deleted"
    default:
      for _ in 0..<number(1..<5) { changeOne(store) }
      return "rows"
    }
  }

  /// Changes, adds or deletes one item.
  private func changeOne(_ store: Store) {
    guard let item = model.items.randomElement(using: &random),
      let object = store.object(ofType: Item.self, forPrimaryKey: item.id), !chance(5)
    else {
      nextID += 1
      let item = PlainItem(id: -nextID, price: number(0..<100), name: "one", shops: someShops())
      store.add(self.object(item, store))
      return model.items.append(item)
    }
    if chance(4) {
      store.delete(object)
      return model.deleteItems { $0.id == item.id }
    }
    let new = changed(item)
    (object.price, object.name) = (new.price, new.name)
    object.shop = shop(new.shop, store)
    if new.shops != item.shops {
      object.shops.removeAll()
      object.shops.append(contentsOf: new.shops.compactMap { shop($0, store) })
    }
    model.set([new])
  }

  /// Imports items, some of which exist.
  private func importItems() throws -> String {
    var items = model.items.shuffled(using: &random).prefix(number(0..<200)).map {
      chance(2) ? changed($0) : $0
    }
    items += newItems()
    // The data has no lists, so they keep their elements.
    let known = Dictionary(uniqueKeysWithValues: model.items.map { ($0.id, $0.shops) })
    for index in items.indices { items[index].shops = known[items[index].id] ?? [] }
    let lines = items.map {
      #"{"id":\#($0.id),"price":\#($0.price),"name":"\#($0.name)","shop":\#($0.shop.map(String.init) ?? "null")}"#
    }
    var options = StoredImport.Options()
    options.batchSize = number(1..<1_000)
    let rest = Mutex(Array(lines.joined(separator: "\n").utf8))
    let settings = try StoredImport(
      into: directory.url, type: "Item", key: "id", format: .json, options: options, dates: { _ in nil })
    let run = try ImportRun(
      settings,
      .stream("items") {
        rest.withLock { bytes in
          defer { bytes = [] }; return bytes
        }
      })
    try run.run { _ in }
    model.set(items)
    return "\(items.count) imported"
  }

  // MARK: Values

  private func newItems() -> [PlainItem] {
    let count = [1, 3, 60, 300, 700].randomElement(using: &random) ?? 1
    defer { nextID += count }
    return (nextID..<(nextID + count)).shuffled(using: &random).map { id in
      PlainItem(
        id: id, price: number(0..<100), name: "item \(id % 9)", shop: chance(2) ? someShop() : nil,
        shops: chance(3) ? someShops() : [])
    }
  }

  private func changed(_ item: PlainItem) -> PlainItem {
    PlainItem(
      id: item.id, price: number(0..<100), name: chance(2) ? item.name : "new \(number(0..<9))",
      shop: chance(2) ? item.shop : someShop(), shops: chance(2) ? item.shops : someShops())
  }

  private func someShop() -> Int? { model.shops.randomElement(using: &random) }

  private func someShops() -> [Int] { (0..<number(0..<4)).compactMap { _ in someShop() } }

  private func addShops(_ count: Int, _ store: Store) {
    let new = (0..<40).filter { !model.shops.contains($0) }.prefix(count)
    store.add(Shop.self, columns: [.init(\.id, Array(new))])
    model.shops += new
  }

  private func shop(_ id: Int?, _ store: Store) -> Shop? {
    id.flatMap { store.object(ofType: Shop.self, forPrimaryKey: $0) }
  }

  private func object(_ item: PlainItem, _ store: Store) -> Item {
    let object = Item()
    (object.id, object.price, object.name) = (item.id, item.price, item.name)
    object.shop = shop(item.shop, store)
    object.shops.append(contentsOf: item.shops.compactMap { shop($0, store) })
    return object
  }

  private func columns(_ items: [PlainItem]) -> [ObjectColumn<Item>] {
    [
      .init(\.id, items.map(\.id)), .init(\.price, items.map(\.price)), .init(\.name, items.map(\.name)),
      .init(\.shop, keys: items.map(\.shop)), .init(\.shops, keys: items.map(\.shops)),
    ]
  }
}
