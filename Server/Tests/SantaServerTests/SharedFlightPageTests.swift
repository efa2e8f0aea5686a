import Foundation
import SantaAccounts
import SantaCore
import SantaPage
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Testing

@testable import SantaServer

/// The live page of a flight that machines share through the server.
@Suite(.serialized, .fewAtOnce) struct SharedFlightPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func directory(_ name: String) throws -> URL {
    let url = folder.url.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Starts a server that shows the flight of its stores.
  private func server(
    _ name: String, _ log: EmbeddedLog? = nil
  ) async throws -> (RunningServer, PageSource, SharedFlight) {
    let flight = try SharedFlight(in: try directory(name))
    let source = PageSource(flight)
    let page = ServedPage(
      LivePage(source, path: "/santa"), of: flight, santa: try #require(StorePath("santa")),
      weather: try #require(StorePath("weather")))
    var log = log
    if log == nil { log = try await RunningServer.log(try directory("data")) }
    return (try await RunningServer(try #require(log), page: page), source, flight)
  }

  private func isFlying(_ source: PageSource) -> Bool {
    let event = String(decoding: source.current().event, as: UTF8.self)
    return event.contains("\"speed\":600") && event.contains("\"normal\":true")
      && !event.contains("\"stop\":0,")
  }

  /// Flies on another machine until the page has shown it, and then no longer shows it.
  private func fly(_ name: String, _ server: RunningServer, _ source: PageSource) async throws {
    let machine = try directory(name)
    let configurations = TrackerStores.configurations(.directory(machine), isShared: true)
    let santa = try StoreSync(
      configurations.santa, server: server.url, name: "santa", token: RunningServer.token)
    let weather = try StoreSync(
      configurations.weather, server: server.url, name: "weather", token: RunningServer.token)
    var configuration = Tracker.Configuration(
      location: .directory(machine), home: .northPole, request: FlightRequest(start: .takeOff, speed: 600))
    configuration.synchronization = .init(santa: santa, weather: weather)
    let tracker = Tracker(configuration)
    let flying = Task { try await tracker.track { _ in } }
    try await wait("The page doesn't show the flight") { isFlying(source) }
    flying.cancel()
    _ = await flying.result
    try await santa.waitForUpload()
    try await wait("The page shows a flight that has ended") { !isFlying(source) }
    await santa.stop()
    await weather.stop()
  }

  @Test func `the page shows the flight of the server's store, also when its first changes were dropped`()
    async throws
  {
    let (first, source, _) = try await server("page")
    #expect(try await first.send("/santa", authorization: nil).status == 200)
    try await fly("machine", first, source)
    try await first.stop()
    let log = try await RunningServer.log(try directory("data"))
    for name in ["santa", "weather"] {
      let path = try #require(StorePath(name))
      #expect(try await log.makeCopy(of: path) != nil)
      #expect(try await log.dropChanges(of: path) > 0)
    }
    let (second, again, _) = try await server("page again", log)
    try await fly("another machine", second, again)
    try await second.stop()
  }

  @Test func `the page shows the flight of a store that was deleted and made again`() async throws {
    let log = try await RunningServer.log(try directory("data"))
    let (server, source, flight) = try await server("page", log)
    try await fly("machine", server, source)
    let epoch = flight.santa.epoch
    #expect(flight.santa.position != .start)
    for name in ["santa", "weather"] { _ = try await log.delete(try #require(StorePath(name))) }
    try await wait("The page keeps a deleted store") { flight.santa.position == .start }
    #expect(flight.santa.isUpToDate)
    try await fly("another machine", server, source)
    #expect(flight.santa.epoch != epoch)
    try await server.stop()
  }
}
