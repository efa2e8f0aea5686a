import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Importing JSON.
struct ImportingTests {
  final class Card: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text = "none"
    @Persisted var small: Int8
    @Persisted var numbers: List<Int>
    @Persisted var next: Card?
  }

  private let directory: TemporaryDirectory
  private let store: Store

  init() throws {
    directory = try TemporaryDirectory()
    store = try Store.temporary()
  }

  private func file(_ text: some Sequence<UInt8>) throws -> URL {
    try directory.write(Array(text), to: "cards")
    return directory.url.appending(path: "cards")
  }

  @discardableResult
  private func load(_ text: String, batchSize: Int = 10_000) throws -> ImportProgress {
    try store.importJSON(Card.self, from: try file(text.utf8), batchSize: batchSize)
  }

  private var ids: [Int] { store.objects(Card.self).values(of: \.id) }

  // MARK: Numbers

  final class Bill: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted var credit: Decimal
    @Persisted var time: Duration?
    @Persisted var when: Date?
  }

  @Test(
    "An error of an import says why, once",
    arguments: [
      (
        #"{"id": "2B8D7A5E-0000-4000-8000-000000000001", "credit": "12.5"}"#,
        "credit: credit takes a number. Nothing"
      ),
      (
        #"{"id": "2B8D7A5E-0000-4000-8000-000000000001", "time": "1 s"}"#,
        "time: time takes a number. Nothing"
      ),
      (#"{"id": "2B8D7A5E-0000-4000-8000-000000000001", "when": "2026"}"#, "when: "),
      (#"{"credit": 1}"#, "such as UUID(). Nothing was imported."),
    ] as [(String, String)])
  func reasons(_ json: String, _ expected: String) throws {
    let url = try file(json.utf8)
    let error = #expect(throws: StoreError.self) { try store.importJSON(Bill.self, from: url) }
    let text = "\(try #require(error))"
    #expect(text.contains(expected), "\(text)")
    #expect(!text.contains("..") && !text.contains(": ."), "\(text)")
    #expect(text.ranges(of: "takes a value").count <= 1, "\(text)")
    #expect(
      text.ranges(of: "Nothing was imported").count == 1 && text.ranges(of: "primary key").count <= 1,
      "\(text)")
  }

  @Test("An integer that is written with a fraction or an exponent is not rounded")
  func integersWithFractions() {
    let dates: RecordWriter.DateParser = { _ in nil }
    for (text, integer) in [
      ("9007199254740993.0", 9_007_199_254_740_993), ("9223372036854775807e0", Int64.max), ("12e2", 1200),
      ("-5.00", -5),
    ] {
      for value in [ImportedValue.number(text), .cell(text)] {
        #expect(RecordWriter.scalar(value, .int64, dates) == .int(integer), "\(text)")
      }
    }
    #expect(RecordWriter.scalar(.number("18446744073709551615.0"), .uint64, dates) == .unsigned(.max))
    for text in ["1.5", "9223372036854775808.0", "1e40"] {
      #expect(RecordWriter.scalar(.number(text), .int64, dates) == nil, "\(text)")
    }
  }

  @Test("A line of CSV has at most as many cells as a class has properties")
  func tooManyCells() throws {
    var splitter = CSVRecordSplitter()
    #expect(throws: ImportFailure.self) {
      try splitter.split(Array(repeating: UInt8(ascii: ","), count: 70_000)[...]) { _ in }
    }
  }

  // MARK: Formats

  @Test("Lines, an array, and objects one after the other are read, whatever the chunks are")
  func forms() throws {
    let objects = [#"{"id": 1, "text": "}]\"\\"}"#, #"{"id": 2, "numbers": [1, {}]}"#, "{}"]
    for text in [
      objects.joined(separator: "\n"), objects.joined(), "[" + objects.joined(separator: " ,\r\n ") + "]\n",
      "\u{FEFF}  " + objects.joined(separator: "\n\n") + "\n",
    ] {
      let bytes = Array(text.utf8)
      for length in [1, 2, 3, 7, bytes.count] {
        var splitter = JSONRecordSplitter()
        var found: [String] = []
        for start in stride(from: 0, to: bytes.count, by: length) {
          try splitter.split(bytes[start..<min(bytes.count, start + length)]) {
            found.append(String(decoding: $0.bytes, as: UTF8.self))
          }
        }
        try splitter.checkEnd()
        #expect(found == objects)
      }
    }
    for empty in ["", "  \n", "[ ]", "\u{FEFF}"] {
      var splitter = JSONRecordSplitter()
      try splitter.split(empty.utf8) { _ in Issue.record("There is no object.") }
      try splitter.checkEnd()
    }
  }

  @Test("What is between objects, or cut off, is an error with its line and column")
  func badStreams() throws {
    // Without its type, the compiler takes seconds for this array.
    let texts: [(text: String, line: Int, column: Int)] = [
      ("x", 1, 1), ("{}\n{}\n 5", 3, 2), ("[{},]", 1, 5), ("[{} {}]", 1, 5), ("[,]", 1, 2), ("[]x", 1, 3),
      ("{},{}", 1, 3),
      ("[[]]", 1, 2), ("{", 1, 2), ("{\"a\": \"b", 1, 9), ("[{}", 1, 4), ("[\n", 2, 1), ("[{},", 1, 5),
      ("{\"a\": " + String(repeating: "[", count: 600), 1, 6 + 512), ("{}\u{FEFF}", 1, 3),
      ("\u{FEFF}\u{FEFF}", 1, 4),
    ]
    for (text, line, column) in texts {
      var splitter = JSONRecordSplitter()
      let failure = #expect(throws: ImportFailure.self, "\(text.prefix(20))") {
        try splitter.split(text.utf8) { _ in }
        try splitter.checkEnd()
      }
      #expect(failure?.location == .init(line: line, column: column), "\(text.prefix(20)): \(failure as Any)")
    }
  }

  // MARK: Imports

  @Test("Objects are created and updated by their keys, in several transactions, with progress")
  func upserts() throws {
    try store.write { store.create(Card.self, value: ["id": 3, "small": 4, "text": "old"]) }
    let lines = (1...25).map { #"{"id": \#($0), "text": "card \#($0)"}"# }.joined(separator: "\n")
    var steps: [Int] = []
    let versions = store.context.snapshot.version
    let result = try store.importJSON(Card.self, from: try file(lines.utf8), batchSize: 10) {
      steps.append($0.objectCount)
      #expect(!store.isInWriteTransaction && store.objects(Card.self).count == $0.objectCount)
    }
    #expect(steps == [10, 20, 25] && result.objectCount == 25)
    #expect(result.byteCount == lines.utf8.count && result.totalByteCount == lines.utf8.count)
    let card = try #require(store.object(ofType: Card.self, forPrimaryKey: 3))
    #expect(card.small == 4 && card.text == "card 3")
    let version = store.context.snapshot.version
    #expect(version.rawValue == versions.rawValue + 3)
    try load(lines)
    #expect(store.context.snapshot.version == version, "An import of what is there changes nothing")
    store.context.snapshot.checkInvariants()
  }

  @Test("What was exported comes back equal")
  func thereAndBack() throws {
    try load(#"{"id": 1, "text": "é\n\"", "numbers": [1, 2], "next": {"id": 2, "small": -3}}"#)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = try encoder.encode(store.objects(Card.self).sorted(by: \.id))
    let other = try Store.temporary()
    try other.importJSON(Card.self, from: try file(text))
    #expect(try encoder.encode(other.objects(Card.self).sorted(by: \.id)) == text)
  }

  @Test("An error names file, line and value; earlier transactions stay, and nothing of the failed one")
  func badObjects() throws {
    let good = (1...4).map { #"{"id": \#($0)}"# }
    for (bad, part) in [
      (#"{"id": 5, "small": 300}"#, "small"), (#"{"id": 5, "text": null}"#, "text"), (#"{"id": "x"}"#, "id"),
      (#"{"id": 5, "numbers": [1, "x"]}"#, "numbers.1"),
      (#"{"id": 5 "x"}"#, "line 5"),
      (#"{"id": 5, "text": "a", "text": "b"}"#, "column 24: the name 'text' occurs twice"),
      (#"{"id": 5, "next": {"id": 6, "id": 7}}"#, "column 29: the name 'id' occurs twice"),
      (#"{"id": 5, "small": 01}"#, "column 20: a number begins with 0"),
      (#"{"id": 5, "small": 1e400}"#, "small"), (#"{"id": 99999999999999999999}"#, "id"),
      ("nonsense", "'n'"), (#"{"id": 5"#, "incomplete"),
    ] {
      try store.write { store.deleteAll() }
      let error = #expect(throws: StoreError.self, "\(bad)") {
        try load((good + [bad]).joined(separator: "\n"), batchSize: 2)
      }
      #expect(error?.code == .invalidImport)
      let message = error?.message ?? ""
      #expect(
        message.contains(part) && message.contains("line 5, column ") && message.contains("/cards"),
        "\(message)")
      #expect(ids == [1, 2, 3, 4] && !store.isInWriteTransaction)
    }
    var bytes = Array(#"{"id": 9, "text": "abc"}"#.utf8)
    bytes[19] = 0xFF
    let error = #expect(throws: StoreError.self) { try store.importJSON(Card.self, from: try file(bytes)) }
    #expect(error?.code == .invalidImport && ids == [1, 2, 3, 4])
  }

  @Test("A file that is not there, a folder, and a transaction that is open are errors")
  func unusable() throws {
    let missing = #expect(throws: StoreError.self) {
      try store.importJSON(Card.self, from: directory.url.appending(path: "none"))
    }
    #expect(missing?.code == .inputOutput)
    #expect(throws: StoreError.self) { try store.importJSON(Card.self, from: directory.url) }
    let within = #expect(throws: StoreError.self) { try store.write { try load("{}") } }
    #expect(within?.code == .alreadyInWrite && store.isEmpty)
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try store.importJSON(Card.self, from: try file(#"{"id": 1}{"id": 2}"#.utf8), batchSize: 1) { _ in
        throw Stopped()
      }
    }
    #expect(ids == [1])
  }

  @Test("Compressed files and UTF-16 are refused with the next step")
  func otherFormats() throws {
    let files: [([UInt8], String)] = [([0x1F, 0x8B, 8, 0, 0], "gunzip"), ([0x7B, 0, 0x7D, 0], "iconv")]
    for (bytes, part) in files {
      let error = #expect(throws: StoreError.self) { try store.importJSON(Card.self, from: try file(bytes)) }
      #expect(error?.code == .invalidImport && error?.message.contains(part) == true && store.isEmpty)
    }
  }
}
