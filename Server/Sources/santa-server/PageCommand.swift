import ArgumentParser
import Foundation
import Logging
import SantaPage
import SantaServer
import ServiceLifecycle
import UnixSignals

extension SantaServerCommand {
  struct Page: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Serve Santa's flight as a live page.",
      discussion: """
        The page shows the flight that 'santa-cli track' or 'santa-cli fly' runs in the folder, or else the built-in flight by \
        this machine's clock. 'curl' gets the same as text.
        """)

    @Option(
      help: ArgumentHelp(
        "The folder of the tracker's stores.",
        discussion: "The default is the same as for santa-cli.", valueName: "folder"))
    var store: String?
    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port to listen on; 0 for a free port.") var port = 8725
    @Option(help: "The path of the page.") var path = "/santa"
    @OptionGroup var page: PageOptions
    @OptionGroup var proxy: ProxyOptions

    func validate() throws {
      guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
      try PageOptions.check(path: path, option: "--path")
    }

    func run() async throws {
      var logger = Logger(label: "santa-server")
      logger.logLevel = .info
      let shutdownLimit = ShutdownLimit(logger)
      FileLimit.raise()
      let page = PageOptions.page(of: Self.folder(store), path: path, logger)
      let (host, path) = (host, page.path)
      let server = PageServer(
        page, host: host, port: port, settings: self.page.settings,
        connectionLimit: FileLimit.connectionLimit, proxies: proxy.proxies, logger: logger
      ) { port in
        say("Listening on http://\(host.contains(":") ? "[\(host)]" : host):\(port)\(path)")
      }
      var group = ServiceGroupConfiguration(
        services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
      group.limitShutdown()
      defer { withExtendedLifetime(shutdownLimit) {} }
      try await ServiceGroup(configuration: group).run()
    }

    /// Returns a folder, or the one in which `santa-cli` keeps its stores by default; nil if the environment doesn't name one.
    private static func folder(_ path: String?) -> URL? {
      if let path { return URL(filePath: path, directoryHint: .isDirectory) }
      let environment = ProcessInfo.processInfo.environment
      // The XDG Base Directory Specification says that relative paths must be ignored.
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
        return URL(filePath: "\(data)/santa", directoryHint: .isDirectory)
      }
      guard let home = environment["HOME"], !home.isEmpty else { return nil }
      return URL(filePath: "\(home)/.local/share/santa", directoryHint: .isDirectory)
    }
  }
}
