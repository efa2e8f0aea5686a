import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The messages that say that a server is unreachable.
struct ServerStatusTests {
  private static let now = Date.takeOff

  private func lines(
    _ format: OutputFormat, _ statuses: [ServerStatus], _ language: Language = .english
  ) throws -> [String] {
    let output = RecordedStream()
    let printer = ServerPrinter(
      format, Audience(language: language), clock: ImmediateClock(Self.now), output: output)
    for status in statuses { try printer.print(status) }
    return output.text.split(separator: "\n").map(String.init)
  }

  private static let statuses: [ServerStatus] = [
    .heard, .silent(since: now - 12, reason: "Nothing answers."), .silent(since: now - 13, reason: nil),
    .heard,
    .silent(since: nil, reason: nil),
  ]

  @Test func `a line is printed when it is heard no more, and when it is heard again`() throws {
    #expect(
      try lines(.plain, Self.statuses) == [
        "📡 No connection to the server (last heard 12s ago). The flight continues with the data on this machine. Nothing answers.",
        "📡 The server is connected again.",
        "📡 No connection to the server (no contact yet). The flight continues with the data on this machine.",
      ])
    #expect(
      try lines(.plain, Self.statuses, .german).first
        == "📡 Der Server ist weg (zuletzt gehört vor 12s). Der Flug geht weiter, soweit er hier bekannt ist. Nothing answers."
    )
  }

  @Test func `a weather service doesn't speak of a flight`() throws {
    let output = RecordedStream()
    let printer = ServerPrinter(
      .plain, Audience(), clock: ImmediateClock(Self.now), output: output, hasFlight: false)
    try printer.print(.silent(since: Self.now - 12, reason: "Nothing answers."))
    #expect(
      output.text
        == "📡 No connection to the server (last heard 12s ago). Requests are answered when it is back. Nothing answers.\n"
    )
  }

  @Test func `for programs it is an object`() throws {
    #expect(
      try lines(.json, Self.statuses) == [
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":false,"lastHeard":"2026-12-24T09:59:48Z","reason":"Nothing answers."}"#,
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":true}"#,
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":false}"#,
      ])
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `the dashboard says it in its last row`(_ columns: Int, _ rows: Int) {
    var scene = DashboardScene(at: .afterTakeOff(minutes: 90))
    scene.state.serverChanged(.status(.silent(since: Self.now - 12, reason: nil)), at: Self.now)
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(scene.frame(size).lines.last?.contains("last heard 12s ago") == true)
    scene.state.serverChanged(.status(.heard), at: Self.now)
    #expect(scene.frame(size).lines.last?.contains("heard") == false)
  }

  private static let refusals: [ServerNews] = [
    .refusal(.weather, .mayOnlyRead), .refusal(.weather, nil),
    .refusal(.santa, .server("127.0.0.1: The store 'santa' is full.\u{1B}[31m")), .refusal(.santa, nil),
  ]

  @Test func `a refusal of changes is said, and its end`() throws {
    func lines(_ format: OutputFormat) throws -> [String] {
      let output = RecordedStream()
      let printer = ServerPrinter(format, Audience(), clock: ImmediateClock(Self.now), output: output)
      for news in Self.refusals { try printer.print(news) }
      return output.text.split(separator: "\n").map(String.init)
    }
    #expect(
      try lines(.plain) == [
        "📡 The server refuses new weather. You may only read this store.",
        "📡 The server accepts new weather again.",
        "📡 The server refuses changes to the flight. 127.0.0.1: The store 'santa' is full.\u{FFFD}[31m",
        "📡 The server accepts changes to the flight again.",
      ])
    #expect(
      try lines(.json).prefix(2) == [
        #"{"event":"store","time":"2026-12-24T10:00:00Z","store":"weather","accepted":false,"reason":"You may only read this store."}"#,
        #"{"event":"store","time":"2026-12-24T10:00:00Z","store":"weather","accepted":true}"#,
      ])
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `the dashboard says a refusal until a key is pressed`(_ columns: Int, _ rows: Int) {
    var scene = DashboardScene(at: .afterTakeOff(minutes: 90))
    let size = TerminalSize(columns: columns, rows: rows)
    for (index, end) in [nil, Key.escape].enumerated() {
      scene.state.serverChanged(.refusal(.weather, .mayOnlyRead), at: Self.now)
      #expect(scene.frame(size).lines.last?.contains("📡 The server refuses new") == true, "\(index)")
      if let end {
        _ = scene.state.keyPressed(end)
      } else {
        scene.state.serverChanged(.refusal(.weather, nil), at: Self.now)
      }
      #expect(scene.frame(size).lines.last?.contains("refuses") == false, "\(index)")
    }
  }
}
