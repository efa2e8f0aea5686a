import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import SantaAccounts
public import SantaPage
public import ServiceLifecycle

/// Serves only the live page, for one machine: the server has neither accounts nor stores.
///
/// ```swift
/// let page = LivePage(PageSource(.directory(url)), path: "/santa")
/// try await PageServer(page).run()
/// ```
public struct PageServer: Service {
  private let page: LivePage
  private let host: String
  private let port: Int
  private let settings: PageSettings
  private let requestRate: Int
  private let connectionLimit: Int?
  private let proxies: TrustedProxies
  private let logger: Logger
  private let didStart: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - page: The page.
  ///   - host: The address to listen on.
  ///   - port: The port to listen on; 0 for a free port.
  ///   - settings: The settings of the page.
  ///   - requestRate: The number of requests per second from one address, with bursts of twice that number.
  ///   - connectionLimit: The maximum number of open connections; nil for no limit. Further ones wait.
  ///   - proxies: The proxies whose header `X-Forwarded-For` is believed.
  ///   - logger: The logger.
  ///   - didStart: called with the port when the server starts to listen.
  public init(
    _ page: LivePage, host: String = "127.0.0.1", port: Int = 8725, settings: PageSettings = .init(),
    requestRate: Int = 2_000, connectionLimit: Int? = nil, proxies: TrustedProxies = .init(),
    logger: Logger = Logger(label: "santa-server"),
    didStart: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    (self.page, self.host, self.port, self.settings) = (page, host, port, settings)
    (self.requestRate, self.connectionLimit, self.proxies) = (requestRate, connectionLimit, proxies)
    (self.logger, self.didStart) = (logger, didStart)
  }

  /// Serves until the task is cancelled or the service group ends.
  public func run() async throws {
    let router = Router(context: ServerContext.self)
    router.add(
      middleware: PageMiddleware(page, settings, requestRate: requestRate, proxies: proxies))
    let app = Application(
      router: router,
      server: .http(idleTimeout: settings.idleTimeout),
      configuration: .init(
        address: .hostname(host, port: port), serverName: "santa-server",
        availableConnectionsDelegate: connectionLimit.map { MaximumAvailableConnections($0) }),
      onServerRunning: { [didStart] channel in didStart(channel.localAddress?.port ?? 0) }, logger: logger)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [source = page.source] in await source.runUntilShutdown() }
        defer { group.cancelAll() }
        try await app.run()
      }
    } catch _ where Task.isCancelled {
      // Cancellation is the normal end, even if requests report it as an error.
    } catch is SocketAddressError.UnknownHost {
      throw SantaServer.CannotServe(description: "Can't listen on \(host): no address has this name.")
    } catch let error as IOError {
      throw SantaServer.CannotServe(
        description:
          "Can't listen on \(host):\(port): \(error). Choose another address with --host or --port.")
    }
  }
}

extension PageSource {
  /// Follows the stores until the service group ends or the task is cancelled.
  func runUntilShutdown() async {
    // It throws only when it is cancelled.
    try? await cancelWhenGracefulShutdown { try await self.run() }
  }
}
