import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Imports that inferred the type of a number from the data used to round numbers. A column with `9007199254740993` and `0.5`
/// became a column of `Double` values, and so did a column with `18446744073709551615`. From standard input, a later `00601`
/// became 601.
struct InferredNumbersTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private enum Way: CaseIterable { case file, stream }

  /// Returns the stored values of the column `x`, and its type.
  private func load(
    _ text: String, _ format: StoredImport.Format, _ way: Way = .file
  ) throws -> (type: ValueType, values: [StoredValue]) {
    let name = "\(UUID())"
    let path = directory.url.appending(path: "store \(name)")
    let run = try StoredImport(into: path, type: "Card", key: nil, format: format, dates: { _ in nil })
    switch way {
    case .file:
      try directory.write(Array(text.utf8), to: name)
      _ = try run.run(.file(directory.url.appending(path: name).filePath)) { _ in }
    case .stream:
      let chunks = Mutex([Array(text.utf8)])
      _ = try run.run(.stream("standard input", { chunks.withLock { $0.popLast() } ?? [] })) { _ in }
    }
    let snapshot = try EngineRegistry.directory(path.filePath, isReadOnly: true).latest
    let table = snapshot[try #require(snapshot.table(named: "Card"))]
    let column = try #require(table.column(named: "x"))
    return (table[column].type, table.rows.map { table.value(column, of: $0) })
  }

  private func json(_ numbers: [String]) -> String {
    numbers.map { "{\"x\": \($0)}" }.joined(separator: "\n")
  }

  private func csv(_ numbers: [String]) -> String { "x,y\n" + numbers.map { "\($0),1\n" }.joined() }

  @Test(
    "Numbers of JSON get the first type that has all of them, in whichever order they come",
    arguments: Way.allCases)
  private func jsonTypes(way: Way) throws {
    for (numbers, type) in [
      (["1", "-2"], ValueType.int64), (["1", "0.5"], .double), (["9007199254740993", "0.5"], .decimal),
      (["9007199254740992", "0.5"], .double), (["18446744073709551615"], .uint64),
      (["1", "18446744073709551615"], .uint64),
      (["-1", "18446744073709551615"], .decimal), (["0.5", "18446744073709551615"], .decimal),
      (["0.1234567890123456789"], .decimal), (["0.30000000000000004", "1e300", "5e-324"], .double),
      (["340282366920938463463374607431768211455"], .decimal), (["1.50", "10e-1", "0.0"], .double),
    ] {
      for ordered in [numbers, numbers.reversed()] {
        let found = try load(json(ordered), .json, way)
        #expect(found.type == type, "\(ordered)")
        for (number, value) in zip(ordered, found.values) {
          #expect(same(number, value), "\(ordered): \(value)")
        }
      }
    }
  }

  @Test("A number of JSON that no type has is refused with its line and column", arguments: Way.allCases)
  private func refused(way: Way) throws {
    for numbers in [
      ["1", "12345678901234567890123456789012345678901234567890"], ["1e400"], ["1e-400"],
      ["1e300", "0.1234567890123456789"],
    ] {
      for ordered in [numbers, numbers.reversed()] {
        let error = #expect(throws: StoreError.self) { try load(json(ordered), .json, way) }
        #expect(error?.code == .invalidImport)
        #expect(error?.message.contains("column 7: x is the number") ?? false, "\(error?.message ?? "-")")
        #expect(error?.message.contains("line") ?? false && error?.message.contains("round") ?? false)
      }
    }
  }

  @Test("A column of a table whose numbers a Double would cut is one of texts", arguments: Way.allCases)
  private func csvTypes(way: Way) throws {
    for (cells, type) in [
      (["1", "2"], ValueType.int64), (["1", "2.50"], .double), (["0.12345678901234567890", "1"], .string),
      (["9007199254740993", "0.5"], .string), (["18446744073709551615", "1"], .string),
      (["1", "00601"], .string),
      (["1.5", "00601"], .string), (["123456789012345.25", "1"], .double),
      (["12345678901234567.25", "1"], .string),
    ] {
      for ordered in [cells, cells.reversed()] {
        let found = try load(csv(ordered), .csv, way)
        #expect(found.type == type, "\(ordered)")
        for (cell, value) in zip(ordered, found.values) {
          if type == .string {
            #expect(value == .string(cell))
          } else {
            #expect(same(cell, value), "\(ordered)")
          }
        }
      }
    }
  }

  @Test(
    "After the first objects of standard input, a number that would not be stored as it is written is refused",
    arguments: [
      ("1", "00601", StoredImport.Format.csv), ("1.5", "00601", .csv),
      ("1.5", "0.12345678901234567890", .csv),
      ("1.5", "9007199254740993", .csv), ("1", "1.5", .csv), ("1", "1.5", .json),
      ("1.5", "9007199254740993", .json),
      ("1", "18446744073709551615", .json), ("0.5", "0.1234567890123456789", .json), ("true", "True", .csv),
    ])
  func laterNumbers(first: String, later: String, format: StoredImport.Format) throws {
    let numbers = Array(repeating: first, count: 10_000) + [later]
    let text = format == .json ? json(numbers) : csv(numbers)
    let error = #expect(throws: StoreError.self) { try load(text, format, .stream) }
    let line = format == .json ? 10_001 : 10_002
    #expect(
      error?.message.contains("line \(line), column \(format == .json ? 7 : 1): x") ?? false,
      "\(error as Any)")
    // From a file, all of the data is considered.
    let found = try load(text, format, .file)
    if let last = found.values.last { #expect(last == .string(later) || same(later, last)) }
  }

  @Test("A whole number that a property in the store would round is refused, and others are stored")
  func existingProperties() throws {
    func importing(_ text: String, _ format: StoredImport.Format, into path: URL) throws -> [StoredValue] {
      let run = try StoredImport(into: path, type: "Card", key: nil, format: format, dates: { _ in nil })
      try directory.write(Array(text.utf8), to: "data")
      _ = try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
      let snapshot = try EngineRegistry.directory(path.filePath, isReadOnly: true).latest
      let table = snapshot[try #require(snapshot.table(named: "Card"))]
      return table.rows.map { table.value(ColumnID(0), of: $0) }
    }
    for (index, format) in [StoredImport.Format.json, .csv].enumerated() {
      let path = directory.url.appending(path: "store \(index)")
      func text(_ number: String) -> String { format == .json ? "{\"x\":\(number)}" : "x\n\(number)\n" }
      #expect(try importing(text("0.5"), format, into: path) == [.double(0.5)])
      for number in [
        "9007199254740993", "-9007199254740993", "18446744073709551615", String(repeating: "1", count: 50),
      ] {
        let error = #expect(throws: StoreError.self) { try importing(text(number), format, into: path) }
        #expect(
          error?.message.contains("x is the number \(number), which a Double would round") ?? false,
          "\(error as Any)")
      }
      let stored = try ["9007199254740992", "-18446744073709551616", "0.1234567890123456789"].map {
        try importing(text($0), format, into: path).last
      }
      #expect(
        stored == [
          .double(9_007_199_254_740_992), .double(-18_446_744_073_709_551_616),
          .double(0.123_456_789_012_345_68),
        ])
    }
    #expect(ImportedNumber.isRounded("16777217", .float) && !ImportedNumber.isRounded("16777216", .float))
    #expect(
      !ImportedNumber.isRounded("16777217", .double) && !ImportedNumber.isRounded("9007199254740993", .int64))
  }

  /// The check used to look only at numbers without a sign, and not at dates.
  @Test("A number is rounded in no spelling and no type", arguments: StoredImport.Format.allCases)
  func spellings(format: StoredImport.Format) throws {
    let rules = CellRules(isStrict: false, given: [], dates: PlainImport.date)
    func stored(_ text: String, _ type: ValueType) -> StoredValue? {
      rules.stored(format == .csv ? .cell(text) : .number(text), ColumnDefinition(name: "x", type: type))
    }
    for text in [
      "9007199254740993", "-9007199254740993", "+9007199254740993", "9007199254740993e0",
      "9007199254740993.0",
      "90071992547409930e-1", "900719925474099.3E1", "+9007199254740993.00", "12345678901234567890",
      "0009007199254740993", "123456789012345678901234567890e9",
    ] {
      for type in [ValueType.double, .float, .date] {
        #expect(stored(text, type) == nil && ImportedNumber.isRounded(text, type), "\(text) \(type)")
      }
    }
    for text in ["16777217", "+16777217", "16777217e0", "1677721.7e1", "16777217.0"] {
      #expect(stored(text, .float) == nil && stored(text, .double) == .double(16_777_217), "\(text)")
      #expect(stored(text, .date) == .date(16_777_217), "\(text)")
    }
    for text in ["0x10", "0x20000000000001", "0X1p3", "-0x1"] {
      for type in [ValueType.double, .float, .date, .int64, .decimal] {
        #expect(stored(text, type) == nil, "\(text)")
      }
    }
    for (text, number) in [
      ("1e23", 1e23), ("6.02214076e23", 6.02214076e23), ("+9007199254740992", 9_007_199_254_740_992),
      ("9007199254740994e0", 9_007_199_254_740_994), ("0.1234567890123456789", 0.123_456_789_012_345_68),
      ("123456789012.25", 123_456_789_012.25), ("-0.00000000", -0.0),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("1e-300", 1e-300), ("100000000000000000000", 1e20),
      ("-18446744073709551616", -18_446_744_073_709_551_616),
    ] { #expect(stored(text, .double) == .double(number), "\(text)") }
    #expect(stored("3.4028235e+38", .float) == .float(.greatestFiniteMagnitude))
    #expect(stored("1.2345679e+10", .float) == .float(1.2345679e10))
    let any = AnyImport(dates: { _ in nil })
    let tagged = ImportedValue.object([.init(key: "$double", value: .number("9007199254740993"))])
    #expect(any.value(tagged) == nil)
  }

  @Test("The error of a number that a date would round says so")
  func roundedDates() throws {
    var options = StoredImport.Options()
    options.types = ["x": try #require(GivenType("date"))]
    for (text, format) in [
      ("x\n+9007199254740993\n", StoredImport.Format.csv), ("{\"x\":12345678901234567890}", .json),
    ] {
      let run = try StoredImport(
        into: directory.url.appending(path: UUID().uuidString), type: "Card", key: nil, format: format,
        options: options,
        dates: { _ in nil })
      try directory.write(Array(text.utf8), to: "data")
      let error = #expect(throws: StoreError.self) {
        try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
      }
      #expect(error?.message.contains("which a Date would round") == true, "\(error as Any)")
    }
  }

  /// A later object used to get 0 for a missing number, and an empty string for a missing string.
  @Test("A later object from standard input that lacks what all of the first ones have is an error")
  func laterObjects() throws {
    let first = String(repeating: "{\"x\":1,\"s\":\"\"}\n", count: 10_000)
    for (later, name) in [("{\"s\":\"b\"}", "x"), ("{\"y\":1,\"x\":2}", "s")] {
      let error = #expect(throws: StoreError.self) { try load(first + later, .json, .stream) }
      #expect(
        error?.message.contains("line 10001, column 1: an object has no '\(name)'") ?? false,
        "\(error as Any)")
    }
    #expect(try load(first + "{}", .json, .file).values.last == .null)
  }

  @Test("A later number that fits is stored from standard input as from a file")
  func laterNumbersThatFit() throws {
    for (first, later) in [("1.5", "2"), ("1.5", "-0.25"), ("text", "00601"), ("1", "-5")] {
      let cells = Array(repeating: first, count: 10_000) + [later]
      let (file, stream) = (try load(csv(cells), .csv, .file), try load(csv(cells), .csv, .stream))
      #expect(file.type == stream.type && file.values == stream.values, "\(first) \(later)")
    }
  }

  @Test("Random numbers come out as they went in, or not at all", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<15 {
      let numbers = (0..<Int.random(in: 1...6, using: &random)).map { _ in Self.number(&random) }
      for format in StoredImport.Format.allCases {
        var results: [ValueType?] = []
        for way in Way.allCases {
          for ordered in [numbers, numbers.reversed(), numbers.shuffled(using: &random)] {
            let text = format == .json ? json(ordered) : csv(ordered)
            do {
              let found = try load(text, format, way)
              results.append(found.type)
              for (number, value) in zip(ordered, found.values) {
                #expect(
                  value == .string(number) && format == .csv || same(number, value),
                  "seed \(seed), round \(round): \(number) became \(value), of \(ordered)")
              }
            } catch let error as StoreError {
              results.append(nil)
              #expect(error.code == .invalidImport && error.message.contains("column 7"), "\(error)")
              #expect(format == .json, "A table has texts, seed \(seed): \(ordered), \(error)")
            }
          }
        }
        #expect(Set(results).count == 1, "seed \(seed), round \(round), \(format): \(numbers) \(results)")
      }
    }
  }

  /// Returns a number in the syntax of JSON, often at the limits of a type.
  private static func number(_ random: inout SeededGenerator) -> String {
    func digits(_ count: ClosedRange<Int>) -> String {
      let count = Int.random(in: count, using: &random)
      return (0..<count).map { "\(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &random))" }.joined()
    }
    let sign = Bool.random(using: &random) ? "" : "-"
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return "\(Int64.random(in: .min ... .max, using: &random))"
    case 1: return "\(UInt64.random(in: 0 ... .max, using: &random))"
    case 2: return "\(Double.random(in: -1e6...1e6, using: &random))"
    case 3: return sign + digits(1...25)
    case 4: return sign + "0." + digits(1...25)
    case 5: return sign + digits(1...20) + "." + digits(1...20)
    default: return sign + digits(1...3) + "e\(Int.random(in: -30...30, using: &random))"
    }
  }

  /// Returns whether a stored number has exactly the written value, by comparing digits.
  private func same(_ text: String, _ value: StoredValue) -> Bool {
    let stored: String
    switch value {
    case .int(let number): stored = "\(number)"
    case .unsigned(let number): stored = "\(number)"
    case .double(let number): stored = "\(number)"
    case .decimal(let number): stored = "\(number)"
    case .bool(let flag): stored = "\(flag)"
    default: return false
    }
    return text == stored || canonical(text) == canonical(stored)
  }

  private func canonical(_ text: String) -> String {
    let parts = text.lowercased().split(separator: "e")
    guard let mantissa = parts.first else { return "?" }
    let halves = mantissa.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? String(halves[1]) : ""
    var digits = String(halves[0]) + fraction
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    while digits.hasSuffix("0") {
      digits.removeLast()
      exponent += 1
    }
    digits = String(digits.drop { $0 == "0" })
    return digits.isEmpty ? "0" : (mantissa.hasPrefix("-") ? "-" : "") + digits + "e\(exponent)"
  }
}
