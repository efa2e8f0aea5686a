import Foundation
import SantaCore
import SeededNumbers

/// `migrations --store DIR --scratch DIR --count N [--seed S]`: kills processes while they migrate a store, checks that the
/// store is then either completely old or completely new, and finishes the migration. In half of the rounds, another process
/// has the store open with the old classes.
struct MigrationsCommand {
  private let store: URL
  private let scratch: URL
  private let count: Int
  private var random: SeededGenerator

  init(_ options: Options) throws {
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    count = try options.number("count", default: 40)
    random = SeededGenerator(seed: UInt64(try options.number("seed", default: 1)))
  }

  mutating func run() throws {
    let (template, expected) = (scratch.appending(path: "old"), scratch.appending(path: "new"))
    try Letters.fill(template)
    try StoreCopy.make(of: template, at: expected)
    let start = ContinuousClock.now
    try child("migrate", expected).finish()
    let duration = ContinuousClock.now - start
    let (before, after) = (try Letters.digest(template), try Letters.digest(expected))
    var (kills, migrated) = (0, 0)
    for _ in 0..<count {
      try StoreCopy.make(of: template, at: store)
      let follower = Bool.random(using: &random) ? try child("follow", store) : nil
      while follower?.lines.isEmpty ?? false { Thread.sleep(forTimeInterval: 0.002) }
      let victim = try child("migrate", store)
      Thread.sleep(forTimeInterval: .random(in: 0...1, using: &random) * (duration / .seconds(1)))
      if victim.isRunning, (try? victim.kill()) != nil { kills += 1 } else { try victim.finish() }
      try check([0: before, 1: after], &migrated)
      try child("migrate", store).finish()
      var all = 0
      try check([1: after], &all)
      try follower?.kill()
    }
    Output.line("migrations \(count), kills \(kills), migrated before the kill \(migrated)")
  }

  private func child(_ command: String, _ store: URL) throws -> Child {
    try Child(command, ["--store", store.path], output: scratch.appending(path: command))
  }

  /// - Parameter digests: the permitted contents, by schema version.
  private func check(_ digests: [UInt64: UInt64], _ migrated: inout Int) throws {
    let verification = try StoreVerification(of: store)
    if let damage = verification.damages.first {
      throw Loss("\(verification.damageCount) damages. The first: \(damage)")
    }
    let version = try Store.schemaVersion(at: store) ?? 0
    guard let expected = digests[version], try Letters.digest(store) == expected else {
      throw Loss("With schema version \(version), the store is neither the old one nor the migrated one.")
    }
    if version == 1 { migrated += 1 }
  }
}
