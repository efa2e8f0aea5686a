import Foundation
import Testing

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

struct DashboardStateTests {
  private let home = DashboardScene.homeArrival

  @Test(arguments: [1.0, 600])
  func `an arrival at home is celebrated for some seconds of real time, or until it is closed`(speed: Double)
  {
    let home = DashboardScene.homeArrival
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: speed)
    #expect(DashboardScene(at: home - 1, clock: clock).state.celebration == nil)
    var scene = DashboardScene(at: home, clock: clock)
    #expect(scene.state.celebration == 0)
    let lines = scene.frame(.usual).lines
    #expect(lines.contains { $0.contains("Santa has come to Oslo!") })
    #expect(lines.contains { $0.contains("enter closes this") })
    // These are seconds of the machine's clock, so it also ends while the flight's clock is paused.
    for second in 1..<DashboardState.celebrationTime {
      #expect(scene.state.secondPassed() && scene.state.celebration == second)
    }
    #expect(scene.state.secondPassed() && scene.state.celebration == nil)
    for key: Key in [.escape, .enter] {
      var scene = DashboardScene(at: home, clock: clock)
      _ = scene.state.keyPressed(key)
      #expect(scene.state.celebration == nil)
      #expect(!scene.frame(.usual).lines.contains { $0.contains("Santa has come to Oslo!") })
    }
  }

  @Test func `a celebration never returns, however the clock changes`() {
    let home = DashboardScene.homeArrival
    var state = DashboardScene(at: home).state
    while state.celebration != nil { _ = state.secondPassed() }
    for hours in stride(from: 0.1, through: 40, by: 0.1) {
      for speed in [1.0, 600, 40_000] {
        let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: speed).paused(
          at: .takeOff + 100)
        _ = state.eventArrived(
          .flight(
            TrackerEvent.FlightState(
              title: "a flight", route: DashboardScene.route, clock: clock, isFlownHere: true)))
        _ = state.eventArrived(.santa(DashboardScene.santa(at: home + hours * 3600)))
        #expect(state.celebration == nil, "\(hours) hours, \(speed)")
      }
    }
    // A jump far past home isn't an arrival.
    var jumping = DashboardScene(at: home - 600).state
    _ = jumping.eventArrived(.santa(DashboardScene.santa(at: home + 36_000)))
    #expect(jumping.celebration == nil)
  }

  @Test func `a card shows the arrival at a stop, until some seconds after the departure`() throws {
    let route = DashboardScene.route
    let index = try #require(route.stops.firstIndex { $0.id == "berlin_de" })
    let stop = route.stops[index]
    var scene = DashboardScene(at: stop.arrival - 1, clock: .real)
    #expect(scene.state.card == nil)
    _ = scene.state.eventArrived(.santa(DashboardScene.santa(at: stop.arrival)))
    #expect(scene.state.card?.stop == index)
    let lines = scene.frame(TerminalSize(columns: 100, rows: 30)).lines
    for text in ["Frohe Weihnachten!", "Berlin, Germany", "presents for the children", "💡"] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    _ = scene.state.keyPressed(.character("c"))
    #expect(!scene.frame(.usual).lines.contains { $0.contains("Frohe Weihnachten!") })
    _ = scene.state.eventArrived(.santa(DashboardScene.santa(at: stop.departure + 7)))
    #expect(scene.state.card == nil)
  }

  @Test func `on a fast clock, a card is shown for seconds, and the next one follows later`() {
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 600)
    var state = DashboardScene(at: .takeOff, clock: clock).state
    var shown: [Double] = []
    var last: ArrivalCard?
    for second in stride(from: 0.0, through: 100, by: 0.1) {
      _ = state.eventArrived(.santa(DashboardScene.santa(at: .takeOff + second * 600)))
      if let card = state.card, card != last { shown.append(second) }
      last = state.card ?? last
    }
    #expect((8...10).contains(shown.count), "\(shown)")
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 >= 9.9 })
  }

  @Test func `the line of keys and the help have the keys of the clock only in a demonstration`() {
    let words = Language.english.dashboard
    let real = DashboardScene(at: .takeOff - 40_000, clock: .real)
    #expect(real.frame(.usual).lines.last?.contains("q quit") == true)
    #expect(real.frame(.usual).lines.last?.contains("space") == false)
    #expect(DashboardScene(at: .takeOff + 40).frame(.usual).lines.last?.contains("space") == true)
    #expect(!words.help(false).contains { $0.keys.contains("space") || $0.keys.contains("←") })
    #expect(words.help(true).contains { $0.keys.contains("space") })
  }

  @Test func `the dashboard, the status card and the plain output agree on the night`() async throws {
    let summary = NightSummary(DashboardScene.route)
    let distance = Units.metric.distanceText(kilometers: summary.meters / 1000, in: .english)
    let frame = DashboardScene(at: .takeOff + 26 * 3600).frame(.usual).lines.joined(separator: "\n")
    let status = await Outcome.of("status", "--home", "Oslo", "--at", "2026-12-25T12:00:00Z").output
    for text in [distance, "\(summary.stops) stops", "7,700,000,000"] {
      #expect(frame.contains(text), "\(text)")
      #expect(status.contains(text), "\(text)")
    }
  }

  @Test func `a home at which Santa does not stop is named with the nearest stop and its distance`() {
    let scene = DashboardScene(at: home - 7200, home: DashboardScene.home("Tübingen"))
    #expect(scene.frame(.usual).lines.contains { $0.contains("Santa reaches Stuttgart in") })
    #expect(
      scene.frame(TerminalSize(columns: 140, rows: 50)).lines.contains {
        $0.contains("Tübingen, by way of Stuttgart (31 km)")
      })
    #expect(!DashboardScene(at: home - 7200).frame(.usual).lines.contains { $0.contains("by way of") })
  }

  @Test func `a bell rings an hour, ten minutes and one stop from home, and when Santa is there`() throws {
    var state = DashboardScene(at: home - 7200).state
    var rings: [(seconds: Int, notice: HomeNotice?)] = []
    for seconds in stride(from: -7195, through: 200, by: 5) {
      let rang = state.eventArrived(.santa(DashboardScene.santa(at: home + Double(seconds))))
      if rang { rings.append((seconds, state.notice)) }
    }
    #expect(rings.count == 4)
    #expect(rings.map(\.notice) == [.hour, .tenMinutes, .nextStop, .arrived])
    #expect(rings.first?.seconds == -3600)
    #expect(rings.dropFirst().first?.seconds == -600)
    #expect(rings.last?.seconds == 0)
    // Santa has continued his flight, and only the text next to the countdown remains.
    #expect(state.notice == nil)
    #expect(DashboardScene(at: .takeOff + 26 * 3600).state.notice == nil)
  }

  @Test func `no bell rings for an earlier moment`() {
    #expect(DashboardScene(at: home - 30).state.notice != nil)
    var state = DashboardState(home: DashboardScene.oslo)
    let rings = state.eventArrived(.santa(DashboardScene.santa(at: home - 30)))
    #expect(!rings)
  }

  @Test func `keys turn the map, and the help on and off`() {
    var state = DashboardScene(at: .takeOff).state
    #expect(state.keyPressed(.character("m")) == nil)
    #expect(state.camera == .santa)
    #expect(state.keyPressed(.character("h")) == nil)
    #expect(state.camera == .home)
    #expect(state.keyPressed(.character("h")) == nil)
    #expect(state.camera.isWorld)
    #expect(state.keyPressed(.character("?")) == nil)
    #expect(state.showsHelp)
    #expect(state.keyPressed(.escape) == nil)
    #expect(!state.showsHelp)
    let before = state
    for key: Key in [.up, .pageDown, .character("x"), .character("東")] {
      #expect(state.keyPressed(key) == nil)
    }
    #expect(state == before)
    #expect(state.keyPressed(.character("q")) == .quit)
    #expect(state.keyPressed(.interrupt) == .quit)
  }

  @Test func `the clock is changed in a demonstration, and never on the real flight`() {
    var demo = DashboardScene(at: .takeOff).state
    #expect(demo.keyPressed(.character(" ")) == .togglePause)
    #expect(demo.keyPressed(.character("+")) == .multiplySpeed(by: 2))
    #expect(demo.keyPressed(.character("-")) == .multiplySpeed(by: 0.5))
    #expect(!demo.refusesClockChange)
    var real = DashboardScene(at: .takeOff, clock: FlightClock(origin: .takeOff, startedAt: .takeOff)).state
    for key in " +-" {
      #expect(real.keyPressed(.character(key)) == nil)
      #expect(real.refusesClockChange)
    }
    #expect(real.keyPressed(.character("m")) == nil)
    #expect(!real.refusesClockChange)
  }

  @Test func `the way flown grows with the flight and ends with its length`() throws {
    let journey = Journey(DashboardScene.route)
    var last = 0.0
    for minute in stride(from: 0.0, through: 1500, by: 2) {
      let flown = journey.distance(flownBy: DashboardScene.santa(at: .afterTakeOff(minutes: minute)))
      #expect(flown >= last - 1)
      last = flown
    }
    #expect(abs(last - DashboardScene.route.length) < 1000)
    let standing = DashboardScene.santa(at: DashboardScene.route.stops[5].arrival + 10)
    #expect(journey.speed(of: standing) == 0)
    #expect(
      journey.visited(by: standing, count: 3).map(\.id)
        == DashboardScene.route.stops[3...5].reversed().map(\.id))
    #expect(journey.ahead(of: standing, count: 2).map(\.id) == DashboardScene.route.stops[6...7].map(\.id))
    let landed = DashboardScene.santa(at: .takeOff + 26 * 3600)
    #expect(journey.ahead(of: landed, count: 5).isEmpty)
  }

  @Test func `weather that could not be had is question marks with a reason, and steers no terminal`() {
    var scene = DashboardScene(at: home - 450)
    _ = scene.state.eventArrived(
      .weather(
        TrackerEvent.WeatherState(
          time: home - 450, place: "Bergen\u{1B}[2J", status: .failed(reason: "the service says 500\u{07}"),
          source: nil)))
    let text = scene.frame(.usual).lines.joined(separator: "\n")
    #expect(text.contains("?? the service says 500"))
    #expect(text.unicodeScalars.allSatisfy { !$0.steersTerminal || $0 == "\n" })
  }

  @Test func `a reading is as old as it is by the machine's clock, and a normal has no age but a reason`() {
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 600)
    let time = Date.takeOff + 9 * 3600
    var scene = DashboardScene(at: time, clock: clock)
    var weather = TrackerEvent.WeatherState(
      time: time, place: "Oslo", status: .complete(temperature: -4.25, condition: .snow), source: "a test",
      readingTime: clock.realTime(of: time) - 750)
    _ = scene.state.eventArrived(.weather(weather))
    let reading = scene.frame(.usual).lines.joined()
    #expect(reading.contains("a test, 12 min ago") && !reading.contains("normal"))
    _ = scene.state.eventArrived(
      .flight(
        TrackerEvent.FlightState(
          title: "", route: DashboardScene.route, clock: clock.paused(at: clock.realTime(of: time) + 3600),
          isFlownHere: true)))
    #expect(scene.frame(.usual).lines.joined().contains("a test, 72 min ago"))
    weather.readingTime = clock.realTime(of: time) + 365 * 86_400
    _ = scene.state.eventArrived(.weather(weather))
    let future = scene.frame(.usual).lines.joined()
    #expect(future.contains("a test") && !future.contains("a test, "))
    (weather.readingTime, weather.isNormal, weather.fallbackReason) = (nil, true, "nobody answers")
    _ = scene.state.eventArrived(.weather(weather))
    let large = scene.frame(TerminalSize(columns: 200, rows: 50)).lines.joined(separator: "\n")
    #expect(
      large.contains("a test") && !large.contains("a test, ") && large.contains("No reading. nobody answers"))
    #expect(scene.frame(TerminalSize(columns: 40, rows: 24)).lines.joined().contains("typical"))
  }

  @Test func `a late answer for an earlier place replaces nothing, and a new flight begins without weather`()
  {
    var scene = DashboardScene(at: .takeOff + 9 * 3600)
    let later = TrackerEvent.WeatherState(time: .takeOff + 9 * 3600, place: "Oslo", status: .processing)
    let earlier = TrackerEvent.WeatherState(time: .takeOff, place: "Apia", status: .failed(reason: "late"))
    for weather in [later, earlier] { _ = scene.state.eventArrived(.weather(weather)) }
    #expect(scene.state.weather == later)
    let clock = FlightClock(origin: .takeOff + 1, startedAt: .takeOff, speed: 60)
    let again = TrackerEvent.FlightState(
      title: "", route: DashboardScene.route, clock: clock, isFlownHere: true)
    _ = scene.state.eventArrived(.flight(again))
    #expect(scene.state.weather == nil && scene.state.santa == nil)
    _ = scene.state.eventArrived(.weather(earlier))
    #expect(scene.state.weather == earlier)
  }

  @Test func `the help names whose weather it is`() {
    var scene = DashboardScene(at: .takeOff + 9 * 3600, hasReading: true)
    _ = scene.state.keyPressed(.character("?"))
    #expect(scene.frame(.usual).lines.joined().contains("Weather data by Open-Meteo.com"))
    #expect(!scene.frame(TerminalSize(columns: 40, rows: 12)).lines.joined().contains("Open-Meteo.com"))
  }

  @Test func `units are those of the reader`() {
    var scene = DashboardScene(at: .takeOff + 9 * 3600)
    _ = scene.state.eventArrived(
      .weather(
        TrackerEvent.WeatherState(
          time: .takeOff + 9 * 3600, place: "Oslo",
          status: .complete(temperature: -4.25, condition: .snow), source: "a test")))
    let (metric, imperial) = (
      scene.frame(.usual).lines.joined(), scene.frame(.usual, units: .imperial).lines.joined()
    )
    for text in [" km ", "km/h", "-4 °C"] { #expect(metric.contains(text) && !imperial.contains(text)) }
    for text in [" mi ", "mi/h", "24 °F"] { #expect(imperial.contains(text) && !metric.contains(text)) }
  }

  @Test func `a stopped clock is shown as such`() {
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 600)
    let scene = DashboardScene(at: .takeOff + 3600, clock: clock.paused(at: .takeOff + 6))
    #expect(scene.frame(.usual).lines[0].contains("paused"))
    #expect(DashboardScene(at: .takeOff + 3600, clock: clock).frame(.usual).lines[0].contains("×600"))
  }
}
