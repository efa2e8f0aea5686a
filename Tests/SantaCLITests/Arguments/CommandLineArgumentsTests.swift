import Testing

@testable import santa_cli

@Suite struct CommandLineArgumentsTests {
  private func track(_ arguments: String...) throws -> TrackOptions? {
    guard case .track(let options) = try Invocation(arguments: ["track"] + arguments) else { return nil }
    return options
  }

  @Test func `track without options leaves everything to the defaults`() throws {
    let options = try track()
    #expect(options == TrackOptions())
    #expect(options?.clock == ClockOptions(start: .unspecified, speed: nil))
    #expect(options?.format == nil)
  }

  @Test func `every option of track is read, with its value apart or attached`() throws {
    let apart = try track(
      "--home", "Oslo", "--store", "/tmp/s", "--route", "r.json", "--at", "2026-12-24T10:00:00Z",
      "--speed", "60", "--for", "2.5", "--format", "json", "--color", "never", "--bell")
    let attached = try track(
      "--home=Oslo", "--store=/tmp/s", "--route=r.json", "--at=2026-12-24T10:00:00Z", "--speed=60",
      "--for=2.5", "--format=json", "--color=never", "--bell")
    let expected = TrackOptions(
      home: "Oslo", store: "/tmp/s", route: "r.json",
      clock: ClockOptions(start: .time("2026-12-24T10:00:00Z"), speed: 60),
      runningTime: .seconds(2.5), format: .json, color: .never, hasBell: true)
    #expect(apart == expected)
    #expect(attached == expected)
  }

  @Test func `options of status and route are read`() throws {
    #expect(
      try Invocation(arguments: ["status", "--home", "Oslo", "--store", ":memory:", "--at", "now"])
        == .status(StatusOptions(home: "Oslo", store: ":memory:", time: "now")))
    #expect(
      try Invocation(arguments: ["route", "--near", "Oslo", "--route", "r", "--format", "csv"])
        == .route(RouteOptions(route: "r", near: "Oslo", format: .csv)))
  }

  @Test func `options may stand before the command`() throws {
    let invocation = try Invocation(arguments: ["--format", "json", "route"])
    #expect(invocation == .route(RouteOptions(format: .json)))
  }

  @Test(arguments: ["-33.9,151.2", "-.5,0", "-", "North Pole", "a=b", "--"])
  func `a home is taken as it is written`(home: String) throws {
    #expect(try track("--home=\(home)")?.home == home)
    if home != "--" { #expect(try track("--home", home)?.home == home) }
  }

  @Test func `language and units are read, and left to others when nobody says`() throws {
    let options = try track("--lang", "ja", "--units=imperial")
    #expect(options?.audience == AudienceOptions(language: .japanese, units: .imperial))
    #expect(try track()?.audience == AudienceOptions())
    let error = #expect(throws: UsageError.self) { try track("--lang", "jp") }
    #expect(error?.message == "'--lang jp' is not possible: it is one of en, ja. Did you mean 'ja'?")
  }

  @Test func `who only follows can't choose what is flown`() throws {
    #expect(try track("--follow")?.onlyFollows == true)
    for option in [
      ["--demo"], ["--speed", "2"], ["--at", "x"], ["--route", "x"], ["--store", ":memory:"],
    ] {
      let error = #expect(throws: UsageError.self) {
        try Invocation(arguments: ["track", "--follow"] + option)
      }
      #expect(error?.message.hasPrefix("'--follow' cannot be combined with '\(option[0])': ") == true)
    }
  }

  @Test func `a part of a command is read, and help on it`() throws {
    #expect(
      try Invocation(arguments: ["route", "export", "--format", "json"]) == .routeExport(RouteExportOptions())
    )
    #expect(try Invocation(arguments: ["help", "route", "export"]) == .help(topic: .routeExport))
    #expect(try Invocation(arguments: ["completions", "fish"]) == .completions(.fish))
    #expect(
      try Invocation(arguments: ["fly", "--demo"])
        == .fly(FlyOptions(clock: ClockOptions(start: .takeOff, speed: 600))))
  }

  @Test func `a demonstration starts at take-off at its own speed`() throws {
    #expect(try track("--demo")?.clock == ClockOptions(start: .takeOff, speed: 600))
  }

  @Test func `a demonstration takes another speed`() throws {
    #expect(try track("--speed", "60", "--demo")?.clock == ClockOptions(start: .takeOff, speed: 60))
  }

  @Test(arguments: ["0.001", "1e3", "1000000", "+5"])
  func `a speed within the limits is taken`(speed: String) throws {
    #expect(try track("--speed", speed)?.clock.speed == Double(speed))
  }

  @Test(arguments: ["0", "-1", "1000001", "nan", "inf", "1e999", "0x10", "fast", "1,5", "1 0"])
  func `a speed outside the limits is refused`(speed: String) {
    #expect(throws: UsageError.self) { try track("--speed", speed) }
  }

  @Test(arguments: ["-1", "nan", "infinity", "1e10", "1e300"])
  func `a running time outside the limits is refused`(seconds: String) {
    #expect(throws: UsageError.self) { try track("--for", seconds) }
  }

  @Test func `no seconds at all may be tracked`() throws {
    #expect(try track("--for", "0")?.runningTime == .zero)
  }

  @Test func `help comes from the word, the option and the letter`() throws {
    #expect(try Invocation(arguments: []) == .help(topic: nil))
    #expect(try Invocation(arguments: ["help"]) == .help(topic: nil))
    #expect(try Invocation(arguments: ["--help"]) == .help(topic: nil))
    #expect(try Invocation(arguments: ["help", "route"]) == .help(topic: .route))
    #expect(try Invocation(arguments: ["track", "--speed", "0", "-h"]) == .help(topic: .track))
    #expect(try Invocation(arguments: ["help", "help"]) == .help(topic: .help))
  }

  @Test func `two dashes end the options`() throws {
    #expect(try Invocation(arguments: ["--", "help", "track"]) == .help(topic: .track))
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["track", "--", "--demo"]) }
    #expect(error?.cause == .unexpectedArgument("--demo"))
  }

  @Test func `an option given twice is refused even with the same value`() {
    let error = #expect(throws: UsageError.self) { try track("--speed", "5", "--speed=5") }
    #expect(error?.cause == .repeatedOption(.speed))
  }

  @Test(arguments: CommandName.allCases)
  func `every option is taken by exactly the commands of the table`(command: CommandName) {
    for option in OptionName.allCases where option != .help {
      let value: [String] =
        switch option.description(for: command).value {
        case .none: []
        case .text: ["x"]
        case .number: ["5"]
        case .choice(let words): [words[0]]
        }
      // What the command can't do without.
      let needed =
        (command == .storeDump && option != .type
          ? ["--type", "x"] : command == .completions ? ["bash"] : [])
        + (option == .raw ? ["--format", "csv"] : [])
      let words = command.rawValue.split(separator: " ").map(String.init)
      let isTaken = (try? Invocation(arguments: words + [option.spelling] + value + needed)) != nil
      #expect(isTaken == option.description.commands.contains(command), "\(command) \(option)")
    }
  }

  @Test func `no command line makes the reader trap`() {
    let words = [
      "", "-", "--", "---", "=", "--=", "-=", "--home=", "-h=1", "\u{0}", "🎅", "--🎅", "help", "track",
      "store", "dump",
    ]
    for first in words {
      for second in words {
        for third in words {
          _ = try? Invocation(arguments: [first, second, third])
        }
      }
    }
  }
}
