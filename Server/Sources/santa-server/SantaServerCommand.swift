import ArgumentParser
import Foundation
import Logging
import SantaServer
import ServiceLifecycle
import UnixSignals

/// A server of one's own for stores on several machines.
@main struct SantaServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "santa-server",
    abstract: "A server of one's own for stores on several machines.",
    subcommands: [Serve.self, Info.self, Verify.self, Token.self], defaultSubcommand: Serve.self)
}

/// Prints a line at once, because a script may wait for it.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

extension SantaServerCommand {
  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve stores.")

    @OptionGroup var storage: StorageOptions
    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port; 0 for any that is free.") var port = 8724
    @Option(help: "A certificate with its chain, as PEM.") var tlsCertificate: String?
    @Option(help: "The key of the certificate, as PEM.") var tlsKey: String?
    @Option(help: "Requests a second from one address.") var requestRate = 2_000

    func validate() throws {
      guard (0...65_535).contains(port) else { throw ValidationError("A port is between 0 and 65535.") }
      guard requestRate > 0 else { throw ValidationError("A rate is at least 1.") }
      guard (tlsCertificate == nil) == (tlsKey == nil) else {
        throw ValidationError("A certificate and its key belong together.")
      }
    }

    func run() async throws {
      var logger = Logger(label: "santa-server")
      logger.logLevel = .info
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
          say("The token of this server, shown only now:\n\n  \(new)\n")
        }
      }
      var tls: (String, String)?
      if let tlsCertificate, let tlsKey { tls = (tlsCertificate, tlsKey) }
      let host = host
      let server = SantaServer(
        log, token: token,
        configuration: .init(host: host, port: port, tls: tls, requestRate: requestRate), logger: logger
      ) { port in
        say("Listening on \(host):\(port)")
      }
      let group = ServiceGroup(
        services: [log as? any Service, server].compactMap { $0 },
        gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
      try await group.run()
    }
  }

  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the stores. A server that uses the same directory must not run.")

    @OptionGroup var storage: StorageOptions

    func run() async throws {
      for store in try await storage.openExisting().stores() { print(store.line) }
    }
  }

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare each change with its checksum. A server that uses the same directory must not run.")

    @OptionGroup var storage: StorageOptions

    func run() async throws {
      let log = try await storage.openExisting()
      for store in try await log.stores() {
        try await log.verify(store)
        say(store.line)
      }
      say("All changes are as they were acknowledged.")
    }
  }

  struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a new token, which replaces the one before. Running servers must be started again.")

    @OptionGroup var storage: StorageOptions

    func run() async throws { print(try await storage.makeToken()) }
  }
}

extension StoreSummary {
  fileprivate var line: String { "\(name): \(version) changes, \(bytes) bytes, \(replicas) replicas" }
}
