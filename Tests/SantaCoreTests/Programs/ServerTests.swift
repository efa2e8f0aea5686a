import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

/// A server: one actor writes, and eight tasks answer requests from frozen results.
///
/// `scripts/server.sh` runs it for a minute under ThreadSanitizer.
@Suite("A server", .unlessItHangs) struct ServerTests {
  final class Account: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var balance: Int
    @Persisted var owner: String
    @Persisted var transfers: List<Transfer>
    @Persisted var partner: Account?

    var summary: String { "\(owner) \(balance)" }
  }

  final class Transfer: EmbeddedObject {
    @Persisted var amount: Int
  }

  /// The state from which a reader answers requests.
  private struct State: Sendable {
    var accounts: FrozenResults<Account>
    var number: Int
  }

  /// Shows the newest state of the writer to all readers.
  private final class Board: Sendable {
    private let shown: Mutex<State>

    init(_ state: State) { shown = Mutex(state) }

    var state: State { shown.withLock { $0 } }

    func show(_ state: State) { shown.withLock { $0 = state } }
  }

  private static let accountCount = 40
  private static let total = accountCount * 100

  private actor Writer {
    private let store: Store

    init(_ configuration: Store.Configuration) throws {
      store = try Store(configuration: configuration)
    }

    func setUp() async throws -> State {
      try await store.asyncWrite {
        for id in 0..<ServerTests.accountCount {
          store.create(Account.self, value: ["id": id, "balance": 100, "owner": "owner \(id)"])
        }
      }
      return state(0)
    }

    /// Moves money between accounts, which leaves the total unchanged. Every third step is rolled back to its savepoint.
    func transfer(_ number: Int) async throws -> State {
      struct Refused: Error {}
      try await store.asyncWrite {
        let accounts = store.objects(Account.self)
        for step in 0..<3 {
          try? store.savepoint {
            let from = accounts[(number * 7 + step) % accounts.count]
            let to = accounts[(number * 3 + step * 5 + 1) % accounts.count]
            from.balance -= 10
            let transfer = Transfer()
            transfer.amount = 10
            from.transfers.append(transfer)
            if from.transfers.count > 5 { from.transfers.removeFirst() }
            from.partner = to
            if (number + step) % 3 == 0 { throw Refused() }
            to.balance += 10
          }
        }
      }
      return state(number)
    }

    private func state(_ number: Int) -> State {
      State(accounts: store.snapshot().objects(Account.self), number: number)
    }
  }

  private static var duration: Duration {
    .seconds(ProcessInfo.processInfo.environment["SANTACORE_SERVER_SECONDS"].flatMap(Double.init) ?? 0.3)
  }

  @Test("Eight readers of frozen results see only whole transactions, while one actor writes")
  func readers() async throws {
    let directory = try TemporaryDirectory()
    let writer = try Writer(.init(location: .directory(directory.url), durability: .relaxed))
    let board = Board(try await writer.setUp())
    let end = ContinuousClock.now + Self.duration
    let answered = try await withThrowingTaskGroup(of: Int.self) { group in
      for reader in 0..<8 {
        group.addTask {
          var (last, count) = (0, 0)
          // Runs at least once, even if a busy machine starts this task late.
          repeat {
            let state = board.state
            #expect(state.number >= last)
            last = state.number
            Self.answer(reader, from: state.accounts)
            count += 1
            await Task.yield()
          } while ContinuousClock.now < end
          return count
        }
      }
      var number = 0
      repeat {
        number += 1
        let state = try await writer.transfer(number)
        board.show(state)
      } while ContinuousClock.now < end
      return try await group.reduce(0, +)
    }
    #expect(answered >= 8)
  }

  /// Answers one of several kinds of requests.
  private static func answer(_ kind: Int, from accounts: FrozenResults<Account>) {
    switch kind % 4 {
    case 0: #expect(accounts.reduce(0) { $0 + $1.balance } == total)
    case 1:
      let rich = accounts.where { $0.balance > 100 }.sorted(by: \.balance, ascending: false)
      #expect(zip(rich, rich.dropFirst()).allSatisfy { $0.balance >= $1.balance && $1.balance > 100 })
    case 2:
      for account in accounts {
        #expect(account.transfers.count <= 5 && account.transfers.allSatisfy { $0.amount == 10 })
        #expect(account.partner.map { $0.owner.hasPrefix("owner ") } ?? true)
      }
    default:
      #expect(accounts.count == accountCount && accounts[3].summary == "owner 3 \(accounts[3].balance)")
    }
  }

  @Test("Eight threads read one frozen object, its links and its computed properties")
  func oneObject() async throws {
    let writer = try Writer(.init(location: .inMemory(UUID().uuidString)))
    _ = try await writer.setUp()
    var state = try await writer.transfer(1)
    for number in 2..<20 { state = try await writer.transfer(number) }
    let account = try #require(state.accounts.first { $0.partner != nil && !$0.transfers.isEmpty })
    let expected = (account.summary, account.transfers.map(\.amount), account.partner?.summary)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 {
        #expect(account.summary == expected.0 && account.transfers.map(\.amount) == expected.1)
        #expect(account.partner?.summary == expected.2 && account.partner?.partner?.id != -1)
        #expect(account.read { $0.balance } == account.balance)
      }
    }
  }
}
