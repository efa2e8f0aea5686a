import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Testing

/// Reading and writing entities through a data source.
struct StoreDataSourceTests {
  private let crates = Crates(at: locationInMemory())

  @Test("An entity that was put is read by its id, and put again it replaces the first")
  func putAndGet() async throws {
    #expect(try await crates.put(Crate(id: 1, weight: 10)) == Crate(id: 1, weight: 10))
    #expect(try await crates.get(.id(1)) == Crate(id: 1, weight: 10))
    try await crates.put(Crate(id: 1, weight: 20, label: "box"))
    #expect(try await crates.getAll(.all) == [Crate(id: 1, weight: 20, label: "box")])
  }

  @Test("Several entities are put in one transaction, and read in the order of their creation")
  func putAll() async throws {
    let all = [3, 1, 2].map { Crate(id: $0, weight: $0) }
    #expect(try await crates.putAll(all) == all)
    #expect(try await crates.getAll(.all) == all)
    #expect(try await crates.putAll([]) == [])
    // If two entities have the same id, the last one is stored, and it is returned for both.
    let twice = try await crates.putAll([Crate(id: 1, weight: 5), Crate(id: 1, weight: 6)])
    #expect(twice == [Crate(id: 1, weight: 6), Crate(id: 1, weight: 6)])
    #expect(try await crates.getAll(.all).map(\.weight) == [3, 6, 2])
  }

  @Test("If a mapper throws half-way, nothing of putAll is stored", arguments: [1500, 2500])
  func allOrNone(refused: Int) async throws {
    try await crates.put(Crate(id: 2, weight: 2))
    let all = [
      Crate(id: 1, weight: 1), Crate(id: 2, weight: 7), Crate(id: 3, weight: refused),
      Crate(id: 4, weight: 4),
    ]
    await #expect(throws: Crate.TooHeavy(weight: refused)) { try await crates.putAll(all) }
    await #expect(throws: Crate.TooHeavy(weight: refused)) { try await crates.put(all[2]) }
    #expect(try await crates.getAll(.all) == [Crate(id: 2, weight: 2)])
    try await crates.putAll([all[0]])
    #expect(try await crates.getAll(.all).count == 2)
  }

  @Test("An error of the mapper from models is thrown by reads")
  func unreadableEntity() async throws {
    let location = locationInMemory()
    let store = try Store(configuration: .init(location: location))
    try store.write { store.create(CrateModel.self, value: ["id": 1, "weight": 3000]) }
    let crates = Crates(at: location)
    await #expect(throws: Crate.TooHeavy(weight: 3000)) { try await crates.get(.id(1)) }
    await #expect(throws: Crate.TooHeavy(weight: 3000)) { try await crates.getAll(.all) }
    // Deleting calls no mapper.
    try await crates.delete(.id(1))
    #expect(try await crates.getAll(.all).isEmpty)
  }

  @Test("get and delete take the first that a query finds, getAll and deleteAll take all")
  func oneOrSeveral() async throws {
    try await crates.putAll((1...9).map { Crate(id: $0, weight: $0 * 10) })
    #expect(try await crates.get(HeavyCrates(minimum: 40)).id == 9)
    #expect(try await crates.get(.matching("weight > %@ AND label == %@", 40, "crate")).id == 5)
    #expect(try await crates.get(ConditionQuery<CrateModel> { $0.weight > 60 }).id == 7)
    #expect(try await crates.getAll(HeavyCrates(minimum: 70)).map(\.id) == [9, 8, 7])
    #expect(try await crates.getAll(.matching("weight < 30")).map(\.id) == [1, 2])
    #expect(try await crates.getAll(.matching("label == %@", nil)).isEmpty)
    try await crates.delete(HeavyCrates(minimum: 40))
    try await crates.delete(.matching("weight > 40"))
    try await crates.delete(.id(1))
    #expect(try await crates.getAll(.all).map(\.id) == [2, 3, 4, 6, 7, 8])
    try await crates.deleteAll(ConditionQuery<CrateModel> { $0.weight > 60 })
    #expect(try await crates.getAll(.all).map(\.id) == [2, 3, 4, 6])
    try await crates.deleteAll(.all)
    #expect(try await crates.getAll(.all).isEmpty)
  }

