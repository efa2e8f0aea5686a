import ArgumentParser
import Foundation
import Logging
import SantaAccounts
import SantaPage
import SantaReplication
import SantaServer
import ServiceLifecycle
import UnixSignals

@main struct SantaServerProgram {
  static func main() async {
    // Writing to a closed pipe throws an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // HUP makes a server read its certificate again. It must not end a server that is still starting.
    let first = CommandLine.arguments.dropFirst().first ?? ""
    if first.isEmpty || first == "serve" || first.hasPrefix("-") { signal(SIGHUP, SIG_IGN) }
    await SantaServerCommand.main()
  }
}

/// A self-hosted server for stores on several machines.
struct SantaServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "santa-server",
    abstract: "Your own sync server for stores on several machines.",
    subcommands: [
      Serve.self, Page.self, Info.self, Verify.self, Backup.self, Restore.self, Compact.self, DropChange.self,
      User.self, Session.self, Token.self, Permission.self,
    ], defaultSubcommand: Serve.self
  )
}

/// Prints a line immediately, because a script may wait for it. If printing fails, the program continues.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}

/// Prints a token, which is shown only once.
func show(token line: String) throws {
  do { try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) } catch { throw LostToken() }
}

private struct LostToken: Error, CustomStringConvertible {
  var description: String {
    "The token could not be printed, and can't be shown again. Make a new one with 'santa-server token'."
  }
}

extension SantaServerCommand {
  struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Run the server.")

    @OptionGroup var storage: StorageOptions
    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port to listen on; 0 for a free port.") var port = 8724
    @Option(help: "The TLS certificate with its chain, a PEM file.") var tlsCertificate: String?
    @Option(help: "The private key of the certificate, a PEM file.") var tlsKey: String?
    @Option(help: "The maximum number of requests per second from one address, and of one user.")
    var requestRate = 2_000
    @Option(
      help: ArgumentHelp(
        "Compact a store, as 'compact' does, when its changes exceed this size.",
        discussion: "By default, all changes are kept.", valueName: "megabytes"))
    var keepChanges: Int?
    @OptionGroup(title: "Limits and metrics") var limits: LimitOptions
    @OptionGroup(title: "Users") var users: UserOptions
    @OptionGroup(title: "Admin page") var adminPage: AdminPageOptions
    @Option(
      help: ArgumentHelp(
        "Serve Santa's flight as a live page at this path, for everyone.",
        discussion: "As 'santa-server page' does. It needs --page-flight or --page-store.", valueName: "path")
    )
    var page: String?
    @Option(
      help: ArgumentHelp(
        "The store of this server whose flight the page shows.",
        discussion: "As in /shared/santa. The weather is in the store 'weather' beside it.",
        valueName: "store"))
    var pageFlight: String?
    @Option(
      help: ArgumentHelp(
        "The folder whose flight the page shows, instead of a store of this server.", valueName: "folder"))
    var pageStore: String?
    @OptionGroup(title: "Live page") var pageOptions: PageOptions

    func validate() throws {
      if let page {
        try PageOptions.check(path: page, option: "--page")
        let first = page.split(separator: "/").first
        guard let first, !["v1", "healthz", "readyz", "metrics"].contains(first) else {
          throw ValidationError("--page must not be the root or a path that the server uses.")
        }
      }
      guard [pageFlight, pageStore].compactMap(\.self).count == (page == nil ? 0 : 1) else {
        throw ValidationError("--page needs either --page-flight or --page-store.")
      }
      if let pageFlight { _ = try PageOptions.stores(ofFlight: pageFlight) }
      guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
      guard requestRate > 0 else { throw ValidationError("--request-rate must be at least 1.") }
      guard (0...1_000_000_000).contains(keepChanges ?? 0) else {
        throw ValidationError("--keep-changes must be between 0 and 1000000000.")
      }
      guard (tlsCertificate == nil) == (tlsKey == nil) else {
        throw ValidationError("--tls-certificate and --tls-key must be given together.")
      }
      if tlsCertificate != nil, let reason = SantaServer.reasonAgainstTLS { throw ValidationError(reason) }
    }

