import SantaCore

extension Plan {
  /// Makes the changes of the transaction with this number, in an open write transaction.
  func write(_ number: Int, as writer: Int, to store: Store) throws {
    let account = store.object(ofType: Account.self, forPrimaryKey: writer) ?? Self.newAccount(writer, store)
    let ledger = store.object(ofType: Ledger.self, forPrimaryKey: 0) ?? Self.newLedger(store)
    guard account.last == number - 1 else {
      throw Loss("Writer \(writer) is to write \(number), and finds \(account.last) as its last.")
    }
    try add(number, writer, account, ledger, store)
    for back in Self.touches where number - back >= Self.kept(after: number - 1).lowerBound {
      let entry = try Self.entry(writer, number - back, store)
      let value = Self.value(writer, entry.number, touched: number)
      ledger.total += value - entry.value
      entry.value = value
      entry.text = Self.text(writer, entry.number, touched: number)
      entry.attachment = Self.attachment(writer, entry.number, touched: number).map { ExternalData($0) }
      entry.touched = number
    }
    let (from, to) = Self.move(number, count: account.entries.count)
    account.entries.move(from: from, to: to)
    if number > Self.window {
      let old = try Self.entry(writer, number - Self.window, store)
      ledger.total -= old.value
      store.delete(old)
    }
    if number.isMultiple(of: Self.largeInterval) { replaceCrates(number, writer, store) }
    account.last = number
    ledger.transactions += 1
  }

  private func add(
    _ number: Int, _ writer: Int, _ account: Account, _ ledger: Ledger, _ store: Store
  ) throws {
    let entry = Entry()
    entry.id = Entry.id(writer, number)
    entry.writer = writer
    entry.number = number
    entry.touched = number
    entry.value = Self.value(writer, number, touched: number)
    entry.text = Self.text(writer, number, touched: number)
    entry.attachment = Self.attachment(writer, number, touched: number).map { ExternalData($0) }
    if number > 1 { entry.previous = try Self.entry(writer, number - 1, store) }
    store.add(entry)
    account.entries.append(entry)
    ledger.total += entry.value
  }

  private func replaceCrates(_ number: Int, _ writer: Int, _ store: Store) {
    store.delete(store.objects(Crate.self).where { $0.writer == writer })
    for index in 0..<crateCount {
      let crate = Crate()
      crate.id = Entry.id(writer, number) << 16 | index
      crate.writer = writer
      crate.text = Self.crateText(writer, number, index)
      store.add(crate)
    }
  }

  private static func entry(_ writer: Int, _ number: Int, _ store: Store) throws -> Entry {
    guard let entry = store.object(ofType: Entry.self, forPrimaryKey: Entry.id(writer, number)) else {
      throw Loss("Entry \(number) of writer \(writer) is not there to be changed.")
    }
    return entry
  }

  private static func newAccount(_ writer: Int, _ store: Store) -> Account {
    let account = Account()
    account.writer = writer
    store.add(account)
    return account
  }

  private static func newLedger(_ store: Store) -> Ledger {
    let ledger = Ledger()
    store.add(ledger)
    return ledger
  }
}
