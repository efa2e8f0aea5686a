import ArgumentParser
import Foundation

/// A fault of the network, the servers, the database or the clients.
enum Fault: String, CaseIterable, ExpressibleByArgument {
  case cut, slow, killClient, killServer, stopDatabase, compact
  /// A client is killed, and continues with a copy of its directory.
  case copyClient
  /// The database is saved, or restored to its saved state. In half of the restores, a client also continues with a copy of its
  /// directory.
  case restoreDatabase
}

/// Starts the database, the servers and the clients, and injects faults.
final class TestBed {
  private let network: any Network
  private let database: Database
  private var servers: [ServerMachine] = []
  private var clients: [ClientMachine] = []
  private var random: SeededGenerator
  private let folder: URL
  private let clientCount: Int
  private var happened: [Fault: Int] = [:]
  private var isSaved = false

  init(folder: URL, network: any Network, clientCount: Int, random: SeededGenerator) throws {
    (self.folder, self.network, self.clientCount, self.random) = (folder, network, clientCount, random)
    database = Database("PostgreSQL", log: folder.appending(path: "postgres.log"))
  }

  deinit {
    for client in clients where client.isRunning { client.kill() }
    for server in servers where server.isRunning { server.kill() }
  }

  func start() async throws {
    try database.start()
    for number in 0..<3 {
      let server = ServerMachine(
        "server \(number)", log: folder.appending(path: "server\(number).log"), host: network.host,
        environment: ["SANTA_SERVER_POSTGRES": database.url])
      try server.start()
      servers.append(server)
    }
    for number in 0..<clientCount {
      let client = try ClientMachine(
        number, folder: folder, network: network, server: servers[number % 3].url)
      try client.start()
      clients.append(client)
    }
  }

  // MARK: Faults

