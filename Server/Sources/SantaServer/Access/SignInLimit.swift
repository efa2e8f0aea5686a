/// Limits the attempts to sign in: those from one address, those with one name from one address, and those with one name in all.
///
/// The last limit is wide, because it lets strangers keep a user from signing in. Open sessions are not affected.
struct SignInLimit: Sendable {
  private let address: RequestLimit
  private let nameAtAddress: RequestLimit
  private let name: RequestLimit

  /// - Parameter perMinute: the attempts with one name from one address, with bursts of as many.
  init(perMinute: Int) {
    let rate = Double(perMinute) / 60
    nameAtAddress = RequestLimit(rate: rate, capacity: Double(perMinute))
    address = RequestLimit(rate: 6 * rate, capacity: 6 * Double(perMinute))
    name = RequestLimit(rate: 30 * rate, capacity: 30 * Double(perMinute))
  }

  /// - Parameter user: the name with which the client signs in; nil if it has none.
  func admits(_ client: String, name user: String?) -> Bool {
    guard address.admits(client) else { return false }
    guard let user else { return true }
    let key = user.lowercased()
    return nameAtAddress.admits("\(client) \(key)") && name.admits(key)
  }
}
