/// The settings of the live page.
public struct PageSettings: Sendable {
  /// The address of the page as its visitors know it, for links to it: `https://example.org/santa`. Nil to use the host of each
  /// request.
  public var address: String?
  /// The maximum number of open event streams.
  public var visitorLimit: Int
  /// Whether clients connect with TLS.
  var isEncrypted = false
  /// The time after which a stream ends if its client receives nothing.
  var idleTimeout: Duration = .seconds(150)

  /// Creates settings.
  public init(address: String? = nil, visitorLimit: Int = 10_000) {
    (self.address, self.visitorLimit) = (address, visitorLimit)
  }
}
