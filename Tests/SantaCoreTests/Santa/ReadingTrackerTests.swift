import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaReplication
@testable import SantaStore

/// Trackers whose user may only read the stores that several machines share.
@Suite("A tracker without the right to write", .unlessItHangs)
struct ReadingTrackerTests {
  /// A server that acknowledges everything at once.
  private struct QuickServer: StoreSynchronization {
    var isUpToDate: Bool { true }

    func waitForDownload() async throws {}

    func waitForUpload() async throws {}
  }

  private struct Enough: Error {}

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func configuration(
    _ request: FlightRequest = FlightRequest(start: .takeOff, speed: 600)
  ) -> Tracker.Configuration {
    var configuration = Tracker.Configuration(
      location: .directory(directory.url), home: .northPole, request: request)
    configuration.synchronization = .init(santa: QuickServer(), weather: QuickServer())
    return configuration
  }

  /// The replicas of the stores, as a client of the server opens them.
  private func replicas() throws -> [Replica] {
    let configurations = TrackerStores.configurations(.directory(directory.url), isShared: true)
    return try [configurations.santa, configurations.weather].map { configuration in
      let replica = try #require(try Replica.open(configuration))
      if replica.membership == nil { try replica.join(epoch: "test", number: 1) }
      return replica
    }
  }

  /// Tracks until `isEnough` returns true for an event.
  private func track(
    _ tracker: Tracker, until isEnough: @escaping (TrackerEvent) async throws -> Bool
  ) async throws {
    let (events, continuation) = AsyncStream.makeStream(of: TrackerEvent.self)
    let work = Task {
      defer { continuation.finish() }
      do { try await tracker.track { continuation.yield($0) } } catch is CancellationError {}
    }
    for await event in events where try await isEnough(event) { break }
    work.cancel()
    try await work.value
  }

  @Test("It follows the flight instead of flying, and can't change the clock")
  func follow() async throws {
    // Another user of the stores has flown.
    try await track(Tracker(configuration())) { event in
      if case .santa = event { true } else { false }
    }
    let replicas = try replicas()
    for replica in replicas { try replica.setAccess(.read) }
    let tracker = Tracker(configuration(FlightRequest()))
    var isFlownHere: [Bool] = []
    var santaCount = 0
    try await track(tracker) { event in
      switch event {
      case .flight(let flight): isFlownHere.append(flight.isFlownHere)
      case .santa: santaCount += 1
      case .weather: break
      }
      return santaCount == 2
    }
    #expect(isFlownHere == [false])
    withExtendedLifetime(replicas) {}
  }

  @Test("It stops flying when the user loses the right, and tracking goes on")
  func lose() async throws {
    let tracker = Tracker(configuration())
    var replicas: [Replica] = []
    var flights: [Bool] = []
    var error: StoreError?
    try await track(tracker) { event in
      switch event {
      case .flight(let flight):
        flights.append(flight.isFlownHere)
        if !flight.isFlownHere {
          do { try await tracker.togglePause() } catch let refusal as StoreError { error = refusal }
          return true
        }
      case .santa where replicas.isEmpty:
        replicas = try self.replicas()
        for replica in replicas { try replica.setAccess(.read) }
      case .santa, .weather: break
      }
      return false
    }
    #expect(flights.first == true && flights.last == false)
    #expect(error?.code == .readOnly)
  }
}
