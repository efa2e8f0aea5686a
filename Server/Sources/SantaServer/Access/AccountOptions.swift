public import SantaAccounts

/// The settings of a server that concern its users.
public struct AccountOptions: Sendable {
  /// Whether anyone may create a user.
  public var isRegistrationOpen: Bool
  /// The proxies that name the addresses of their clients.
  public var proxies: TrustedProxies
  /// The attempts to sign in per minute, with one name from one address.
  public var signInsPerMinute: Int
  /// The settings of the accounts.
  public var accounts: Accounts.Configuration

  public init(
    isRegistrationOpen: Bool = false, proxies: TrustedProxies = .init(), signInsPerMinute: Int = 20,
    accounts: Accounts.Configuration = .init()
  ) {
    (self.isRegistrationOpen, self.proxies) = (isRegistrationOpen, proxies)
    (self.signInsPerMinute, self.accounts) = (signInsPerMinute, accounts)
  }
}
