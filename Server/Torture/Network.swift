import Foundation

/// The network between clients and servers.
protocol Network: AnyObject {
  /// The address at which the servers listen.
  var host: String { get }
  /// Whether clients can be disconnected and slowed down.
  var canFail: Bool { get }
  /// Returns a command that runs another command on a client's machine.
  func command(on client: Int) -> [String]
  func cut(_ client: Int) throws
  func slow(_ client: Int) throws
  func heal(_ client: Int) throws
  func remove()
}

/// A network on one machine, without faults.
final class LoopbackNetwork: Network {
  let host = "127.0.0.1"
  let canFail = false

  func command(on client: Int) -> [String] { [] }
  func cut(_ client: Int) {}
  func slow(_ client: Int) {}
  func heal(_ client: Int) {}
  func remove() {}
}

/// A network namespace for each client, connected to the bridge of the servers by a virtual cable.
final class Namespaces: Network {
  let host = "10.77.0.1"
  let canFail = true
  private let count: Int
  private let bridge = "santa-net"

  init(count: Int) throws {
    self.count = count
    remove()
    try Self.ip("link add \(bridge) type bridge")
    try Self.ip("addr add \(host)/24 dev \(bridge)")
    try Self.ip("link set \(bridge) up")
    for client in 0..<count {
      let (name, cable) = (name(client), cable(client))
      try Self.ip("netns add \(name)")
      try Self.ip("link add \(cable) type veth peer name eth0 netns \(name)")
      try Self.ip("link set \(cable) master \(bridge) up")
      try Self.ip("-n \(name) addr add 10.77.0.\(client + 10)/24 dev eth0")
      try Self.ip("-n \(name) link set eth0 up")
      try Self.ip("-n \(name) link set lo up")
    }
  }

  private func name(_ client: Int) -> String { "santa-client\(client)" }
  private func cable(_ client: Int) -> String { "santa-cable\(client)" }

  func command(on client: Int) -> [String] { ["/usr/bin/env", "ip", "netns", "exec", name(client)] }

  func cut(_ client: Int) throws { try Self.ip("link set \(cable(client)) down") }

  /// Limits the client to 8 kB a second, with queues that fill quickly.
  func slow(_ client: Int) throws {
    try run([
      "tc", "qdisc", "replace", "dev", cable(client), "root", "tbf", "rate", "64kbit", "burst", "4kb",
      "latency", "400ms",
    ])
  }

  func heal(_ client: Int) throws {
    try Self.ip("link set \(cable(client)) up")
    // The command fails if the client was not slowed down.
    try? run(["tc", "qdisc", "del", "dev", cable(client), "root"])
  }

  /// Removes all namespaces and cables, including those left by a run that was killed.
  func remove() {
    for client in 0..<count { try? Self.ip("netns del \(name(client))") }
    for client in 0..<count { try? Self.ip("link del \(cable(client))") }
    try? Self.ip("link del \(bridge)")
  }

  private static func ip(_ arguments: String) throws {
    try run(["ip"] + arguments.split(separator: " ").map(String.init))
  }
}

/// Runs a command and waits until it ends.
func run(_ command: [String]) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let errors = Pipe()
  process.standardError = errors
  try process.run()
  let message = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw Failure("'\(command.joined(separator: " "))' failed: \(String(decoding: message, as: UTF8.self))")
  }
}