  @Test("Deleting nothing is no error")
  func deletingNothing() async throws {
    try await crates.put(Crate(id: 1, weight: 1))
    try await crates.delete(.id(2))
    try await crates.delete(HeavyCrates(minimum: 2))
    try await crates.deleteAll(.matching("weight > 1"))
    #expect(try await crates.getAll(.all).count == 1)
    try await crates.deleteAll(.all)
    try await crates.deleteAll(.all)
  }

  @Test("Ids are integers, texts or UUIDs")
  func kindsOfIds() async throws {
    let uuid = UUID()
    let provider = StoreProvider(.init(location: locationInMemory()))
    let texts = StoreDataSource(
      store: provider, toEntity: Mapper { (model: TextKeyModel) in model.id },
      toModel: StoreMapper { (id: String, _: Store) in
        let model = TextKeyModel()
        model.id = id
        return model
      })
    let uuids = StoreDataSource(
      store: provider, toEntity: Mapper { (model: UUIDKeyModel) in model.id },
      toModel: StoreMapper { (id: UUID, _: Store) in
        let model = UUIDKeyModel()
        model.id = id
        return model
      })
    try await texts.putAll(["a", "b"])
    try await uuids.putAll([UUID(), uuid])
    #expect(try await texts.get(.id("b")) == "b")
    #expect(try await uuids.get(.id(uuid)) == uuid)
    try await texts.delete(.id("b"))
    try await uuids.delete(IDQuery(uuid))
    #expect(try await texts.getAll(.all) == ["a"])
    #expect(try await uuids.getAll(.all).count == 1)
  }

  @Test("What is written to files is there when they are opened again")
  func reopened() async throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "store")
    do {
      let crates = Crates(at: .directory(url))
      try await crates.putAll((1...500).map { Crate(id: $0, weight: $0) })
      try await crates.deleteAll(HeavyCrates(minimum: 401))
    }
    let crates = Crates(at: .directory(url))
    #expect(try await crates.getAll(.all) == (1...400).map { Crate(id: $0, weight: $0) })
    #expect(try await crates.get(.id(400)).weight == 400)
  }

  @Test("A read sees the commits of other stores")
  func otherStores() async throws {
    let location = locationInMemory()
    let (one, other) = (Crates(at: location), Crates(at: location))
    let store = try Store(configuration: .init(location: location))
    for id in 0..<50 {
      try await one.put(Crate(id: id, weight: 1))
      #expect(try await other.get(.id(id)).id == id)
      try store.write { store.object(ofType: CrateModel.self, forPrimaryKey: id)?.weight = 2 }
      #expect(try await one.get(.id(id)).weight == 2)
      #expect(try await other.get(.id(id)).weight == 2)
    }
  }

  @Test("A mapper may return an object that it has found and changed")
  func changedObject() async throws {
    let crates = Crates(
      store: StoreProvider(.init(location: locationInMemory())),
      toEntity: Mapper { (model: CrateModel) in Crate(id: model.id, weight: model.weight, label: model.label)
      },
      toModel: StoreMapper { (crate: Crate, store: Store) in
        let model =
          store.object(ofType: CrateModel.self, forPrimaryKey: crate.id)
          ?? store.create(CrateModel.self, value: ["id": crate.id, "label": crate.label])
        model.weight += crate.weight
        return model
      })
    try await crates.put(Crate(id: 1, weight: 1, label: "first"))
    let sum = try await crates.putAll([Crate(id: 1, weight: 2), Crate(id: 1, weight: 3)])
    #expect(sum.map(\.weight) == [6, 6] && sum[0].label == "first")
  }

  @Test("A cancelled task writes nothing")
  func cancelled() async throws {
    let crates = crates
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await crates.put(Crate(id: 1, weight: 1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await crates.getAll(.all).isEmpty)
  }
}

final class TextKeyModel: Object {
  @Persisted(primaryKey: true) var id: String
}

final class UUIDKeyModel: Object {
  @Persisted(primaryKey: true) var id: UUID
}
