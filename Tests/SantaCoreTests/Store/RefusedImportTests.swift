import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Objects of an import, or of columns, that the store refuses.
struct RefusedImportTests {
  final class Label: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(unique: true) var code: String?
    @Persisted var text = ""
    @Persisted var next: Label?
  }

  private let directory: TemporaryDirectory
  private let store: Store

  init() throws {
    directory = try TemporaryDirectory()
    store = try Store.temporary()
  }

  private func error(_ json: String, _ policy: UpdatePolicy) throws -> StoreError? {
    try directory.write(Array(json.utf8), to: "labels")
    let url = directory.url.appending(path: "labels")
    return #expect(throws: StoreError.self) {
      try store.importJSON(Label.self, from: url, update: policy, batchSize: 2)
    }
  }

  @Test("A second object with a primary key, and equal unique values, are errors with their lines")
  func lines() throws {
    let duplicate = try #require(
      try error(#"{"id": 1}"# + "\n" + #"{"id": 2}"# + "\n" + #"{"id": 3}"# + "\n" + #"{"id": 1}"#, .error))
    #expect(
      duplicate.code == .invalidImport && duplicate.message.contains("line 4, column 1"), "\(duplicate)")
    #expect((duplicate.underlyingError as? StoreError)?.code == .duplicatePrimaryKey)
    #expect(
      duplicate.message.contains("The 2 objects of earlier transactions are already in the store."),
      "\(duplicate)")
    #expect(store.objects(Label.self).count == 2)
    let unique = try #require(
      try error(
        #"{"id": 1}"# + "\n\n" + #"{"id": 5, "code": "a"}"# + "\n" + #"{"id": 6, "code": "b"}"# + "\n"
          + #"{"id": 7, "code": "b"}"#, .modified))
    #expect(unique.code == .invalidImport && unique.message.contains("lines 4 to 5"), "\(unique)")
    #expect((unique.underlyingError as? StoreError)?.code == .uniqueViolation)
    #expect(store.objects(Label.self).values(of: \.id).sorted() == [1, 2, 5])
  }

  final class Prices: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var names: List<String>
    @Persisted var amounts: Map<String, Decimal>
  }

  @Test(
    "A message about an element names the type of elements, and one about a collection the type of the collection",
    arguments: [
      (
        #"{"id": 1, "names": ["a", 5]}"#,
        "names.1 takes a value of type String of at most 16777216 bytes, not the number 5"
      ),
      (
        #"{"id": 1, "names": 5}"#,
        "names takes a value of type List<String> with values of at most 16777216 bytes, not the number 5"
      ),
      (
        #"{"id": 1, "amounts": {"a": "x"}}"#,
        "amounts.a takes a value of type Decimal other than NaN, not a string"
      ),
      (
        #"{"id": 1, "amounts": []}"#,
        "amounts takes a value of type Map<String, Decimal> with values other than NaN"
      ),
    ])
  func elements(json: String, message: String) throws {
    _ = try Store(
      configuration: .init(
        location: .directory(directory.url.appending(path: "store")), objectTypes: [Prices.self]))
    let error = try #require(try run(json, type: "Prices", size: 10).error)
    #expect(error.message.contains(message), "\(error)")
  }

  private typealias Outcome = (summary: StoredImport.Summary?, error: StoreError?, rejected: [Int])

  /// Imports labels without their class.
  private func run(
    _ json: String, type: String = "Label", size: Int, skipsErrors: Bool = false, isDryRun: Bool = false
  ) throws -> Outcome {
    var outcome: Outcome = (nil, nil, [])
    var options = StoredImport.Options()
    (options.batchSize, options.isDryRun) = (size, isDryRun)
    if skipsErrors { options.reject = { outcome.rejected.append($0.line) } }
    try directory.write(Array(json.utf8), to: "labels")
    let run = try StoredImport(
      into: directory.url.appending(path: "store"), type: type, key: nil, format: .json, options: options,
      dates: { _ in nil })
    do {
      outcome.summary = try run.run(.file(directory.url.appending(path: "labels").filePath)) { _ in }
    } catch let error as StoreError {
      outcome.error = error
    }
    return outcome
  }

  @Test("Without the class, too, equal unique values are errors with their lines, and can be left out")
  func equalValues() throws {
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url.appending(path: "store")), objectTypes: [Label.self]))
    try store.write {
      for (id, code) in [(1, "a"), (2, "b")] { store.create(Label.self, value: ["id": id, "code": code]) }
    }
    func codes() -> [String?] {
      store.refresh()
      return store.objects(Label.self).map(\.code)
    }
    // Two objects can exchange their values in one transaction.
    let exchange = [#"{"id": 1, "code": "b"}"#, #"{"id": 2, "code": "a"}"#].joined(separator: "\n")
    #expect(try run(exchange, size: 2, isDryRun: true).error == nil)
    #expect(try run(exchange, size: 2).error == nil && codes() == ["b", "a"])
    let lines = [
      #"{"id": 3, "code": "c"}"#, #"{"id": 4, "code": "b"}"#, #"{"id": 5}"#, #"{"id": 5, "code": "c"}"#,
      #"{"id": 6, "code": "f"}"#,
    ].joined(separator: "\n")
    for size in [5, 2] {
      for isDryRun in [true, false] {
        let refused = try run(lines, size: size, isDryRun: isDryRun)
        let message = refused.error?.message ?? ""
        #expect(refused.error?.code == .invalidImport && message.contains("line 2, column 1"), "\(message)")
        #expect(message.contains("the same code") && message.contains("Nothing was imported."), "\(message)")
        #expect(codes() == ["b", "a"])
      }
    }
    let dry = try run(lines, size: 5, skipsErrors: true, isDryRun: true)
    #expect(dry.rejected == [2, 4] && codes() == ["b", "a"])
    let skipped = try run(lines, size: 5, skipsErrors: true)
    #expect(skipped.rejected == [2, 4] && codes() == ["b", "a", "c", nil, "f"])
    #expect(skipped.summary?.progress.objectCount == 3 && skipped.summary?.updateCount == 0)
    let again = try run(lines, size: 2, skipsErrors: true)
    #expect(again.rejected == [2, 4] && codes() == ["b", "a", "c", nil, "f"])
  }

  @Test("The policy of columns applies to the targets of their links, as with objects")
  func targets() throws {
    try store.write { store.create(Label.self, value: ["id": 1, "text": "old"]) }
    let target = try Label(value: ["id": 1, "text": "new"])
    try store.write {
      store.add(Label.self, columns: [.init(\.id, [2]), .init(\.next, [target])], update: .modified)
    }
    #expect(store.object(ofType: Label.self, forPrimaryKey: 2)?.next?.text == "new")
    #expect(store.objects(Label.self).count == 2)
    let other = try Label(value: ["id": 1])
    let error = #expect(throws: StoreError.self) {
      try store.write {
        store.add(
          Label.self, columns: [.init(\.id, [3]), .init(\.next, [other])])
      }
    }
    #expect(error?.code == .duplicatePrimaryKey && store.objects(Label.self).count == 2)
  }

  class Animal: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    override class var subclasses: [Object.Type] { [Cat.self] }
  }

  final class Cat: Animal {
    @Persisted var lives = 9
    override class var subclasses: [Object.Type] { [] }
  }

  @Test("Columns of a class also change its subclasses' objects, and columns of a subclass no other objects")
  func subclasses() throws {
    try store.write {
      store.create(Cat.self, value: ["id": 3, "lives": 7])
      store.create(Animal.self, value: ["id": 4])
      store.add(
        Animal.self, columns: [.init(\.id, [3, 4, 5]), .init(\.name, ["c", "d", "e"])], update: .modified)
    }
    let cat = try #require(store.object(ofType: Cat.self, forPrimaryKey: 3))
    #expect(cat.name == "c" && cat.lives == 7 && store.objects(Animal.self).count == 3)
    let error = #expect(throws: StoreError.self) {
      try store.write {
        store.add(Cat.self, columns: [.init(\.id, [4]), .init(\.lives, [1])], update: .modified)
      }
    }
    #expect(error?.message.contains("can't change its class") == true)
  }
}
