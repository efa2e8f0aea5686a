import Foundation
import Synchronization

@testable import SantaAccounts

/// A process of a server: its accounts, which run while a test's body does.
struct Process: Sendable {
  let accounts: Accounts
  let clock: Clock
  let events: Mutexed<[AuditEvent]>

  final class Clock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var now: Date { time.withLock { $0 } }
    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
  }

  final class Mutexed<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    init(_ value: Value) { mutex = Mutex(value) }
    var value: Value { mutex.withLock { $0 } }
    func update(_ body: @Sendable (inout Value) -> Void) { mutex.withLock { body(&$0) } }
  }

  /// A cost that takes no time.
  static let cost = PasswordHasher.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
  static let password = "correct horse"

  static func run<R: Sendable>(
    _ log: any OrderedLog = MemoryLog(), clock: Clock = Clock(), directory: URL? = nil,
    allowsAnonymous: Bool = false,
    providers: [IdentityProvider] = [], _ body: @Sendable (Process) async throws -> R
  ) async throws -> R {
    let events = Mutexed<[AuditEvent]>([])
    let accounts = try Accounts(
      log,
      configuration: .init(
        directory: directory, isServerToken: { $0 == "santa_server" }, allowsAnonymous: allowsAnonymous,
        identityProviders: providers, audit: { event in events.update { $0.append(event) } },
        now: { clock.now }), passwordCost: cost)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await accounts.run() }
      try await accounts.ready()
      let result = try await body(Process(accounts: accounts, clock: clock, events: events))
      group.cancelAll()
      return result
    }
  }

  /// Runs two processes with one order.
  static func runTwo<R: Sendable>(
    _ log: MemoryLog = MemoryLog(), clock: Clock = Clock(),
    _ body: @Sendable (Process, Process) async throws -> R
  ) async throws -> R {
    try await run(log, clock: clock) { first in
      try await run(log, clock: clock) { second in try await body(first, second) }
    }
  }

  func register(_ name: String) async throws -> (signedIn: SignedIn, principal: Principal) {
    let signedIn = try await accounts.register(name: name, password: Self.password)
    return (signedIn, try accounts.principal(of: signedIn.accessToken))
  }

  /// Waits until this process has everything that another one has.
  func catchUp(with other: Process) async throws {
    while accounts.version < other.accounts.version { try await Task.sleep(for: .milliseconds(5)) }
  }
}

/// Repeats a body while the accounts are unavailable, and returns its result or its error.
func whenAvailable<R>(_ body: () async throws -> R) async throws -> R {
  while true {
    do { return try await body() } catch let error as AccountError where error.code == .unavailable {
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}

/// Returns the code of the error that a body throws.
func code(_ body: () async throws -> some Any) async -> AccountError.Code? {
  do {
    _ = try await body()
    return nil
  } catch { return (error as? AccountError)?.code }
}
