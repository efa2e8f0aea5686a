import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import SantaAccounts
import SantaPage
public import ServiceLifecycle

#if TLS
  import HummingbirdTLS
#endif

/// A server that keeps the orders of stores and serves them over HTTP/1.1.
///
/// ```swift
/// let (token, new) = try AccessToken.open(in: directory)
/// let server = SantaServer(try EmbeddedLog(directory), token: token, configuration: .init(port: 8724))
/// try await server.run()
/// ```
public struct SantaServer: Service {
  public struct Configuration: Sendable {
    public var host: String
    public var port: Int
    /// The PEM files of a certificate chain and its key. They are read again when they change. Requires the trait `TLS`.
    public var tls: (certificates: String, key: String)?
    /// The number of requests per second from one address, with bursts of twice that number. Requests without the token are
    /// counted separately.
    public var requestRate: Int
    /// The maximum size of a request body, in bytes.
    public var bodyLimit: Int
    /// The maximum total size of all request bodies that are in memory at the same time, in bytes.
    public var allBodiesLimit: Int
    /// The longest time for which an open stream is silent.
    public var heartbeat: Duration
    /// The time after which a connection is closed if its client neither sends anything nor waits for a response, or if it
    /// doesn't receive the data sent to it.
    public var idleTimeout: Duration
    /// The minimum size of changes for which the server makes a copy of a store for new replicas, in bytes.
    public var copyByteCount: Int
    /// The size of changes that a store keeps before its copy, in bytes; nil to keep all.
    public var keptByteCount: Int?
    /// The size that a store may have, in bytes; nil for no limit.
    public var storeByteCount: Int?
    /// The size that all stores of a user's home may have together, in bytes; nil for no limit.
    public var homeByteCount: Int?
    /// The paths whose changes and stores have their own metrics.
    public var measuredPaths: [StorePath] = []
    /// The settings that concern users.
    public var accounts: AccountOptions
    /// The path of the socket for the command line, whose requests need no token; nil for none.
    public var socket: String?
    /// The maximum number of open connections; nil for no limit. Further ones wait.
    public var connectionLimit: Int?
    /// The port of the admin page; nil for none.
    public var admin: AdminSettings?

    public init(
      host: String = "127.0.0.1", port: Int = 8724, tls: (certificates: String, key: String)? = nil,
      requestRate: Int = 2_000, bodyLimit: Int = 32 << 20, allBodiesLimit: Int = 256 << 20,
      heartbeat: Duration = .seconds(10),
      idleTimeout: Duration = .seconds(150),
      copyByteCount: Int = 4 << 20, keptByteCount: Int? = nil, accounts: AccountOptions = .init(),
      socket: String? = nil
    ) {
      (self.host, self.port, self.tls) = (host, port, tls)
      (self.requestRate, self.bodyLimit, self.allBodiesLimit) = (requestRate, bodyLimit, allBodiesLimit)
      self.heartbeat = heartbeat
      (self.idleTimeout, self.copyByteCount, self.keptByteCount) = (idleTimeout, copyByteCount, keptByteCount)
      (self.accounts, self.socket) = (accounts, socket)
    }
  }

  let routes: ServerRoutes
  #if TLS
    /// The certificate; nil for plain HTTP.
    let certificate: ServerCertificate?
  #endif
  private let configuration: Configuration
  /// The live page; nil for none.
  private let page: ServedPage?
  private let logger: Logger
  private let didStart: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - log: The orders of the stores.
  ///   - token: The token of the server.
  ///   - configuration: The settings.
  ///   - page: A live page to serve, too; nil for none. Its path must differ from the paths of the server's own requests.
  ///   - logger: The logger.
  ///   - didStart: called with the port when the server starts to listen.
  public init(
    _ log: any ChangeLog, token: AccessToken, configuration: Configuration = .init(),
    page: ServedPage? = nil,
    logger: Logger = Logger(label: "santa-server"), didStart: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let digests = Digests()
    let copies = CopyService(
      log, logger, minimumByteCount: configuration.copyByteCount, keptByteCount: configuration.keptByteCount,
      digests: digests)
    let accounts = AccountsDoor(
      log, copies, token: token, configuration: configuration.accounts.accounts, logger)
    let metrics = Metrics(configuration.measuredPaths)
    routes = ServerRoutes(
      log: log, accounts: accounts,
      options: configuration.accounts, copies: copies, readiness: Readiness(log), metrics: metrics,
      quotas: Quotas(
        log, storeByteCount: configuration.storeByteCount, homeByteCount: configuration.homeByteCount),
      digests: digests, watch: StoreWatch(log),
      adminWatch: AdminWatch(
        log, accounts, metrics, quotas: (configuration.storeByteCount, configuration.homeByteCount)),
      limit: RequestLimit(rate: configuration.requestRate),
      strangerLimit: RequestLimit(rate: configuration.requestRate),
      userLimit: RequestLimit(rate: configuration.requestRate),
      growthLimit: RequestLimit(rate: 10, capacity: 2_000),
      signInLimit: SignInLimit(perMinute: configuration.accounts.signInsPerMinute),
      heartbeat: configuration.heartbeat,
      idleTimeout: configuration.idleTimeout,
      bodyLimit: configuration.bodyLimit, bodies: BodyBudget(byteCount: configuration.allBodiesLimit))
    #if TLS
      certificate = configuration.tls.map { ServerCertificate(certificates: $0.certificates, key: $0.key) }
    #endif
    (self.configuration, self.page) = (configuration, page)
    (self.logger, self.didStart) = (logger, didStart)
  }

