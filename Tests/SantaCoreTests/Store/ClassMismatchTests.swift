import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

private enum Kitchen {
  final class Drawer: Object {
    @Persisted var spoons: Int
  }

  final class Cupboard: Object {
    @Persisted var drawer: Drawer?
  }
}

private enum Office {
  final class Drawer: Object {
    @Persisted var spoons: Int
  }

  final class Desk: Object {
    @Persisted var drawers: List<Drawer>
  }
}

/// The classes of an older program.
private enum Before {
  final class Toy: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var weight: Int
  }

  final class Box: Object {
    @Persisted var toy: Toy?
  }
}

/// The classes of the current program.
private enum Now {
  final class Toy: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var weight: String
  }

  final class Box: Object {
    @Persisted var toy: Toy?
  }
}

/// Two classes of one name used to share a table silently if neither was listed, and a class that didn't match the stored
/// schema stopped the program at its first use.
struct ClassMismatchTests {
  private static func configuration(_ types: [Object.Type]? = nil) -> Store.Configuration {
    .init(location: .inMemory("mismatch \(UUID())"), objectTypes: types)
  }

  private func expectTwoClasses(_ error: (any Error)?, _ name: String = "Drawer") {
    let error = error as? StoreError
    #expect(error?.code == .invalidConfiguration)
    let message = error?.message ?? "none"
    #expect(
      message.contains("Two classes are stored as \(name): ") && message.contains("Kitchen")
        && message.contains("Office"), "\(message)")
  }

  // MARK: Two classes with one name

  @Test("A second class of a name fails the write that uses it first")
  func secondClassInWrite() throws {
    let store = try Store(configuration: Self.configuration())
    try store.write { store.create(Kitchen.Drawer.self, value: ["spoons": 6]) }
    expectTwoClasses(#expect(throws: StoreError.self) { try store.write { store.add(Office.Drawer()) } })
    expectTwoClasses(
      #expect(throws: StoreError.self) { try store.write { store.delete(store.objects(Office.Drawer.self)) } }
    )
    #expect(store.objects(Kitchen.Drawer.self).map(\.spoons) == [6])
  }

  @Test("A second class of a name is found through a class that links to it")
  func secondClassBehindLink() throws {
    let store = try Store(configuration: Self.configuration())
    try store.write { store.add(Kitchen.Cupboard()) }
    expectTwoClasses(#expect(throws: StoreError.self) { try store.write { store.add(Office.Desk()) } })
  }

  @Test("A second class with the same name is an error")
  func secondClassInReading() async throws {
    let store = try Store(configuration: Self.configuration())
    try store.write { store.add(Kitchen.Drawer()) }
    let drawers = store.objects(Office.Drawer.self)
    expectTwoClasses(#expect(throws: StoreError.self) { try drawers.filter("spoons > 1") })
    expectTwoClasses(
      #expect(throws: StoreError.self) { try drawers.filter(#Predicate<Office.Drawer> { $0.spoons > 1 }) })
    expectTwoClasses(#expect(throws: StoreError.self) { try drawers.sorted(byKeyPath: "spoons") })
    var errors: [any Error] = []
    let token = drawers.where { $0.spoons > 1 }.observe { change in
      if case .error(let error) = change { errors.append(error) }
    }
    store.refresh()
    #expect(errors.count == 1)
    expectTwoClasses(errors.first)
    token.invalidate()
    var updates = drawers.updates.makeAsyncIterator()
    do {
      _ = try await updates.next()
      Issue.record("There was an update.")
    } catch { expectTwoClasses(error) }
    #expect(try await updates.next() == nil)
  }

  @Test("A second class of a name is found in another store on the same data, for as long as both are open")
  func secondClassInAnotherStore() throws {
    let configuration = Self.configuration()
    let keeper = try Store(configuration: configuration)
    do {
      let kitchen = try Store(configuration: configuration)
      try kitchen.write { kitchen.add(Kitchen.Drawer()) }
      var listed = configuration
      listed.objectTypes = [Office.Drawer.self]
      expectTwoClasses(#expect(throws: StoreError.self) { try Store(configuration: listed) })
      expectTwoClasses(#expect(throws: StoreError.self) { try keeper.write { keeper.add(Office.Drawer()) } })
    }
    #expect(keeper.objects(Office.Drawer.self).count == 1)
    // The name is free in a store with other data.
    let office = try Store(configuration: Self.configuration())
    try office.write { office.add(Kitchen.Drawer()) }
  }

  @Test("Reading a second class of a name outside a write stops the program with the message of the error")
  func secondClassCounted() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = try Store(configuration: Self.configuration())
      try store.write { store.add(Kitchen.Drawer()) }
      _ = store.objects(Office.Drawer.self).count
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Two classes are stored as Drawer: "))
  }

  // MARK: A class that contradicts the stored schema

  /// Creates a store with toys of the older program.
  private static func toys(_ directory: TemporaryDirectory) throws {
    let store = try directory.openStore()
    try store.write {
      store.create(Before.Toy.self, value: ["id": 1, "weight": 5])
      store.add(Before.Box())
    }
  }

  private func expectMismatch(_ error: (any Error)?) {
    let error = error as? StoreError
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("Toy.weight is ") ?? false)
  }

  @Test(
    "A property with a changed type is an error of opening if its class is listed, and of its first use otherwise"
  )
  func retypedProperty() throws {
    let directory = try TemporaryDirectory()
    try Self.toys(directory)
    for type: Object.Type in [Now.Toy.self, Now.Box.self] {
      expectMismatch(
        #expect(throws: StoreError.self) {
          try directory.openStore([type])
        })
    }
    let store = try directory.openStore()
    expectMismatch(#expect(throws: StoreError.self) { try store.write { store.add(Now.Toy()) } })
    expectMismatch(
      #expect(throws: StoreError.self) { try store.write { store.create(Now.Toy.self, value: ["id": 1]) } })
    expectMismatch(#expect(throws: StoreError.self) { try store.write { store.add(Now.Box()) } })
    expectMismatch(
      #expect(throws: StoreError.self) {
        try store.write { _ = store.object(ofType: Now.Toy.self, forPrimaryKey: 1) }
      })
    expectMismatch(
      #expect(throws: StoreError.self) {
        try store.write { #expect(store.objects(Now.Toy.self).sorted(by: \.weight).isEmpty) }
      })
    expectMismatch(#expect(throws: StoreError.self) { try store.objects(Now.Toy.self).filter("id == 1") })
    var errors: [any Error] = []
    let token = store.objects(Now.Box.self).observe { change in
      if case .error(let error) = change { errors.append(error) }
    }
    store.refresh()
    expectMismatch(errors.first)
    token.invalidate()
  }

  @Test(
    "Reading a class with a changed property type outside a write stops the program with the message of the error"
  )
  func retypedPropertyRead() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let directory = try TemporaryDirectory()
      try Self.toys(directory)
      let store = try directory.openStore()
      _ = store.objects(Now.Toy.self).first
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Toy.weight is "))
  }

  @Test(
    "If another program stores a property with another type, objects that were read before can still be read")
  func retypedMeanwhile() throws {
    let configuration = Self.configuration()
    let other = try Store(configuration: configuration)
    let declared = try ObjectClass.of(Now.Toy.self).properties.map(\.definition)
    let stored = try ObjectClass.of(Before.Toy.self).properties.map(\.definition)
    // The older program's table has only the first property.
    let table = try other.write {
      let transaction = try #require(other.context.transaction)
      let table = transaction.addTable("Toy", [declared[0]])
      _ = transaction.findOrInsertRow(table, primaryKey: .int(1))
      return table
    }
    let store = try Store(configuration: configuration)
    let toy = store.objects(Now.Toy.self)[0]
    #expect(toy.id == 1 && toy.weight.isEmpty)
    try other.write { try #require(other.context.transaction).addColumn(stored[1], to: table) }
    store.refresh()
    #expect(toy.id == 1 && toy.weight.isEmpty)
    expectMismatch(#expect(throws: StoreError.self) { try store.write { toy.weight = "heavy" } })
    #expect(toy.id == 1)
  }
}
