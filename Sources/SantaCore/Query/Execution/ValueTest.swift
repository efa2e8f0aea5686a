/// A condition's test bound to the columns of one snapshot. Its constants are prepared once.
struct ValueTest {
  private let test: (StoredValue, RowLocation) -> Bool

  init(_ test: Expression.Test, _ table: TableID, _ snapshot: Snapshot) {
    switch test {
    case .compare(let comparison, .value(let value)):
      self.test = { subject, _ in ValueOrder.holds(comparison, subject, value) }
    case .compare(let comparison, let other):
      let other = OperandReader(other, table, snapshot)
      self.test = { ValueOrder.holds(comparison, $0, other.value($1)) }
    case .match(let match, .value(let value), let options):
      let matcher = TextMatcher(match, value, options)
      self.test = { subject, _ in matcher.matches(subject) }
    case .match(let match, let other, let options):
      let other = OperandReader(other, table, snapshot)
      self.test = { TextMatcher(match, other.value($1), options).matches($0) }
    case .among(let values):
      let set = ComparedSet(values)
      self.test = { subject, _ in set.contains(subject) }
    case .between(let low, let high):
      self.test = { subject, _ in
        ValueOrder.holds(.greaterOrEqual, subject, low) && ValueOrder.holds(.lessOrEqual, subject, high)
      }
    }
  }

  /// Whether a value of the condition's subject passes, for a row.
  func passes(_ value: StoredValue, _ location: RowLocation) -> Bool { test(value, location) }
}
