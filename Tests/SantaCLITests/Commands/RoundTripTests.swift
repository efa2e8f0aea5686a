import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `store import` restores the same objects from the output of `store export`, whatever values they have. Formerly, the export
/// wrote maps with both keys `é` and `e` + U+0301, which are equal in Swift, and the import refused the file.
struct RoundTripTests {
  final class Box: Object {
    @Persisted(primaryKey: true) var id: String
    @Persisted var flag: Bool
    @Persisted var tiny: Int8?
    @Persisted var int: Int
    @Persisted var unsigned: UInt64
    @Persisted var float: Float
    @Persisted var double: Double?
    @Persisted var decimal: Decimal
    @Persisted var text: String?
    @Persisted var data: Data
    @Persisted var date: Date
    @Persisted var uuid: UUID
    @Persisted var any: AnyPersistable
    @Persisted var link: Box?
    @Persisted var part: Lid?
    @Persisted var floats: List<Float?>
    @Persisted var texts: List<String>
    @Persisted var dates: List<Date>
    @Persisted var anys: List<AnyPersistable>
    @Persisted var links: List<Box>
    @Persisted var parts: List<Lid>
    @Persisted var kinds: MutableSet<String>
    @Persisted var numbers: MutableSet<Double>
    @Persisted var decimals: MutableSet<Decimal>
    @Persisted var byName: Map<String, String?>
    @Persisted var byNumber: Map<Int, Double>
    @Persisted var byKey: Map<UUID, Data>
    @Persisted var partsByName: Map<String, Lid?>
    @Persisted var anyByName: Map<String, AnyPersistable>
  }

