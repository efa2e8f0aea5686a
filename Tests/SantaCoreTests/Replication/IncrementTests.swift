import Testing

@testable import SantaReplication
@testable import SantaStore

struct IncrementTests {
  @Test(
    "What was added is known only if adding it gives the new value",
    arguments: [
      (StoredValue.int(5), StoredValue.int(8), ValueType.int64, StoredValue?.some(.int(3))),
      (.int(8), .int(5), .int8, .int(-3)),
      (.int(.min), .int(.max), .int64, nil),
      (.unsigned(0), .unsigned(.max), .uint64, nil),
      (.unsigned(.max), .unsigned(1 << 63), .uint64, .int(-Int64.max)),
      (.unsigned(3), .unsigned(10), .uint64, .int(7)),
      (.double(0.5), .double(2), .double, .double(1.5)),
      // The difference can't represent 0.1.
      (.double(0.1), .double(1e300), .double, .double(1e300)),
      (.double(1e300), .double(0.1), .double, nil),
      (.double(.nan), .double(1), .double, nil),
      (.null, .int(1), .int64, nil),
      (.int(1), .null, .int64, nil),
    ])
  func reversible(old: StoredValue, new: StoredValue, type: ValueType, difference: StoredValue?) {
    let number = Increment.difference(from: old, to: new, type)
    #expect(number == difference)
    if let number { #expect(Increment.sum(old, number, type) == new) }
  }
}
