/// The state of a server as its admins see it. The page gets it again when it has changed, at most once a second.
struct AdminState: Encodable, Hashable, Sendable {
  var version = SantaServer.version
  /// The time at which the server started, as ISO 8601.
  var started: String
  /// `directory` or `postgresql`.
  var storage: String
  /// Whether the stores could be listed. If not, the figures of the stores are older.
  var isAvailable = true
  var stores = 0
  var unreadable = 0
  /// The size of all stores, in bytes.
  var byteCount: UInt64 = 0
  var users = 0
  var sessions = 0
  var tokens = 0
  /// The open streams of changes at this server, and the stores in them.
  var followers = 0
  var followedStores = 0
  /// The changes and requests since this server started, and their number per second.
  var changes = 0
  var requests = 0
  var changesPerSecond = 0.0
  var requestsPerSecond = 0.0
  /// The limits of a store and of a home, in bytes; nil for none.
  var storeQuota: Int?
  var homeQuota: Int?
  /// A number that changes with the list of stores, and one that changes with the users, sessions, tokens and grants.
  var storesRevision = 0
  var accountsRevision: UInt64 = 0
}
