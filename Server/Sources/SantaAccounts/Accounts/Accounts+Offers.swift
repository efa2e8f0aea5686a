public import Foundation
import SantaStore

/// Offers of rights.
extension Accounts {
  /// Makes an offer of a right on a store, which one user can accept once.
  ///
  /// - Parameter epoch: the epoch of the store. The offer doesn't count for a later store with this path.
  /// - Returns: the token of the offer, which can't be read again.
  /// - Throws: ``AccountError`` with the code `access`, `invalid` or `unavailable`.
  public func makeOffer(
    of path: StorePath, in epoch: String, level: AccessLevel, expiresIn: TimeInterval? = nil,
    by principal: Principal
  ) async throws -> String {
    guard principal == .server || principal.isSignedIn, self.level(of: principal, on: path) == .manage else {
      throw AccountError(.access, "Only a user who manages the store can offer it.")
    }
    guard level > .none, expiresIn.map({ $0 > 0 && $0 < 1e10 }) ?? true else {
      throw AccountError(
        .invalid,
        "An offer needs the level 'read', 'write' or 'manage', and a positive time for which it is valid.")
    }
    let (secret, now, author) = (Secret(.offer), now, principal.user?.description ?? "")
    try await store.write { store in
      _ = store.create(OfferRecord.self) { record in
        (record.id, record.secretHash, record.author) = (secret.id, secret.hash, author)
        (record.path, record.epoch, record.level) = (path.description, epoch, level.rawValue)
        (record.created, record.expires) = (now, expiresIn.map { now.addingTimeInterval($0) })
      }
    }
    audit("makeOffer", by: principal, path: path.description, level: level)
    return secret.text
  }

  /// Accepts an offer: the caller's user gets its level. The same user can accept it again, for example after a lost answer.
  ///
  /// The offer counts only while its author still manages the store, in the same epoch.
  ///
  /// - Parameter epoch: returns the current epoch of a store; nil if there is none.
  /// - Throws: ``AccountError`` with the code `access`, `offer` or `unavailable`.
  public func acceptOffer(
    _ token: String, by principal: Principal, epoch: @Sendable (StorePath) async throws -> String?
  ) async throws -> Grant {
    guard principal.isSignedIn, let user = principal.user else {
      throw AccountError(.access, "Only a user who has signed in can accept an offer.")
    }
    guard let secret = Secret(token, .offer),
      let offer = snapshot.object(ofType: OfferRecord.self, forPrimaryKey: secret.id),
      secret.matches(offer.secretHash), offer.expires.map({ $0 > now }) ?? true,
      let path = StorePath(offer.path), let offered = AccessLevel(rawValue: offer.level)
    else { throw AccountError.noOffer }
    guard try await epoch(path) == offer.epoch, let author = author(of: offer),
      level(of: author, on: path) == .manage
    else { throw AccountError.noOffer }
    let use = try await use(offer.id, by: user)
    let known = rights(of: principal).level(on: path)
    let grant = Grant(.user(user), PathPattern(path), offered)
    // An offer never takes away what the user has.
    if known < offered {
      let isGiven = try await store.write { store in
        GrantRecord.append(grant, at: use.time, isNew: use.isNew, to: store)
      }
      // The right was taken away since the user accepted the offer.
      guard isGiven else { throw AccountError.noOffer }
    }
    audit("acceptOffer", by: principal, path: path.description, level: offered)
    return grant
  }

  /// Returns the author of an offer as a caller; nil if the author is disabled or deleted.
  private func author(of offer: Frozen<OfferRecord>) -> Principal? {
    if offer.author.isEmpty { return .server }
    guard let id = UserID(offer.author), let user = try? userRecord(id), !user.isDisabled else { return nil }
    return Principal(.nobody, user: id, belongsToAdmin: user.isAdmin)
  }

  /// Records the use of an offer. The right follows only when the order has it, so that two users can't use it at once.
  ///
  /// - Returns: the time of the use, and whether it is this one.
  private func use(_ offer: String, by user: UserID) async throws -> (time: Date, isNew: Bool) {
    func use() -> Frozen<OfferUseRecord>? {
      snapshot.objects(OfferUseRecord.self).where { $0.offer == offer }.first
    }
    let (id, now) = (RandomText.hexadecimal(byteCount: 16), now)
    var isConfirmed = false
    if use() == nil {
      do {
        try await store.write { store in
          _ = store.create(OfferUseRecord.self) { record in
            (record.id, record.offer, record.user, record.used) = (id, offer, user.description, now)
          }
        }
        isConfirmed = true
      } catch let error as StoreError where error.code == .uniqueViolation {
        // Another request was first.
      }
    }
    // The use that was committed here might not be in the order yet, and a use by another process may be earlier there.
    if !isConfirmed { try await store.confirmed() }
    guard let use = use(), use.user == user.description else { throw AccountError.noOffer }
    return (use.used, use.id == id)
  }
}

extension AccountError {
  static let noOffer = AccountError(
    .offer, "The offer isn't valid: it was used, has expired, or its author no longer manages the store.")
}
