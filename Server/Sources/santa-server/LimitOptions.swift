import ArgumentParser
import SantaAccounts
import SantaServer

/// The sizes that stores may have, and the paths that have their own metrics.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum size of each store.",
      discussion: "Changes beyond it are refused, and clients keep them.",
      valueName: "megabytes"))
  var storeQuota: Int?

  @Option(
    help: ArgumentHelp(
      "The maximum size of all stores in a user's home together.", valueName: "megabytes"))
  var userQuota: Int?

  @Option(
    help: ArgumentHelp(
      "Count the changes and stores at and below this path in /metrics; repeatable.", valueName: "path"))
  var metricsPrefix: [String] = []

  func validate() throws {
    for (name, value) in [("--store-quota", storeQuota), ("--user-quota", userQuota)] {
      guard (1...1_000_000_000).contains(value ?? 1) else {
        throw ValidationError("\(name) must be between 1 and 1000000000.")
      }
    }
    for prefix in metricsPrefix {
      guard let path = StorePath(prefix) else {
        throw ValidationError("--metrics-prefix \(prefix) isn't a path, such as /family.")
      }
      if path.owner != nil || path.isReserved {
        throw ValidationError("--metrics-prefix \(prefix): homes don't have their own metrics.")
      }
    }
  }

  func set(_ configuration: inout SantaServer.Configuration) {
    configuration.storeByteCount = storeQuota.map { $0 * 1_000_000 }
    configuration.homeByteCount = userQuota.map { $0 * 1_000_000 }
    configuration.measuredPaths = metricsPrefix.compactMap { StorePath($0) }
  }
}
