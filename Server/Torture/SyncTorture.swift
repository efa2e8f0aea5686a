import ArgumentParser
import Foundation

/// Runs servers over one PostgreSQL and clients on separate machines, which are disconnected, slowed down and killed for a
/// chosen duration. At the end all stores must be equal: each acknowledged element exactly once, and in the same order.
@main struct SyncTorture: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync-torture",
    abstract: "Three servers over one PostgreSQL, and clients in network namespaces, under faults.",
    discussion: """
      Each client is a process in a network namespace, which adds objects and appends to one list that all share. Needs root, \
      PostgreSQL and iproute2; Server/scripts/postgres.sh --install gets the former. With --loopback there are no namespaces, \
      and nothing is cut off or slowed, but killed.
      """,
    subcommands: [Run.self, Listeners.self, Client.self, Follower.self, Users.self, Worker.self],
    defaultSubcommand: Run.self)

  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Run servers, clients and faults.")

    @Option(help: "For how long faults happen.") var seconds = 600
    @Option(help: "Makes the same faults in the same order.") var seed: UInt64?
    @Option(help: "How many clients there are.") var clients = 6
    @Option(help: "Only this fault; may be given several times.") var fault: [Fault] = []
    @Flag(help: "Without network namespaces.") var loopback = false

    func validate() throws {
      guard (1...200).contains(clients), seconds > 0 else {
        throw ValidationError("There are 1 to 200 clients, and faults for at least a second.")
      }
    }

    func run() async throws {
      let seed = seed ?? UInt64.random(in: 1...999_999_999)
      say("seed \(seed)")
      let folder = FileManager.default.temporaryDirectory.appending(path: "sync-torture-\(seed)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let network: any Network = loopback ? LoopbackNetwork() : try Namespaces(count: clients)
      defer { network.remove() }
      let testBed = try TestBed(
        folder: folder, network: network, clientCount: clients, random: SeededGenerator(seed: seed))
      try await testBed.start()
      try await testBed.injectFaults(for: .seconds(seconds), with: fault.isEmpty ? Fault.allCases : fault)
      try await testBed.finish()
      try FileManager.default.removeItem(at: folder)
    }
  }
}

/// Prints a line immediately.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// SplitMix64. (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014)
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
