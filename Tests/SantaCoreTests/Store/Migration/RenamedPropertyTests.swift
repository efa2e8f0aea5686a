import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Properties that are renamed to names that other properties have or had. Each property has its first name as its value.
struct RenamedPropertyTests {
  private enum Old {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var a = "?"
      @Persisted(indexed: true) var b = "?"
      @Persisted var c = "?"
    }
  }

  private enum Chain {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(indexed: true, renamedFrom: "a") var b = "new"
      @Persisted(renamedFrom: "b") var c = "new"
      @Persisted(unique: true, renamedFrom: "c") var d: String? = nil
    }
  }

  private enum OtherOrder {
    final class Letter: Object {
      @Persisted(renamedFrom: "c") var d = "new"
      @Persisted(renamedFrom: "b") var c = "new"
      @Persisted(renamedFrom: "a") var b = "new"
      @Persisted var a = "new"
      @Persisted(primaryKey: true) var id: Int
    }
  }

  private enum Swap {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "b") var a = "new"
      @Persisted(renamedFrom: "a") var b = "new"
    }
  }

  private enum Circle {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "c") var a = "new"
      @Persisted(renamedFrom: "a") var b = "new"
      @Persisted(renamedFrom: "b") var c = "new"
    }
  }

  private enum Twice {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "a") var x = ""
      @Persisted(renamedFrom: "a") var y = ""
    }
  }

  private enum Onto {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "a") var b = "new"
    }
  }

  private enum Wider {
    final class Box: Object {
      @Persisted(primaryKey: true) var a: Int
      @Persisted var b: Int32
    }
  }

  private enum WiderSwap {
    final class Box: Object {
      @Persisted(renamedFrom: "b") var a: Int
      @Persisted(primaryKey: true, renamedFrom: "a") var b: Int
    }
  }

  private enum Retyped {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "b") var a = 0
      @Persisted(renamedFrom: "a") var b = 0
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func configuration(
    _ type: Object.Type, version: UInt64 = 0, migration: Store.Configuration.MigrationBlock? = nil
  ) -> Store.Configuration {
    .init(
      location: .directory(directory.url), objectTypes: [type], schemaVersion: version, migration: migration)
  }

  private func fill(compacts: Bool = false) throws {
    let store = try Store(configuration: configuration(Old.Letter.self))
    try store.write {
      store.create(Old.Letter.self, value: ["id": 1, "a": "a", "b": "b", "c": "c"])
    }
    if compacts { try store.compact() }
  }

  /// Opens the store twice, and once more after compaction, and expects the values of the first object.
  private func expect<T: Object>(
    _ type: T.Type, _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for isCompacted in [false, false, true] {
      let store = try Store(configuration: configuration(type))
      if isCompacted { try store.compact(droppingRemoved: [type]) }
      let object = try #require(store.object(ofType: type, forPrimaryKey: 1))
      for (name, value) in expected {
        #expect(object[name] as? String == value, "\(name)", sourceLocation: sourceLocation)
        #expect(try store.objects(type).filter("\(name) == '\(value)'").count == 1)
      }
      store.context.snapshot.checkInvariants()
    }
    let store = try Store(configuration: configuration(type))
    let object = try #require(store.object(ofType: type, forPrimaryKey: 1))
    for (name, value) in expected { #expect(object[name] as? String == value, "\(name)") }
  }

  @Test("A chain of renamed properties keeps all values", arguments: [false, true])
  func chain(compacts: Bool) throws {
    try fill(compacts: compacts)
    try expect(Chain.Letter.self, ["b": "a", "c": "b", "d": "c"])
  }

  @Test("The order of the properties doesn't matter, and a new property can have the first name of a chain")
  func order() throws {
    try fill()
    try expect(OtherOrder.Letter.self, ["a": "new", "b": "a", "c": "b", "d": "c"])
  }

  @Test("The report of a chain has each new name, and a program from before the chain is refused")
  func report() throws {
    try fill()
    let report = try Store.migrationReport(configuration: configuration(Chain.Letter.self))
    let renamed = report.differences.filter { $0.description.contains("gets its new name") }
    #expect(renamed.map(\.property) == ["b", "c", "d"])
    #expect(report.differences.allSatisfy { !$0.description.contains("not declared any more") })
    _ = try Store(configuration: configuration(Chain.Letter.self))
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: self.configuration(Old.Letter.self))
    }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("Letter.a is called b in the store") == true, "\(error?.message ?? "")")
  }

  @Test("Two properties swap their names, once", arguments: [false, true])
  func swap(compacts: Bool) throws {
    try fill(compacts: compacts)
    try expect(Swap.Letter.self, ["a": "b", "b": "a"])
  }

  @Test("Three properties pass their names on in a circle, once")
  func circle() throws {
    try fill()
    try expect(Circle.Letter.self, ["a": "c", "b": "a", "c": "b"])
  }

  @Test("Properties that swap their names stay as they are in a store that never had the old ones")
  func swapInNewStore() throws {
    do {
      let store = try Store(configuration: configuration(Swap.Letter.self))
      try store.write { store.create(Swap.Letter.self, value: ["id": 1, "a": "A", "b": "B"]) }
    }
    try expect(Swap.Letter.self, ["a": "A", "b": "B"])
  }

  @Test("A swap can also widen types and move the primary key, in a migration")
  func widerSwap() throws {
    do {
      let store = try Store(configuration: configuration(Wider.Box.self))
      try store.write { store.create(Wider.Box.self, value: ["a": 10, "b": 20]) }
    }
    for _ in 0..<2 {
      let store = try Store(configuration: configuration(WiderSwap.Box.self, version: 1) { _, _ in })
      let box = try #require(store.object(ofType: WiderSwap.Box.self, forPrimaryKey: 10))
      #expect(box.a == 20 && box.b == 10)
      store.context.snapshot.checkInvariants()
    }
  }

  @Test("A swap whose types a migration changes isn't repeated")
  func retypedSwap() throws {
    try fill()
    for version in [1, 1, 2] as [UInt64] {
      let store = try Store(
        configuration: configuration(Retyped.Letter.self, version: version) { migration, old in
          if old > 0 { return }
          try migration.enumerateObjects(ofType: Retyped.Letter.self) { old, new in
            #expect(old["a"] as? String == "a")
            (new.a, new.b) = (1, 2)
          }
        })
      let letter = try #require(store.objects(Retyped.Letter.self).first)
      #expect(letter.a == 1 && letter.b == 2)
    }
  }

  @Test("A migration renames in the order of its calls, also through a name that it gives up again")
  func migration() throws {
    try fill()
    let store = try Store(
      configuration: configuration(Swap.Letter.self, version: 1) { migration, _ in
        try migration.renameProperty(onType: "Letter", from: "a", to: "other")
        try migration.renameProperty(onType: "Letter", from: "b", to: "a")
        try migration.renameProperty(onType: "Letter", from: "other", to: "b")
      })
    let letter = try #require(store.objects(Swap.Letter.self).first)
    #expect(letter.a == "b" && letter.b == "a")
  }

  @Test("Two properties that are renamed from one are an error that says what to do")
  func twice() throws {
    try fill()
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: self.configuration(Twice.Letter.self))
    }
    #expect(error?.code == .schemaMismatch)
    #expect(error?.message.contains("Letter.y is declared as renamed from a, and x is, too") == true)
    let store = try Store(configuration: configuration(Old.Letter.self))
    #expect(store.objects(Old.Letter.self).first?.a == "a")
  }

  @Test("A property keeps its values if the store also has its former name, and the report says so")
  func bothNames() throws {
    try fill()
    let report = try Store.migrationReport(configuration: configuration(Onto.Letter.self))
    #expect(
      report.differences.contains {
        $0.description.contains("the store also has b, which is declared as renamed from it")
      })
    let store = try Store(configuration: configuration(Onto.Letter.self))
    #expect(store.objects(Onto.Letter.self).first?.b == "b")
    #expect(store.schema.types.first?.properties.map(\.name).contains("a") == true)
  }
}
