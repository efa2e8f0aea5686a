import SantaAccounts

/// A request that was admitted: its caller, and the store that its path names.
struct Access: Sendable {
  var principal: Principal
  /// The caller's level on the store; ``AccessLevel/none`` without a store.
  var level = AccessLevel.none
  fileprivate var store: StorePath?

  init(_ principal: Principal) { self.principal = principal }

  init(_ principal: Principal, _ store: StorePath, _ level: AccessLevel) {
    (self.principal, self.store, self.level) = (principal, store, level)
  }

  /// The store that the request's path names.
  ///
  /// - Throws: ``Refusal`` if the path of the route doesn't name a store.
  var path: StorePath {
    get throws {
      guard let store else { throw ServerRoutes.invalidPath }
      return store
    }
  }
}
