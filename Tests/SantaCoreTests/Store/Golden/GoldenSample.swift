import Foundation
import SantaCore

enum GoldenSky: String, PersistableEnum { case snow, rain, sun }

/// A part of a ``GoldenSample``, which can have parts itself.
final class GoldenPiece: EmbeddedObject {
  @Persisted var name = ""
  @Persisted var pieces: List<GoldenPiece>

  convenience init(_ name: String, pieces: [GoldenPiece] = []) {
    self.init()
    self.name = name
    self.pieces.append(contentsOf: pieces)
  }

  var text: String { "\(name)\(pieces.map(\.text))" }
}

/// One property of each kind. This class must never change, because its objects are stored in the files of golden
/// stores.
final class GoldenSample: Object {
  @Persisted(primaryKey: true) var id: UUID
  @Persisted var bool: Bool
  @Persisted var int: Int
  @Persisted var int8: Int8
  @Persisted var int16: Int16
  @Persisted var int32: Int32
  @Persisted var int64: Int64
  @Persisted var uint8: UInt8
  @Persisted var uint16: UInt16
  @Persisted var uint32: UInt32
  @Persisted var uint64: UInt64
  @Persisted var float: Float
  @Persisted var double: Double
  @Persisted var string: String
  @Persisted var data: Data
  @Persisted var date: Date
  @Persisted var uuid: UUID
  @Persisted var sky: GoldenSky
  @Persisted var link: GoldenSample?
  @Persisted var optionalBool: Bool?
  @Persisted var optionalInt: Int?
  @Persisted var optionalInt8: Int8?
  @Persisted var optionalUInt64: UInt64?
  @Persisted var optionalFloat: Float?
  @Persisted var optionalDouble: Double?
  @Persisted var optionalString: String?
  @Persisted var optionalData: Data?
  @Persisted var optionalDate: Date?
  @Persisted var optionalUUID: UUID?
  @Persisted var samples: List<GoldenSample>
  @Persisted var strings: List<String>
  @Persisted var optionals: List<Int?>
  @Persisted var sampleSet: MutableSet<GoldenSample>
  @Persisted var stringSet: MutableSet<String>
  @Persisted var doubleSet: MutableSet<Double>
  @Persisted var optionalSet: MutableSet<Int?>
  @Persisted var sampleMap: Map<String, GoldenSample?>
  @Persisted var dataMap: Map<String, Data>
  @Persisted var dateMap: Map<String, Date?>
  @Persisted var piece: GoldenPiece?
  @Persisted var pieces: List<GoldenPiece>
  @Persisted var pieceMap: Map<String, GoldenPiece?>
  @Persisted(indexed: true) var indexedString: String
  @Persisted(indexed: true) var indexedDouble: Double?
  @Persisted(originProperty: "samples") var holders: LinkingObjects<GoldenSample>

