import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Objects that are added together must be the same as objects that are added one by one, and so must columns that update
/// existing objects.
struct AddingTogetherTests {
  enum Kind: String, PersistableEnum { case toy, book }

  final class Gift: Object {
    @Persisted(primaryKey: true) var id: String
    @Persisted(indexed: true) var weight: Int32
    @Persisted(unique: true) var code: Int?
    @Persisted var price: Double
    @Persisted var note: String? = "none"
    @Persisted var kind = Kind.toy
    @Persisted var picture: Data
    @Persisted var packedAt: Date
  }

  final class Keyless: Object {
    @Persisted var number: Int
    @Persisted var text: String
  }

  final class Linked: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var value: Int
    @Persisted var next: Linked?
    @Persisted var name: String
  }

  private let store: Store
  private let other: Store

  init() throws {
    store = try Store.temporary([Gift.self, Keyless.self, Linked.self])
    other = try Store.temporary([Gift.self, Keyless.self, Linked.self])
  }

  private static func gift(_ number: Int, using random: inout SeededGenerator) -> Gift {
    let gift = Gift()
    gift.id = "gift \(number)"
    gift.weight = .random(in: -5...5, using: &random)
    gift.code = Bool.random(using: &random) ? number : nil
    gift.price = Double(number) / 8
    gift.note = Bool.random(using: &random) ? String(repeating: "ho ", count: number % 600) : nil
    gift.kind = Bool.random(using: &random) ? .toy : .book
    gift.picture = Data(repeating: 7, count: number % 30)
    gift.packedAt = Date(timeIntervalSinceReferenceDate: Double(number))
    return gift
  }

  private static func contents(_ store: Store) -> [String] {
    store.objects(Gift.self).map {
      "\($0.id) \($0.weight) \($0.code ?? -1) \($0.price) \($0.note ?? "nil") \($0.kind) \($0.picture.count) \($0.packedAt)"
    }
  }

  @Test("An array of objects is added like its objects", arguments: RandomRun.seeds(2, fresh: 1))
  func array(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    for count in [1, 100, 700, 3] {
      let numbers = Array(next..<(next + count)).shuffled(using: &random)
      next += count
      var again = random
      let gifts = numbers.map { Self.gift($0, using: &random) }
      let same = numbers.map { Self.gift($0, using: &again) }
      try store.write {
        store.add(gifts)
        #expect(gifts.allSatisfy { !$0.isInvalidated && $0._context === store.context && !$0._isNew })
        gifts[0].price = -1
        if count == 700 {
          gifts[1].note = String(repeating: "long ", count: 900)
          store.delete(gifts[2])
        }
      }
      try other.write {
        for gift in same { other.add(gift) }
        same[0].price = -1
        if count == 700 {
          same[1].note = String(repeating: "long ", count: 900)
          other.delete(same[2])
        }
      }
      #expect(Self.contents(store) == Self.contents(other), "seed \(seed)")
      #expect(gifts.map(\.price) == same.map(\.price))
      for weight: Int32 in -5...5 {
        #expect(
          store.objects(Gift.self).where { $0.weight == weight }.count
            == other.objects(Gift.self).where { $0.weight == weight }.count)
      }
      store.context.snapshot.checkInvariants()
    }
    #expect(store.object(ofType: Gift.self, forPrimaryKey: "gift 50")?.price != nil)
    let keyless = (0..<300).map { number in
      let object = Keyless()
      (object.number, object.text) = (number, "\(number)")
      return object
    }
    try store.write {
      // An object that occurs twice is added once.
      store.add(keyless + keyless.prefix(100))
      store.add(keyless)
    }
    #expect(store.objects(Keyless.self).map(\.number) == Array(0..<300) && keyless[299].text == "299")
  }

  @Test("A known primary key fails the transaction, and the objects stay outside the store")
  func duplicates() throws {
    var random = SeededGenerator(seed: 1)
    let gifts = (0..<200).map { Self.gift($0, using: &random) }
    try store.write { store.add(gifts) }
    let more = (199..<400).map { Self.gift($0, using: &random) }
    let error = #expect(throws: StoreError.self) { try store.write { store.add(more) } }
    #expect(error?.code == .duplicatePrimaryKey && error?.message.contains("gift 199") ?? false)
    #expect(store.objects(Gift.self).count == 200 && more[5]._context == nil)
    try store.write { store.add(Array(more.dropFirst())) }
    #expect(store.objects(Gift.self).count == 400 && more[5].price == 204 / 8.0)
  }

  @Test("An array of a base class adds objects of several classes")
  func baseClass() throws {
    var random = SeededGenerator(seed: 2)
    let gifts = (0..<100).map { Self.gift($0, using: &random) }
    let keyless = (0..<100).map { _ in Keyless() }
    let tables = store.context.snapshot.tables.count
    try store.write { store.add(gifts as [Object] + keyless) }
    #expect(store.objects(Gift.self).count == 100 && store.objects(Keyless.self).count == 100)
    #expect(store.context.snapshot.tables.count == max(tables, 3))
  }

  @Test("Columns update known objects and add new ones")
  func updates() throws {
    let ids = Array(0..<1_000)
    try store.write {
      store.add(
        Linked.self,
        columns: [.init(\.id, ids), .init(\.value, ids), .init(\.name, ids.map { "name \($0)" })])
    }
    let version = store.context.snapshot.version
    try store.write {
      store.add(Linked.self, columns: [.init(\.id, ids), .init(\.value, ids)], update: .modified)
    }
    #expect(store.context.snapshot.version == version)
    var changes: (insertions: [Int], modifications: [Int])?
    let token = store.objects(Linked.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        #expect(deletions.isEmpty)
        changes = (insertions, modifications)
      }
    }
    defer { token.invalidate() }
    store.refresh()
    let all = Array(500..<1_200) + [1_100]
    let first = store.objects(Linked.self)[0]
    try store.write {
      store.add(
        Linked.self,
        columns: [
          .init(\.id, all), .init(\.value, of: all.enumerated()) { $1 % 100 == 0 ? -$0 : $1 },
          .init(\.next, all.map { $0 % 2 == 0 ? first : nil }),
        ], update: .all)
    }
    store.refresh()
    let objects = store.objects(Linked.self)
    #expect(objects.count == 1_200)
    #expect(changes?.insertions == Array(1_000..<1_200))
    #expect(changes?.modifications == (500..<1_000).filter { $0 % 2 == 0 })
    #expect(objects[600].value == -100 && objects[601].value == 601 && objects[600].name == "name 600")
    #expect(store.object(ofType: Linked.self, forPrimaryKey: 1_100)?.value == -700)
    #expect(objects[1_150].name == "" && objects[600].next?.id == 0 && objects[601].next == nil)
    store.context.snapshot.checkInvariants()
    let error = #expect(throws: StoreError.self) {
      try store.write { store.add(Linked.self, columns: [.init(\.id, [5000, 5])]) }
    }
    #expect(error?.code == .duplicatePrimaryKey)
  }
}
