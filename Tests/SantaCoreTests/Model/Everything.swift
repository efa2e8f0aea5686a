import Foundation

@testable import SantaCore

enum SkyState: String, PersistableEnum { case snow, rain, sun }
enum Level: Int, PersistableEnum { case low = 1, high = 5 }

/// One property of every type.
final class Everything: Object {
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
  @Persisted var weather: SkyState
  @Persisted var level = Level.high
  @Persisted var link: Everything?
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
  @Persisted var optionalWeather: SkyState?
  @Persisted var objects: List<Everything>
  @Persisted var strings: List<String>
  @Persisted var optionals: List<Int?>
  @Persisted var weathers: List<SkyState>
  var notStored = "as it is"
  lazy var lazyNotStored = 5

  /// Every stored value as text that tells all values apart, also NaNs.
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
