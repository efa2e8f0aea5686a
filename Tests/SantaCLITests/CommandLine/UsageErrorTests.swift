import Testing

@testable import santa_cli

/// Compares every message in full, because people read them when something is wrong.
struct UsageErrorTests {
  private static let programUsage = "usage: santa-cli COMMAND [OPTIONS]"
  private static let programHint = "hint: 'santa-cli help' lists the commands and options."
  // `HelpTextTests` compares the help screens in full.
  private static let trackUsage = HelpText(.santa).usage(of: .track)
  private static let trackHint = "hint: 'santa-cli help track' explains the command and its options."

  private func expectUsageError(
    _ outcome: Outcome, _ message: String, usage: String = Self.trackUsage, hint: String = Self.trackHint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.output == "", sourceLocation: sourceLocation)
    #expect(
      outcome.errorOutput == "error: \(message)\n\(usage)\n\(hint)\n", sourceLocation: sourceLocation)
    #expect(outcome.exitCode == .usage, sourceLocation: sourceLocation)
  }

  @Test func `a misspelt command offers the nearest`() async {
    expectUsageError(
      await .of("trak"), "Unknown command 'trak'. Did you mean 'track'?",
      usage: Self.programUsage, hint: Self.programHint)
  }

  @Test func `the beginning of a command offers the command`() async {
    expectUsageError(
      await .of("weather"), "Unknown command 'weather'. Did you mean 'weather-service'?",
      usage: Self.programUsage, hint: Self.programHint)
  }

  @Test func `a word that is near no command lists them`() async {
    expectUsageError(
      await .of("reindeer"),
      "Unknown command 'reindeer'. The commands are "
        + "'track', 'fly', 'status', 'route', 'postcard', 'weather-service', 'failed-events', 'login', 'logout', "
        + "'whoami', 'share', 'store', 'completions', 'man' and 'help'.",
      usage: Self.programUsage, hint: Self.programHint)
  }

  @Test func `help on a misspelt command offers the nearest`() async {
    expectUsageError(
      await .of("help", "rotue"), "No help for 'rotue'. Did you mean 'route'?",
      usage: HelpText(.santa).usage(of: "help"),
      hint: "hint: 'santa-cli help help' explains the command and its options.")
  }

  @Test func `a store command offers the nearest, or lists them`() async {
    let usage = "usage: santa-cli store COMMAND [DIR] [OPTIONS]"
    let hint = "hint: 'santa-cli help store' explains the command and its options."
    expectUsageError(
      await .of("store", "vrify"), "Unknown command 'store vrify'. Did you mean 'store verify'?",
      usage: usage, hint: hint)
    expectUsageError(
      await .of("store", "./santa"),
      "Unknown command 'store ./santa'. The commands are 'store info', 'store schema', 'store verify', 'store dump', 'store export', 'store import', "
        + "'store diff', 'store log', 'store watch', 'store show', 'store history', 'store compact' and 'store recover'.",
      usage: usage,
      hint: hint)
    expectUsageError(
      await .of("verify"), "Unknown command 'verify'. Did you mean 'store verify'?",
      usage: Self.programUsage, hint: Self.programHint)
    expectUsageError(
      await .of("help", "store", "inof"), "Unknown command 'store inof'. Did you mean 'store info'?",
      usage: HelpText(.santa).usage(of: "help"),
      hint: "hint: 'santa-cli help help' explains the command and its options.")
  }

  @Test func `missing and superfluous arguments of a store command are named`() async {
    let usage = """
      usage: santa-cli store dump [DIR] --type NAME [--where QUERY] [--format json|csv]
                                  [--raw]
      """
    let hint = "hint: 'santa-cli help store dump' explains the command and its options."
    expectUsageError(await .of("store", "dump"), "'--type NAME' is required.", usage: usage, hint: hint)
    expectUsageError(
      await .of("store", "dump", "--type", "A", "--format", "plain"),
      "'--format plain' is not valid: it must be one of json, csv.", usage: usage, hint: hint)
    expectUsageError(
      await .of("store", "dump", "a", "b"), "Unexpected argument 'b'.", usage: usage, hint: hint)
    expectUsageError(
      await .of("store", "dump", "--type", "A", "--raw"),
      "'--raw' is not valid. Only CSV output escapes strings. Add '--format csv'.",
      usage: usage, hint: hint)
    expectUsageError(
      await .of("store", "info", "--type", "A"),
      "'--type' is not an option of 'store info'; it belongs to 'store dump', 'store export', 'store import', 'store diff', 'store log', 'store watch' and 'store show'.",
      usage: "usage: santa-cli store info [DIR] [--format plain|json]",
      hint: "hint: 'santa-cli help store info' explains the command and its options.")
  }

  @Test func `an unknown shell is refused`() async {
    let usage = "usage: santa-cli completions SHELL"
    let hint = "hint: 'santa-cli help completions' explains the command and its options."
    expectUsageError(
      await .of("completions", "bsh"),
      "'bsh' is not valid: it must be one of bash, zsh, fish. Did you mean 'bash'?", usage: usage, hint: hint)
    expectUsageError(
      await .of("completions"), "Missing argument: it must be one of bash, zsh, fish.", usage: usage,
      hint: hint)
  }

  @Test func `a part of route offers the nearest`() async {
    expectUsageError(
      await .of("route", "exprt"), "Unknown command 'route exprt'. Did you mean 'route export'?",
      usage: HelpText(.santa).usage(of: .route),
      hint: "hint: 'santa-cli help route' explains the command and its options.")
  }

  @Test func `a misspelt option offers the nearest`() async {
    expectUsageError(
      await .of("track", "--spede", "5"), "Unknown option '--spede'. Did you mean '--speed'?")
  }

  @Test func `an option with one dash offers the two`() async {
    expectUsageError(await .of("track", "-demo"), "Unknown option '-demo'. Did you mean '--demo'?")
  }

  @Test func `an option that is near no other is just unknown`() async {
    expectUsageError(await .of("track", "--sleigh-bells"), "Unknown option '--sleigh-bells'.")
  }

  @Test func `an option without a command says where it belongs`() async {
    expectUsageError(
      await .of("--demo"), "Missing command: '--demo' is an option of 'track' and 'fly'.",
      usage: Self.programUsage, hint: Self.programHint)
  }

  @Test func `a word too many is named`() async {
    expectUsageError(await .of("track", "Sydney"), "Unexpected argument 'Sydney'.")
  }

  @Test func `a repeated option is named`() async {
    expectUsageError(await .of("track", "--demo", "--demo"), "'--demo' is given more than once.")
  }

  @Test(arguments: [["--home"], ["--home", "--demo"], ["--home="], ["--home", ""]])
  func `a missing value shows what it looks like`(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try CommandTable.santa.command(["track"] + arguments) }
    #expect(error?.message(in: .santa) == "'--home' needs a value: '--home PLACE|LAT,LON'.")
  }

  @Test func `a value for an option without one is named`() async {
    expectUsageError(await .of("track", "--demo=yes"), "'--demo' doesn't take a value, but has 'yes'.")
  }

  @Test func `an option of another command says whose it is`() async {
    expectUsageError(
      await .of("track", "--near", "Oslo"), "'--near' is not an option of 'track'; it belongs to 'route'.")
  }

  @Test func `an option of several other commands names them all`() async {
    expectUsageError(
      await .of("route", "--store", "x"),
      "'--store' is not an option of 'route'; it belongs to 'track', 'fly', 'status', 'postcard', 'weather-service' and 'store import'.",
      usage: HelpText(.santa).usage(of: .route),
      hint: "hint: 'santa-cli help route' explains the command and its options.")
  }

  @Test func `an option of no command stands alone`() async {
    expectUsageError(
      await .of("track", "--version"), "'--version' is not an option of 'track'; it must be used alone.")
  }

  @Test func `two options that stand alone do not combine`() async {
    expectUsageError(
      await .of("--version", "--credits"),
      "'--credits' cannot be combined with '--version': each must be used alone.",
      usage: Self.programUsage, hint: Self.programHint)
  }

  @Test func `on a terminal an error and its usage are broken at words`() throws {
    let error = UsageError(.unknownOption("--snow"), command: .track)
    for columns in [40, 60, 80] {
      let lines = error.report(in: .santa, columns: columns).split(separator: "\n")
      // The longest option doesn't fit in the narrowest terminal.
      #expect(
        lines.allSatisfy { $0.count <= max(columns, 64) || !$0.hasPrefix("usage") }, "\(columns): \(lines)")
      #expect(lines.filter { $0.contains("[--") }.allSatisfy { $0.count <= max(columns, 80) }, "\(lines)")
    }
  }

  @Test func `a speed of zero says which speeds there are`() async {
    expectUsageError(
      await .of("track", "--speed", "0"),
      "'--speed 0' is not valid: N must be a number from 0.001 to 1,000,000.")
  }

  @Test func `a negative running time says which there are`() async {
    expectUsageError(
      await .of("track", "--for", "-1"),
      "'--for -1' is not valid: SECONDS must be a number from 0 to 1,000,000,000.")
  }

  @Test func `an unknown format lists the formats and offers the nearest`() async {
    expectUsageError(
      await .of("track", "--format", "jsn"),
      "'--format jsn' is not valid: it must be one of dashboard, plain, json. Did you mean 'json'?")
    expectUsageError(
      await .of("track", "--color", "allways"),
      "'--color allways' is not valid: it must be one of auto, always, never. Did you mean 'always'?")
  }

  @Test func `a value that only the library can judge reads the same`() {
    let error = UsageError(
      .invalidValue(
        .home, value: "Oslow", requirement: "it is not a place we know", suggestion: "Oslo"),
      command: .track)
    #expect(
      error.message(in: .santa)
        == "'--home Oslow' is not valid: it is not a place we know. Did you mean 'Oslo'?")
  }

  @Test func `an option at odds with the flight under way says what flies and how to fly another`() {
    let error = UsageError(
      .contradictsFlight(.speed, value: "5", underWay: "our own route at speed 600"), command: .track)
    #expect(
      error.report(in: .santa) == """
        error: '--speed 5' contradicts the flight under way: our own route at speed 600.
        \(Self.trackUsage)
        hint: Omit the option to follow that flight, or start another flight with '--store PATH'.
        """)
  }

  @Test func `typed text cannot send control sequences to the terminal`() async {
    expectUsageError(
      await .of("\u{1B}[2J\u{9B}x\n"),
      "Unknown command '\u{FFFD}[2J\u{FFFD}x '. The commands are "
        + "'track', 'fly', 'status', 'route', 'postcard', 'weather-service', 'failed-events', 'login', 'logout', 'whoami', "
        + "'share', 'store', 'completions', 'man' and 'help'.",
      usage: Self.programUsage, hint: Self.programHint)
  }
}