  static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0xDE, 0xC2, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }

  convenience init(_ number: UInt8) {
    self.init()
    id = Self.id(number)
    indexedString = "sample \(number % 3)"
  }

  func setLowest() {
    (int, int8, int16, int32, int64) = (.min, .min, .min, .min, .min)
    (float, double, date) = (
      -.infinity, -.greatestFiniteMagnitude, Date(timeIntervalSinceReferenceDate: -1e9)
    )
    (optionalBool, optionalInt, optionalInt8, optionalUInt64) = (false, .min, .min, 0)
    (optionalFloat, optionalDouble) = (-0.0, .leastNonzeroMagnitude)
    (optionalString, optionalData, optionalDate) = ("", Data(), Date(timeIntervalSinceReferenceDate: 0))
    optionalUUID = Self.id(0)
    strings.append("")
    optionals.append(nil)
    stringSet.insert("")
    optionalSet.insert(nil)
    doubleSet.insert(-.infinity)
    dateMap[""] = .some(nil)
    (indexedString, indexedDouble) = ("", -.infinity)
  }

  func setHighest() {
    let text = "🎅🏽 é e\u{301}, and more than a slot holds"
    bool = true
    (int, int8, int16, int32, int64) = (.max, .max, .max, .max, .max)
    (uint8, uint16, uint32, uint64) = (.max, .max, .max, .max)
    (float, double) = (Float(nan: 0x12, signaling: false), Double(nan: 0x123, signaling: false))
    (string, data) = (text, Data(text.utf8.reversed()))
    (date, uuid, sky) = (Date(timeIntervalSinceReferenceDate: 0.1), Self.id(255), .sun)
    (optionalBool, optionalInt, optionalInt8, optionalUInt64) = (true, .max, .max, .max)
    (optionalFloat, optionalDouble) = (.infinity, .nan)
    (optionalString, optionalData) = (text, Data(text.utf8))
    (optionalDate, optionalUUID) = (Date(timeIntervalSinceReferenceDate: .infinity), Self.id(254))
    strings.append(contentsOf: ["", text, "short"])
    optionals.append(contentsOf: [nil, .min, 0, .max])
    stringSet.formUnion(["é", "", "e\u{301}", text, "🎅🏽"])
    doubleSet.formUnion([.nan, 1, -0.0, 0, .infinity])
    optionalSet.formUnion([.max, nil, .min])
    (dataMap[text], dataMap["é"], dataMap["e\u{301}"]) = (Data(text.utf8), Data([1]), Data([2]))
    dateMap["later"] = Date(timeIntervalSinceReferenceDate: 1e9)
    piece = GoldenPiece("piece", pieces: [GoldenPiece("a", pieces: [GoldenPiece("b")]), GoldenPiece("c")])
    pieces.append(contentsOf: [GoldenPiece("one"), GoldenPiece("two")])
    pieceMap["three"] = GoldenPiece("three")
    (indexedString, indexedDouble) = (text, .nan)
  }

  /// Fills the collections with enough elements to be stored as trees of leaves and branches.
  func fillTrees() {
    for number in 0..<2_100 { optionals.append(number % 11 == 0 ? nil : number * number) }
    for number in 0..<90 {
      strings.append("text \(number)")
      stringSet.insert("element \(number % 80)")
      dataMap["key \(number)"] = Data(repeating: UInt8(number), count: number)
    }
    for number in 0..<70 { samples.append(number % 2 == 0 ? self : link ?? self) }
  }

  /// All stored values as a string that differs for different values, including NaNs and canonically equivalent strings.
  var text: String {
    [
      "\(id) \(bool) \(int) \(int8) \(int16) \(int32) \(int64) \(uint8) \(uint16) \(uint32) \(uint64)",
      "\(float.bitPattern) \(double.bitPattern) \(Array(string.utf8)) \(Array(data)) \(bits(date)) \(uuid) \(sky)",
      "\(link?.id.uuidString ?? "-") \(show(optionalBool)) \(show(optionalInt)) \(show(optionalInt8))",
      "\(show(optionalUInt64)) \(show(optionalFloat?.bitPattern)) \(show(optionalDouble?.bitPattern))",
      "\(show(optionalString.map { Array($0.utf8) })) \(show(optionalData.map { Array($0) }))",
      "\(show(optionalDate.map(bits))) \(show(optionalUUID))",
      "\(samples.map(\.id)) \(strings.map { Array($0.utf8) }) \(Array(optionals).map { show($0) })",
      "\(sampleSet.map(\.id)) \(stringSet.map { Array($0.utf8) }) \(doubleSet.map(\.bitPattern))",
      "\(Array(optionalSet).map { show($0) }) \(sampleMap.map { "\($0) \($1?.id.uuidString ?? "-")" })",
      "\(dataMap.map { "\(Array($0.utf8)) \(Array($1))" }) \(dateMap.map { "\($0) \(show($1.map(bits)))" })",
      "\(piece?.text ?? "-") \(pieces.map(\.text)) \(pieceMap.map { "\($0) \($1?.text ?? "-")" })",
      "\(Array(indexedString.utf8)) \(show(indexedDouble?.bitPattern)) \(holders.map(\.id))",
    ].joined(separator: "\n")
  }

  private func show<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "-" }

  private func bits(_ date: Date) -> UInt64 { date.timeIntervalSinceReferenceDate.bitPattern }
}
