/// A condition on one of a row's own columns that is tested on the packed cells of a chunk.
///
/// The result is the same as with ``RowPredicate``, which tests the rows that the packed bytes don't decide.
struct ColumnTest {
  private enum Kind {
    /// A range of integers or Bools.
    case integers(IntegerRange)
    case numbers(ClosedRange<Double>)
    case equalText([UInt8])
    case containsText(AsciiNeedle)
    case isNull
  }

  let column: ColumnID
  private let kind: Kind
  /// Whether the test is inverted: the rows that fail the test of `kind` pass, including rows without a value.
  private var isInverted = false

  var isOfNumbers: Bool {
    switch kind {
    case .integers, .numbers: true
    case .equalText, .containsText, .isNull: false
    }
  }

  /// Creates a test, or returns nil if the condition refers to more than one column or can't be decided by the bytes.
  init?(_ condition: Expression.Condition, _ table: TableID, _ snapshot: Snapshot) {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name) = path.steps[0], let column = snapshot[table].column(named: name),
      !snapshot[table][column].isCollection
    else { return nil }
    self.column = column
    let type = snapshot[table][column].type
    switch condition.test {
    case .compare(let comparison, .value(.null)) where !comparison.isOrder:
      kind = .isNull
      isInverted = comparison == .notEqual
    case .compare(let comparison, .value(let value)):
      guard let found = Self.kind(comparison == .notEqual ? .equal : comparison, value, type) else {
        return nil
      }
      kind = found
      isInverted = comparison == .notEqual
    case .between(let low, let high):
      guard case .integers(let above)? = Self.kind(.greaterOrEqual, low, type),
        case .integers(let below)? = Self.kind(.lessOrEqual, high, type)
      else {
        guard case .numbers(let above)? = Self.kind(.greaterOrEqual, low, type),
          case .numbers(let below)? = Self.kind(.lessOrEqual, high, type),
          above.lowerBound <= below.upperBound
        else { return nil }
        kind = .numbers(above.lowerBound...below.upperBound)
        return
      }
      guard let range = above.intersection(below) else { return nil }
      kind = .integers(range)
    case .match(.contains, .value(.string(let text)), []):
      guard type == .string, let bytes = Self.plainBytes(text) else { return nil }
      kind = .containsText(AsciiNeedle(bytes))
    default: return nil
    }
  }

  private static func kind(
    _ comparison: Expression.Comparison, _ value: StoredValue, _ type: ValueType
  ) -> Kind? {
    switch (type, value) {
    case (.bool, .bool(let value)):
      comparison == .equal ? .integers(IntegerRange(value ? 1...1 : 0...0 as ClosedRange<UInt64>)) : nil
    case (.int8, .int(let value)), (.int16, .int(let value)), (.int32, .int(let value)),
      (.int64, .int(let value)):
      integers(comparison, value).map { .integers(IntegerRange($0)) }
    case (.uint8, .int(let value)), (.uint16, .int(let value)), (.uint32, .int(let value)):
      // A range of negative numbers contains no unsigned value. The row predicate handles this rare case.
      integers(comparison, value).flatMap { range in
        range.upperBound < 0
          ? nil : .integers(IntegerRange(UInt64(max(0, range.lowerBound))...UInt64(range.upperBound)))
      }
    case (.uint64, .unsigned(let value)):
      integers(comparison, value).map { .integers(IntegerRange($0)) }
    case (.float, .float(let value)): numbers(comparison, Double(value)).map { .numbers($0) }
    case (.double, .double(let value)), (.date, .date(let value)):
      numbers(comparison, value).map { .numbers($0) }
    case (.string, .string(let text)):
      comparison == .equal ? plainBytes(text).map { .equalText($0) } : nil
    default: nil
    }
  }

  /// Returns the integers that pass, or nil if there are none.
  private static func integers<Number: FixedWidthInteger>(
    _ comparison: Expression.Comparison, _ value: Number
  ) -> ClosedRange<Number>? {
    switch comparison {
    case .equal, .notEqual: value...value
    case .less: value == .min ? nil : .min...(value - 1)
    case .lessOrEqual: .min...value
    case .greater: value == .max ? nil : (value + 1)...(.max)
    case .greaterOrEqual: value...(.max)
    }
  }

  private static func numbers(_ comparison: Expression.Comparison, _ value: Double) -> ClosedRange<Double>? {
    if value.isNaN { return nil }
    switch comparison {
    case .equal, .notEqual: return value...value
    case .less: return value == -.infinity ? nil : -.infinity...value.nextDown
    case .lessOrEqual: return -.infinity...value
    case .greater: return value == .infinity ? nil : value.nextUp...(.infinity)
    case .greaterOrEqual: return value...(.infinity)
    }
  }

  /// Returns the bytes of a plain string, which can be compared bytewise; nil for other strings.
  ///
  /// A string equals a plain string only if their bytes are equal. An ASCII string contains a plain string only if it contains
  /// its bytes.
  ///
  /// Plain strings are ASCII strings that contain none of these characters:
  ///
  /// - `K`, `;` and the grave accent, to which characters outside of ASCII are canonically equivalent (Unicode Standard Annex
  ///   15, singletons; none are ever added);
  /// - line ends, because a carriage return and a line feed form one character.
  static func plainBytes(_ text: String) -> [UInt8]? {
    let others: [UInt8] = [0x0A, 0x0D, 0x3B, 0x4B, 0x60]
    let bytes = Array(text.utf8)
    return bytes.allSatisfy { $0 < 0x80 && !others.contains($0) } ? bytes : nil
  }

  /// Returns the slots that pass, out of `slots`, which must be the slots of live rows.
  ///
  /// - Parameter undecided: tests the slots that the bytes don't decide.
  func matches(_ chunk: Chunk, among slots: SlotSet, undecided: (SlotSet) -> SlotSet) -> SlotSet {
    let present = chunk.presentSlots(column).intersection(slots)
    let found: SlotSet
    switch kind {
    case .integers(let range): found = chunk.slots(column, in: range).intersection(present)
    case .numbers(let range): found = chunk.slots(column, in: range).intersection(present)
    case .equalText(let bytes): found = chunk.slots(column, equal: bytes, among: present)
    case .containsText(let needle):
      let (sure, rest) = chunk.slots(column, containing: needle, among: present)
      found = rest.isEmpty ? sure : sure.union(undecided(rest))
    case .isNull: found = slots.subtracting(present)
    }
    return isInverted ? slots.subtracting(found) : found
  }
}
