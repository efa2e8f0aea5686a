import SantaAccounts

/// The stores and their figures, as an ``AdminWatch`` has read them at one time.
struct AdminReading: Sendable {
  /// A store that can't be read has no summary.
  struct Store: Hashable, Sendable {
    var path: StorePath
    var summary: StoreSummary?
    /// The open streams with this store at this server.
    var followers: Int
  }

  var state: AdminState
  /// The stores, sorted by name.
  var stores: [Store] = []
  var counts = AccountCounts()
  var time = ContinuousClock.now
}
