import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Records of JSON and CSV.
struct RecordParsingTests {
  private func json(_ text: some Sequence<UInt8>) throws -> ImportedRecord {
    try JSONRecordParser.record(.init(bytes: Array(text), location: ImportLocation(line: 3, column: 5)))
  }

  @Test("JSON is read as it is written")
  func jsonValues() throws {
    let record = try json(
      #"{"a" : [1, -0.5e+3 ,[]], "b":{"x":null},"ü\u00e9\n":"\ud83c\udf84\"\\\/", "t":true,"f":false, "n":12345678901234567890}"#
        .utf8)
    #expect(record.members.map(\.name) == ["a", "b", "üé\n", "t", "f", "n"])
    #expect(
      record.members.map(\.value) == [
        .array([.number("1"), .number("-0.5e+3"), .array([])]), .object([.init(key: "x", value: .null)]),
        .text("🎄\"\\/"),
        .bool(true),
        .bool(false), .number("12345678901234567890"),
      ])
    #expect(record.members[1].location == ImportLocation(line: 3, column: 5 + 29))
    #expect(try json("{ }".utf8).members.isEmpty)
  }

  @Test("What is not JSON is an error with its line and column")
  func badJSON() throws {
    for (text, line, column, reason) in [
      (#"{"a":1,"a":2}"#, 3, 12, "'a' occurs twice"),
      ("{\"a\":{\"b\":1,\n\"b\":2}}", 4, 1, "'b' occurs twice"),
      ("{\"a\":\n01}", 4, 1, "begins with 0"), ("{\"a\":1.}", 3, 12, "digit"),
      ("{\"a\":1e}", 3, 12, "exponent"),
      ("{\"a\":-}", 3, 11, "digit"), ("{\"a\":tru}", 3, 10, "value is missing"),
      ("{\"a\":}", 3, 10, "value is missing"),
      ("{\"a\" 1}", 3, 10, "':'"), ("{\"a\":1 \"b\":2}", 3, 12, "','"), ("{a:1}", 3, 6, "'\"'"),
      ("{\"a\":1,}", 3, 12, "'\"'"),
      ("{\"a\":[1 2]}", 3, 13, "']'"), ("{\"a\":\"\\x\"}", 3, 11, "escape"),
      ("{\"a\":\"\\u12g4\"}", 3, 13, "hexadecimal"),
      ("{\"a\":\"\\ud800\"}", 3, 17, "surrogate"), ("{\"a\":\"\\ud800\\u0041\"}", 3, 23, "second half"),
      ("{\"a\":\"\t\"}", 3, 11, "control"),
      ("{\"a\":" + String(repeating: "[", count: 600), 3, 521, "levels"),
      ("{\"a\":NaN}", 3, 10, "value is missing"), ("{}x", 3, 7, "more follows"),
    ] {
      let failure = #expect(throws: ImportFailure.self, "\(text)") { try json(text.utf8) }
      #expect(failure?.location == ImportLocation(line: line, column: column), "\(text): \(failure as Any)")
      #expect(failure?.reason.contains(reason) == true, "\(text): \(failure as Any)")
    }
    // 0xFF never occurs in UTF-8. Half a surrogate pair and overlong forms are invalid, too.
    for bytes: [UInt8] in [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xE2, 0x82]] {
      let failure = #expect(throws: ImportFailure.self) {
        try json(Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8))
      }
      #expect(failure?.reason == "a string is not UTF-8" && failure?.location.column == 10)
    }
  }

  /// Returns the records of a table, after reading it in chunks of several lengths.
  private func csv(_ bytes: some Collection<UInt8>) throws -> [[ImportedValue]] {
    var results: [[[ImportedValue]]] = []
    for length in [1, 2, 3, 7, max(1, bytes.count)] {
      var (splitter, found) = (CSVRecordSplitter(), [[ImportedValue]]())
      let bytes = Array(bytes)
      for start in stride(from: 0, to: bytes.count, by: length) {
        try splitter.split(bytes[start..<min(bytes.count, start + length)]) {
          found.append($0.members.map(\.value))
        }
      }
      try splitter.splitRest { found.append($0.members.map(\.value)) }
      results.append(found)
    }
    #expect(results.allSatisfy { $0 == results[0] })
    return results[0]
  }

  @Test("Cells may have commas, quotes and line ends, and lines end in every way")
  func csvCells() throws {
    let text = "a,\"b,c\",d\r\n1,\"x,\"\"y\"\"\r\nz\",\n\n\"\",,\"é\"\r3,4,5"
    let expected: [[ImportedValue]] = [
      [.cell("1"), .cell("x,\"y\"\r\nz"), .null], [.cell(""), .null, .cell("é")],
      [.cell("3"), .cell("4"), .cell("5")],
    ]
    #expect(try csv(text.utf8) == expected && csv("\u{FEFF}\(text)\r\n".utf8) == expected)
    #expect(try csv("a\n1\n".utf8) == [[.cell("1")]] && csv("a,b\n1,".utf8) == [[.cell("1"), .null]])
    #expect(try csv("".utf8).isEmpty && csv("a,b".utf8).isEmpty && csv("\u{FEFF}".utf8).isEmpty)
  }

  @Test("A table that contradicts itself is an error with its line and column")
  func badCSV() throws {
    for (text, line, column, reason) in [
      ("a,b\n1\n", 2, 1, "1 cell, but the header has 2"), ("a,b\n1,2,3\n", 2, 5, "3 cells"),
      ("a,b\n1,\"2", 2, 5, "quotes that begin in line 2, column 3"),
      ("a,b\n1,\"2\"3\n", 2, 6, "must follow the quote"), ("a,b\n1,2\"\n", 2, 4, "double"),
      ("a,a\n", 1, 3, "named 'a'"),
      ("a,,b\n", 1, 3, "no name"), ("a\n\"x\ny\" z", 3, 3, "must follow"),
      ("a,b\r1\r", 2, 1, "1 cell"), ("a,b\r\n1,2\r\n1\r\n", 3, 1, "1 cell"),
    ] {
      var splitter = CSVRecordSplitter()
      let failure = #expect(throws: ImportFailure.self, "\(text)") {
        try splitter.split(text.utf8) { _ in }
        try splitter.splitRest { _ in }
      }
      #expect(failure?.location == ImportLocation(line: line, column: column), "\(text): \(failure as Any)")
      #expect(failure?.reason.contains(reason) == true, "\(text): \(failure as Any)")
    }
    for bytes: [UInt8] in [[0x61, 0x0A, 0xFF, 0x0A], [0xEF, 0xBB], [0xEF, 0x61, 0x0A]] {
      #expect(throws: ImportFailure.self) { try csv(bytes) }
    }
  }

  @Test("A new type has what is in the data", .counted("random tables, read back"))
  func inference() throws {
    func columns(_ lines: [String], key: String? = nil) throws -> String {
      var schema = InferredSchema()
      for line in lines { try schema.add(try json(line.utf8)) }
      return try schema.definitions(primaryKey: key).map { "\($0.name): \($0.declaration)" }.joined(
        separator: ", ")
    }
    #expect(
      try columns(
        [#"{"x": 1, "id": "a", "l": [1, 2.5], "m": {"a": true}}"#, #"{"id": "b", "x": 2.5, "l": []}"#],
        key: "id")
        == "id: string, x: double, l: List<double>, m: Map<String, bool>")
    #expect(
      try columns([#"{"n": null, "t": "x", "e": []}"#, #"{"t": null}"#])
        == "n: string?, t: string?, e: List<string>")
    for (lines, key, part) in [
      ([#"{"a": 1}"#, #"{"a": "x"}"#], nil, "another type"),
      ([#"{"a": [1]}"#, #"{"a": 1}"#], nil, "something else"),
      ([#"{"a": [[1]]}"#], nil, "array in an array"), ([#"{"a": 1}"#], "b", "no record has 'b'"),
      ([#"{"a": 1.5}"#], "a", "an integer or a string"),
      ([#"{"a": [1, "x"]}"#], nil, "another type"),
    ] as [([String], String?, String)] {
      let failure = #expect(throws: ImportFailure.self) { _ = try columns(lines, key: key) }
      #expect(failure?.reason.contains(part) == true, "\(failure as Any)")
    }
    var schema = InferredSchema()
    var splitter = CSVRecordSplitter()
    try splitter.split("zip,n,f,b,t,o,p\n01234,1,1,true,1,,+1\n99999,-2,0.5,false,x,7,2\n".utf8) {
      try schema.add($0)
    }
    let found = try schema.definitions(primaryKey: nil).map(\.declaration)
    #expect(found == ["string", "int64", "double", "bool", "string", "int64?", "string"])

    // Random tables that are written by the rules of RFC 4180 are read back unchanged.
    for seed in RandomRun.seeds(3) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<20 {
        let width = Int.random(in: 1...4, using: &random)
        let rows = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          (0..<width).map { _ in
            (0..<Int.random(in: 1...5, using: &random)).map { _ in
              ["a", "\"", ",", "\r\n", "\n", "\r", "ö", " "].randomElement(using: &random) ?? ""
            }.joined()
          }
        }
        func line(_ cells: [String]) -> String {
          cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
            + (["\n", "\r\n", "\r"].randomElement(using: &random) ?? "")
        }
        let text = line((0..<width).map { "c\($0)" }) + rows.map(line).joined()
        #expect(try csv(text.utf8) == rows.map { $0.map { .cell($0) } }, "seed \(seed)")
        CountedCases.add(1)
      }
    }
  }
}
