import SantaStore

/// The arithmetic of increments, which is the same in every replica. Integers saturate at the limits of their type.
enum Increment {
  /// - Returns: nil if the values can't be added.
  static func sum(_ value: StoredValue, _ other: StoredValue, _ type: ValueType) -> StoredValue? {
    let sum: StoredValue
    switch (value, other) {
    case (.int(let a), .int(let b)):
      guard let limits = limits(of: type) else { return nil }
      let (exact, overflow) = a.addingReportingOverflow(b)
      let number = overflow ? (b > 0 ? Int64.max : .min) : exact
      sum = .int(min(max(number, limits.lowerBound), limits.upperBound))
    case (.unsigned(let a), .int(let b)):
      let (exact, overflow) =
        b < 0
        ? a.subtractingReportingOverflow(b.magnitude) : a.addingReportingOverflow(b.magnitude)
      sum = .unsigned(overflow ? (b < 0 ? 0 : .max) : exact)
    case (.float(let a), .float(let b)): sum = .float(canonical(a + b))
    case (.double(let a), .double(let b)): sum = .double(canonical(a + b))
    case (.decimal(let a), .decimal(let b)): sum = .decimal(a + b)
    default: return nil
    }
    return type.admits(sum) && !sum.isUnstorable ? sum : nil
  }

  /// Returns the number that was added to a value; nil if adding it does not give exactly the new value.
  static func difference(
    from old: StoredValue, to new: StoredValue, _ type: ValueType
  ) -> StoredValue? {
    let number: StoredValue
    switch (old, new) {
    case (.int(let a), .int(let b)):
      let (exact, overflow) = b.subtractingReportingOverflow(a)
      if overflow { return nil }
      number = .int(exact)
    case (.unsigned(let a), .unsigned(let b)):
      guard let magnitude = Int64(exactly: a < b ? b - a : a - b) else { return nil }
      number = .int(a < b ? magnitude : -magnitude)
    case (.float(let a), .float(let b)): number = .float(b - a)
    case (.double(let a), .double(let b)): number = .double(b - a)
    case (.decimal(let a), .decimal(let b)): number = .decimal(b - a)
    default: return nil
    }
    return sum(old, number, type) == new ? number : nil
  }

  private static func limits(of type: ValueType) -> ClosedRange<Int64>? {
    switch type {
    case .int8: Int64(Int8.min)...Int64(Int8.max)
    case .int16: Int64(Int16.min)...Int64(Int16.max)
    case .int32: Int64(Int32.min)...Int64(Int32.max)
    case .int64: Int64.min...Int64.max
    case .uint8: 0...Int64(UInt8.max)
    case .uint16: 0...Int64(UInt16.max)
    case .uint32: 0...Int64(UInt32.max)
    default: nil
    }
  }

  /// Replaces NaN by a fixed bit pattern, because processors differ in the bits of a NaN that they compute.
  private static func canonical<T: BinaryFloatingPoint>(_ value: T) -> T { value.isNaN ? .nan : value }
}
