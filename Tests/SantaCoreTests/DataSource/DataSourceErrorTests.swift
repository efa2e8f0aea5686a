import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Testing

/// The errors of data sources: their codes and messages.
struct DataSourceErrorTests {
  private let crates = Crates(at: locationInMemory())

  @Test("Finding nothing is an error of its own, which says what was asked for")
  func notFound() async throws {
    let byKey = try await message(.notFound) { _ = try await crates.get(.id(7)) }
    #expect(
      byKey
        == "There is no CrateModel for the primary key 7. If that is expected, catch this error by its code, .notFound."
    )
    let byText = try await message(.notFound) { _ = try await crates.get(.matching("weight > %@", 7)) }
    #expect(
      byText
        == "There is no CrateModel for TextQuery. If that is expected, catch this error by its code, .notFound."
    )
  }

  @Test("A query that a function does not support is an error that names both")
  func unsupported() async throws {
    func expect(_ function: String, _ query: String, _ supported: String, _ body: () async throws -> Void)
      async throws
    {
      let found = try await message(.unsupportedQuery, body)
      #expect(
        found == """
          StoreDataSource<Crate, CrateModel>.\(function) does not support \(query). It supports \(supported)TextQuery and \
          queries that conform to StoreQuery<CrateModel>.
          """)
    }
    try await expect("get", "AllQuery", "IDQuery, ") { _ = try await crates.get(.all) }
    try await expect("delete", "AllQuery", "IDQuery, ") { try await crates.delete(.all) }
    try await expect("getAll", "IDQuery<Int>", "AllQuery, ") { _ = try await crates.getAll(.id(1)) }
    try await expect("deleteAll", "IDQuery<String>", "AllQuery, ") { try await crates.deleteAll(.id("a")) }
    try await expect("getAll", "UnansweredQuery", "AllQuery, ") {
      _ = try await crates.getAll(UnansweredQuery())
    }
    try await expect("get", "ConditionQuery<TextKeyModel>", "IDQuery, ") {
      _ = try await crates.get(ConditionQuery<TextKeyModel> { $0.id == "a" })
    }
    try await expect("observe", "UnansweredQuery", "IDQuery, AllQuery, ") {
      for try await _ in crates.observe(UnansweredQuery()) {}
    }
  }

  @Test("A key of another type, or a class without a key, is an error and no missing entity")
  func wrongKeys() async throws {
    let wrong = try await message(.invalidQuery) { _ = try await crates.get(.id("seven")) }
    #expect(wrong == "CrateModel.id, the primary key, can't be \"seven\". Pass a value of type Int.")
    let keyless = StoreDataSource(
      store: StoreProvider(.init(location: locationInMemory())),
      toEntity: Mapper { (model: KeylessModel) in model.text },
      toModel: StoreMapper { (text: String, _: Store) in
        let model = KeylessModel()
        model.text = text
        return model
      })
    try await keyless.putAll(["a", "a"])
    #expect(try await keyless.getAll(.all) == ["a", "a"])
    let missing = try await message(.invalidConfiguration) { _ = try await keyless.get(.id(1)) }
    #expect(missing?.hasPrefix("KeylessModel has no primary key.") == true)
  }

  @Test("A condition that can't be read is an error")
  func unreadableCondition() async throws {
    let text = try await message(.invalidQuery) { _ = try await crates.getAll(.matching("wieght > 7")) }
    #expect(text?.contains("weight") == true)
  }

  @Test("A store that can't be opened is an error of each call, until it can be")
  func unopened() async throws {
    let directory = try TemporaryDirectory()
    try directory.write([1, 2, 3], to: "file")
    let url = directory.url.appending(path: "file")
    let crates = Crates(at: .directory(url.appending(path: "store")))
    for _ in 0..<2 { await #expect(throws: StoreError.self) { try await crates.getAll(.all) } }
    await #expect(throws: StoreError.self) { for try await _ in crates.observe(.all) {} }
    try directory.remove("file")
    try await crates.put(Crate(id: 1, weight: 1))
    #expect(try await crates.getAll(.all).count == 1)
  }

  @Test("A class that the store has with another type of property is thrown, and does not stop the program")
  func mismatch() async throws {
    let location = locationInMemory()
    let store = try Store(configuration: .init(location: location))
    try store.write { store.create(Mismatched.Old.self, value: ["id": 1]) }
    let new = StoreDataSource(
      store: StoreProvider(.init(location: location)),
      toEntity: Mapper { (model: Mismatched.New) in model.id },
      toModel: StoreMapper { (id: String, _: Store) in
        let model = Mismatched.New()
        model.id = id
        return model
      })
    await #expect(throws: StoreError.self) { try await new.getAll(.all) }
    await #expect(throws: StoreError.self) { try await new.put("a") }
    await #expect(throws: StoreError.self) { try await new.deleteAll(.all) }
    await #expect(throws: StoreError.self) { for try await _ in new.observe(.all) {} }
  }

  @Test("Writing to a store that was opened for reading is an error")
  func readOnly() async throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "store")
    try await Crates(at: .directory(url)).put(Crate(id: 1, weight: 1))
    let reading = Crates(store: StoreProvider(.init(location: .directory(url), isReadOnly: true)))
    #expect(try await reading.get(.id(1)).weight == 1)
    let refused = try await message(.readOnly) { try await reading.put(Crate(id: 2, weight: 2)) }
    #expect(refused != nil)
  }
}

final class KeylessModel: Object {
  @Persisted var text: String
}

private enum Mismatched {
  final class Old: Object {
    override class var storedName: String { "Mismatched" }
    @Persisted(primaryKey: true) var id: Int
  }

  final class New: Object {
    override class var storedName: String { "Mismatched" }
    @Persisted(primaryKey: true) var id: String
  }
}
