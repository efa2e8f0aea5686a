import Foundation
import SantaCoreTestSupport
import Testing

/// Clients of one store with a server whose store is deleted and made again, at random, while rights come and go, and while
/// devices are offline. `SharedStoreSimulation` describes the expected result.
struct SharedStoreSimulationTests {
  @Test(
    "A deleted store does not come back, and a new one has only the changes that were made for it",
    .counted("steps of clients"), .timeLimit(.minutes(10)),
    arguments: RandomRun.seeds(RandomRun.size(8, plain: 2), fresh: 1))
  func deleteAtRandom(seed: UInt64) async throws {
    let directory = try TemporaryDirectory()
    var simulation = try await SharedStoreSimulation(directory.url, seed: seed)
    defer { simulation.server.stop() }
    do {
      let count = RandomRun.size(80, plain: 40)
      for _ in 0..<count { try await simulation.step() }
      try await simulation.end()
      CountedCases.add(count)
    } catch let mistake as SharedStoreSimulation.Mistake {
      Issue.record("seed \(seed): \(mistake.description); \(simulation.trace.joined(separator: ", "))")
    }
  }
}
