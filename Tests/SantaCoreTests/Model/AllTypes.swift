import Foundation

@testable import SantaStore

enum SkyState: String, PersistableEnum { case snow, rain, sun }
enum Level: Int, PersistableEnum { case low = 1, high = 5 }

/// An embedded object that contains further ones.
final class Part: EmbeddedObject {
  @Persisted var name = ""
  @Persisted var parts: List<Part>

  convenience init(_ name: String, parts: [Part] = []) {
    self.init()
    self.name = name
    self.parts.append(contentsOf: parts)
  }

  var texts: String { "\(Array(name.utf8))\(parts.map(\.texts))" }
}

/// An object with a property of every type.
final class AllTypes: Object, Codable {
  @Persisted(primaryKey: true) var id: UUID
  @Persisted var bool: Bool
  @Persisted var int: Int
  @Persisted var int8: Int8
  @Persisted var int16: Int16
  @Persisted var int32: Int32
  @Persisted var int64: Int64
  @Persisted var uint: UInt
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
  @Persisted var decimal: Decimal
  @Persisted var weather: SkyState
  @Persisted var level = Level.high
  @Persisted var link: AllTypes?
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
  @Persisted var optionalDecimal: Decimal?
  @Persisted var optionalWeather: SkyState?
  @Persisted var objects: List<AllTypes>
  @Persisted var strings: List<String>
  @Persisted var optionals: List<Int?>
  @Persisted var weathers: List<SkyState>
  @Persisted var decimals: List<Decimal?>
  @Persisted var objectSet: MutableSet<AllTypes>
  @Persisted var stringSet: MutableSet<String>
  @Persisted var doubleSet: MutableSet<Double>
  @Persisted var optionalSet: MutableSet<Int?>
  @Persisted var decimalSet: MutableSet<Decimal>
  @Persisted var weatherSet: MutableSet<SkyState>
  @Persisted var objectMap: Map<String, AllTypes?>
  @Persisted var dataMap: Map<String, Data>
  @Persisted var optionalMap: Map<String, Date?>
  @Persisted var levelMap: Map<String, Level>
  @Persisted var decimalMap: Map<String, Decimal>
  @Persisted var part: Part?
  @Persisted var parts: List<Part>
  @Persisted var partMap: Map<String, Part?>
  @Persisted(indexed: true) var indexedString: String
  @Persisted(indexed: true) var indexedOptional: Double?
  @Persisted(indexed: true) var indexedDecimal: Decimal?
  @Persisted var any: AnyPersistable
  @Persisted var optionalAny: AnyPersistable?
  @Persisted var anys: List<AnyPersistable>
  @Persisted var anySet: MutableSet<AnyPersistable>
  @Persisted var anyMap: Map<String, AnyPersistable>
  @Persisted(originProperty: "objects") var holders: LinkingObjects<AllTypes>
  var notStored = "as it is"
  lazy var lazyNotStored = 5

  /// Every stored value as a string. Different values have different strings, including NaNs.
  var texts: [String] {
    [
      "\(bool) \(int) \(int8) \(int16) \(int32) \(int64) \(uint) \(uint8) \(uint16) \(uint32) \(uint64)",
      "\(float.bitPattern) \(double.bitPattern) \(Array(string.utf8))", "\(Array(data))",
      "\(date.timeIntervalSinceReferenceDate.bitPattern) \(uuid) \(weather) \(level) \(link?.id.uuidString ?? "-")",
      "\(String(describing: optionalBool)) \(String(describing: optionalInt)) \(String(describing: optionalInt8))",
      "\(String(describing: optionalUInt64)) \(String(describing: optionalFloat?.bitPattern))",
      "\(String(describing: optionalDouble?.bitPattern)) \(optionalString.map { "\(Array($0.utf8))" } ?? "-")",
      "\(optionalData.map { "\(Array($0))" } ?? "-") \(String(describing: optionalDate)) \(String(describing: optionalUUID))",
      "\(String(describing: optionalWeather)) \(objects.map(\.id)) \(Array(strings)) \(Array(optionals)) \(Array(weathers))",
      "\(objectSet.map(\.id.uuidString).sorted()) \(stringSet.map { Array($0.utf8) }) \(Array(optionalSet))",
      "\(doubleSet.map(\.bitPattern)) \(Array(weatherSet)) \(objectMap.map { "\($0) \($1?.id.uuidString ?? "-")" })",
      "\(dataMap.map { "\(Array($0.utf8)) \(Array($1))" }) \(Array(optionalMap)) \(Array(levelMap))",
      "\(part?.texts ?? "-") \(parts.map(\.texts)) \(partMap.map { "\($0) \($1?.texts ?? "-")" })",
      "\(Array(indexedString.utf8)) \(String(describing: indexedOptional?.bitPattern))",
      "\(decimal) \(String(describing: optionalDecimal)) \(Array(decimals)) \(Array(decimalSet))",
      "\(Array(decimalMap)) \(String(describing: indexedDecimal))",
      "\(any._storedValue) \(String(describing: optionalAny?._storedValue)) \(anys.map(\._storedValue))",
      "\(anySet.map(\._storedValue)) \(anyMap.map { ($0.key, $0.value._storedValue) })",
    ]
  }

