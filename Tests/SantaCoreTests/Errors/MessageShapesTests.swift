import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Messages used to contain "This The owner of a collection was deleted", "A Invoice" and "a value of type int64", and a failed
/// read reported "The change was not stored".
struct MessageShapesTests {
  final class Invoice: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var total: Double?
    @Persisted var lines: List<String>
    @Persisted var next: Invoice?
  }

  final class Customer: Object {
    @Persisted var referrer: Customer?
    @Persisted(originProperty: "referrer") var referrals: LinkingObjects<Customer>
  }

  private let store: Store

  init() throws { store = try Store.temporary() }

  private func message(_ change: () throws -> Void) -> String {
    let store = store
    do {
      try store.write { try change() }
      return "-"
    } catch { return "\(error)" }
  }

  private func refusal(_ text: String, _ arguments: Any?...) -> String {
    do {
      _ = try store.objects(Invoice.self).filter(text, arguments: arguments)
      return "-"
    } catch { return "\(error)" }
  }

  @Test("A noun has the article that is spoken")
  func articles() {
    for noun in [
      "Invoice", "Apple", "Order", "Umbrella", "Hour", "HTMLPage", "XMLFile", "SMSMessage", "Élan", "_Entry",
      "unidentified",
      "Ohm", "Index<Int>", "MP3",
    ] {
      #expect("\(a: noun)" == "an \(noun)" && "\(A: noun)" == "An \(noun)", "\(noun)")
    }
    for noun in [
      "Stop", "User", "Unit", "UUID", "URLBox", "European", "OneTime", "Universe", "House", "List<Apple>",
      "B", "日",
    ] {
      #expect("\(a: noun)" == "a \(noun)" && "\(A: noun)" == "A \(noun)", "\(noun)")
    }
  }

  @Test("No message has the wrong article")
  func invoices() throws {
    let store = store
    let messages = [
      message { store.add(try Invoice(value: ["id": 1, "next": ["total": 1]])) },
      message { store.create(Invoice.self, value: 5) },
      message { store.create(Invoice.self, value: ["id": 1, "next": 7]) },
      message { try store.create(Invoice.self, json: Data("[]".utf8)) },
      refusal("id == 'a'"), refusal("next == 5"), refusal("id == %@", Invoice()),
    ]
    for message in messages {
      #expect(!message.isEmpty && message != "-")
      #expect(!message.contains("A Invoice") && !message.contains("a Invoice"), "\(message)")
    }
  }

  @Test("Types have the names that a program gives them")
  func types() throws {
    let store = store
    let query = #expect(throws: StoreError.self) { try store.objects(Invoice.self).filter("id == 'a'") }
    #expect(query?.message.contains("a value of type Int, which can't be compared with a string") ?? false)
    let value = message { store.create(Invoice.self, value: ["id": 1, "total": "x"]) }
    #expect(
      value.contains("Invoice.total can't hold this value. It takes a value of type Double?."), "\(value)")
    let list = message { store.create(Invoice.self, value: ["id": 1, "lines": 1]) }
    #expect(list.contains("List<String>"), "\(list)")
    for type in ValueType.allCases {
      let column = ColumnDefinition(name: "x", type: type)
      #expect(
        !column.typeName.contains("\(type)") || column.typeName.contains(type.swiftName), "\(column.typeName)"
      )
    }
  }

  @Test("A collection of a deleted object says whose it is")
  func deletedOwner() throws {
    let store = store
    let invoice = try store.write { store.create(Invoice.self, value: ["id": 1, "lines": ["a"]]) }
    let lines = invoice.lines
    try store.write { store.delete(invoice) }
    let error = message { lines.append("b") }
    #expect(error.hasPrefix("The object that this collection belongs to was deleted"), "\(error)")
  }

  @Test("A file that can't be read because it doesn't exist says to check its path")
  func missingFile() {
    let path = "/no such folder/cards.json"
    let error = #expect(throws: StoreError.self) {
      try store.importJSON(Invoice.self, from: URL(filePath: path))
    }
    #expect(
      error?.message == "Reading \(path) failed. Nothing was changed. The file doesn't exist. Check its path."
    )
  }

  @Test("Linking objects among the values of a new object are not called unknown")
  func linkingObjectsAmongValues() {
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Customer.self, value: ["referrals": []]) }
    }
    #expect(error?.message.hasPrefix("The linking objects of a Customer are computed") ?? false)
  }

  @Test("A store says where it is")
  func storeDescription() throws {
    let inMemory = try Store(configuration: .init(location: .inMemory("store description")))
    #expect("\(inMemory)" == "Store(in memory: \"store description\")")
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let inDirectory = try Store(configuration: .init(location: .directory(directory)))
    #expect("\(inDirectory)" == "Store(\(directory.path))")
  }

  @Test("Every error about a damaged store says how to recover its data")
  func damage() {
    let errors = [
      StoreError.corrupt("x", offset: 1, "y"), .contradiction("x", "y"), .missingSegment("x"),
      .notAStore("x"),
    ]
    for error in errors { #expect(error.message.contains("Store.recover(at:to:)"), "\(error)") }
  }

  @Test("A failed read does not say that a change was not stored")
  func reads() {
    struct Failure: Error {}
    let read = StoreError.system("Reading", "x", Failure())
    #expect(read.message == "Reading x failed. Nothing was changed. Check the disk, and try again.")
    #expect(
      StoreError.system("Writing to", "x", Failure()).message
        == "Writing to x failed. The change was not stored. Check the disk, and try again.")
    for doing in ["Looking for", "Opening", "Removing", "Removing old logs of", "Unlocking", "Locking"] {
      #expect(!StoreError.system(doing, "x", Failure()).message.contains("not stored"), "\(doing)")
    }
  }
}
