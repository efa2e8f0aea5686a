/// The expected order of the entries in a writer's list after a transaction, simulated with an array.
struct ExpectedOrder {
  private(set) var numbers: [Int] = []
  private var last = 0

  /// Advances to a later transaction, or starts over for an earlier one.
  mutating func advance(to target: Int) {
    if target < last { self = ExpectedOrder() }
    while last < target {
      last += 1
      numbers.append(last)
      let (from, to) = Plan.move(last, count: numbers.count)
      numbers.insert(numbers.remove(at: from), at: to)
      if last > Plan.window { numbers.removeAll { $0 == last - Plan.window } }
    }
  }
}
