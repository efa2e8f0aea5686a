import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// With `--skip-errors`, a missing quote used to hide all records up to the next one, a record without an end made the lines of
/// all later errors wrong, the end of a table could be read as records although it was within quotes, and the cells of a rejected
/// record were trimmed.
struct SkippedRecordsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private struct Rejected: Equatable, CustomStringConvertible {
    var line: Int
    var text: String
    var reason: String

    var description: String { "line \(line): \(text) (\(reason))" }
  }

  private struct Outcome {
    var ids: [StoredValue] = []
    var rejected: [Rejected] = []
    var lines: [Int] { rejected.map(\.line) }
    var texts: [String] { rejected.map(\.text) }
  }

  /// Imports data in chunks of a length, and returns the values of the column `id`.
  private func load(
    _ bytes: [UInt8], _ format: StoredImport.Format, delimiter: UInt8 = UInt8(ascii: ","), size: Int = 10_000,
    chunk: Int = 1 << 16, types: [String: String] = [:]
  ) throws -> Outcome {
    var outcome = Outcome()
    var options = StoredImport.Options()
    (options.batchSize, options.delimiter) = (size, delimiter)
    options.types = types.compactMapValues { GivenType($0) }
    options.reject = { outcome.rejected.append(Rejected(line: $0.line, text: $0.text, reason: $0.reason)) }
    let url = directory.url.appending(path: UUID().uuidString)
    let run = try StoredImport(
      into: url, type: "Card", key: nil, format: format, options: options, dates: { _ in nil })
    let rest = Mutex(bytes[...])
    let source = StoredImport.Source.stream("data") {
      rest.withLock { rest in
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      }
    }
    let summary = try run.run(source) { _ in }
    let state = try EngineRegistry.directory(url.filePath, isReadOnly: false).latest
    state.checkInvariants()
    let table = state[try #require(state.table(named: "Card"))]
    let id = try #require(table.column(named: "id"))
    outcome.ids = table.rows.map { table.value(id, of: $0) }
    #expect(
      summary.rejectedCount == outcome.rejected.count && summary.progress.objectCount == outcome.ids.count)
    return outcome
  }

  private func load(
    _ text: String, _ format: StoredImport.Format, size: Int = 10_000, chunk: Int = 1 << 16
  ) throws -> Outcome {
    try load(Array(text.utf8), format, size: size, chunk: chunk)
  }

  // MARK: JSON

  static let brokenObjects = [
    #"{"id":0,"n":"name 10}"#, #"{"id":0,"n":name 10"}"#, #"{"id":0,n":"name"}"#, #"{"id":0,"n":[1,2}"#,
    #"{"id":0,"n":{"a":1]}"#, #"{"id":0,"n":"x""#, #"{"id":0,"n":"x","#, #"{"id":0,"n":"#, #"{"id":0,"n":"\"#,
    "{", "x",
    #"{"id":0,"n":"x"]"#, "  {\"id\":0,\"n\":\"tab\t\"}",
  ]

  @Test(
    "A line of JSON without its quotes or brackets is left out, and no other",
    .counted("imports"), arguments: brokenObjects, ["\n", "\r\n"])
  func brokenLines(broken: String, end: String) throws {
    let lines = (1...60).map { [10, 50].contains($0) ? broken : "{\"id\":\($0),\"n\":\"name \($0)\"}" }
    let written = broken.drop { $0 == " " }
    for (text, size, chunk) in [
      (lines.joined(separator: end), 10_000, 1 << 16), (lines.map { $0 + end }.joined(), 25, 5),
    ] {
      let found = try load(text, .json, size: size, chunk: chunk)
      #expect(
        found.ids == (1...60).filter { ![10, 50].contains($0) }.map { .int(Int64($0)) }, "\(found.rejected)")
      #expect(
        found.lines == [10, 50] && found.texts.allSatisfy { $0.hasPrefix(written) }, "\(found.rejected)")
      CountedCases.add(1)
    }
  }

  @Test("A string without its end is an error in its line, whatever follows")
  func errorInLine() throws {
    for (broken, column, reason) in [
      (#"{"id":10,"n":"name 10}"#, 23, "a string has no end in its line"),
      (#"{"id":10,"n":[1,2}"#, 18, "'}' is not allowed here; ']' must come first"),
    ] {
      let lines = (1...2_000).map { $0 == 10 ? broken : "{\"id\":\($0),\"n\":\"name\"}" }.joined(
        separator: "\n")
      for text in [lines, "[\n" + lines.replacing("}\n", with: "},\n") + "]"] {
        var splitter = JSONRecordSplitter()
        let failure = #expect(throws: ImportFailure.self) { try splitter.split(text.utf8) { _ in } }
        let (line, column) =
          text.hasPrefix("[") && column == 23 ? (11, 24) : text.hasPrefix("[") ? (11, column) : (10, column)
        #expect(failure?.location == ImportLocation(line: line, column: column), "\(failure as Any)")
        #expect(failure?.reason.contains(reason) == true, "\(failure as Any)")
      }
    }
    var splitter = JSONRecordSplitter()
    let missing = #expect(throws: ImportFailure.self) {
      try splitter.split("{\"id\":1}\n{\"id\":2,\"n\":{\"a\":1}\n{\"id\":3}\n".utf8) { _ in }
    }
    #expect(missing?.location == ImportLocation(line: 3, column: 1))
    #expect(
      missing?.reason.contains("the object that begins in line 2, column 1") == true, "\(missing as Any)")
  }

  @Test("Objects of several lines in any layout have no error")
  func layouts() throws {
    let text = "{\n\"id\"\n:\n1,\"n\":\n{\n\"a\":\n[\n{\n},\n{\"b\":[[\n{}\n]]}\n]\n}\n}\n{\"id\":2}"
    var (splitter, count) = (JSONRecordSplitter(), 0)
    try splitter.split(text.utf8) {
      _ = try JSONRecordParser.record($0)
      count += 1
    }
    try splitter.checkEnd()
    #expect(count == 2)
  }

  // MARK: Tables

  @Test(
    "A quote that is not closed leaves out its line, and the lines of later errors are right",
    arguments: [3, 1 << 16])
  func quotes(chunk: Int) throws {
    var lines = (1...1_000).map { "\($0),name" }
    lines[0] = "id,n"
    (lines[9], lines[499], lines[699], lines[799]) = ("10,\"open", "500", "700,\"open2", "800,x,y")
    let found = try load(lines.joined(separator: "\n") + "\n", .csv, size: 300, chunk: chunk)
    #expect(found.ids == (2...1_000).filter { ![10, 500, 700, 800].contains($0) }.map { .int(Int64($0)) })
    #expect(found.lines == [10, 500, 700, 800], "\(found.rejected)")
    #expect(found.texts == ["10,\"open", "500", "700,\"open2", "800,x,y"])
    let reason = found.rejected[0].reason
    #expect(
      reason.contains("The cell begins in line 10, column 4")
        && reason.hasSuffix("(found in line 700, column 6)"),
      "\(reason)")
    #expect(found.rejected[2].reason.contains("the quotes that begin in line 700, column 5"))
  }

  @Test(
    "No line within quotes is read as a record, also at the end of the data and beside bytes that are not UTF-8"
  )
  func withinQuotes() throws {
    for end in ["", "\n", "\r\n", "\r"] {
      for (record, name) in [
        ("\"x\n5,6\ny\",7,8", "a cell too many"), ("\"x\n5,6\ny\",z\"", "a quote in a cell"),
        ("\"x\n5,6\n\"", "a cell too few"),
      ] {
        let found = try load("id,b\n1,2\n\(record)\(end)", .csv)
        #expect(found.ids == [.int(1)], "\(name): \(found)")
        #expect(
          found.texts == [record] && found.lines.allSatisfy { $0 == 3 || $0 == 5 },
          "\(name): \(found.rejected)")
      }
      let bytes = Array("id,b\n1,2\n\"caf".utf8) + [0xE9] + Array("\n5,6\n\",\"x\n7,8\ny\"\(end)".utf8)
      let found = try load(bytes, .csv)
      #expect(found.ids == [.int(1)] && found.lines == [3], "\(found)")
      #expect(found.rejected.first?.reason == "a cell is not UTF-8")
    }
  }

  @Test("A rejected record is as it is written, without its line end")
  func texts() throws {
    let tabs = try load(
      Array("id\tb\tc\td\te\n1\t\t\t\t\n\t\t7\t\t\r\n x \t1\t\t\t \n\n\"\t\"\t2\t\t\t".utf8), .csv,
      delimiter: UInt8(ascii: "\t"), types: ["id": "int"])
    #expect(tabs.ids == [.int(1), .null], "\(tabs)")
    #expect(tabs.texts == [" x \t1\t\t\t ", "\"\t\"\t2\t\t\t"] && tabs.lines == [4, 6])
    let needed = try load(
      Array("id\tb\tc\td\te\n1\t\t\t\t\n\t\tz\t\t\r\n".utf8), .csv, delimiter: UInt8(ascii: "\t"),
      types: ["id": "int", "c": "int"])
    #expect(needed.texts == ["\t\tz\t\t"])
    let array = try load("[{\"id\":1},\n  {\"id\": 2,} ,\n{\"id\":\"x\"}]", .json)
    #expect(array.ids == [.int(1)] && array.texts == ["{\"id\": 2,}", "{\"id\":\"x\"}"], "\(array)")
  }

  @Test(
    "Random records are stored or left out, each with its line", .counted("imports"),
    arguments: StoredImport.Format.allCases)
  func random(format: StoredImport.Format) throws {
    for seed in RandomRun.seeds(10) {
      var random = SeededGenerator(seed: seed)
      let end = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
      let bad =
        format == .csv
        ? [
          "\"x", "7", "7,8,9", "7,x\"y", "7,\"x\"y", "7,\"x\ny\",8", "\"a\nb\",\"c\nd\",",
          "7,\"x\n8,9\ny\",z",
        ]
        : Self.brokenObjects.dropLast()
      var (text, line, ids) = (format == .csv ? "id,n\(end)" : "", format == .csv ? 2 : 1, [StoredValue]())
      var rejected: [(line: Int, text: String)] = []
      for id in 1...Int.random(in: 2...60, using: &random) {
        var record = format == .csv ? "\(id),\"a \(id)\"" : "{\"id\":\(id),\"n\":\"a\"}"
        // A quote that is missing in the last lines of a table could have its end in an earlier one.
        if id > 1, Int.random(in: 0..<5, using: &random) == 0 {
          record = bad.randomElement(using: &random) ?? ""
          rejected.append((line, record))
        } else {
          ids.append(.int(Int64(id)))
        }
        text += record + end
        line += 1 + record.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      let (size, chunk) = (Int.random(in: 1...20, using: &random), Int.random(in: 1...50, using: &random))
      let found = try load(text, format, size: size, chunk: chunk)
      #expect(found.ids == ids, "seed \(seed), \(size), \(chunk): \(text)\n\(found.rejected)")
      #expect(found.texts == rejected.map(\.text), "seed \(seed): \(text)\n\(found.rejected)")
      #expect(
        zip(found.lines, rejected).allSatisfy {
          (0...$1.text.utf8.count { $0 == UInt8(ascii: "\n") }).contains($0 - $1.line)
        },
        "seed \(seed): \(text)\n\(found.rejected)")
      CountedCases.add(1)
    }
  }
}