  /// Injects one fault after the other. Several clients may be disconnected or slowed down at a time.
  func injectFaults(for duration: Duration, with faults: [Fault]) async throws {
    let end = ContinuousClock.now + duration
    var next = ContinuousClock.now + .seconds(10)
    var troubled: [Int: ContinuousClock.Instant] = [:]
    while ContinuousClock.now < end {
      for (client, until) in troubled where until < .now {
        try network.heal(client)
        troubled[client] = nil
      }
      let possible = faults.filter { network.canFail || ($0 != .cut && $0 != .slow) }
      guard let fault = possible.randomElement(using: &random) else { throw Failure("No fault is possible.") }
      let client = Int.random(in: 0..<clientCount, using: &random)
      let milliseconds = Int.random(in: 200...4_000, using: &random)
      switch fault {
      case .cut, .slow:
        if troubled[client] != nil { continue }
        if fault == .cut { try network.cut(client) } else { try network.slow(client) }
        // Some faults last longer than the timeout of a connection.
        let isLong = Int.random(in: 0..<8, using: &random) == 0
        troubled[client] = .now + .milliseconds(isLong ? milliseconds * 10 : milliseconds)
      case .killClient:
        clients[client].kill()
        try clients[client].start()
      case .killServer:
        let server = servers[Int.random(in: 0..<servers.count, using: &random)]
        server.kill()
        try await Task.sleep(for: .milliseconds(milliseconds / 2))
        try server.start()
      case .stopDatabase:
        try database.order("stop")
        try await Task.sleep(for: .milliseconds(milliseconds / 4))
        try database.order("start")
      case .compact: try compact()
      case .copyClient: try clients[client].goOnWithCopy()
      case .restoreDatabase:
        if isSaved, Bool.random(using: &random) {
          if Bool.random(using: &random) {
            try clients[client].goOnWithCopy { try database.order("restore") }
          } else {
            try database.order("restore")
          }
        } else {
          try database.order("save")
          isSaved = true
        }
      }
      happened[fault, default: 0] += 1
      for client in clients where !client.isRunning {
        throw Failure("\(client.name) ended: \(try client.line())")
      }
      for server in servers where !server.isRunning {
        throw Failure("\(server.name) ended: \(try server.line())")
      }
      if ContinuousClock.now > next {
        next = .now + .seconds(10)
        say("acknowledged: \(try clients.map { try $0.acknowledged() }); faults: \(counts)")
      }
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...700, using: &random)))
    }
    for client in troubled.keys { try network.heal(client) }
  }

  /// Drops the changes that are included in a copy, while clients send more changes and some are disconnected.
  private func compact() throws {
    let machine = Machine("compact", log: folder.appending(path: "compact.log"))
    try machine.launch(
      [Machine.sibling("santa-server"), "compact"], environment: ["SANTA_SERVER_POSTGRES": database.url])
    say(try machine.line())
    try machine.waitUntilExit()
  }

  private var counts: String {
    Fault.allCases.compactMap { fault in happened[fault].map { "\(fault) \($0)" } }.joined(separator: ", ")
  }

  // MARK: Result

  /// Waits until all stores have all changes, and compares them.
  func finish() async throws {
    do { try await compareAll() } catch {
      for machine in servers + clients {
        say("--- the end of what \(machine.name) said\n\(machine.lastWords)")
      }
      throw error
    }
  }

  private func compareAll() async throws {
    for client in clients { try client.say("stop") }
    var added: [Int] = []
    for client in clients {
      let line = try client.line()
      guard let count = Int(line.split(separator: " ").last ?? "") else {
        throw Failure("\(client.name) says '\(line)'")
      }
      added.append(count)
    }
    let total = added.reduce(0, +)
    for client in clients { try client.say("finish \(total)") }
    for client in clients {
      let line = try client.line()
      guard line == "finished" else { throw Failure("\(client.name) did not finish: \(line)") }
    }
    let accounts = try clients.map { try $0.account() }
    for (client, account) in zip(clients, accounts) {
      try check(account, of: client.name, added)
      guard account.lines == accounts[0].lines else {
        throw Failure("\(client.name) has the list in another order than \(clients[0].name); \(folder.path)")
      }
      let acknowledged = try client.acknowledged()
      guard acknowledged > 0 else { throw Failure("nothing of \(client.name) was ever acknowledged") }
      guard acknowledged <= added[client.number] else {
        throw Failure(
          "\(client.name) has \(added[client.number]) entries, and \(acknowledged) were acknowledged")
      }
    }
    for server in servers { server.end() }
    let verify = Machine("verify", log: folder.appending(path: "verify.log"))
    try verify.launch(
      [Machine.sibling("santa-server"), "verify"], environment: ["SANTA_SERVER_POSTGRES": database.url])
    say(try verify.line())
    guard try verify.line() == "All changes are intact and readable." else {
      throw Failure("verify failed")
    }
    say("\(total) entries of \(clientCount) clients, each once and in one order at all; faults: \(counts)")
  }

  /// Checks that each entry exists, is once in the list, and that the entries of each client are in order.
  private func check(_ account: Account, of name: String, _ added: [Int]) throws {
    var expected: Set<String> = []
    var sum = 0
    for (client, count) in added.enumerated() {
      for number in 1...max(1, count) where number <= count {
        expected.insert("\(client)-\(number)")
        sum += Account.amount(number)
      }
      let own = account.lines.filter { $0.hasPrefix("\(client)-") }
      guard own == (0..<count).map({ "\(client)-\($0 + 1)" }) else {
        throw Failure(
          "\(name) does not have the \(count) lines of client \(client) in their order; \(folder.path)")
      }
    }
    guard Set(account.entries) == expected, account.entries.count == expected.count else {
      throw Failure("\(name) has \(account.entries.count) entries and not \(expected.count); \(folder.path)")
    }
    guard account.lines.count == expected.count else {
      throw Failure("\(name) has \(account.lines.count) lines and not \(expected.count); \(folder.path)")
    }
    guard account.total == sum else { throw Failure("\(name) has the sum \(account.total) and not \(sum)") }
  }
}
