import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

/// Weather services in separate processes, and how they end.
@Suite(.unlessItHangs) struct WeatherProgramTests {
  /// Adds requests to a store, and observes their answers.
  private actor WeatherClient {
    private let store: Store
    private var work: Task<Void, any Error>?

    init(_ folder: String) throws {
      store = try TrackerStores(.directory(URL(filePath: folder))).weather
    }

    func ask(_ count: Int) throws {
      try store.write {
        for number in 0..<count {
          let coordinate = Coordinate(latitude: Double(number) / 4 - 40, longitude: 10) ?? .northPole
          store.add(Weather(at: coordinate, place: "P\(number)", on: .distantPast))
        }
      }
    }

    /// Serves the store like a process whose clock is ahead.
    func serve(_ provider: any WeatherProvider, ahead seconds: TimeInterval) {
      let clock = SystemTrackerClock(now: { Date() + seconds })
      work = Task {
        try await WeatherService(store: self.store, provider: provider, clock: clock).run()
      }
    }

    func answers(_ count: Int) async throws -> [Weather.LoadingStatus] {
      while true {
        store.refresh()
        let statuses = store.objects(Weather.self).map(\.loadingStatus)
        if statuses.count(where: { $0 != .uploading && $0 != .processing }) == count { return statuses }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    func end() async throws {
      work?.cancel()
      try await work?.value
    }
  }

  private static func start(
    _ store: String, _ server: LoopbackServer, _ arguments: String...
  ) throws -> (process: Process, output: PipeReader) {
    let process = Process()
    process.executableURL = ProgramRun.executable
    process.arguments = ["weather-service", "--store", store] + arguments
    process.environment = ProgramRun.environment.merging([
      "SANTA_OPEN_METEO_URL": server.url.absoluteString, "SANTA_WEATHER": "open-meteo",
    ]) { $1 }
    let pipe = Pipe.withOneOwner()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runUnlessItHangs()
    return (process, PipeReader(pipe))
  }

  /// Returns an answer in which the temperature of each place is its latitude.
  private static func answer(_ request: LoopbackServer.Request) -> LoopbackAnswer {
    let places = (request.query("latitude") ?? "").split(separator: ",").map { latitude in
      #"{"current":{"time":1766620800,"temperature_2m":\#(latitude),"weather_code":71,"is_day":1}}"#
    }
    return LoopbackAnswer(body: places.count == 1 ? places[0] : "[\(places.joined(separator: ","))]")
  }

  @Test func `a service that is killed half-way loses no request: another answers when the lease ends`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let client = try WeatherClient(store)
    try await client.ask(3)
    // The server kills the service while it waits for its answer.
    let started = Mutex<pid_t>(0)
    let isStarted = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      isStarted.waitUnlessItHangs()
      started.withLock { _ = kill($0, SIGKILL) }
      return LoopbackAnswer().coming(.never)
    }
    let (process, output) = try Self.start(store, server)
    started.withLock { $0 = process.processIdentifier }
    isStarted.signal()
    #expect(!String(decoding: output.contents(), as: UTF8.self).contains("Weather in"))
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    await client.serve(SeasonalNormals(), ahead: 3600)
    for status in try await client.answers(3) {
      guard case .complete = status else {
        Issue.record("\(status)")
        continue
      }
    }
    try await client.end()
  }

  @Test func `two services answer two hundred requests, and print each answer once between them`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let client = try WeatherClient(store)
    let server = try LoopbackServer(Self.answer)
    let running = [try Self.start(store, server), try Self.start(store, server, "--format", "json")]
    for _ in 0..<4 { try await client.ask(50) }
    // Each of fifty places is requested four times. A service caches its answers, but the two services share no cache.
    let statuses = try await client.answers(200)
    for (index, status) in statuses.enumerated() {
      #expect(status == .complete(temperature: Double(index % 50) / 4 - 40, condition: .snow))
    }
    var lines = 0
    for (process, output) in running {
      kill(process.processIdentifier, SIGINT)
      let text = String(decoding: output.contents(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      lines += text.split(separator: "\n").count { $0.contains("P") && $0.contains("snow") }
    }
    #expect(lines == 200)
  }

  @Test func `each of many places is asked for once, by whichever service`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let client = try WeatherClient(store)
    let server = try LoopbackServer(Self.answer)
    let running = [try Self.start(store, server), try Self.start(store, server)]
    try await client.ask(200)
    _ = try await client.answers(200)
    for (process, _) in running {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
    }
    let places = server.requests.flatMap { ($0.query("latitude") ?? "").split(separator: ",") }
    #expect(places.count == 200 && Set(places).count == 200)
  }

  @Test func `a failure is shown with its reason, and ends nothing`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let client = try WeatherClient(store)
    let server = try LoopbackServer { _ in LoopbackAnswer(body: "<html>Pay for the network</html>") }
    let (process, output) = try Self.start(store, server)
    try await client.ask(1)
    #expect(
      try await client.answers(1) == [
        .failed(reason: "Open-Meteo: it answered with a web page instead of data")
      ])
    kill(process.processIdentifier, SIGINT)
    let text = String(decoding: output.contents(), as: UTF8.self)
    #expect(text.contains("Weather in P0: unknown, Open-Meteo: it answered with a web page instead of data"))
  }
}
