import ArgumentParser
import Foundation
import Logging
import SantaReplication
import SantaServer
import ServiceLifecycle
import UnixSignals

@main struct SantaServerProgram {
  static func main() async {
    // Writing to a closed pipe throws, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    // HUP makes a server read its certificate again. It must not end one that is still starting.
    let first = CommandLine.arguments.dropFirst().first ?? ""
    if first.isEmpty || first == "serve" || first.hasPrefix("-") { signal(SIGHUP, SIG_IGN) }
    await SantaServerCommand.main()
  }
}

/// A server of one's own for stores on several machines.
struct SantaServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "santa-server",
    abstract: "A server of one's own for stores on several machines.",
    subcommands: [
      Serve.self, Info.self, Verify.self, Compact.self, DropChange.self, Token.self,
    ], defaultSubcommand: Serve.self
  )
}

/// Prints a line at once, because a script may wait for it. If it can't be written, the program goes on.
private func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

private func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Prints what is shown only once.
private func show(token line: String) throws {
  do { try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) } catch { throw LostToken() }
}

private struct LostToken: Error, CustomStringConvertible {
  var description: String {
    "The token could not be printed, and can't be shown again. Make another one with 'santa-server token'."
  }
}

extension SantaServerCommand {
  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve stores.")

    @OptionGroup var storage: StorageOptions
    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port; 0 for any that is free.") var port = 8724
    @Option(help: "A certificate with its chain, as PEM.") var tlsCertificate: String?
    @Option(help: "The key of the certificate, as PEM.") var tlsKey: String?
    @Option(help: "Requests a second from one address.") var requestRate = 2_000
    @Option(
      help: ArgumentHelp(
        "Drop changes, as 'compact' does, when they have more megabytes.",
        discussion: "Without it, all changes are kept.", valueName: "megabytes"))
    var keepChanges: Int?

    func validate() throws {
      guard (0...65_535).contains(port) else { throw ValidationError("A port is between 0 and 65535.") }
      guard requestRate > 0 else { throw ValidationError("A rate is at least 1.") }
      guard (0...1_000_000_000).contains(keepChanges ?? 0) else {
        throw ValidationError("--keep-changes is between 0 and 1000000000.")
      }
      guard (tlsCertificate == nil) == (tlsKey == nil) else {
        throw ValidationError("A certificate and its key belong together.")
      }
    }

    func run() async throws {
      var logger = Logger(label: "santa-server")
      logger.logLevel = .info
      let shutdownLimit = ShutdownLimit(logger)
      FileLimit.raise()
      let known = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
      let log = try await storage.open(logger)
      let token: AccessToken
      if let known {
        token = AccessToken(known)
      } else {
        let opened = try await storage.openToken(log)
        token = opened.token
        if let new = opened.new {
          try show(token: "The token of this server, shown only now:\n\n  \(new)\n")
        }
      }
      var tls: (String, String)?
      if let tlsCertificate, let tlsKey { tls = (tlsCertificate, tlsKey) }
      let host = host
      let server = SantaServer(
        log, token: token,
        configuration: .init(
          host: host, port: port, tls: tls, requestRate: requestRate,
          keptByteCount: keepChanges.map { $0 * 1_000_000 }), logger: logger
      ) { port in
        say("Listening on \(host):\(port)")
      }
      var group = ServiceGroupConfiguration(
        services: [log as? any Service, HangUpService(server: server), server].compactMap { $0 },
        gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
      group.limitShutdown()
      defer { withExtendedLifetime(shutdownLimit) {} }
      try await ServiceGroup(configuration: group).run()
    }
  }

  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the stores. A server that uses the same directory must not run.")

    @OptionGroup var storage: StorageOptions

