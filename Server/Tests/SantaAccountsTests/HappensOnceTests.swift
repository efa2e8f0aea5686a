import SantaAccounts
import SantaServerTestSupport
import Testing

/// The order decides who was first, also if the commit of one process doesn't reach it, or if the answer is lost.
///
/// The process of the loser has the commit, so that its own state names it as the winner. A retry that believed this state gave two
/// users the right of one offer.
@Suite(.fewAtOnce) struct HappensOnceTests {
  /// An operation that succeeds for one user.
  enum Operation: CaseIterable, Sendable {
    case useOffer, claimReplica
  }

  /// Two processes, of which the first has a door in front of the order, a user for each, and an operation.
  private struct Bed: Sendable {
    let operation: Operation
    let path: StorePath
    let door: Door
    let first: SantaAccountsTests.Process
    let second: SantaAccountsTests.Process
    let bob: Principal
    let carl: Principal
    let offer: String

    func perform(_ user: Principal, on process: SantaAccountsTests.Process) async throws {
      switch operation {
      case .useOffer: _ = try await process.accounts.acceptOffer(offer, by: user) { _ in "epoch" }
      case .claimReplica:
        try await process.accounts.claimReplica(7, of: path, in: "epoch", for: user)
      }
    }

    /// The error of the user who came second.
    var lost: AccountError.Code { operation == .useOffer ? .offer : .owner }

    /// Expects that the operation succeeded for one user alone, in both processes.
    func expectWinner(_ winner: Principal, _ loser: Principal) async throws {
      try await first.catchUp(with: second)
      try await second.catchUp(with: first)
      for accounts in [first.accounts, second.accounts] {
        switch operation {
        case .useOffer:
          #expect(accounts.level(of: winner, on: path) == .write)
          #expect(accounts.level(of: loser, on: path) == .none)
        case .claimReplica:
          #expect(accounts.owns(7, of: path, in: "epoch", winner) == true)
          #expect(accounts.owns(7, of: path, in: "epoch", loser) == false)
        }
      }
    }
  }

  private func run(_ operation: Operation, _ body: @Sendable (Bed) async throws -> Void) async throws {
    let path = try #require(StorePath("/shared/list"))
    let log = MemoryLog()
    let door = Door(log)
    let clock = SantaAccountsTests.Process.Clock()
    try await SantaAccountsTests.Process.run(door, clock: clock) { first in
      try await SantaAccountsTests.Process.run(log, clock: clock) { second in
        let (bob, carl) = (
          try await first.register("bob").principal, try await second.register("carl").principal
        )
        let offer = try await second.accounts.makeOffer(of: path, in: "epoch", level: .write, by: .server)
        try await first.accounts.catchUp()
        try await second.accounts.catchUp()
        try await body(
          Bed(
            operation: operation, path: path, door: door, first: first, second: second, bob: bob, carl: carl,
            offer: offer
          ))
      }
    }
  }

  @Test(arguments: Operation.allCases)
  func `a commit that the order doesn't have gives nothing to its author, whoever tries again`(
    _ operation: Operation
  ) async throws {
    try await run(operation) { bed in
      bed.door.set(.closed)
      #expect(await code { try await bed.perform(bed.bob, on: bed.first) } == .unavailable)
      try await bed.perform(bed.carl, on: bed.second)
      for _ in 1...3 {
        #expect(await code { try await bed.perform(bed.bob, on: bed.first) } == .unavailable)
      }
      bed.door.set(.open)
      #expect(
        await code { try await whenAvailable { try await bed.perform(bed.bob, on: bed.first) } } == bed.lost)
      try await bed.expectWinner(bed.carl, bed.bob)
    }
  }

  @Test(arguments: Operation.allCases)
  func `a commit whose answer was lost holds, and its author can try again`(_ operation: Operation)
    async throws
  {
    try await run(operation) { bed in
      bed.door.set(.losingAnswers)
      #expect(await code { try await bed.perform(bed.bob, on: bed.first) } == .unavailable)
      #expect(await code { try await bed.perform(bed.carl, on: bed.second) } == bed.lost)
      bed.door.set(.open)
      try await whenAvailable { try await bed.perform(bed.bob, on: bed.first) }
      try await bed.expectWinner(bed.bob, bed.carl)
    }
  }

  @Test(arguments: Operation.allCases)
  func `two requests of one user wait for the order, which has another user's first`(_ operation: Operation)
    async throws
  {
    try await run(operation) { bed in
      bed.door.set(.holding)
      // The first one commits. The second one finds the commit.
      async let one = code { try await bed.perform(bed.bob, on: bed.first) }
      try await bed.door.waitForAppend()
      async let two = code { try await bed.perform(bed.bob, on: bed.first) }
      try await bed.perform(bed.carl, on: bed.second)
      bed.door.set(.open)
      #expect(await one == bed.lost)
      #expect(await two == bed.lost)
      try await bed.expectWinner(bed.carl, bed.bob)
    }
  }
}
