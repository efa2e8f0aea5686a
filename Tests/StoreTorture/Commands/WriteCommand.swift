import Foundation
import SantaCore
import SeededNumbers

/// `write --store DIR --writer W [--count N] [--faults SEED] [--log-bound BYTES]`: commits numbered transactions, and prints
/// each number after its commit, until the count is reached or the process is killed.
///
/// With `--faults`, writing or opening files sometimes fails. The commit that fails is either complete or absent when the store
/// is opened again.
struct WriteCommand {
  private let options: Options
  private let writer: Int
  private let plan: Plan
  private let count: Int
  private let logBound: Int

  init(_ options: Options) throws {
    self.options = options
    writer = try options.number("writer", default: 1)
    count = try options.number("count", default: .max)
    logBound = try options.logBound
    plan = Plan(logBound: logBound)
  }

  func run() throws {
    let meetsFaults = options.has("faults")
    var random = SeededGenerator(seed: UInt64(try options.number("faults", default: 0)))
    if meetsFaults { SystemLimit.survive() }
    var store: Store? = try options.open()
    var number = (store?.last(of: writer) ?? 0) + 1
    for _ in 0..<count {
      if meetsFaults { bringFault(&random) }
      do { try commit(number, store) } catch {
        guard meetsFaults, error is StoreError else { throw error }
        store = nil
        SystemLimit.liftAll()
        store = try options.open()
        // Only the failed commit may have been stored nevertheless.
        let last = store?.last(of: writer) ?? 0
        guard last == number || last == number - 1 else {
          throw Loss("Transaction \(number) of writer \(writer) failed, and left \(last) as the last one.")
        }
        Output.line("fault: \(error)")
        if last < number { continue }
      }
      Output.line("\(number)")
      number += 1
    }
  }

  private func commit(_ number: Int, _ store: Store?) throws {
    guard let store else { return }
    try store.write { try plan.write(number, as: writer, to: store) }
    if number.isMultiple(of: Plan.compactInterval) { try store.compact() }
  }

  private func bringFault(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: SystemLimit.fileSize.set(Int.random(in: 16 << 10...logBound * 2, using: &random))
    case 1: SystemLimit.openFiles.set(Int.random(in: 3...16, using: &random))
    case 2...4: SystemLimit.liftAll()
    default: break
    }
  }
}
