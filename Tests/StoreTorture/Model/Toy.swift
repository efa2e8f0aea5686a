import Foundation
import SantaCore

/// An object with every kind of property.
final class Toy: Object {
  @Persisted(primaryKey: true) var id: UUID
  @Persisted var bool: Bool
  @Persisted var int: Int
  @Persisted var int8: Int8
  @Persisted var int16: Int16
  @Persisted var int32: Int32
  @Persisted var uint8: UInt8
  @Persisted var uint16: UInt16
  @Persisted var uint32: UInt32
  @Persisted var uint64: UInt64
  @Persisted var float: Float
  @Persisted var double: Double
  @Persisted var text: String
  @Persisted var data: Data
  @Persisted var date: Date
  @Persisted var uuid: UUID
  @Persisted var decimal: Decimal
  @Persisted var any: AnyPersistable
  @Persisted var file: ExternalData?
  @Persisted var link: Toy?
  @Persisted var optionalBool: Bool?
  @Persisted var optionalInt: Int?
  @Persisted var optionalFloat: Float?
  @Persisted var optionalText: String?
  @Persisted var optionalData: Data?
  @Persisted var optionalDate: Date?
  @Persisted var optionalUUID: UUID?
  @Persisted(indexed: true) var indexedText: String
  @Persisted(indexed: true) var indexedDouble: Double?
  @Persisted(indexed: true) var indexedDecimal: Decimal?
  @Persisted var toys: List<Toy>
  @Persisted var texts: List<String>
  @Persisted var numbers: List<Int?>
  @Persisted var toySet: MutableSet<Toy>
  @Persisted var textSet: MutableSet<String>
  @Persisted var numberSet: MutableSet<Int?>
  @Persisted var decimalSet: MutableSet<Decimal>
  @Persisted var anys: List<AnyPersistable>
  @Persisted var toyMap: Map<String, Toy?>
  @Persisted var dataMap: Map<String, Data>
  @Persisted var part: ToyPart?
  @Persisted var parts: List<ToyPart>
  @Persisted var partMap: Map<String, ToyPart?>
  @Persisted(onDelete: .cascade) var wrapping: Parcel?
  @Persisted(originProperty: "toys") var holders: LinkingObjects<Toy>

  static func id(_ number: Int) -> UUID {
    UUID(uuid: (0xDE, 0xC2, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)))
  }

  /// Returns a value of one of several types. Some are too long for the heap of a chunk.
  static func any(_ number: Int) -> AnyPersistable {
    switch number % 7 {
    case 0: .none
    case 1: .int(number)
    case 2: .string("toy \(number)")
    case 3: ["name": ["a", .double(0.5), .decimal(Decimal(number) / 8)], "id": .uuid(id(number))]
    case 4: .date(Date(timeIntervalSinceReferenceDate: Double(number)))
    case 5: .list((0..<number % 3 * 100).map { .int($0 << 20) })
    default: .data(Data(repeating: UInt8(number & 255), count: number % 3 * 700))
    }
  }

  convenience init(_ number: Int) {
    self.init()
    id = Self.id(number)
    bool = number % 2 == 1
    (int, int8, int16, int32) = (number * 1_000_003, Int8(number % 100), Int16(-number), Int32(number))
    (uint8, uint16, uint32) = (UInt8(number % 256), UInt16(number), UInt32(number) << 16)
    uint64 = .max - UInt64(number)
    (float, double) = (Float(number) / 3, Double(number) * 1e100)
    text = String(repeating: "toy \(number) ", count: number % 4)
    data = Data(text.utf8)
    date = Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
    uuid = Self.id(number ^ 0xFFF)
    any = Self.any(number)
    if number % 3 == 1 { file = ExternalData(Data("the file of toy \(number)".utf8)) }
    decimal = Decimal(sign: .minus, exponent: number % 5 - 3, significand: Decimal(number) * .pi)
    if number % 3 > 0 {
      (optionalBool, optionalInt, optionalFloat) = (true, -number, 0.5)
      (optionalText, optionalData) = ("a text that is longer than a slot holds, of \(number)", Data([1, 2]))
      (optionalDate, optionalUUID) = (date, id)
    }
    indexedText = "toy \(number % 5)"
    indexedDouble = number % 4 == 0 ? nil : Double(number % 7)
    indexedDecimal = number % 4 == 0 ? nil : Decimal(number % 7) / 8
  }

  /// Fills the collections with a few elements, which are stored in a chunk, or with many, which are stored in trees.
  func fill(_ count: Int, with others: [Toy]) {
    for number in 0..<count {
      texts.append("text \(number)")
      numbers.append(number % 5 == 0 ? nil : number * number)
      textSet.insert("element \(number)")
      numberSet.insert(number % 9 == 0 ? nil : number * 3)
      decimalSet.insert(Decimal(number) / 7)
      anys.append(Self.any(number + 1))
      dataMap["key \(number)"] = Data(repeating: UInt8(number & 255), count: number % 20)
      if others.isEmpty { continue }
      let other = others[number % others.count]
      toys.append(other)
      toySet.insert(other)
      toyMap["other \(number)"] = number % 6 == 0 ? .some(nil) : other
    }
    for number in 0..<min(count, 12) {
      parts.append(ToyPart("part \(number)", inner: number % 3))
      partMap["part \(number)"] = ToyPart("mapped \(number)", inner: 0)
    }
    part = ToyPart("the part", inner: 2)
  }
}
