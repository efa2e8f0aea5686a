import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes with the same name represent versions of a program. Their stores are opened without a list of classes, so the store
/// learns of a class at its first use, which may be a read.
struct DeclaredOptionsTests {
  enum Plain {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var age: Int
      @Persisted var code: String?
      @Persisted var part: Part?
    }

    final class Part: Object { @Persisted var weight: Double }
  }

  enum Strict {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(indexed: true) var age: Int
      @Persisted(unique: true) var code: String?
      @Persisted(onDelete: .cascade) var part: Part?
    }

    final class Part: Object { @Persisted var weight: Double }
  }

  private let directory: TemporaryDirectory
  private var configuration: Store.Configuration { .init(location: .directory(directory.url)) }

  init() throws { directory = try TemporaryDirectory() }

  private func fill<Toy: Object>(_ type: Toy.Type) throws {
    let store = try Store(configuration: configuration)
    try store.write {
      for id in 0..<300 {
        store.create(Toy.self, value: ["id": id, "age": id % 10, "code": "\(id)", "part": ["weight": 1.0]])
      }
    }
  }

  @Test("A rule that was declared later holds for objects that are deleted together")
  func laterRule() throws {
    try fill(Plain.Toy.self)
    let store = try Store(configuration: configuration)
    let toys = Array(store.objects(Strict.Toy.self).prefix(5))
    try store.write { store.delete(toys) }
    #expect(store.objects(Strict.Part.self).count == 295)
  }

  @Test("An index that is not declared any more is right until it is removed")
  func undeclaredIndex() throws {
    try fill(Strict.Toy.self)
    let store = try Store(configuration: configuration)
    let toys = store.objects(Plain.Toy.self)
    #expect(toys.count == 300)
    try store.write {
      for id in 0..<300 {
        let toy = Plain.Toy()
        (toy.id, toy.age, toy.code) = (id, 99 - id % 10, "\(299 - id)")
        store.add(toy, update: .modified)
      }
    }
    #expect(toys.where { $0.age == 99 }.count == 30 && toys.where { $0.age == 9 }.isEmpty)
    let ages = toys.sorted(by: \.age).map(\.age)
    #expect(ages == ages.sorted())
    store.context.snapshot.checkInvariants()
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
  }

  @Test("An index that another program has declared since is kept right")
  func othersIndex() throws {
    try fill(Plain.Toy.self)
    let store = try Store(configuration: configuration)
    let toys = store.objects(Plain.Toy.self)
    #expect(toys.count == 300)
    // A separate engine represents another process.
    let other = Store(
      LiveStore(
        configuration: .init(location: .inMemory("unused")),
        engine: try Engine(directory: directory.path, isReadOnly: false), isolation: .thread))
    try other.write { other.create(Strict.Toy.self, value: ["id": 300, "age": 7]) }
    store.refresh()
    // The first write removes the index. Later writes leave the index that the other program declares again.
    try store.write { store.create(Plain.Toy.self, value: ["id": 301]) }
    try other.write { other.create(Strict.Toy.self, value: ["id": 302]) }
    store.refresh()
    try store.write {
      for id in 0..<300 {
        let toy = Plain.Toy()
        (toy.id, toy.age) = (id, 99 - id % 10)
        store.add(toy, update: .modified)
      }
    }
    #expect(toys.where { $0.age == 99 }.count == 30 && toys.where { $0.age == 9 }.isEmpty)
    store.context.snapshot.checkInvariants()
  }

  @Test("Rules that are new take effect although the class was read before")
  func newRules() throws {
    try fill(Plain.Toy.self)
    let store = try Store(configuration: configuration)
    let toys = store.objects(Strict.Toy.self)
    #expect(toys.count == 300)
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Strict.Toy.self, value: ["id": 500, "code": "7"]) }
    }
    #expect(error?.code == .uniqueViolation)
    // The rules still apply after the transaction that introduced them was rolled back.
    #expect(throws: StoreError.self) {
      try store.write { store.create(Strict.Toy.self, value: ["id": 500, "code": "8"]) }
    }
    try store.write { store.create(Strict.Toy.self, value: ["id": 500, "code": "new"]) }
    let snapshot = store.context.snapshot
    let table = try #require(snapshot.table(named: "Toy"))
    #expect(snapshot[table].column(named: "age").map { snapshot[table][$0].isIndexed } == true)
  }

  @Test("A new delete rule takes effect although the class was read before")
  func newDeleteRule() throws {
    try fill(Plain.Toy.self)
    let store = try Store(configuration: configuration)
    let toy = try #require(store.objects(Strict.Toy.self).first)
    try store.write { store.delete(toy) }
    #expect(store.objects(Strict.Part.self).count == 299)
    try store.write { store.delete(store.objects(Strict.Toy.self).where { $0.age == 1 }) }
    #expect(store.objects(Strict.Part.self).count == 269)
  }
}
