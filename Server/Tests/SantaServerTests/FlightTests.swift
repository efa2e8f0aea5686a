import Foundation
import SantaCore
import SantaServerTestSupport
import SantaSync
import Synchronization
import Testing

@testable import SantaServer

/// Trackers on several machines that share a real server. Only one of them flies at a time.
@Suite(.serialized, .fewAtOnce) struct FlightTests {
  /// A tracker with separate stores, like one on another machine.
  private final class Machine: Sendable {
    struct Sight {
      var isFlying = false
      var reports = 0
      var latest: TrackerEvent.SantaState?
    }

    private let seen = Mutex(Sight())
    private let santa: StoreSync
    private let weather: StoreSync
    private let tracker: Tracker
    private let tracking = Mutex<Task<Void, any Error>?>(nil)

    init(_ url: URL, _ server: RunningServer) throws {
      let configurations = TrackerStores.configurations(.directory(url), isShared: true)
      santa = try StoreSync(
        configurations.santa, server: server.url, name: "santa", token: RunningServer.token)
      weather = try StoreSync(
        configurations.weather, server: server.url, name: "weather", token: RunningServer.token)
      var configuration = Tracker.Configuration(
        location: .directory(url), home: .northPole, request: FlightRequest(start: .takeOff, speed: 600))
      configuration.synchronization = .init(santa: santa, weather: weather)
      tracker = Tracker(configuration)
      tracking.withLock {
        $0 = Task { [self] in
          try await self.tracker.track { event in
            seen.withLock { sight in
              switch event {
              case .flight(let flight): sight.isFlying = flight.isFlownHere
              case .santa(let santa): (sight.latest, sight.reports) = (santa, sight.reports + 1)
              case .weather: break
              }
            }
          }
        }
      }
    }

    var state: String { "flies: \(sight.isFlying), Santa: \(santa.state), weather: \(weather.state)" }

    var sight: Sight { seen.withLock { $0 } }

    /// Speeds up the flight, like the key of the dashboard.
    func accelerate() async throws { #expect(try await tracker.multiplySpeed(by: 2)) }

    /// Stops the tracker as the program does. With `abruptly`, it doesn't notify the other machines.
    func stop(abruptly: Bool = false) async throws {
      if abruptly {
        await santa.stop()
        await weather.stop()
      }
      let task = tracking.withLock { $0.take() }
      task?.cancel()
      do { try await task?.value } catch is CancellationError {}
      seen.withLock { $0.isFlying = false }
      if !abruptly { try await santa.waitForUpload() }
      await santa.stop()
      await weather.stop()
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func machine(_ name: String, _ server: RunningServer) throws -> Machine {
    let url = folder.url.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try Machine(url, server)
  }

  /// Waits until one machine has flown for four seconds while all of them saw Santa move, and returns its index.
  ///
  /// A machine whose processor is too busy to renew its claim stops flying, and another one takes over. Then the time begins
  /// again. If two machines went on flying, there would be no such time.
  @discardableResult
  private func expectOneFlyer(_ machines: [Machine], location: SourceLocation = #_sourceLocation) async throws
    -> Int
  {
    var flyers: [Int] { machines.indices.filter { machines[$0].sight.isFlying } }
    var flyer = flyers
    var before = machines.map(\.sight)
    var end = ContinuousClock.now + .seconds(4)
    try await wait("No machine flies alone for four seconds: \(machines.map(\.state))", location: location) {
      let now = flyers
      if now.count != 1 || now != flyer {
        (flyer, before, end) = (now, machines.map(\.sight), .now + .seconds(4))
      }
      return ContinuousClock.now >= end
        && zip(machines, before).allSatisfy { machine, before in
          let sight = machine.sight
          return sight.reports > before.reports
            && sight.latest?.time ?? .distantPast > before.latest?.time ?? .distantPast
        }
    }
    return try #require(flyer.count == 1 ? flyer[0] : nil, sourceLocation: location)
  }

  @Test func `of three machines that begin at once, one flies, and another goes on when it ends`()
    async throws
  {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    var machines = try ["a", "b", "c"].map { try machine($0, server) }
    try await wait("Nobody flies, or not all see it") {
      machines.contains { $0.sight.isFlying } && machines.allSatisfy { $0.sight.latest != nil }
    }
    let first = try await expectOneFlyer(machines)
    let time = try #require(machines[first].sight.latest?.time)
    try await machines.remove(at: first).stop()
    let second = try await expectOneFlyer(machines)
    // The next machine continues the same flight.
    for machine in machines { #expect(machine.sight.latest?.time ?? .distantPast > time) }
    // If a machine disappears, the other ones wait for it, and then replace it.
    try await machines.remove(at: second).stop(abruptly: true)
    try await expectOneFlyer(machines)
    try await machines[0].stop()
    try await server.stop()
  }

  @Test
  func `a machine that takes over flies on although somebody has changed the speed that it had asked for`()
    async throws
  {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    var machines = try ["a", "b"].map { try machine($0, server) }
    try await wait("Nobody flies, or not all see it") {
      machines.contains { $0.sight.isFlying } && machines.allSatisfy { $0.sight.latest != nil }
    }
    let first = try await expectOneFlyer(machines)
    try await machines[first].accelerate()
    let time = try #require(machines[first].sight.latest?.time)
    try await wait("The other one sees nothing") {
      machines.allSatisfy { $0.sight.latest?.time ?? .distantPast > time + 1_200 }
    }
    try await machines.remove(at: first).stop(abruptly: true)
    try await expectOneFlyer(machines)
    #expect(machines[0].sight.latest?.time ?? .distantPast > time + 1_200, "the same flight")
    try await machines[0].stop()
    try await server.stop()
  }

  @Test func `without the server a follower goes on, nobody flies for long, and one does when it is back`()
    async throws
  {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let machines = try ["a", "b"].map { try machine($0, server) }
    try await wait("Nobody flies, or not all see it") {
      machines.contains { $0.sight.isFlying } && machines.allSatisfy { $0.sight.latest != nil }
    }
    let port = server.port
    try await server.stop()
    try await wait("A machine flies on though it can't renew its claim") {
      !machines.contains { $0.sight.isFlying }
    }
    let before = machines.map(\.sight.reports)
    try await wait("Santa stands still without the server") {
      zip(machines, before).allSatisfy { machine, before in machine.sight.reports >= before + 5 }
    }
    #expect(!machines.contains { $0.sight.isFlying })
    let again = try await RunningServer(folder.url.appending(path: "server"), port: port)
    try await expectOneFlyer(machines)
    for machine in machines { try await machine.stop() }
    try await again.stop()
  }
}
