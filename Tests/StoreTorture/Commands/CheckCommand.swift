import Foundation
import SantaCore

/// `check --store DIR`: opens a store, which recovers it, verifies its contents and files, and prints the number of each
/// writer's last transaction as `WRITER NUMBER`.
struct CheckCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let store = try options.open()
    var check = try StateCheck(logBound: options.logBound)
    let lasts = try check.run(store)
    let verification = try StoreVerification(of: options.directory)
    if let damage = verification.damages.first {
      throw Loss("\(verification.damageCount) damages. The first: \(damage)")
    }
    if store.historyToken != nil { try checkHistory(store) }
    for (writer, last) in lasts { Output.line("\(writer) \(last)") }
  }

  /// Reads all kept transactions. Each must continue the one before it.
  private func checkHistory(_ store: Store) throws {
    var lasts: [Int: Int] = [:]
    var (version, date) = (UInt64(0), Date.distantPast)
    try store.history().forEach { transaction in
      guard transaction.version > version, transaction.date > date else {
        throw Loss("Version \(transaction.version) of the history is not later than version \(version).")
      }
      (version, date) = (transaction.version, transaction.date)
      let accounts = try transaction.changes(of: Account.self)
      for change in accounts.modifications where change.new.last != change.old.last {
        guard lasts[change.new.writer] ?? change.old.last == change.old.last else {
          throw Loss("Version \(version) of the history doesn't continue the transaction before it.")
        }
        lasts[change.new.writer] = change.new.last
      }
    }
    for (writer, last) in lasts where store.last(of: writer) != last {
      throw Loss("The history ends with transaction \(last) of writer \(writer), not with the newest one.")
    }
    for _ in 0..<3 {
      guard version > 3 else { return }
      let past = try Store(store.configuration, at: .version(version - .random(in: 0...3)))
      _ = past.objects(Account.self).count
      if let failure = past.failure { throw failure }
    }
  }
}
