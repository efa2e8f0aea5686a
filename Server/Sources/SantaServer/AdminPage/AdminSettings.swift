/// The port of the admin page.
///
/// ```swift
/// var configuration = SantaServer.Configuration()
/// configuration.admin = AdminSettings(port: 8726)   // http://127.0.0.1:8726/admin
/// ```
public struct AdminSettings: Sendable {
  /// The address to listen on. Addresses other than those of the machine itself use the server's certificate.
  public var host: String
  /// The port to listen on; 0 for a free port.
  public var port: Int
  /// The names by which browsers may call the page, besides those of the machine itself and ``host``.
  public var names: [String]
  /// Called with the port when the page can be opened.
  public var didStart: @Sendable (Int) -> Void

  /// Creates settings. By default, only programs on the same machine reach the page.
  public init(
    host: String = "127.0.0.1", port: Int, names: [String] = [],
    didStart: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    (self.host, self.port, self.names, self.didStart) = (host, port, names, didStart)
  }

  /// Creates settings from a port such as `8726`, or an address and a port such as `10.0.0.2:8726` or `[::1]:8726`.
  ///
  /// - Returns: nil if the text is neither.
  public init?(address: String, names: [String] = [], didStart: @escaping @Sendable (Int) -> Void = { _ in })
  {
    var (host, port) = ("127.0.0.1", Substring(address))
    if let colon = address.lastIndex(of: ":") {
      host = String(address[..<colon])
      port = address[address.index(after: colon)...]
      if host.hasPrefix("["), host.hasSuffix("]") {
        host = String(host.dropFirst().dropLast())
      } else if host.contains(":") {
        return nil
      }
    }
    guard !host.isEmpty, port.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(port),
      (0...65_535).contains(number)
    else { return nil }
    self.init(host: host, port: number, names: names, didStart: didStart)
  }

  /// Whether only programs on the same machine reach the page.
  public var isLoopback: Bool {
    if host.lowercased() == "localhost" { return true }
    guard let address = IPAddress(host) else { return false }
    return address.bytes == Self.loopback6 || address.bytes.count == 4 && address.bytes[0] == 127
  }

  /// Whether the page listens on all addresses of the machine. Browsers then need one of ``names``.
  public var isWildcard: Bool { IPAddress(host).map { $0.bytes.allSatisfy { $0 == 0 } } ?? false }

  private static let loopback6: [UInt8] = Array(repeating: 0, count: 15) + [1]
}
