import Foundation
import Logging
import SantaAccounts
import SantaReplication
import Synchronization

/// Starts the accounts of a server when they are needed.
///
/// A server without users works without accounts: its token is checked here, and it doesn't have a store for them. Accounts start with the
/// server if their store exists, and otherwise at the first request that needs them. Until then, only the server's
/// token has rights.
final class AccountsDoor: Sendable {
  private enum State {
    case idle
    case running(Accounts, Task<Void, Never>, any AnyObject & Sendable)
    case ended
  }

  private let log: any ChangeLog
  private let copies: CopyService
  private let token: AccessToken
  private let configuration: Accounts.Configuration
  private let logger: Logger
  private let state = Mutex(State.idle)
  /// The time at which the accounts were found not to exist.
  private let absence = Mutex<ContinuousClock.Instant?>(nil)
  /// The time until they are looked for again, so that not every request with a made-up token reaches the database.
  private static let absenceDuration = Duration.milliseconds(200)
  /// The streams that end with the rights of their callers.
  let streams = OpenStreams()
  /// Answers what users ask in their management stores.
  let management: ManagementService

  init(
    _ log: any ChangeLog, _ copies: CopyService, token: AccessToken, configuration: Accounts.Configuration,
    _ logger: Logger
  ) {
    var configuration = configuration
    configuration.isServerToken = { token.isToken($0) }
    configuration.failed = { logger.warning("The accounts are unavailable: \($0)") }
    (self.log, self.copies, self.token) = (log, copies, token)
    (self.configuration, self.logger) = (configuration, logger)
    management = ManagementService(log, copies, logger)
  }

  /// The accounts, if they were started.
  var current: Accounts? {
    state.withLock { state in if case .running(let accounts, _, _) = state { accounts } else { nil } }
  }

  /// Starts the accounts if necessary, and waits until their state is current for the first time.
  ///
  /// - Throws: ``Refusal`` if the state can't be read at the moment.
  func started() async throws -> Accounts {
    let accounts = try start()
    do { try await accounts.ready() } catch let error as CancellationError { throw error } catch {
      logger.warning("The accounts can't be read: \(error)")
      throw Refusal.rightsUnavailable
    }
    return accounts
  }

