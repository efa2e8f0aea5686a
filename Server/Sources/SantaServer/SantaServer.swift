import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOCore
public import ServiceLifecycle

/// A server that keeps the orders of stores, over HTTP/1.1.
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
    /// The files of a certificate chain and of its key, in PEM. They are read again when they have changed.
    public var tls: (certificates: String, key: String)?
    /// Requests a second from one address; twice as many may come at once. Those without the token are counted apart.
    public var requestRate: Int
    /// How many bytes the body of a request has at most.
    public var bodyLimit: Int
    /// How many bytes the bodies of all requests have that are in memory at the same time.
    public var allBodiesLimit: Int
    /// How long an open stream is silent at most.
    public var heartbeat: Duration
    /// After how long a connection is closed whose client neither sends something nor is being answered, or does not take
    /// what is sent to it.
    public var idleTimeout: Duration
    /// From how many bytes of changes on the server makes a copy of a store for new replicas.
    public var copyByteCount: Int
    /// How many bytes of changes a store keeps in front of its copy; nil to keep all.
    public var keptByteCount: Int?

    public init(
      host: String = "127.0.0.1", port: Int = 8724, tls: (certificates: String, key: String)? = nil,
      requestRate: Int = 2_000, bodyLimit: Int = 32 << 20, allBodiesLimit: Int = 256 << 20,
      heartbeat: Duration = .seconds(10),
      idleTimeout: Duration = .seconds(150),
      copyByteCount: Int = 4 << 20, keptByteCount: Int? = nil
    ) {
      (self.host, self.port, self.tls) = (host, port, tls)
      (self.requestRate, self.bodyLimit, self.allBodiesLimit) = (requestRate, bodyLimit, allBodiesLimit)
      self.heartbeat = heartbeat
      (self.idleTimeout, self.copyByteCount, self.keptByteCount) = (idleTimeout, copyByteCount, keptByteCount)
    }
  }

  let routes: ServerRoutes
  /// Nil without TLS.
  let certificate: ServerCertificate?
  private let configuration: Configuration
  private let logger: Logger
  private let didStart: @Sendable (Int) -> Void

  /// - Parameter didStart: called with the port when the server listens.
  public init(
    _ log: any ChangeLog, token: AccessToken, configuration: Configuration = .init(),
    logger: Logger = Logger(label: "santa-server"), didStart: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    let copies = CopyService(
      log, logger, minimumByteCount: configuration.copyByteCount, keptByteCount: configuration.keptByteCount)
    routes = ServerRoutes(
      log: log, token: token, copies: copies, readiness: Readiness(log),
      limit: RequestLimit(rate: configuration.requestRate),
      strangerLimit: RequestLimit(rate: configuration.requestRate), heartbeat: configuration.heartbeat,
      idleTimeout: configuration.idleTimeout,
      bodyLimit: configuration.bodyLimit, bodies: BodyBudget(byteCount: configuration.allBodiesLimit))
    certificate = configuration.tls.map { ServerCertificate(certificates: $0.certificates, key: $0.key) }
    (self.configuration, self.logger, self.didStart) = (configuration, logger, didStart)
  }

  /// Reads the certificate and its key from their files again, for new connections. A server does so by itself within seconds after the
  /// files have changed.
  public func reloadCertificate() {
    if let certificate {
      certificate.reload(logger)
    } else {
      logger.notice("This server has no certificate to read again.")
    }
  }

  /// Serves until the task is cancelled or the service group ends.
  public func run() async throws {
    // Without a limit, half a request would keep its connection for ever, before it has shown a token.
    var server = HTTPServerBuilder.http1(
      configuration: .init(idleTimeout: TimeAmount(configuration.idleTimeout)))
    if let certificate {
      do { server = try .tls(server, tlsConfiguration: certificate.configuration()) } catch {
        throw CannotServe(description: "\(error)")
      }
    }
    let app = Application(
      router: routes.router(), server: server,
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), serverName: "santa-server"),
      onServerRunning: { [didStart] channel in didStart(channel.localAddress?.port ?? 0) }, logger: logger)
    let copies = routes.copies
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await copies.run() }
        if let certificate {
          group.addTask { [logger] in
            try? await cancelWhenGracefulShutdown { try await certificate.follow(logger) }
          }
        }
        defer { group.cancelAll() }
        try await app.run()
      }
    } catch _ where Task.isCancelled {
      // That is its end, however its requests take it.
    } catch let error as IOError {
      throw CannotServe(
        description:
          "Nobody can be served at \(configuration.host):\(configuration.port): \(error). Give another "
          + "address with --host or --port.")
    }
  }

  /// Why a server does not begin to serve.
  public struct CannotServe: Error, CustomStringConvertible {
    public let description: String
  }
}
