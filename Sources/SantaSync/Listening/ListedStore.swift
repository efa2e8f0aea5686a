/// A store in the server's list.
struct ListedStore: Codable, Hashable, Sendable {
  /// The name, with colons between its components.
  var name: String
  /// The epoch of the order.
  var epoch: String
  /// The number of changes in the order.
  var version: UInt64
}
