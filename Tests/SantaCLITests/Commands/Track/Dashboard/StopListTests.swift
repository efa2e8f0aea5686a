import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

/// The list of stops: navigation, search, details, and frames.
struct StopListTests {
  private let route = DashboardScene.route

  private func opened(at time: Date = .takeOff + 9 * 3600, _ text: String = "") -> DashboardScene {
    var scene = DashboardScene(at: time)
    _ = scene.state.keyPressed(.character("l"))
    for character in text { _ = scene.state.keyPressed(.character(character)) }
    return scene
  }

  private func chosen(_ scene: DashboardScene) -> String? {
    scene.state.list?.stop.map { route.stops[$0].city }
  }

  @Test func `it opens at the stop of Santa, and closes again`() {
    for key: Key in [.character("l"), .character("/"), .tab] {
      var scene = DashboardScene(at: route.stops[100].arrival + 5)
      _ = scene.state.keyPressed(key)
      #expect(scene.state.list?.stop == 100)
      _ = scene.state.keyPressed(.escape)
      #expect(scene.state.list == nil)
    }
  }

  @Test func `keys move through it, and stop at its ends`() {
    var scene = opened()
    let start = scene.state.list?.stop ?? 0
    for (key, expected): (Key, Int) in [
      (.down, start + 1), (.up, start), (.pageDown, start + 10), (.pageUp, start), (.home, 0), (.up, 0),
      (.end, route.stops.count - 1), (.down, route.stops.count - 1), (.pageUp, route.stops.count - 11),
    ] {
      #expect(scene.state.keyPressed(key) == nil)
      #expect(scene.state.list?.stop == expected)
    }
  }

