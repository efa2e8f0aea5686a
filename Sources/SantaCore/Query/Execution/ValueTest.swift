/// The test of a condition, with its constants prepared once.
///
/// The other operands of the test are read from an `Item`: a row, or the value itself.
struct ValueTest<Item> {
  private let test: (StoredValue, Item) -> Bool

  /// - Parameter reading: returns a function that reads an operand.
  init(_ test: Expression.Test, reading: (Expression.Operand) -> (Item) -> StoredValue) {
    switch test {
    case .compare(let comparison, .value(let value)):
      self.test = { subject, _ in ValueOrder.holds(comparison, subject, value) }
    case .compare(let comparison, let other):
      let other = reading(other)
      self.test = { ValueOrder.holds(comparison, $0, other($1)) }
    case .match(let match, .value(let value), let options):
      let matcher = TextMatcher(match, value, options)
      self.test = { subject, _ in matcher.matches(subject) }
    case .match(let match, let other, let options):
      let other = reading(other)
      self.test = { TextMatcher(match, other($1), options).matches($0) }
    case .among(let values):
      let set = ComparedSet(values)
      self.test = { subject, _ in set.contains(subject) }
    case .between(let low, let high):
      self.test = { subject, _ in
        ValueOrder.holds(.greaterOrEqual, subject, low) && ValueOrder.holds(.lessOrEqual, subject, high)
      }
    case .halfOpen(let low, let high):
      self.test = { subject, _ in
        ValueOrder.holds(.greaterOrEqual, subject, low) && ValueOrder.isLess(subject, high)
      }
    }
  }

  /// Returns whether a value of the condition's subject passes.
  func passes(_ value: StoredValue, _ item: Item) -> Bool { test(value, item) }
}