    func run() async throws {
      let list = try await storage.openExisting(isReadOnly: true).readableStores()
      for store in list.stores { print(store.line) }
      if list.hasUnreadable { throw ExitCode.failure }
    }
  }

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Compare changes and copies with their checksums, and find changes that replicas can't read. A server with the same "
        + "directory must not run.")

    @OptionGroup var storage: StorageOptions

    func run() async throws {
      let log = try await storage.openExisting(isReadOnly: true)
      let list = try await log.readableStores()
      var failed = list.hasUnreadable
      for store in list.stores {
        do {
          let unreadable = try await log.verify(store)
          for change in unreadable { complain("\(change)") }
          failed = failed || !unreadable.isEmpty
          say(store.line)
        } catch {
          // The others are compared all the same.
          complain(error is DamagedLog ? "\(error)" : "The store '\(store.name)' can't be read: \(error)")
          failed = true
        }
      }
      if failed { throw ExitCode.failure }
      say("All changes are as they were acknowledged, and can be read.")
    }
  }

  struct Compact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Replace changes by a copy of each store. A server that uses the same directory must not run.",
      discussion: """
        Each store gets a copy of its present state, from which replicas begin that need changes which are dropped. \
        What they have pending is kept.
        """)

    @OptionGroup var storage: StorageOptions
    @Argument(help: "The stores; all if none is given.") var stores: [String] = []

    func run() async throws {
      let log = try await storage.openExisting()
      let list = try await log.readableStores()
      var known = list.stores
      var failed = stores.isEmpty && list.hasUnreadable
      for name in stores where !known.contains(where: { $0.name == name }) {
        if let (_, error) = list.unreadable.first(where: { $0.name == name }) { throw error }
        throw ValidationError("There is no store '\(name)'. 'santa-server info' lists all.")
      }
      if !stores.isEmpty {
        known = known.filter { stores.contains($0.name) }
        for store in known where store.version == 0 { say("\(store.name): no changes") }
      }
      known.removeAll { $0.version == 0 }
      if stores.isEmpty && known.isEmpty && !failed { say("No store has changes.") }
      for store in known {
        guard let name = StoreName(store.name) else { continue }
        do {
          guard let copy = try await log.makeCopy(of: name) else {
            throw CopyFailure(description: "Another server is making a copy of '\(name)'. Try again.")
          }
          let count = try await log.dropChanges(of: name)
          say("\(name): \(count) changes dropped, whose effect is in a copy of \(copy.byteCount) bytes")
        } catch {
          // It keeps its changes, and the others are done all the same.
          complain(error is CopyFailure ? "\(error)" : "The store '\(name)' can't be compacted: \(error)")
          failed = true
        }
      }
      if failed { throw ExitCode.failure }
    }
  }

  struct DropChange: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Take out a change that replicas can't read, and at which they stop. A server that uses the same directory must not run.",
      discussion: """
        'verify' names such changes. A change without an effect takes its place. Replicas that stopped there go on when \
        their programs are started again. Make a backup first: the change can't be brought back.
        """)

    @OptionGroup var storage: StorageOptions
    @Argument(help: "The store.") var store: String
    @Argument(help: "The version of the change, as 'verify' prints it.") var version: UInt64

    func run() async throws {
      let log = try await storage.openExisting()
      let list = try await log.readableStores()
      if let (_, error) = list.unreadable.first(where: { $0.name == store }) { throw error }
      guard let name = StoreName(store), list.stores.contains(where: { $0.name == store })
      else { throw ValidationError("There is no store '\(store)'. 'santa-server info' lists all.") }
      let change = try await log.dropUnreadable(version, of: name)
      say(
        "\(store): change \(version), number \(change.sequence) of replica \(change.replica), was taken out with its "
          + "\(change.bytes.count) bytes")
    }
  }

  struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a new token, which replaces the one before. Running servers must be started again.")

    @OptionGroup var storage: StorageOptions

    func run() async throws { try show(token: try await storage.makeToken()) }
  }
}

/// Has the certificate read again when the process gets HUP.
private struct HangUpService: Service {
  let server: SantaServer

  func run() async throws {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      server.reloadCertificate()
    }
  }
}

extension StoreListing {
  /// Whether there are stores that can't be read. Prints why; the others are done all the same.
  fileprivate var hasUnreadable: Bool {
    for (name, error) in unreadable { complain("The store '\(name)' can't be read: \(error)") }
    return !unreadable.isEmpty
  }
}

extension StoreSummary {
  fileprivate var line: String {
    let copy = copy.map { ", a copy at change \($0.position.version) of \($0.byteCount) bytes" } ?? ""
    let dropped = dropped.version > 0 ? ", \(dropped.version) changes dropped" : ""
    return "\(name): \(version) changes, \(bytes) bytes, \(replicas) replicas\(copy)\(dropped)"
  }
}
