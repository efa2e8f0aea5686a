import Foundation
import SantaStore
import Synchronization

/// The users, sessions and rights of a server.
///
/// The state is a store that is replicated by the server's own log, ``StorePath/accounts``, so several processes with one
/// database share it. Reads use the state that this process has: they write nothing and wait for nothing. Methods that change
/// something return when the order has the change. Call ``run()`` once, in a task: nothing can be changed without it.
///
/// ```swift
/// let accounts = try Accounts(log, configuration: .init(directory: directory))
/// async let _ = accounts.run()
/// let signedIn = try await accounts.signIn(name: "anna", password: password)
/// let principal = try accounts.principal(of: signedIn.accessToken)
/// accounts.level(of: principal, on: path)  // .manage in her home
/// ```
///
/// All methods that change something throw ``AccountError`` with the code `unavailable` if the order can't be reached. The change
/// may then take effect later. Methods with a caller throw the code `access` if the caller lacks the right.
public final class Accounts: Sendable {
  let store: AccountsStore
  let configuration: Configuration
  let signer = AccessTokenSigner()
  let checkedTokens = CheckedTokens()
  let hasher: PasswordHasher
  let desk: ManagementDesk

  /// Opens the local replica of the accounts. Use the object after ``ready()``.
  ///
  /// - Throws: `StoreError` if the directory can't be used.
  public convenience init(_ log: any OrderedLog, configuration: Configuration = .init()) throws {
    try self.init(log, configuration: configuration, passwordCost: .standard)
  }

  init(_ log: any OrderedLog, configuration: Configuration, passwordCost: PasswordHasher.Cost) throws {
    store = try AccountsStore(log, in: configuration.directory, failed: configuration.failed)
    self.configuration = configuration
    hasher = PasswordHasher(passwordCost)
    desk = try ManagementDesk(in: configuration.directory)
  }

  // MARK: State

  /// Synchronises the state with the order until the task is cancelled.
  public func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.store.run() }
      group.addTask { await self.publishKey() }
      group.addTask { await self.tidyDaily() }
    }
  }

  /// Waits until the state is current for the first time.
  ///
  /// - Throws: ``AccountError`` with the code `unavailable` if ``run()`` ends before that.
  public func ready() async throws { try await store.started() }

  /// Whether this process has compared its state with the head of the order within the last second. If not, requests that need a
  /// right must be answered with 503.
  public var isFresh: Bool {
    guard let compared = store.shown.withLock({ $0.compared }) else { return false }
    return compared.duration(to: .now) < .seconds(1)
  }

  /// The version of the order up to which the rights are known. An append that depends on a right names it.
  public var version: UInt64 { store.shown.withLock { $0.version } }

  /// Calls a closure after each change that may have taken something away, until the returned object is released.
  ///
  /// - Parameter body: called on any thread, without a lock; it must return at once. A change can be reported twice.
  public func follow(_ body: @escaping @Sendable (AccessChange) -> Void) -> any AnyObject & Sendable {
    store.followers.follow(body)
  }

  /// The state that callers read.
  var snapshot: StoreSnapshot { store.shown.withLock { $0.snapshot } }

  var now: Date { configuration.now() }

  /// The time for which the public keys of ended processes are kept. Tokens that they signed have expired long before, but still
  /// show whether the server was restored from a backup.
  private static let keyLifetime: TimeInterval = 30 * 86_400

  /// Publishes the key with which other processes check this one's access tokens, and again each day, so that it isn't deleted.
  private func publishKey() async {
    while !Task.isCancelled {
      do {
        try await ready()
        let (id, key, now) = (signer.keyID, signer.publicKey, now)
        try await store.write { store in
          let old = now.addingTimeInterval(-Self.keyLifetime)
          store.delete(store.objects(KeyRecord.self).where { $0.created < old })
          store.create(KeyRecord.self, update: .modified) {
            ($0.id, $0.publicKey, $0.created) = (id, key, now)
          }
        }
        try? await Task.sleep(for: .seconds(86_400))
      } catch {
        // Only other processes need the key, so this one works without it until the order can be reached.
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  func audit(
    _ event: String, by principal: Principal, user: UserID? = nil, path: String? = nil,
    level: AccessLevel? = nil, subject: Subject? = nil
  ) {
    configuration.audit(
      AuditEvent(event, by: principal, at: now, user: user, path: path, level: level, subject: subject))
  }

  func requireAdmin(_ principal: Principal) throws(AccountError) {
    guard principal.isAdmin else { throw AccountError(.access, "Only an admin can do this.") }
  }

  /// Returns the ID of a caller who has signed in with a session.
  func requireSession(_ principal: Principal) throws(AccountError) -> UserID {
    guard principal.session != nil, let user = principal.user else {
      throw AccountError(.access, "Only a user who has signed in can do this.")
    }
    return user
  }
}
