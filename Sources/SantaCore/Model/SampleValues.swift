#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sample values for traced properties, chosen so that hardly any computation leaves all of them unchanged.
///
/// Small values are first: a getter that traps on large numbers usually changes small ones, and is detected with these.
enum SampleValues {
  /// The maximum number of cases of an enum that are used as samples.
  private static let maximumCaseCount = 64
  /// The length of a string that is long enough for a truncating getter to change it.
  private static let longLength = 2000

  static func of<Value: PersistableScalar>(_ type: Value.Type) -> [Value] {
    if let type = type as? any PersistableEnum.Type { return cases(of: type).compactMap { $0 as? Value } }
    return stored(Value._kind.type).compactMap { Value(_stored: $0) }
  }

  private static func cases<Value: PersistableEnum>(of type: Value.Type) -> [any PersistableEnum] {
    Value.allCases.prefix(maximumCaseCount).map { $0 }
  }

  private static func stored(_ type: ValueType) -> [StoredValue] {
    switch type {
    case .bool: [.bool(true), .bool(false)]
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
      // Values that don't fit the type are omitted. A `Double` can't represent the odd numbers beyond 2^53.
      [
        1, -1, 0, 7, 100, -100, 127, -128, 255, 12_345, 65_535, -32_768, 1_000_003, Int64(Int32.max),
        Int64(Int32.min), Int64(UInt32.max), 9_007_199_254_740_993, .max, .min,
      ].map { .int($0) }
    case .uint64: [1, 0, 7, 100, 65_535, 1_000_003, 9_007_199_254_740_993, .max].map { .unsigned($0) }
    case .float: [1, -1, 0, 0.5, -2.75, 123_456.79, 1e30, -1e30, .infinity, .nan].map { .float($0) }
    case .double: [1, -1, 0, 0.5, -2.75, 123_456.789, 1e300, -1e300, .infinity, .nan].map { .double($0) }
    case .string:
      ["a", "B", "", " Zz É e\u{301} 🎅🏽\n", String(repeating: "long ", count: longLength / 5)].map {
        .string($0)
      }
    case .data:
      [Data([1]), Data(), Data([0, 255, 7]), Data(repeating: 7, count: longLength)].map { .data($0) }
    // From the year 1684 to the year 5138, because calendars have limits beyond these.
    case .date: [1, 0, -1.5, 800_000_000.123, 1e11, -1e10].map { .date($0) }
    case .uuid:
      [UUID(), UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))].map { .uuid($0) }
    case .decimal:
      ["1", "-1", "0", "0.5", "-2.75", "123456.789", "1e30", "-1e-30"].compactMap { DecimalNumber($0) }.map {
        .decimal($0.value)
      }
    case .any:
      [
        .string("a"), .int(1), .bool(true), .double(-2.75), .date(1), .list([.int(1), .null]),
        .map([StoredValue.Entry(key: "a", value: .string("b"))]),
        .string(String(repeating: "long ", count: longLength / 5)), .int(.max),
      ]
    case .link, .external: []
    }
  }
}
