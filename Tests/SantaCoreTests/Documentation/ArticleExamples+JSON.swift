import Foundation
import SantaCore

// The code of the article about JSON and CSV, line by line. `ArticleTests` runs it and compares it with the article.

extension Articles {
  final class Customer: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var notes: List<CustomerNote>
  }

  final class CustomerNote: Object {
    @Persisted var text = ""
  }

  final class Invoice: Object {
    @Persisted(primaryKey: true) var number: Int
    @Persisted var date: Date?
    @Persisted var total: Decimal
    @Persisted var customer: Customer?
  }

  static func createInvoice(_ store: Store, print: (String) -> Void) throws {
    let json = Data(#"{"number": 7, "total": 12.50, "customer": {"id": 1, "name": "Anna"}}"#.utf8)
    try store.write { try store.create(Invoice.self, json: json, update: .modified) }

    print(String(decoding: try JSONEncoder().encode(store.objects(Invoice.self)), as: UTF8.self))
  }

  static func importInvoices(_ store: Store, from file: URL, print: (String) -> Void) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let unknown = UnknownKeys()
    decoder.userInfo[.unknownKeys] = unknown
    let imported = try store.importJSON(Invoice.self, from: file, decoder: decoder)  // not within a write
    print("\(imported.objectCount) invoices, unknown keys: \(unknown.paths)")
  }

  static func exportInvoices(_ store: Store, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    for invoice in store.snapshot().objects(Invoice.self) {
      try output.write(contentsOf: encoder.encode(invoice) + Data("\n".utf8))
    }
    try output.close()
  }

  struct InvoiceRecord: Encodable {
    var number: Int
    var total: Decimal
    var customer: [String: Int]?
  }

  static func exportKeys(_ store: Store) throws -> Data {
    let records = store.objects(Invoice.self).map { invoice in
      InvoiceRecord(
        number: invoice.number, total: invoice.total, customer: invoice.customer.map { ["id": $0.id] })
    }
    return try JSONEncoder().encode(records)
  }

  static func addTable(_ store: Store, numbers: [Int], totals: [Decimal]) throws {
    try store.write {
      store.add(
        Invoice.self, columns: [.init(\.number, numbers), .init(\.total, totals)], update: .modified)
    }
  }
}