  final class Lid: EmbeddedObject {
    @Persisted var name: String
    @Persisted var weights: Map<String, Double>
    @Persisted var inner: List<Lid>
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ name: String) throws -> (path: String, store: Store) {
    let path = folder.path(name)
    let store = try Store(
      configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Box.self]))
    return (path, store)
  }

  /// Exports the boxes of a store, imports them into another store, and compares.
  private func check(_ path: String, _ note: String) async throws {
    for format in ["json", "csv"] {
      let exported = await Outcome.of("store", "export", path, "--type", "Box", "--format", format)
      #expect(exported.errorOutput == "" && exported.exitCode == .success, "\(note)")
      let file = folder.path("boxes.\(format)")
      try Data(exported.output.utf8).write(to: URL(filePath: file))
      let copy = try open("copy \(UUID()).\(format)").path
      let loaded = await Outcome.of("store", "import", file, "--type", "Box", "--store", copy)
      #expect(loaded.errorOutput == "" && loaded.exitCode == .success, "\(note)")
      let again = await Outcome.of("store", "export", copy, "--type", "Box", "--format", format)
      #expect(
        again.lines.sorted() == exported.lines.sorted()
          && Array(again.output.utf8).count == exported.output.utf8.count,
        "\(note)")
      let difference = await Outcome.of("store", "diff", path, copy)
      #expect(difference.exitCode == .success, "\(note): \(difference.output.prefix(2000))")
    }
  }

  /// Formerly, U+FEFF at the beginning of a table's first column name was lost, because it was taken for a byte order mark.
  @Test func `names that begin with U+FEFF come back`() async throws {
    for name in ["\u{FEFF}x", "\u{FEFF}"] {
      let (file, table) = (folder.path("marks.json"), folder.path("marks.csv"))
      try Data("{\"\(name)\": 1, \"\u{FEFF}\u{FEFF}\": \"\u{FEFF}\"}".utf8).write(to: URL(filePath: file))
      let paths = [folder.path("first \(UUID())"), folder.path("second \(UUID())")]
      for (source, path) in zip([file, table], paths) {
        let loaded = await Outcome.of(
          "store", "import", source, "--type", "Mark", "--key", name, "--store", path)
        #expect(loaded.errorOutput == "" && loaded.exitCode == .success)
        let exported = await Outcome.of("store", "export", path, "--type", "Mark", "--format", "csv")
        try Data(exported.output.utf8).write(to: URL(filePath: table))
      }
      #expect(await Outcome.of("store", "diff", paths[0], paths[1]).exitCode == .success)
    }
  }

  @Test func `keys that are equal in Swift, but have other bytes, come back`() async throws {
    let (path, store) = try open("keys")
    try store.write {
      let box = store.create(Box.self, value: ["id": "a"])
      (box.byName["é"], box.byName["e\u{301}"]) = ("one", "two")
      let lid = Lid()
      (lid.weights["é"], lid.weights["e\u{301}"]) = (1, 2)
      box.part = lid
      (box.anyByName["Å"], box.anyByName["\u{212B}"]) = (1, 2)
      #expect(box.byName.count == 2)
    }
    try await check(path, "keys")
  }

  /// Most strings are written from the bytes of the store, without a `String`.
  @Test func `each character is escaped as in other output`() async throws {
    let (path, store) = try open("characters")
    let scalars = Array(0...0x2100) + [0x3000, 0xD7FF, 0xFEFF, 0xFFFD, 0x1F384, 0x10FFFF]
    let texts = scalars.compactMap(Unicode.Scalar.init).flatMap { ["\($0)", "é\($0)\\\"", "x\($0),"] }
    try store.write {
      for (index, text) in texts.enumerated() {
        let box = store.create(Box.self, value: ["id": "\(index)", "text": text])
        box.texts.append(text)
        box.byName[text] = text
      }
    }
    func export(_ format: String) async -> Outcome {
      await Outcome.of(
        "store", "export", path, "--type", "Box", "--columns", "text,texts,byName", "--format", format)
    }
    let (objects, table) = (await export("json"), await export("csv"))
    var (lines, cells) = ("", "text,texts,byName\r\n")
    for text in texts {
      let json = JSONObject.quoted(text)
      lines += "{\"text\":\(json),\"texts\":[\(json)],\"byName\":{\(json):\(json)}}\n"
      cells += [text, "[\(json)]", "{\(json):\(json)}"].map(CSVText.quoted).joined(separator: ",") + "\r\n"
    }
    #expect(objects.output.utf8.elementsEqual(lines.utf8))
    #expect(table.output.utf8.elementsEqual(cells.utf8))
  }

  @Test func `two names for one property are refused wherever they are`() async throws {
    let path = try open("names").path
    for text in [
      #"{"id": "a", "part": {"name": "x", "name": "y"}}"#, #"{"id": "a", "id": "b"}"#,
      #"{"id": "a", "byNumber": {"1": 1, "1": 2}}"#, #"{"id": "a", "byName": {"é": "1", "\u00e9": "2"}}"#,
    ] {
      let file = folder.path("twice.json")
      try Data(text.utf8).write(to: URL(filePath: file))
      let loaded = await Outcome.of("store", "import", file, "--type", "Box", "--store", path)
      #expect(
        loaded.exitCode == .dataError && loaded.errorOutput.contains("twice"),
        "\(text): \(loaded.errorOutput)")
    }
  }

  @Test func `objects that are embedded more deeply than an import reads are not exported`() async throws {
    for (depth, code) in [(200, ExitCode.success), (20_000, .dataError)] {
      let path: String
      do {
        let (place, store) = try open("deep \(depth)")
        path = place
        try store.write {
          let box = store.create(Box.self, value: ["id": "a"])
          var lid = Lid()
          for _ in 1..<depth {
            let outer = Lid()
            outer.inner.append(lid)
            lid = outer
          }
          box.part = lid
        }
      }
      let exported = await Outcome.of("store", "export", path, "--type", "Box")
      #expect(exported.exitCode == code)
      if code != .success {
        #expect(exported.errorOutput.contains("embedded objects more than 250 levels deep"))
        continue
      }
      let file = folder.path("deep.json")
      try Data(exported.output.utf8).write(to: URL(filePath: file))
      let copy = try open("copy of deep").path
      #expect(
        await Outcome.of("store", "import", file, "--type", "Box", "--store", copy).exitCode == .success)
      #expect(await Outcome.of("store", "export", copy, "--type", "Box").output == exported.output)
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random objects of every kind of value come back equal`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let (path, store) = try open("random \(seed)")
    try store.write {
      var boxes: [Box] = []
      for index in 0..<25 {
        let box = Box()
        box.id = Self.text(&random) + "\(index)"
        Self.fill(box, &random, linking: boxes)
        boxes.append(box)
        store.add(box)
      }
    }
    try await check(path, "seed \(seed)")
  }

  private static func fill(_ box: Box, _ random: inout SeededGenerator, linking boxes: [Box]) {
    func several<T>(_ make: () -> T) -> [T] {
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in make() }
    }
    box.flag = Bool.random(using: &random)
    box.tiny = Bool.random(using: &random) ? nil : .random(in: .min ... .max, using: &random)
    box.int = Bool.random(using: &random) ? .random(in: .min ... .max, using: &random) : .max
    box.unsigned = Bool.random(using: &random) ? .random(in: 0 ... .max, using: &random) : .max
    box.float = Float(bitPattern: .random(in: 0 ... .max, using: &random)).canonical
    box.double = Bool.random(using: &random) ? nil : double(&random)
    box.decimal = decimal(&random)
    box.text = Bool.random(using: &random) ? nil : text(&random)
    box.data = data(&random)
    box.date = date(&random)
    box.uuid = uuid(&random)
    box.any = anyValue(&random, depth: 3)
    box.link = boxes.randomElement(using: &random)
    box.part = Bool.random(using: &random) ? nil : lid(&random, depth: 2)
    box.floats.append(
      contentsOf: several { Bool.random(using: &random) ? nil : Float(double(&random)).canonical })
    box.texts.append(contentsOf: several { text(&random) })
    box.dates.append(contentsOf: several { date(&random) })
    box.anys.append(contentsOf: several { anyValue(&random, depth: 2) })
    box.links.append(
      contentsOf: boxes.isEmpty ? [] : several { boxes[Int.random(in: 0..<boxes.count, using: &random)] })
    box.parts.append(contentsOf: several { lid(&random, depth: 1) })
    box.kinds.formUnion(several { text(&random) })
    box.numbers.formUnion(several { double(&random) })
    box.decimals.formUnion(several { decimal(&random) })
    for _ in 0..<3 {
      box.byName[text(&random)] = .some(Bool.random(using: &random) ? nil : text(&random))
      box.byNumber[.random(in: .min ... .max, using: &random)] = double(&random)
      box.byKey[uuid(&random)] = data(&random)
      box.partsByName[text(&random)] = .some(Bool.random(using: &random) ? nil : lid(&random, depth: 1))
      box.anyByName[text(&random)] = anyValue(&random, depth: 2)
    }
  }

  private static func lid(_ random: inout SeededGenerator, depth: Int) -> Lid {
    let lid = Lid()
    lid.name = text(&random)
    lid.weights[text(&random)] = double(&random)
    if depth > 0 { lid.inner.append(self.lid(&random, depth: depth - 1)) }
    return lid
  }

  private static let pieces = [
    "a", "é", "e\u{301}", "\u{301}", "\"", "\\", "\n", "\r", "\r\n", "\t", ",", "\u{0}", "\u{1B}", "\u{85}",
    "\u{2028}",
    "=", "🎅🏽", " ", "'", "{", "]", "0", "\u{FEFF}", "\u{202E}", "Å", "\u{212B}", "$date", "-", "1.50",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<6, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    .joined()
  }

  private static func double(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: Double(bitPattern: .random(in: 0 ... .max, using: &random)).canonical
    case 1: Double(Int.random(in: -3...3, using: &random))
    case 2: [.nan, .infinity, -.infinity, -0.0, .leastNonzeroMagnitude].randomElement(using: &random) ?? 0
    default: Double.random(in: -1000...1000, using: &random)
    }
  }

  private static func decimal(_ random: inout SeededGenerator) -> Decimal {
    let digits = (0..<Int.random(in: 1...38, using: &random)).map { _ in
      "\(Int.random(in: 0...9, using: &random))"
    }
    let exponent = Int.random(in: -80...80, using: &random)
    return Decimal(string: "\(Bool.random(using: &random) ? "-" : "")\(digits.joined())e\(exponent)") ?? 0
  }

  private static func data(_ random: inout SeededGenerator) -> Data {
    Data((0..<Int.random(in: 0..<9, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  private static func date(_ random: inout SeededGenerator) -> Date {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -10_000_000...900_000_000, using: &random)))
    case 1: Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &random))
    case 2: [.distantPast, .distantFuture].randomElement(using: &random) ?? .distantPast
    default: Date(timeIntervalSinceReferenceDate: .random(in: -1e15...1e15, using: &random))
    }
  }

  private static func uuid(_ random: inout SeededGenerator) -> UUID {
    let (high, low) = (random.next(), random.next())
    func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt64(index * 8)) }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6),
        byte(low, 7)
      ))
  }

  private static func anyValue(_ random: inout SeededGenerator, depth: Int) -> AnyPersistable {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 11), using: &random) {
    case 0: return .none
    case 1: return .int(.random(in: .min ... .max, using: &random))
    case 2: return .bool(Bool.random(using: &random))
    case 3: return .float(Float(double(&random)).canonical)
    case 4, 5: return .double(double(&random))
    case 6: return .string(text(&random))
    case 7: return .data(data(&random))
    case 8: return .date(date(&random))
    case 9: return .uuid(uuid(&random))
    case 10: return .decimal(decimal(&random))
    case 11: return .list((0..<3).map { _ in anyValue(&random, depth: depth - 1) })
    default:
      return .map(
        Dictionary(
          (0..<3).map { _ in (text(&random), anyValue(&random, depth: depth - 1)) }, uniquingKeysWith: { $1 })
      )
    }
  }
}

extension BinaryFloatingPoint {
  /// The number, with a single representation of NaN.
  fileprivate var canonical: Self { isNaN ? .nan : self }
}
