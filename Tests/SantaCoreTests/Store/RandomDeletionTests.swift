import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Random transactions on stores of three engines that delete many objects at once, mixed with all other changes. The results
/// are compared with a plain model.
struct RandomDeletionTests {
  class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(unique: true) var code: String?
    @Persisted(indexed: true) var group = 0
    @Persisted var note = ""
    @Persisted var friend: Item?
    @Persisted(onDelete: .deny) var guardian: Item?
    @Persisted var friends: List<Item>
    @Persisted(onDelete: .cascade) var parts: List<Part>
    @Persisted var file: ExternalData?
    override class var subclasses: [Object.Type] { [Special.self] }
  }

  final class Special: Item { @Persisted var extra = 0 }

  final class Part: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var weight = 0.0
  }

  /// An item in the model, which refers to parts by their numbers.
  private struct Entry: Equatable {
    var isSpecial = false
    var code: String?
    var group = 0
    var note = ""
    var friend: Int?
    var guardian: Int?
    var friends: [Int] = []
    var parts: [Int] = []
    var file: String?
  }

  private struct Model: Equatable {
    var items: [Int: Entry] = [:]
    var parts: Set<Int> = []
    var nextPart = 0
    /// Whether a deletion was denied, which fails the transaction.
    var isDenied = false

    mutating func delete(_ ids: Set<Int>) {
      if isDenied { return }
      let ids = ids.intersection(items.keys)
      if items.contains(where: { !ids.contains($0.key) && $0.value.guardian.map(ids.contains) ?? false }) {
        isDenied = true
        return
      }
      for id in ids { parts.subtract(items.removeValue(forKey: id)?.parts ?? []) }
      for id in items.keys {
        if items[id]?.friend.map(ids.contains) ?? false { items[id]?.friend = nil }
        items[id]?.friends.removeAll(where: ids.contains)
      }
    }
  }

  /// Returns a string that is stored in a slot, in the heap, or outside the chunk.
  private static func note(_ generator: inout SeededGenerator) -> String {
    String(repeating: "ho ", count: [0, 2, 9, 500].randomElement(using: &generator) ?? 0)
      + "\(Int.random(in: 0..<1_000, using: &generator))"
  }

  private static func add(_ store: Store, _ model: inout Model, _ generator: inout SeededGenerator) {
    let id = Int.random(in: 0..<1_500, using: &generator)
    if model.items[id] != nil { return }
    var entry = Entry(isSpecial: Int.random(in: 0..<4, using: &generator) == 0)
    entry.group = Int.random(in: 0..<20, using: &generator)
    entry.note = note(&generator)
    let item = entry.isSpecial ? Special() : Item()
    (item.id, item.group, item.note) = (id, entry.group, entry.note)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      entry.code = "code \(id)"
      item.code = entry.code
    }
    store.add(item)
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      let part = Part()
      part.id = model.nextPart
      item.parts.append(part)
      entry.parts.append(model.nextPart)
      model.parts.insert(model.nextPart)
      model.nextPart += 1
    }
    model.items[id] = entry
  }

  /// Makes one random change in a store and in the model.
  private static func change(_ store: Store, _ model: inout Model, _ generator: inout SeededGenerator) {
    let group = Int.random(in: 0..<20, using: &generator)
    func items() -> Set<Int> { Set(model.items.filter { $0.value.group == group }.keys) }
    switch Int.random(in: 0..<24, using: &generator) {
    case 0, 1, 2, 12...20:
      for _ in 0..<Int.random(in: 1..<90, using: &generator) { add(store, &model, &generator) }
    case 3:
      let results = store.objects(Item.self).where { $0.group == group }
      if Bool.random(using: &generator) {
        store.delete(results)
      } else {
        store.delete(results.sorted(by: \.note))
      }
      model.delete(items())
    case 4:
      let low = Int.random(in: 10..<20, using: &generator)
      store.delete(store.objects(Item.self).where { $0.group >= low })
      model.delete(Set(model.items.filter { $0.value.group >= low }.keys))
    case 5:
      // Deletes objects one by one, so that the next object can deny each deletion.
      for object in store.objects(Item.self).where({ $0.group == group }) {
        let id = object.id
        store.delete(object)
        model.delete([id])
        if model.isDenied { break }
        #expect(store.object(ofType: Item.self, forPrimaryKey: id) == nil)
      }
    case 6:
      store.delete(Array(store.objects(Special.self).where { $0.group == group }))
      model.delete(Set(model.items.filter { $0.value.group == group && $0.value.isSpecial }.keys))
    case 7:
      // Changes other rows in the same chunks, before or after some rows were deleted.
      for object in store.objects(Item.self).where({ $0.group == group }) {
        let note = note(&generator)
        object.note = note
        model.items[object.id]?.note = note
      }
    case 8:
      let ids = model.items.keys.sorted()
      for _ in 0..<10 {
        guard let id = ids.randomElement(using: &generator), let other = ids.randomElement(using: &generator),
          let item = store.object(ofType: Item.self, forPrimaryKey: id),
          let target = store.object(ofType: Item.self, forPrimaryKey: other)
        else { continue }
        item.friend = target
        item.friends.append(target)
        model.items[id]?.friend = other
        model.items[id]?.friends.append(other)
        guard Int.random(in: 0..<10, using: &generator) == 0 else { continue }
        item.guardian = target
        model.items[id]?.guardian = other
      }
    case 9:
      // Objects whose deletion is rolled back exist again, and are found by their keys.
      struct Ended: Error {}
      let ids = items()
      try? store.savepoint {
        if ids.isEmpty || model.items.values.contains(where: { $0.guardian != nil }) { throw Ended() }
        store.delete(store.objects(Item.self).where { $0.group == group })
        #expect(ids.allSatisfy { store.object(ofType: Item.self, forPrimaryKey: $0) == nil })
        throw Ended()
      }
      #expect(ids.allSatisfy { store.object(ofType: Item.self, forPrimaryKey: $0) != nil })
    case 10:
      guard let id = model.items.keys.min(), let item = store.object(ofType: Item.self, forPrimaryKey: id)
      else { return }
      let text = "file \(Int.random(in: 0..<100, using: &generator))"
      item.file = ExternalData(Data(text.utf8))
      model.items[id]?.file = text
    case 21:
      store.delete(store.objects(Item.self))
      model.delete(Set(model.items.keys))
    case 22:
      // The rule of a link doesn't apply when all objects are deleted.
      store.deleteAll()
      (model.items, model.parts) = ([:], [])
    default:
      // Removes all guardians, so that not all deletions are denied eventually.
      for item in store.objects(Item.self).where({ $0.guardian != nil }) {
        model.items[item.id]?.guardian = nil
        item.guardian = nil
      }
    }
  }

  private static func contents(_ store: Store, nextPart: Int) throws -> Model {
    var model = Model()
    model.nextPart = nextPart
    for item in store.objects(Item.self) {
      let file = try item.file.map { String(decoding: try $0.data(), as: UTF8.self) }
      model.items[item.id] = Entry(
        isSpecial: item is Special, code: item.code, group: item.group, note: item.note,
        friend: item.friend?.id, guardian: item.guardian?.id, friends: item.friends.map(\.id),
        parts: item.parts.map(\.id), file: file)
    }
    model.parts = Set(store.objects(Part.self).map(\.id))
    return model
  }

  @Test(
    "Many deleted objects, and nothing else, are gone in every process, by every way to find them",
    .counted("transactions with deletions"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 1), fresh: 1))
  func run(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Item.self, Special.self, Part.self])
    func open() throws -> Store {
      let engine = try Engine(directory: directory.path, isReadOnly: false, logBound: 20_000)
      return try Store(configuration, engine: engine, .thread)
    }
    var stores = try (0..<3).map { _ in try open() }
    var model = Model()
    for step in 0..<RandomRun.size(300, plain: 80) {
      let store = stores[Int.random(in: 0..<3, using: &generator)]
      store.refresh()
      var next = model
      let known = store.objects(Item.self).first { _ in Bool.random(using: &generator) }
      let last = known.map { ($0.id, $0.note) }
      do {
        try store.write {
          for _ in 0..<Int.random(in: 1...5, using: &generator) where !next.isDenied {
            Self.change(store, &next, &generator)
            if next.isDenied { break }
            let group = Int.random(in: 0..<20, using: &generator)
            #expect(
              store.objects(Item.self).where { $0.group == group }.count
                == next.items.values.count { $0.group == group }, "seed \(seed), step \(step)")
            #expect(store.objects(Part.self).count == next.parts.count, "seed \(seed), step \(step)")
          }
        }
        #expect(!next.isDenied, "seed \(seed), step \(step): a denied deletion was committed")
        model = next
        if let known, let last, model.items[last.0] == nil {
          #expect(known.isInvalidated, "seed \(seed), step \(step)")
          #expect(known.id == last.0, "seed \(seed), step \(step)")
        }
      } catch let error as StoreError where error.code == .deletionDenied {
        #expect(next.isDenied, "seed \(seed), step \(step): \(error)")
      }
      CountedCases.add()
      guard step % 10 == 9 else { continue }
      for store in stores {
        store.refresh()
        store.context.snapshot.checkInvariants()
        #expect(
          try Self.contents(store, nextPart: model.nextPart) == model, "seed \(seed), step \(step)")
      }
      if step % 30 == 29 {
        if Bool.random(using: &generator) { try stores[0].compact() }
        stores[2] = try open()
      }
    }
  }
}
