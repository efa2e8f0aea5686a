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
    subcommands: [Serve.self, Info.self, Token.self], defaultSubcommand: Serve.self)

  struct DataOption: ParsableArguments {
    @Option(name: .customLong("data"), help: "The directory with all that the server keeps.")
    var path: String

    var url: URL { URL(filePath: path, directoryHint: .isDirectory) }
  }
}

/// Prints a line at once, because a script may wait for it.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

extension SantaServerCommand {
  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the stores of a directory.")

    @OptionGroup var data: DataOption
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
      let log = try EmbeddedLog(data.url)
      let token: AccessToken
      if let known = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"], !known.isEmpty {
        token = AccessToken(known)
      } else {
        let opened = try AccessToken.open(in: data.url)
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
        services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
      try await group.run()
    }
  }

  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Verify the stores of a directory, and list them. The server must not run.")

    @OptionGroup var data: DataOption

    func run() async throws {
      guard FileManager.default.fileExists(atPath: data.url.appending(path: "stores").path) else {
        throw ValidationError("There is no directory of a server at \(data.path).")
      }
      for store in try await EmbeddedLog(data.url).stores() {
        print("\(store.name): \(store.version) changes, \(store.bytes) bytes, \(store.replicas) replicas")
      }
    }
  }

  struct Token: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a new token, which replaces the one before. A running server must be started again.")

    @OptionGroup var data: DataOption

    func run() throws {
      if let token = try AccessToken.make(in: data.url).new { print(token) }
    }
  }
}
