import Foundation
import SantaCore
import SeededNumbers

/// `cursors --store DIR --scratch DIR --count N [--seed S]`: kills consumers of a durable cursor at random moments, while orders are added.
/// Each order must be consumed once, in the order of the commits.
struct CursorsCommand {
  static let cursor = "consumer"

  private let store: URL
  private let scratch: URL
  private let count: Int
  private let logBound: Int
  private var random: SeededGenerator
  private var orders = 0

  init(_ options: Options) throws {
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    count = try options.number("count", default: 100)
    logBound = try options.logBound
    random = SeededGenerator(seed: UInt64(try options.number("seed", default: 1)))
  }

  static func open(_ directory: URL, logBound: Int) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [Order.self, Receipt.self], durability: .relaxed,
        history: .untilConsumed(limit: 1 << 30)),
      logBound: logBound)
  }

  mutating func run() throws {
    let producer = try Self.open(store, logBound: logBound)
    _ = try producer.cursor(named: Self.cursor, from: .now)
    for _ in 0..<count {
      let consumer = try consumer(until: .max)
      let deadline = Date.now.addingTimeInterval(.random(in: 0...0.3, using: &random))
      while Date.now < deadline {
        try produce(producer)
        Thread.sleep(forTimeInterval: .random(in: 0...0.004, using: &random))
      }
      try consumer.kill()
    }
    try consumer(until: orders).finish()
    producer.refresh()
    let receipts = producer.objects(Receipt.self).sorted(by: \.position)
    let consumed = receipts.map(\.order)
    guard consumed == Array(0..<orders), receipts.map(\.position) == Array(0..<orders) else {
      throw Loss("\(orders) orders have \(consumed.count) receipts, or others than expected.")
    }
    let verification = try StoreVerification(of: store)
    if let damage = verification.damages.first { throw Loss("A damage: \(damage)") }
    Output.line("kills \(count), orders \(orders), receipts \(consumed.count)")
  }

  private mutating func consumer(until count: Int) throws -> Child {
    try Child(
      "consume",
      [
        "--store", store.path, "--log-bound", "\(logBound)", "--until", "\(count)", "--seed",
        "\(Int.random(in: 0..<1_000_000, using: &random))",
      ], output: scratch.appending(path: "consumer"))
  }

  private mutating func produce(_ store: Store) throws {
    let count = Int.random(in: 1...3, using: &random)
    try store.write(author: "producer") {
      for _ in 0..<count {
        let order = Order()
        (order.id, order.text) = (orders, String(repeating: "x", count: orders % 300))
        store.add(order)
        orders += 1
      }
    }
  }
}