  /// Reads the certificate and its key from their files again, for new connections. The server also does this within seconds
  /// after the files change.
  public func reloadCertificate() {
    #if TLS
      if let certificate { return certificate.reload(logger) }
    #endif
    logger.notice("There is nothing to reload: the server runs without a TLS certificate.")
  }

  /// Serves until the task is cancelled or the service group ends.
  public func run() async throws {
    // Without a limit, an incomplete request would keep its connection forever, even if the client has not sent a token.
    let plain = HTTPServerBuilder.http(idleTimeout: configuration.idleTimeout)
    let app = Application(
      router: routes.router(for: .network, page: pageMiddleware), server: try encrypted(plain),
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), serverName: "santa-server",
        availableConnectionsDelegate: configuration.connectionLimit.map { MaximumAvailableConnections($0) }),
      onServerRunning: { [didStart] channel in didStart(channel.localAddress?.port ?? 0) }, logger: logger)
    let (copies, accounts) = (routes.copies, routes.accounts)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await copies.run() }
        if let source = page?.page.source { group.addTask { await source.runUntilShutdown() } }
        for feed in pageFeeds {
          group.addTask { try? await cancelWhenGracefulShutdown { await feed.run() } }
        }
        group.addTask {
          // Nothing uses the log after the server has ended.
          do { try await cancelWhenGracefulShutdown { try await accounts.run() } } catch is CancellationError
          {}
          await accounts.end()
        }
        if let path = configuration.socket {
          let socket = AdminSocket(path: path, routes: routes, logger: logger)
          group.addTask { try await socket.run() }
        }
        #if TLS
          if let certificate {
            group.addTask { [logger] in
              try? await cancelWhenGracefulShutdown { try await certificate.follow(logger) }
            }
          }
        #endif
        defer { group.cancelAll() }
        guard let admin = configuration.admin else { return try await app.run() }
        try await run(app, and: admin)
      }
    } catch _ where Task.isCancelled {
      // Cancellation is the normal end, even if requests report it as an error.
    } catch is SocketAddressError.UnknownHost {
      throw CannotServe(description: "Can't listen on \(configuration.host): no address has this name.")
    } catch let error as IOError {
      throw CannotServe(
        description:
          "Can't listen on \(configuration.host):\(configuration.port): \(error). Choose another "
          + "address with --host or --port.")
    }
  }

  /// The feeds of the page's replicas.
  private var pageFeeds: [PageFeed] {
    guard let flight = page?.flight else { return [] }
    return [(flight.santa, flight.replicas.santa), (flight.weather, flight.replicas.weather)].map {
      PageFeed(log: routes.log, store: $0, replica: $1, logger: logger)
    }
  }

  private var pageMiddleware: PageMiddleware? {
    page.map { page in
      var settings = page.settings
      settings.isEncrypted = configuration.tls != nil
      settings.idleTimeout = configuration.idleTimeout
      return PageMiddleware(
        page.page, settings, requestRate: configuration.requestRate, proxies: configuration.accounts.proxies)
    }
  }

  /// Serves the stores and the admin page. If one of them can't listen, both end.
  private func run(_ app: some ApplicationProtocol, and admin: AdminSettings) async throws {
    let adminApp = try adminApplication(admin)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      group.addTask {
        do { try await adminApp.run() } catch let error as IOError {
          throw CannotServe(
            description:
              "Can't listen on \(admin.host):\(admin.port): \(error). Choose another address with --admin.")
        }
      }
      defer { group.cancelAll() }
      for try await _ in group {
        // The other one ends its streams, too.
      }
    }
  }

  /// Returns the server of the admin page. On an address of the machine itself, it doesn't use the certificate, which has another
  /// name.
  private func adminApplication(_ admin: AdminSettings) throws -> some ApplicationProtocol {
    let isEncrypted = configuration.tls != nil && !admin.isLoopback
    if !isEncrypted && !admin.isLoopback {
      logger.warning(
        """
        The admin page listens on \(admin.host) without TLS: everyone on the way can read passwords and tokens. Use \
        --tls-certificate, or 127.0.0.1 with port forwarding through SSH.
        """)
    }
    let plain = HTTPServerBuilder.http(idleTimeout: configuration.idleTimeout)
    return Application(
      router: routes.router(for: .admin, gate: AdminGate(admin)),
      server: isEncrypted ? try encrypted(plain) : plain,
      configuration: .init(
        address: .hostname(admin.host, port: admin.port), serverName: "santa-server",
        // Connections to the page must not use up the files that the limit of the stores' connections leaves.
        availableConnectionsDelegate: configuration.connectionLimit.map {
          MaximumAvailableConnections(min(200, max($0 / 4, 1)))
        }),
      onServerRunning: { channel in admin.didStart(channel.localAddress?.port ?? 0) }, logger: logger)
  }

  /// Returns a server with TLS if there is a certificate. If TLS can't be used, it throws and never falls back to plain HTTP.
  private func encrypted(_ server: HTTPServerBuilder) throws(CannotServe) -> HTTPServerBuilder {
    #if TLS
      guard let certificate else { return server }
      do { return try .tls(server, tlsConfiguration: certificate.configuration()) } catch {
        throw CannotServe(description: "\(error)")
      }
    #else
      if configuration.tls != nil, let reason = Self.reasonAgainstTLS {
        throw CannotServe(description: reason)
      }
      return server
    #endif
  }

  /// The reason for which a certificate can't be used, with advice; nil if this build has TLS.
  public static var reasonAgainstTLS: String? {
    #if TLS
      nil
    #else
      "This santa-server was built without TLS. Build it with --traits TLS, or run it behind a TLS proxy."
    #endif
  }

  /// The reason for which a server can't start.
  public struct CannotServe: Error, CustomStringConvertible {
    public let description: String
  }
}
