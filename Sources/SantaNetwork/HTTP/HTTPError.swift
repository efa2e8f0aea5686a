/// The error for a request without an answer, or with an unreadable answer.
///
/// It names the server, but no other part of the address, because addresses may contain keys. A status such as 404 is not an
/// error: it is part of the ``HTTPResponse``.
public struct HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error. A later version may add codes.
  public struct Code: Hashable, Sendable {
    private enum Kind {
      case notHTTP, refused, unknownHost, timedOut, insecure, interrupted, tooLarge, failed
    }
    private let kind: Kind

    /// The address isn't a web address: `http` or `https` with a host.
    public static let notHTTP = Code(kind: .notHTTP)
    /// Nothing answers at that host and port.
    public static let refused = Code(kind: .refused)
    /// The host can't be found, because its name doesn't exist or the network is unavailable.
    public static let unknownHost = Code(kind: .unknownHost)
    /// The answer did not arrive in time.
    public static let timedOut = Code(kind: .timedOut)
    /// A secure connection can't be made, for example because of a bad certificate.
    public static let insecure = Code(kind: .insecure)
    /// The connection ended before the end of the answer, or the answer isn't valid.
    public static let interrupted = Code(kind: .interrupted)
    /// The body is larger than the client's limit, or the header is larger than 128 KiB.
    public static let tooLarge = Code(kind: .tooLarge)
    /// Any other error. The description contains the system's message.
    public static let failed = Code(kind: .failed)
  }

  /// The kind of the error.
  public let code: Code
  /// The server's name, with the port if the address has one.
  public let host: String
  private let detail: String?

  init(_ code: Code, host: String, detail: String? = nil) {
    self.code = code
    self.host = host
    self.detail = detail
  }

  /// A clause, without a full stop, that explains the error to people.
  public var description: String {
    switch code {
    case .notHTTP: "the address is not a web address such as https://example.org"
    case .refused: "nothing answers at \(host)"
    case .unknownHost: "\(host) can't be found: no network, or no such name"
    case .timedOut: "\(host) did not answer within \(detail ?? "the time limit")"
    case .insecure: "there is no secure connection to \(host)" + (detail.map { " (\($0))" } ?? "")
    case .interrupted: "the connection to \(host) broke off"
    case .tooLarge: "\(host) sent more than \(detail ?? "the limit")"
    default: "the request to \(host) failed" + (detail.map { " (\($0))" } ?? "")
    }
  }
}