  func setLowest() {
    (int, int8, int16, int32, int64) = (.min, .min, .min, .min, .min)
    (float, double) = (-.infinity, -.greatestFiniteMagnitude)
    date = .distantPast
    (optionalBool, optionalInt, optionalInt8, optionalUInt64) = (false, .min, .min, 0)
    (optionalFloat, optionalDouble) = (-0.0, .leastNonzeroMagnitude)
    (optionalString, optionalData, optionalDate) = ("", Data(), Date(timeIntervalSinceReferenceDate: 0))
    optionalUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    (weather, level, optionalWeather) = (.snow, .low, .snow)
    strings.append("")
    optionals.append(nil)
    stringSet.insert("")
    optionalSet.insert(nil)
    doubleSet.insert(-.infinity)
    optionalMap[""] = .some(nil)
    (indexedString, indexedOptional) = ("", -.infinity)
    (decimal, optionalDecimal, indexedDecimal) = (
      -.greatestFiniteMagnitude, -.leastNonzeroMagnitude, -.greatestFiniteMagnitude
    )
    decimals.append(nil)
    decimalSet.insert(0)
    decimalMap[""] = 0
    (any, optionalAny) = (.double(-0.0), .list([]))
    anys.append(nil)
    anySet.insert(.map([:]))
    anyMap[""] = .float(.greatestFiniteMagnitude)
  }

  func setHighest(text: String) {
    bool = true
    (int, int8, int16, int32, int64) = (.max, .max, .max, .max, .max)
    (uint, uint8, uint16, uint32, uint64) = (.max, .max, .max, .max, .max)
    (float, double) = (.nan, .infinity)
    (string, data) = (text, Data(text.utf8.reversed()))
    date = .distantFuture
    uuid = UUID()
    (optionalBool, optionalInt, optionalInt8, optionalUInt64) = (true, .max, .max, .max)
    (optionalFloat, optionalDouble) = (.infinity, Double(nan: 0x123, signaling: false))
    (optionalString, optionalData, optionalDate) = (text, Data(text.utf8), .distantFuture)
    optionalUUID = UUID()
    (weather, level, optionalWeather) = (.sun, .high, .sun)
    strings.append(contentsOf: ["", text, "🎅🏽"])
    optionals.append(contentsOf: [nil, .min, 0, .max])
    weathers.append(contentsOf: [.sun, .snow])
    objectSet.insert(self)
    stringSet.formUnion(["é", "", "e\u{301}", text, "🎅🏽", "é"])
    doubleSet.formUnion([.nan, 1, -0.0, 0, .nan, .infinity])
    optionalSet.formUnion([.max, nil, .min, nil])
    weatherSet.formUnion([.sun, .rain, .sun])
    objectMap["self"] = self
    objectMap["nobody"] = .some(nil)
    (dataMap[text], dataMap["é"], dataMap["e\u{301}"]) = (Data(text.utf8), Data([1]), Data([2]))
    optionalMap["future"] = .distantFuture
    (levelMap["b"], levelMap["a"]) = (.low, .high)
    part = Part(text, parts: [Part("a", parts: [Part("b")]), Part("c")])
    parts.append(contentsOf: [Part("one"), Part("two")])
    partMap["three"] = Part("three")
    (indexedString, indexedOptional) = (text, .nan)
    (decimal, optionalDecimal, indexedDecimal) = (.greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi)
    decimals.append(contentsOf: [1, nil, .pi, -.pi, .greatestFiniteMagnitude])
    decimalSet.formUnion([1, -1, .pi, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    (decimalMap["b"], decimalMap["a"]) = (-.pi, .leastNonzeroMagnitude)
    any = ["list": [1, 1.0, .decimal(1), nil, ["$date": "text"]], "date": .date(date), "é": .uuid(UUID())]
    optionalAny = .data(Data([0, 255]))
    anys.append(contentsOf: [
      nil, true, .int(.max), .float(0.5), "text", .decimal(.greatestFiniteMagnitude), any,
    ])
    anySet.formUnion([1, 1.0, .float(1), .decimal(1), "1", nil, [1], [1.0], false])
    (anyMap["b"], anyMap["a"]) = ([[], [:], [[]]], .string(String(repeating: "long", count: 1_000)))
  }
}

class Vehicle: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var speed = 3.5
}

final class Sledge: Vehicle {
  @Persisted var reindeer = 9
  @Persisted var tags: List<String>
  var note = ""
}