  private func start() throws -> Accounts {
    try state.withLock { state in
      switch state {
      case .running(let accounts, _, _): return accounts
      case .ended: throw CancellationError()
      case .idle: break
      }
      let accounts = try Accounts(AccountsLog(log, copies), configuration: configuration)
      let following = accounts.follow { [streams] change in streams.check(change, accounts) }
      let task = Task { [management] in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await accounts.run() }
          group.addTask { await management.run(accounts) }
        }
      }
      state = .running(accounts, task, following)
      return accounts
    }
  }

  /// Starts the accounts if their store exists. Checks open streams each second, because program tokens expire.
  func run() async throws {
    var isKnown = false
    var isReported = false
    while true {
      if !isKnown {
        // An error means that it isn't known whether the store exists. The next turn asks again.
        do {
          _ = try await log.summary(of: .accounts)
          _ = try await started()
          isKnown = true
        } catch OrderError.unknownReplica {
          // Another process with the same database can create the store at any time.
        } catch let error as CancellationError { throw error } catch {
          if !isReported { logger.warning("The accounts can't be read yet: \(error)") }
          isReported = true
        }
      }
      try await Task.sleep(for: .seconds(1))
      if let current { streams.checkTokens(current) }
    }
  }

  /// Ends the accounts, so that nothing uses the log any more.
  func end() async {
    let task: Task<Void, Never>? = state.withLock { state in
      defer { state = .ended }
      if case .running(_, let task, _) = state { return task } else { return nil }
    }
    task?.cancel()
    await task?.value
  }

  // MARK: Callers

  /// Returns the caller that a token names.
  ///
  /// - Throws: ``AccountError``; ``Refusal`` if rights can't be checked.
  func principal(of bearer: String?) async throws -> Principal {
    guard let bearer else { return .nobody }
    // Comparing hashes takes longer than everything else for a known token.
    if current?.hasChecked(bearer) != true, token.isToken(bearer) { return .server }
    // The prefixes of access tokens and program tokens. Without them, a token can't be valid, and must not start anything.
    guard bearer.hasPrefix("santa_a.") || bearer.hasPrefix("santa_p_") else {
      throw AccountError(.token, Self.tokenMessage)
    }
    guard let accounts = current else {
      // Another process may have created the accounts within the last second.
      guard try await exist() else { throw AccountError(.token, Self.tokenMessage) }
      return try await started().principal(of: bearer)
    }
    // Under load, the last comparison with the order can be too old. The next one is on its way.
    if !accounts.isFresh { try await accounts.catchUp() }
    let known: Result<Principal, any Error> = Result { try accounts.principal(of: bearer) }
    guard log.isShared, case .failure(let error as AccountError) = known, error.code != .expired else {
      return try known.get()
    }
    // Another process may have made the token, or begun the session, a moment ago.
    try await accounts.catchUp()
    return try accounts.principal(of: bearer)
  }

  /// Whether the accounts exist.
  private func exist() async throws -> Bool {
    if let time = absence.withLock({ $0 }), time.duration(to: .now) < Self.absenceDuration { return false }
    if try await log.epoch(of: .accounts) != nil { return true }
    absence.withLock { $0 = .now }
    return false
  }

  static let tokenMessage = "The request needs a valid token in the header 'Authorization: Bearer …'."

  // MARK: Rights

  /// Repeats a check that was refused, after taking over the changes of other processes: a right that one of them has granted
  /// a moment ago must not be refused here, because a client would take its changes back.
  func settled<R>(_ check: () async throws -> R) async throws -> R {
    do { return try await check() } catch let refusal as Refusal
      where log.isShared && refusal.isForLackOfRight
    {
      try await catchUp()
      return try await check()
    }
  }

  /// Takes over the changes of other processes.
  func catchUp() async throws {
    if log.isShared { try await current?.catchUp() }
  }

  /// Waits until the known rights of a caller are at most a second older than the order. A stream whose caller has lost a
  /// right is notified before this method returns.
  ///
  /// - Throws: ``Refusal/rightsUnavailable``
  func refreshRights(of principal: Principal) async throws {
    if principal.kind == .server { return }
    guard let accounts = current else { throw Refusal.rightsUnavailable }
    if accounts.isFresh { return }
    do { try await accounts.catchUp() } catch is AccountError { throw Refusal.rightsUnavailable }
  }

  /// Returns what a caller may do with a store.
  ///
  /// - Throws: ``Refusal`` if the level isn't known at the moment.
  func level(of principal: Principal, on path: StorePath) throws -> AccessLevel {
    // Not even an admin uses the stores of the server. A user's own management store needs a session. The server
    // does what the objects in it request, with all rights of the user. A program token only has some of these rights.
    if path.isReserved, principal.session == nil { return .none }
    if principal.kind == .server { return .manage }
    guard let accounts = current else { return .none }
    guard accounts.isFresh else { throw Refusal.rightsUnavailable }
    return accounts.level(of: principal, on: path)
  }

  /// Returns the level of a caller on a store. If it is lower than `needed`, first takes over the changes of other processes.
  func settledLevel(
    of principal: Principal, on path: StorePath, atLeast needed: AccessLevel
  ) async throws -> AccessLevel {
    let level = try level(of: principal, on: path)
    if level >= needed || !log.isShared { return level }
    try await catchUp()
    return try self.level(of: principal, on: path)
  }

  func mayCreate(_ path: StorePath, _ principal: Principal) throws -> Bool {
    if path.isReserved, principal.session == nil { return false }
    if principal.kind == .server { return true }
    guard let accounts = current else { return false }
    guard accounts.isFresh else { throw Refusal.rightsUnavailable }
    return accounts.mayCreate(path, principal)
  }

  /// Returns the version of the rights that a caller's right depends on; nil if it depends on none.
  func version(for principal: Principal) -> UInt64? {
    principal.kind == .server ? nil : current?.version
  }

  /// Checks whether a caller's session, token or user still exists.
  ///
  /// - Returns: the caller with its present properties.
  func check(_ principal: Principal) throws -> Principal {
    if principal.kind == .server || principal.kind == .nobody { return principal }
    guard let accounts = current, accounts.isFresh else { throw Refusal.rightsUnavailable }
    return try accounts.check(principal)
  }

  /// Notes something that happened to a store in the audit log, which also exists without accounts.
  func audit(_ event: String, by principal: Principal, _ path: StorePath) {
    configuration.audit(
      AuditEvent(event, by: principal, at: configuration.now(), path: path.description))
  }

  // MARK: Replicas

  /// Whether a caller may use a replica's number. A number that no user has claimed belongs to the server's token.
  func owns(_ replica: UInt32, of path: StorePath, in epoch: String, _ principal: Principal) -> Bool {
    current?.owns(replica, of: path, in: epoch, principal) ?? principal.isServer
  }
}

extension Principal {
  /// Whether the caller has the server's token, or a program token that belongs to the server.
  var isServer: Bool { replicaOwner == "server" }
}
