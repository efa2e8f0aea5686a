import Testing

@testable import santa_cli

struct CommandLineArgumentsTests {
  private func track(_ arguments: String...) throws -> TrackCommand? {
    try command(["track"] + arguments) as? TrackCommand
  }

  private func command(_ arguments: [String]) throws(UsageError) -> any Command {
    try CommandTable.santa.command(arguments)
  }

  /// Returns the requested help topic, or "no help" if no help is requested.
  private func topic(_ arguments: String...) throws -> String? {
    guard let help = try command(arguments) as? HelpCommand else { return "no help" }
    return help.topic?.rawValue
  }

  @Test func `track without options leaves everything to the defaults`() throws {
    let options = try track()
    #expect(options == TrackCommand())
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
    let expected = TrackCommand(
      home: "Oslo", store: "/tmp/s", route: "r.json",
      clock: ClockOptions(start: .time("2026-12-24T10:00:00Z"), speed: 60),
      runningTime: .seconds(2.5), format: .json, color: .never, hasBell: true)
    #expect(apart == expected)
    #expect(attached == expected)
  }

  @Test func `options of status and route are read`() throws {
    #expect(
      try command(["status", "--home", "Oslo", "--store", ":memory:", "--at", "now"]) as? StatusCommand
        == StatusCommand(home: "Oslo", store: ":memory:", time: "now"))
    #expect(
      try command(["route", "--near", "Oslo", "--route", "r", "--format", "csv"]) as? RouteCommand
        == RouteCommand(route: "r", near: "Oslo", format: .csv))
  }

  @Test func `options may stand before the command`() throws {
    #expect(try command(["--format", "json", "route"]) as? RouteCommand == RouteCommand(format: .json))
  }

  @Test(arguments: ["-33.9,151.2", "-.5,0", "-", "North Pole", "a=b", "--"])
  func `a home is taken as it is written`(home: String) throws {
    #expect(try track("--home=\(home)")?.home == home)
    if home != "--" { #expect(try track("--home", home)?.home == home) }
  }

  @Test func `language and units are read, and are nil by default`() throws {
    let options = try track("--lang", "ja", "--units=imperial")
    #expect(options?.audience == AudienceOptions(language: .japanese, units: .imperial))
    #expect(try track()?.audience == AudienceOptions())
    let error = #expect(throws: UsageError.self) { try track("--lang", "jp") }
    #expect(
      error?.message(in: .santa)
        == "'--lang jp' is not valid: it must be one of en, ja, de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko. Did you mean 'ja'?"
    )
  }

  @Test func `a follower can't choose the flight`() throws {
    #expect(try track("--follow")?.onlyFollows == true)
    for option in [
      ["--demo"], ["--speed", "2"], ["--at", "x"], ["--route", "x"], ["--store", ":memory:"],
      ["--weather", "normal"],
    ] {
      let error = #expect(throws: UsageError.self) {
        try command(["track", "--follow"] + option)
      }
      #expect(
        error?.message(in: .santa).hasPrefix("'--follow' cannot be combined with '\(option[0])': ") == true)
    }
  }

  @Test func `a part of a command is read, and help on it`() throws {
    #expect(
      try command(["route", "export", "--format", "json"]) as? RouteExportCommand == RouteExportCommand())
    #expect(try topic("help", "route", "export") == "route export")
    #expect((try command(["completions", "fish"]) as? CompletionsCommand)?.shell == .fish)
    #expect(
      try command(["fly", "--demo"]) as? FlyCommand
        == FlyCommand(clock: ClockOptions(start: .takeOff, speed: 600, isDemo: true)))
  }

  @Test func `a demonstration starts at take-off at its own speed`() throws {
    #expect(try track("--demo")?.clock == ClockOptions(start: .takeOff, speed: 600, isDemo: true))
  }

  @Test func `a demonstration takes another speed`() throws {
    #expect(
      try track("--speed", "60", "--demo")?.clock == ClockOptions(start: .takeOff, speed: 60, isDemo: true))
    #expect(
      try track("--at", "now", "--demo")?.clock == ClockOptions(start: .time("now"), speed: 600, isDemo: true)
    )
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
    #expect(try topic() == nil)
    #expect(try topic("help") == nil)
    #expect(try topic("--help") == nil)
    #expect(try topic("help", "route") == "route")
    #expect(try topic("track", "--speed", "0", "-h") == "track")
    #expect(try topic("help", "help") == "help")
    #expect(try topic("store") == "store")
  }

  @Test func `two dashes end the options`() throws {
    #expect(try topic("--", "help", "track") == "track")
    let error = #expect(throws: UsageError.self) { try command(["track", "--", "--demo"]) }
    #expect(error?.cause == .unexpectedArgument("--demo"))
  }

  @Test func `a command may take two folders, with options anywhere`() throws {
    let lines = [["a", "b", "--type", "T"], ["--type=T", "a", "b"], ["a", "--type", "T", "--", "b"]]
    for words in lines {
      let diff = try command(["store", "diff"] + words) as? StoreDiffCommand
      #expect(diff == StoreDiffCommand(first: "a", second: "b", type: "T"))
    }
    let causes: [([String], UsageError.Cause)] = [
      ([], .missingFolder("DIR1")), (["a"], .missingFolder("DIR2")),
      (["a", "b", "c"], .unexpectedArgument("c")),
    ]
    for (words, cause) in causes {
      let error = #expect(throws: UsageError.self) { try command(["store", "diff"] + words) }
      #expect(error?.cause == cause)
    }
  }

  @Test func `an option given twice is refused even with the same value`() {
    let error = #expect(throws: UsageError.self) { try track("--speed", "5", "--speed=5") }
    #expect(error?.cause == .repeatedOption(.speed))
  }

  @Test(arguments: CommandTable.santa.commands.map(\.name.rawValue))
  func `every option is taken by exactly the commands of the table`(name: String) throws {
    let description = try #require(CommandTable.santa[CommandName(rawValue: name)])
    for option in CommandTable.santa.options where option != .help {
      let row = description.options.first { $0 == option } ?? option
      let value: [String] =
        switch row.value {
        case .none: []
        case .text, .place:
          switch option {
          case .output: ["x.svg"]
          case .record: ["x.cast"]
          default:
            [
              option.name == "types"
                ? "x=int"
                : ["since", "before"].contains(option.name) || name == "store show" && option.name == "at"
                  ? "1" : "x"
            ]
          }
        case .number: ["5"]
        case .choice(let words), .choiceOrText(let words, _), .named(let words, _),
          .listedChoice(let words, _):
          [words[0]]
        }
      // The other options and the arguments that the command requires.
      let required = description.options.filter { $0.isRequired && $0 != option }
      var needed = required.flatMap { [$0.spelling, ["before", "at"].contains($0.name) ? "1" : "x"] }
      if name == "completions" {
        needed.append("bash")
      } else if description.takesFile {
        needed.append("file")
      } else if name == "store diff" {
        needed += ["a", "b"]
      } else if case .words(let placeholders)? = description.argument {
        needed += placeholders.map { $0 == "LEVEL" ? "read" : "x" }
      }
      if name == "store history forget", !["demand", "cursor"].contains(option.name) {
        needed += ["--cursor", "x"]
      }
      if ["failed-events retry", "failed-events drop"].contains(name),
        !["event", "all"].contains(option.name)
      {
        needed.append("--all")
      }
      switch option {
      case .loop: needed.append("--demo")
      case .raw: needed += ["--format", "csv"]
      case .tokenFile, .remotePath, .match: needed += ["--server", "https://santa.example"]
      case .for where name == "status", .notify where name == "status": needed.append("--watch")
      case .where where ["store log", "store watch"].contains(name): needed += ["--type", "x"]
      default: break
      }
      let words = name.split(separator: " ").map(String.init)
      let isTaken = (try? command(words + [option.spelling] + value + needed)) != nil
      #expect(isTaken == description.options.contains(option), "\(name) \(option.name)")
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
          _ = try? command([first, second, third])
        }
      }
    }
  }
}
