import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Decimal numbers in lowest terms, compared with Foundation's `Decimal`.
struct DecimalNumberTests {
  /// Returns a number with few or many digits, often with trailing zeros, and often near a limit.
  static func number(_ random: inout SeededGenerator) -> Decimal {
    let bits = [1, 4, 8, 16, 32, 63, 64, 100, 126, 128].randomElement(using: &random) ?? 1
    var coefficient = (0..<2).reduce(UInt128(0)) { digits, _ in
      digits << 64 | UInt128(UInt64.random(in: 0...(.max), using: &random))
    }
    coefficient >>= UInt128(128 - bits)
    if Int.random(in: 0..<20, using: &random) == 0 { coefficient = .max }
    var zeros = Int.random(in: -6...6, using: &random)
    while zeros > 0, coefficient < .max / 10 { (coefficient, zeros) = (coefficient * 10, zeros - 1) }
    let exponent = [-128, -127, -20, -2, 0, 3, 20, 126, 127].randomElement(using: &random) ?? 0
    let sign: FloatingPointSign = Bool.random(using: &random) ? .plus : .minus
    let value = Decimal(
      sign: sign, exponent: exponent, significand: Decimal(string: "\(coefficient)") ?? 0)
    return value.isNaN ? 1 : value
  }

  @Test("Every number of Foundation is read and made from bytes and from text, and comes back equal")
  func roundTrips() throws {
    let run = RandomRun.size(20_000, plain: 4_000)
    for seed in RandomRun.seeds(2, fresh: 1) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<run {
        let value = Self.number(&random)
        let number = try #require(DecimalNumber(value), "seed \(seed): \(value)")
        let again = number.value
        // The descriptions are compared, because they contain all digits.
        #expect(again.description == value.description, "seed \(seed)")
        #expect(number.valueFromText.description == value.description, "seed \(seed)")
        #expect(
          DecimalNumber(bytesOf: value) == number && DecimalNumber(textOf: value) == number, "seed \(seed)")
        #expect(DecimalNumber(number.text) == number && number.text == value.description, "seed \(seed)")
        #expect(number.isInLowestTerms, "seed \(seed)")
      }
    }
    for value in [0, 1, -1, .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude]
      as [Decimal]
    {
      #expect(DecimalNumber(value)?.value == value)
    }
    #expect(DecimalNumber(.nan) == nil && DecimalNumber(textOf: .nan) == nil)
    #expect(DecimalNumber(-Decimal(0)) == .zero)
  }

  @Test("Numbers have the order of Foundation's, and equal ones have equal bytes")
  func order() throws {
    for seed in RandomRun.seeds(2, fresh: 1) {
      var random = SeededGenerator(seed: seed)
      let values = (0..<RandomRun.size(400, plain: 150)).map { _ in Self.number(&random) }.filter {
        !$0.isNaN
      }
      let numbers = try values.map { try #require(DecimalNumber($0)) }
      for (left, leftNumber) in zip(values, numbers) {
        for (right, rightNumber) in zip(values, numbers) {
          #expect((left < right) == (leftNumber < rightNumber), "seed \(seed): \(left) < \(right)")
          #expect((left == right) == (leftNumber == rightNumber), "seed \(seed): \(left) == \(right)")
        }
        #expect(NumberOrder.compare(.decimal(left), .decimal(left)) == nil)
      }
    }
  }

  @Test(
    "A number is read from text without rounding, or not at all",
    arguments: [
      ("0.1", "0.1"), ("-0", "0"), ("1.00", "1"), ("1e2", "100"), ("100e-2", "1"), ("-12.50E+1", "-125"),
      (".5", "0.5"),
      ("5.", "5"), ("+3", "3"),
      ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
      ("340282366920938463463374607431768211456", nil), ("0.1" + String(repeating: "0", count: 300), "0.1"),
      ("1" + String(repeating: "0", count: 60), "1" + String(repeating: "0", count: 60)), ("1e-128", nil),
      ("1e-129", nil), ("10e-129", nil), ("1e165", nil), ("1e166", nil), ("0e999999", "0"),
      ("1e99999999999999999999", nil),
      ("", nil), (".", nil), ("-", nil), ("1e", nil), ("e1", nil), ("1.2.3", nil), ("0x1", nil), ("NaN", nil),
      ("1 ", nil),
      ("١", nil), ("1e1.5", nil), ("inf", nil),
    ] as [(String, String?)])
  func texts(text: String, expected: String?) {
    let number = DecimalNumber(text)
    // The long strings at the limits are omitted from the arguments.
    switch text {
    case "1e-128", "10e-129": #expect(number?.exponent == -128 && number?.coefficient == 1)
    case "1e165":
      #expect(number?.exponent == 127 && number?.coefficient == DecimalNumber("1e38")?.integer?.magnitude)
    default: #expect(number?.text == expected)
    }
  }

  @Test("Decimal and floating-point numbers, and integers, are compared without rounding")
  func mixedOrder() {
    func order(_ left: StoredValue, _ right: StoredValue) -> NumberOrder? {
      let order = NumberOrder.compare(left, right)
      let mirrored = NumberOrder.compare(right, left)
      switch order {
      case .ascending: #expect(mirrored == .descending)
      case .descending: #expect(mirrored == .ascending)
      case .same: #expect(mirrored == .same)
      case nil: #expect(mirrored == nil)
      }
      return order
    }
    func decimal(_ text: String) -> StoredValue { .decimal(DecimalNumber(text)?.value ?? .nan) }
    // The double nearest to 0.1 is 0.1000000000000000055511151231257827…
    #expect(order(decimal("0.1"), .double(0.1)) == .ascending)
    #expect(order(decimal("0.10000000000000000555111512312578270211"), .double(0.1)) == .ascending)
    #expect(order(decimal("0.10000000000000000555111512312578270212"), .double(0.1)) == .descending)
    #expect(order(decimal("0.5"), .double(0.5)) == .same && order(decimal("-0.75"), .float(-0.75)) == .same)
    #expect(order(decimal("0"), .double(-0.0)) == .same)
    #expect(order(decimal("0"), .double(.leastNonzeroMagnitude)) == .ascending)
    #expect(order(decimal("-1e-128"), .double(-.leastNonzeroMagnitude)) == .ascending)
    #expect(
      order(decimal("1e127"), .double(1e127)) != .same && order(decimal("1e22"), .double(1e22)) == .same)
    #expect(order(decimal("1e165"), .double(.infinity)) == .ascending)
    #expect(order(decimal("1e165"), .double(-.infinity)) == .descending)
    #expect(order(decimal("1"), .double(.nan)) == nil && order(.decimal(.nan), .int(1)) == nil)
    #expect(order(decimal("1"), .string("1")) == nil && order(.decimal(.nan), .double(.nan)) == nil)
    #expect(order(decimal("9223372036854775807"), .int(.max)) == .same)
    #expect(order(decimal("9223372036854775807.01"), .int(.max)) == .descending)
    #expect(order(decimal("18446744073709551615"), .unsigned(.max)) == .same)
    #expect(order(decimal("-0.01"), .unsigned(0)) == .ascending)
    #expect(
      ValueOrder.areEqual(decimal("1.0"), decimal("1.00"))
        && !ValueOrder.areEqual(.decimal(.nan), .decimal(.nan)))
  }

  @Test("The greatest number below a number has none between")
  func predecessors() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<RandomRun.size(2_000, plain: 500) {
      let number = try #require(DecimalNumber(Self.number(&random)))
      guard let below = number.predecessor else { continue }
      #expect(below < number)
      let between = NumberBetween(below, number)
      #expect(between.isEmpty, "\(below.text) \(number.text)")
    }
    #expect(DecimalNumber(Decimal.leastFiniteMagnitude)?.predecessor == nil)
    #expect(DecimalNumber.zero.predecessor == DecimalNumber("-1e-128"))
    #expect(DecimalNumber("1e-128")?.predecessor == .zero)
    #expect(DecimalNumber("1")?.predecessor?.text == "0.99999999999999999999999999999999999999")
    #expect(DecimalNumber("-1")?.predecessor?.text == "-1.00000000000000000000000000000000000001")
    // With one more digit, there is a number between this one and the next lower number of as many digits.
    let fine = try #require(DecimalNumber("34028236692093846346337460743176821146"))
    #expect(fine.predecessor?.text == "34028236692093846346337460743176821145.5")
  }

  @Test("Bytes of a stream that are not in lowest terms, or too long, are refused")
  func streams() throws {
    func read(_ bytes: [UInt8]) -> Result<StoredValue, ByteReader.Malformed> {
      var reader = ByteReader(bytes)
      return Result { () throws(ByteReader.Malformed) in try reader.value(type: .decimal, isOptional: false) }
    }
    #expect(try read([0, 0, 0]).get() == .decimal(0))
    #expect(try read([1, 0xFE, 15]).get() == .decimal(Decimal(string: "-0.15") ?? 0))
    for bytes in [[2, 0, 1], [1, 0, 0], [0, 5, 0], [0, 0, 10], [0, 0xFF, 0x64]] as [[UInt8]] {
      #expect(throws: ByteReader.Malformed.self, "\(bytes)") { try read(bytes).get() }
    }
    let longest = [UInt8](repeating: 0xFF, count: 18)
    #expect(
      try read([0, 0] + longest + [3]).get()
        == .decimal(Decimal(string: "340282366920938463463374607431768211455") ?? 0))
    for end in [[4], [0x83, 0], [], [0]] as [[UInt8]] {
      #expect(throws: ByteReader.Malformed.self, "\(end)") { try read([0, 0] + longest + end).get() }
    }
    #expect(throws: ByteReader.Malformed.self) { try read([0, 0, 0x81, 0]).get() }
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let value = StoredValue.decimal(Self.number(&random))
      var writer = ByteWriter()
      writer.value(value, type: .decimal, isOptional: true)
      var reader = ByteReader(writer.bytes)
      #expect(try reader.value(type: .decimal, isOptional: true) == value && reader.isAtEnd)
    }
  }

  @Test("A stored value takes as many bytes as without decimal numbers")
  func size() {
    #expect(MemoryLayout<StoredValue>.size == 17 && MemoryLayout<StoredValue>.stride == 24)
  }
}

/// Finds a number between two neighbours, if there is one, by trying each exponent.
private struct NumberBetween {
  private var found: DecimalNumber?

  var isEmpty: Bool { found == nil }

  init(_ low: DecimalNumber, _ high: DecimalNumber) {
    // Above 0, tries the first multiple of a power of ten that exceeds the lower number. Below 0, tries its mirror image.
    let (isNegative, from) = high.coefficient == 0 || high.isNegative ? (true, high) : (false, low)
    for exponent in -128...127 {
      guard let next = Self.multiple(above: from, exponent) else { continue }
      let number = DecimalNumber(isNegative: isNegative, coefficient: next, exponent: exponent)
      if let number, low < number, number < high { found = number }
    }
  }

  private static func multiple(above number: DecimalNumber, _ exponent: Int) -> UInt128? {
    var coefficient = number.coefficient
    if coefficient == 0 { return 1 }
    let shift = Int(number.exponent) - exponent
    for _ in 0..<max(0, shift) {
      let (product, isTooLarge) = coefficient.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      coefficient = product
    }
    for _ in 0..<max(0, -shift) { coefficient /= 10 }
    let (next, isTooLarge) = coefficient.addingReportingOverflow(1)
    return isTooLarge ? nil : next
  }
}