    func run() async throws {
      var logger = Logger(label: "santa-server")
      logger.logLevel = .info
      let shutdownLimit = ShutdownLimit(logger)
      FileLimit.raise()
      let known = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
      let log = try await storage.open(logger)
      // Before the token is made, which is shown only once. The audit log may be in the directory of the storage.
      var accounts = try users.options(logger)
      accounts.accounts.directory = try storage.accountsDirectory
      let token: AccessToken
      if let known {
        token = AccessToken(known)
      } else {
        let opened = try await storage.openToken(log)
        token = opened.token
        if let new = opened.new {
          try show(token: "The token of this server, which is shown only once:\n\n  \(new)\n")
        }
      }
      var tls: (String, String)?
      if let tlsCertificate, let tlsKey { tls = (tlsCertificate, tlsKey) }
      let host = host
      var configuration = SantaServer.Configuration(
        host: host, port: port, tls: tls, requestRate: requestRate,
        keptByteCount: keepChanges.map { $0 * 1_000_000 }, accounts: accounts, socket: try storage.socket)
      limits.set(&configuration)
      configuration.connectionLimit = FileLimit.connectionLimit
      configuration.admin = try adminPage.settings(isEncrypted: tls != nil)
      let page = try livePage(logger)
      defer { withExtendedLifetime(page?.folder) {} }
      let server = SantaServer(
        log, token: token, configuration: configuration, page: page?.served, logger: logger
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

    private func livePage(
      _ logger: Logger
    ) throws -> (served: ServedPage, folder: TemporaryDirectory?)? {
      guard let page else { return nil }
      if let pageFlight {
        return try PageOptions.page(
          ofFlight: pageFlight, path: page, settings: pageOptions.settings, logger)
      }
      let folder = pageStore.map { URL(filePath: $0, directoryHint: .isDirectory) }
      return (
        ServedPage(PageOptions.page(of: folder, path: page, logger), settings: pageOptions.settings), nil
      )
    }
  }

  struct Info: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the stores. Stop a server that uses the same directory first.")

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
        "Verify the checksums of changes and copies, and find changes that replicas can't read. Stop a server that uses the "
        + "same directory first.")

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
          // Verify the remaining stores nevertheless.
          complain(error is DamagedLog ? "\(error)" : "The store '\(store.name)' can't be read: \(error)")
          failed = true
        }
      }
      if failed { throw ExitCode.failure }
      say("All changes are intact and readable.")
    }
  }

  struct Compact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Replace the changes of each store by a copy of its state. Stop a server that uses the same directory first.",
      discussion: """
        Replicas that need dropped changes start from the copy instead, and keep their pending changes.
        """)

    @OptionGroup var storage: StorageOptions
    @Argument(help: "The stores; default: all stores.") var stores: [String] = []

    func run() async throws {
      let stores = stores.map { StorePath($0)?.wireName ?? $0 }
      let log = try await storage.openExisting()
      let list = try await log.readableStores()
      var known = list.stores
      var failed = stores.isEmpty && list.hasUnreadable
      for name in stores where !known.contains(where: { $0.name == name }) {
        if let (_, error) = list.unreadable.first(where: { $0.name == name }) { throw error }
        throw ValidationError("Unknown store '\(name)'. 'santa-server info' lists all stores.")
      }
      if !stores.isEmpty {
        known = known.filter { stores.contains($0.name) }
        for store in known where store.version == 0 { say("\(store.name): no changes") }
      }
      known.removeAll { $0.version == 0 }
      if stores.isEmpty && known.isEmpty && !failed { say("No store has changes.") }
      for store in known {
        guard let name = StorePath(store.name) else { continue }
        do {
          guard let copy = try await log.makeCopy(of: name) else {
            throw CopyFailure(
              description: "Another server is making a copy of '\(name.wireName)'. Try again.")
          }
          let count = try await log.dropChanges(of: name)
          say("\(name.wireName): \(count) changes replaced by a copy of \(copy.byteCount) bytes")
        } catch {
          // The store keeps its changes. Compact the remaining stores nevertheless.
          complain(
            error is CopyFailure ? "\(error)" : "The store '\(name.wireName)' can't be compacted: \(error)")
          failed = true
        }
      }
      if failed { throw ExitCode.failure }
    }
  }

  struct DropChange: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Remove a change at which replicas stop because they can't read it. Stop a server that uses the same directory first.",
      discussion: """
        'verify' lists unreadable changes. The change is replaced by one without effect. Replicas that stopped there \
        continue when their programs are restarted. Make a backup first: this can't be undone.
        """)

    @OptionGroup var storage: StorageOptions
    @Argument(help: "The store.") var store: String
    @Argument(help: "The version of the change, as 'verify' prints it.") var version: UInt64

    func run() async throws {
      let log = try await storage.openExisting()
      let list = try await log.readableStores()
      let store = StorePath(store)?.wireName ?? store
      if let (_, error) = list.unreadable.first(where: { $0.name == store }) { throw error }
      guard let name = StorePath(store), list.stores.contains(where: { $0.name == store })
      else { throw ValidationError("Unknown store '\(store)'. 'santa-server info' lists all stores.") }
      let change = try await log.dropUnreadable(version, of: name)
      say(
        "\(store): change \(version), number \(change.sequence) of replica \(change.replica), was removed with its "
          + "\(change.bytes.count) bytes")
    }
  }
}

/// Reads the certificate again when the process receives HUP.
private struct HangUpService: Service {
  let server: SantaServer

  func run() async throws {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      server.reloadCertificate()
    }
  }
}

extension StoreListing {
  /// Whether there are stores that can't be read. Prints the reason for each of them.
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
