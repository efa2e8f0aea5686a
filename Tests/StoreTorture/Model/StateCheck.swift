import SantaCore

/// Compares the complete contents of a store with the contents that follow from the last numbers of its writers.
struct StateCheck {
  private let plan: Plan
  private var orders: [Int: ExpectedOrder] = [:]

  init(logBound: Int) { plan = Plan(logBound: logBound) }

  /// Returns the number of each writer's last transaction, if the store contains exactly their changes.
  ///
  /// - Throws: the store's failure, if it has one; otherwise ``Loss`` if anything differs.
  mutating func run(_ store: Store) throws -> [Int: Int] {
    let result = Result { try compare(store) }
    // Damaged data that was reported may look deleted.
    if let failure = store.failure { throw failure }
    return try result.get()
  }

  private mutating func compare(_ store: Store) throws -> [Int: Int] {
    var lasts: [Int: Int] = [:]
    var total = 0
    for account in store.objects(Account.self) {
      let (writer, last) = (account.writer, account.last)
      try expect(lasts[writer] == nil, "writer \(writer) has two accounts")
      lasts[writer] = last
      try compareOrder(of: account)
      for entry in account.entries {
        try compare(entry, writer, last)
        total += entry.value
      }
      try compareCrates(store, writer, last)
      let found = store.objects(Entry.self).where { $0.writer == writer }.count
      try expect(found == Plan.kept(after: last).count, "\(found) entries of writer \(writer) are indexed")
    }
    let kept = lasts.values.reduce(0) { $0 + Plan.kept(after: $1).count }
    try expect(store.objects(Entry.self).count == kept, "there are not \(kept) entries")
    let ledger = store.object(ofType: Ledger.self, forPrimaryKey: 0)
    let transactions = lasts.values.reduce(0, +)
    try expect(
      ledger?.transactions ?? 0 == transactions,
      "the ledger has \(ledger?.transactions ?? 0) transactions instead of \(transactions)")
    try expect(ledger?.total ?? 0 == total, "the ledger's total is not \(total)")
    return lasts
  }

  private mutating func compareOrder(of account: Account) throws {
    orders[account.writer, default: ExpectedOrder()].advance(to: account.last)
    let found = account.entries.map(\.number)
    try expect(
      found == orders[account.writer]?.numbers,
      "writer \(account.writer)'s list after \(account.last) has another order: \(found)")
  }

  private func compare(_ entry: Entry, _ writer: Int, _ last: Int) throws {
    let number = entry.number
    let touched = Plan.touch(of: number, after: last)
    let name = "entry \(number) of writer \(writer) after \(last)"
    try expect(
      entry.id == Entry.id(writer, number) && entry.writer == writer && entry.touched == touched,
      "\(name) was last changed by \(entry.touched), not \(touched)")
    try expect(entry.value == Plan.value(writer, number, touched: touched), "\(name) has a wrong value")
    try expect(entry.text == Plan.text(writer, number, touched: touched), "\(name) has a wrong text")
    let attachment = try entry.attachment?.data()
    try expect(
      attachment == Plan.attachment(writer, number, touched: touched), "\(name) has a wrong attachment")
    let previous = number > Plan.kept(after: last).lowerBound ? number - 1 : nil
    try expect(entry.previous?.number == previous, "\(name) links to a wrong entry")
  }

  private func compareCrates(_ store: Store, _ writer: Int, _ last: Int) throws {
    let large = Plan.large(upTo: last)
    let crates = store.objects(Crate.self).where { $0.writer == writer }
    let count = large == 0 ? 0 : plan.crateCount
    try expect(crates.count == count, "writer \(writer) has \(crates.count) crates instead of \(count)")
    for (index, crate) in crates.enumerated() {
      try expect(
        crate.id == Entry.id(writer, large) << 16 | index
          && crate.text == Plan.crateText(writer, large, index),
        "crate \(index) of writer \(writer)'s transaction \(large) is another one")
    }
  }

  private func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) throws {
    if !isTrue { throw Loss(what()) }
  }
}
