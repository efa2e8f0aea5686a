import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A class with names that need care in Swift, and with properties of every kind.
private enum Declared {
  final class `class`: Object {
    @Persisted(primaryKey: true, name: "two words") var words: String
    @Persisted var `default`: Int8
    @Persisted(indexed: true, name: "in\u{1B}[31m\"dex\\") var index: Date?
    @Persisted(name: "store") var shop: Data
    @Persisted(name: "2nd") var second: UUID
    @Persisted(name: "🎄") var tree: UInt
    @Persisted(name: "unnamed") var unnamed: Bool
    @Persisted(onDelete: .deny, name: "next one") var next: `class`?
    @Persisted(onDelete: .cascade) var parts: List<Part>
    @Persisted var tags: MutableSet<String>
    @Persisted var numbers: List<Int?>
    @Persisted var others: Map<String, `class`?>
    @Persisted var part: Part?
    @Persisted var values: Double?
  }

  final class Part: EmbeddedObject {
    @Persisted var hash: Float
    @Persisted var updates: Int
    @Persisted var observe: String?
  }

  final class Generic<Value>: Object {
    @Persisted var text: String
  }

  final class User: Object {
    @Persisted(onDelete: .cascade) var generics: List<Generic<Int>>
  }
}

/// The schema of a store as Swift.
struct StoreSchemaDescriptionTests {
  private func schema() throws -> StoreSchema {
    let directory = try TemporaryDirectory()
    let types: [Object.Type] = [Declared.`class`.self, Declared.User.self]
    let store = try Store(
      configuration: .init(location: .directory(directory.url), objectTypes: types, schemaVersion: 7))
    withExtendedLifetime(store) {}
    return try StoreInspection(directory.url).schema
  }

  @Test("is printed as Swift with the stored names, and without anything that steers a terminal")
  func printed() throws {
    let text = try schema().description
    #expect(
      text == #"""
        // Schema version 7
        import Foundation
        import SantaCore
        final class Generic_Int: Object {
          @Persisted var text: String
          override class var storedName: String { "Generic<Int>" }
        }
        final class Part: EmbeddedObject {
          @Persisted var hash: Float
          @Persisted var updates: Int
          @Persisted var observe: String?
        }
        final class User: Object {
          @Persisted(onDelete: .cascade) var generics: List<Generic_Int>
        }
        final class `class`: Object {
          @Persisted(primaryKey: true, name: "two words") var two_words: String
          @Persisted var `default`: Int8
          @Persisted(indexed: true, name: "in\u{1B}[31m\"dex\\") var in__31m_dex: Date?
          @Persisted(name: "store") var store2: Data
          @Persisted(name: "2nd") var _2nd: UUID
          @Persisted(name: "🎄") var unnamed2: UInt
          @Persisted var unnamed: Bool
          @Persisted(onDelete: .deny, name: "next one") var next_one: `class`?
          @Persisted(onDelete: .cascade) var parts: List<Part>
          @Persisted var tags: MutableSet<String>
          @Persisted var numbers: List<Int?>
          @Persisted var others: Map<String, `class`?>
          @Persisted var part: Part?
          @Persisted var values: Double?
        }
        """#)
  }

  @Test("compiles as it is", .enabled(if: Compiling.hasModules))
  func compiles() throws {
    let errors = try Compiling.errors(schema().description)
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test("names that Swift can't have become names that no other property has")
  func uniqueNames() {
    let names = [
      "a b", "a-b", "a_b", "_a_b", "x", "_x", "", "_", "self", "Int", "é", "e\u{301}", "x\u{200D}y",
    ]
    let swift = SwiftNames(names, reserved: ["Int"])
    let used = names.map { swift[$0] }
    #expect(Set(used).count == names.count, "\(used)")
    #expect(swift["x"] == "x" && swift["self"] == "`self`" && swift["Int"] == "Int2")
    // The storage of one property has the name of the other property.
    #expect(swift["_x"] == "_x2" && !swift.isStored("_x") && swift.isStored("a_b"))
    #expect(SwiftNames.literal("a\u{202E}\u{9B}\n\"") == #""a\u{202E}\u{9B}\u{A}\"""#)
  }

  @Test("is the same after it was encoded and decoded")
  func coded() throws {
    let schema = try schema()
    #expect(try JSONDecoder().decode(StoreSchema.self, from: JSONEncoder().encode(schema)) == schema)
  }
}
