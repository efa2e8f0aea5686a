import Foundation
import SantaCore
import SeededNumbers

/// `consume --store DIR --until N [--seed S]`: consumes the orders of a store with a durable cursor, and adds a receipt for each, until
/// there are N receipts or the process is killed.
struct ConsumeCommand {
  private let directory: URL
  private let logBound: Int
  private let count: Int
  private let seed: Int

  init(_ options: Options) throws {
    directory = try options.directory
    logBound = try options.logBound
    count = try options.number("until", default: .max)
    seed = try options.number("seed", default: 1)
  }

  func run() throws {
    Task.detached {
      do {
        try await consume()
        exit(0)
      } catch {
        Output.complaint("consume: \(error)")
        exit(1)
      }
    }
    while true { Thread.sleep(forTimeInterval: 60) }
  }

  private func consume() async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let store = try CursorsCommand.open(directory, logBound: logBound)
    if store.objects(Receipt.self).count == count { return }
    for try await transaction in try store.cursor(named: CursorsCommand.cursor, from: .now) {
      guard transaction.origin == .commit else { throw Loss("The cursor has lost transactions.") }
      let orders = try transaction.changes(of: Order.self).insertions
      if orders.isEmpty { continue }
      let receipts = {
        for order in orders {
          let receipt = Receipt()
          (receipt.order, receipt.position) = (order.id, store.objects(Receipt.self).count)
          store.add(receipt)
        }
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try await store.asyncWrite(author: "consumer") { receipts() }
      case 1:
        // A write that fails leaves the position where it is.
        struct Failure: Error {}
        _ = try? store.write {
          receipts()
          throw Failure()
        }
        try store.write { receipts() }
      default: try store.write(author: "consumer") { receipts() }
      }
      if store.objects(Receipt.self).count == count { return }
    }
  }
}
