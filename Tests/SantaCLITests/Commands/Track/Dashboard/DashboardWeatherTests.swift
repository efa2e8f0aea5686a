import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The dashboard in a real terminal, with every kind of answer from a weather service on the loopback interface.
@Suite(.unlessItHangs) struct DashboardWeatherTests {
  /// The behaviour of a service, and the text that the screen must show.
  enum Service: CaseIterable {
    case reading, pageInstead, fault, nothingThere, textForNumber, impossible, halfAnAnswer

    var answer: LoopbackAnswer {
      func current(_ temperature: String) -> LoopbackAnswer {
        // Thirteen minutes old, a typical age of a reading.
        let time = Int(Date().timeIntervalSince1970) - 780
        return LoopbackAnswer(
          body:
            #"{"current":{"time":\#(time),"temperature_2m":\#(temperature),"weather_code":71,"is_day":0}}"#)
      }
      return switch self {
      case .reading: current("-4.25")
      case .pageInstead: LoopbackAnswer(body: "<html>Log in to the hotel's network</html>")
      case .fault: LoopbackAnswer(500)
      case .nothingThere: current("null")
      case .textForNumber: current(#""cold""#)
      case .impossible: current("900")
      case .halfAnAnswer: current("-4.25").coming(.cutOff(after: 20))
      }
    }

    var words: [String] {
      switch self {
      case .reading: ["snow, -4 °C", "Open-Meteo, 13 min ago"]
      case .pageInstead: ["?? Open-Meteo: it answered with a web"]
      case .fault: ["?? Open-Meteo: it failed with status"]
      case .nothingThere: ["?? Open-Meteo: 'current' in its answer"]
      case .textForNumber, .impossible: ["?? Open-Meteo:", "'current.temperature_2m'"]
      case .halfAnAnswer: ["?? Open-Meteo: "]
      }
    }
  }

  private static let flight = [
    "track", "--at", "2026-12-24T19:00:47Z", "--speed", "1", "--home", "Oslo", "--store", ":memory:",
  ]

  private func terminal(_ weather: String, _ address: URL) throws -> PseudoTerminal {
    try PseudoTerminal(
      [ProgramRun.executable.path] + Self.flight,
      environment: ["SANTA_WEATHER": weather, "SANTA_OPEN_METEO_URL": address.absoluteString])
  }

  @Test(arguments: Service.allCases)
  func `a reading is shown with its age, and a failure as such`(service: Service) async throws {
    try await Thread.onOwn {
      let server = try LoopbackServer { _ in service.answer }
      let terminal = try terminal("open-meteo", server.url)
      try terminal.wait(forScreen: "Weather in Victoria")
      for words in service.words { try terminal.wait(forScreen: words) }
      if service != .reading { #expect(!terminal.screen.text.contains("°C")) }
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }
  }

  @Test func `without a network there is the normal, labelled, with the reason`() async throws {
    try await Thread.onOwn {
      let server = try LoopbackServer { _ in LoopbackAnswer() }
      server.stop()
      let terminal = try terminal("auto", server.url)
      try terminal.wait(forScreen: "typical")
      try terminal.wait(forScreen: "No reading. Open-Meteo: nothing")
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }
  }

  @Test func `the screen is there while a service keeps one waiting`() async throws {
    try await Thread.onOwn {
      let server = try LoopbackServer { _ in LoopbackAnswer().coming(.never) }
      let terminal = try terminal("auto", server.url)
      try terminal.wait(forScreen: "looking it up …")
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }
  }
}
