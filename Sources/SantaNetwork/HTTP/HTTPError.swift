/// Why a web server could not be asked, or its answer not be read.
///
/// It names the server, and nothing else of the address, because keys travel there. A status such as 404 is no error:
/// it stands in the ``HTTPResponse``.
public struct HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, for programs; more may come.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case notHTTP, refused, unknownHost, timedOut, insecure, interrupted, tooLarge, failed
    }
    private let kind: Kind

    /// The address is not one of the web: `http` or `https` with a host.
    public static let notHTTP = Code(kind: .notHTTP)
    /// Nothing answers at that host and port.
    public static let refused = Code(kind: .refused)
    /// There is no such host, or no network to ask about it.
    public static let unknownHost = Code(kind: .unknownHost)
    /// The answer was not there in time.
    public static let timedOut = Code(kind: .timedOut)
    /// No secure connection came about: a bad certificate, for example.
    public static let insecure = Code(kind: .insecure)
    /// The connection ended before the answer did, or what came is no answer.
    public static let interrupted = Code(kind: .interrupted)
    /// The body is larger than the client's limit.
    public static let tooLarge = Code(kind: .tooLarge)
    /// Anything else; the description has the system's words.
    public static let failed = Code(kind: .failed)
  }

  /// What went wrong, for programs.
  public let code: Code
  /// The server's name, with its port where the address has one.
  public let host: String
  private let detail: String?

  init(_ code: Code, host: String, detail: String? = nil) {
    self.code = code
    self.host = host
    self.detail = detail
  }

  /// What went wrong, for people: a clause without a full stop.
  public var description: String {
    switch code {
    case .notHTTP: "the address is not one of the web, as in https://example.org"
    case .refused: "nothing answers at \(host)"
    case .unknownHost: "\(host) can't be found: no network, or no such name"
    case .timedOut: "\(host) did not answer within \(detail ?? "the time it is given")"
    case .insecure: "there is no secure connection to \(host)" + (detail.map { " (\($0))" } ?? "")
    case .interrupted: "the connection to \(host) broke off"
    case .tooLarge: "\(host) sent more than \(detail ?? "is read")"
    default: "\(host) can't be asked" + (detail.map { " (\($0))" } ?? "")
    }
  }
}