  @Test func `typing searches names without regard to case and marks, also letters that are keys elsewhere`()
  {
    #expect(chosen(opened("reyk")) == "Reykjavík")
    #expect(chosen(opened("QUITO")) == "Quito")
    #expect(chosen(opened("new y")) == "New York")
    #expect(chosen(opened("norway")) != nil)
    var scene = opened("osl")
    #expect(
      scene.state.list?.matches.allSatisfy { route.stops[$0].name.lowercased().contains("osl") } == true)
    _ = scene.state.keyPressed(.backspace)
    #expect(scene.state.list?.search == "os")
    _ = scene.state.keyPressed(.escape)
    #expect(scene.state.list?.search == "" && scene.state.list?.matches.count == route.stops.count)
    let nothing = opened("xyzzy")
    #expect(nothing.state.list?.stop == nil)
    #expect(nothing.frame(.usual).lines.contains { $0.contains("No stop has this name.") })
    var quitting = opened("q")
    #expect(quitting.state.keyPressed(.interrupt) == .quit)
    #expect(quitting.state.keyPressed(.enter) != .quit)
  }

  @Test func `enter flies to the chosen stop in a demonstration`() throws {
    var scene = opened("oslo")
    let arrival = try #require(route.stops.first { $0.city == "Oslo" }).arrival
    #expect(scene.state.keyPressed(.enter) == .seek(to: arrival))
    #expect(scene.state.list == nil)
  }

  @Test func `the details say when he is there, in both times, and what he leaves`() throws {
    let oslo = try #require(route.stops.first { $0.city == "Oslo" })
    let text = opened(at: oslo.arrival - 3600, "oslo").frame(.usual).lines.joined(separator: "\n")
    let local = CivilTime(oslo.arrival, utcOffsetSeconds: 3600).dayAndClockText
    for words in [
      "Oslo, Norway", "Santa is there in 1h 0m", "at \(local) there",
      "\(CivilTime(oslo.arrival).dayAndClockText) UTC",
      "Presents \(NumberText.grouped(Journey(route).presents(at: oslo)))", "From home 0 km",
      "Presents an hour",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    #expect(
      opened(at: oslo.arrival + 1, "oslo").frame(.usual).lines.joined().contains("Santa is there now"))
    #expect(
      opened(at: oslo.arrival + 7260, "oslo").frame(.usual).lines.joined().contains(
        "Santa was there 2h 1m ago"))
  }

  @Test func `the message of a stop is among its details`() throws {
    let start = Date.takeOff
    let stops: [RouteStop] = [
      RouteStop.named("Pole", arrival: start),
      RouteStop.named("First", arrival: start + 600, departure: start + 660),
      RouteStop.named("Second", arrival: start + 1200, departure: start + 1260),
      RouteStop.named("Pole again", arrival: start + 3600),
    ]
    let message = RouteMessage(time: start + 700, text: "Kiwis\u{1B}[2J can't fly.", isFact: true)
    let journey = Journey(Route(stops: stops, messages: [message]))
    let messages: [RouteMessage?] = (0..<4).map { journey.message(at: $0) }
    #expect(messages == [nil, message, nil, nil])
  }

  @Test func `stops are found by their names in the language of the reader, and in English`() {
    for (language, text) in [
      (Language.chinese, "东京"), (.japanese, "東京"), (.korean, "도쿄"), (.polish, "tokio, jap"),
      (.polish, "tokyo"),
    ] {
      let journey = Journey(DashboardScene.route, language)
      #expect(journey.stops(named: text).map { journey.route.stops[$0].city } == ["Tokyo"], "\(text)")
      #expect(journey.stops(named: text).allSatisfy { journey.isName(of: $0, beginningWith: text) })
    }
    #expect(Journey(DashboardScene.route).stops(named: "东京").isEmpty)
  }

  @Test func `the wheel moves, a click chooses, and a click on the chosen one flies there`() throws {
    var scene = opened()
    let start = try #require(scene.state.list?.stop)
    _ = scene.state.mouseMoved(MouseEvent(action: .wheelDown, column: 5, row: 5), .usual)
    #expect(scene.state.list?.stop == start + 3)
    _ = scene.state.mouseMoved(MouseEvent(action: .wheelUp, column: 5, row: 5), .usual)
    #expect(scene.state.list?.stop == start)
    let frame = scene.frame(.usual).lines
    let row = try #require(frame.indices.last { frame[$0].prefix(36).contains(route.stops[start + 2].city) })
    #expect(scene.state.mouseMoved(MouseEvent(action: .press, column: 10, row: row), .usual) == nil)
    #expect(scene.state.list?.stop == start + 2)
    // The rows don't scroll, so a second click hits the same row.
    #expect(
      scene.state.mouseMoved(MouseEvent(action: .press, column: 10, row: row), .usual)
        == .seek(to: route.stops[start + 2].arrival))
  }

  @Test func `any size and any search has a frame`() {
    for columns in [40, 47, 69, 72, 120, 200] {
      for rows in [12, 13, 16, 24, 50] {
        for text in ["", "san", "xyzzy"] {
          for language in text.isEmpty ? Language.allCases : [.english] {
            let size = TerminalSize(columns: columns, rows: rows)
            let lines = opened(text).frame(size, language: language).lines
            #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
          }
        }
      }
    }
  }

  @Test func `a sparkline has the highest bar for the largest number, and none for nothing`() {
    #expect(Sparkline([0, 1, 4, 8], columns: 4).text == " ▁▄█")
    #expect(Sparkline([1, 1, 2, 2, 0, 0], columns: 3).text == "▄█ ")
    #expect(Sparkline([], columns: 5).text == " ")
    #expect(Sparkline([7], columns: 0).text == "█")
    #expect(Sparkline([.max / 4, 1], columns: 2).text == "█▁")
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      let numbers = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Int.random(in: 0...1000, using: &generator)
      }
      let columns = Int.random(in: 1...50, using: &generator)
      let sparkline = Sparkline(numbers, columns: columns)
      #expect(sparkline.heights.count == min(columns, numbers.count), "seed \(seed)")
      #expect(sparkline.heights.allSatisfy { (0...8).contains($0) })
      let spans = sparkline.spans(marking: numbers.count - 1, plain: .plain, marked: .plain)
      #expect(spans.map(\.text).joined().count == sparkline.heights.count)
    }
  }

  @Test func `the presents of the hours are those of the flight`() {
    let journey = Journey(route)
    #expect(journey.presentsPerHour.reduce(0, +) == route.presentsTotal)
    #expect(journey.presentsPerHour.count == 25)
  }
}
