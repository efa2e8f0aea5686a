import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `status --format` with a template, `--watch` and `--notify`.
@Suite(.unlessItHangs) struct StatusTemplateTests {
  private static let question = ["status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--format"]

  private func line(_ template: String, _ more: [String] = []) async -> String {
    let outcome = await Outcome.of(Self.question + [template] + more)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    return outcome.output
  }

  @Test func `a template is a line with the values that it names`() async {
    #expect(await line("{countdown} {place}") == "11h 3m Port-Vila\n")
    #expect(await line("{activity}|{symbol}|{next}|{home}") == "🛷 Flying|🛷|Nouméa|Oslo\n")
    #expect(
      await line("{presents} {remaining} {percent} %") == "18,130,377 7,681,869,623 0 %\n")
    #expect(await line("{time} {local} {arrival}") == "13:00 00:00 01:03\n")
    #expect(await line("{latitude},{longitude} {distance}") == "-20.01,167.39 15,207 km\n")
    #expect(await line("{distance}", ["--units", "imperial"]).hasSuffix(" mi\n"))
    #expect(await line("{countdown}", ["--lang", "ja"]) == "11時間3分\n")
    // Without a store, there is no weather.
    #expect(await line("<{weather}>") == "<>\n")
    #expect(await line("{{{place}}} #[fg=red]") == "{Port-Vila} #[fg=red]\n")
  }

  @Test func `every value has a text and a meaning, and the help names them all`() async {
    let help = await Outcome.of("help", "status")
    for value in StatusValue.allCases {
      #expect(!value.meaning.isEmpty)
      #expect(help.output.contains("  \(value.rawValue) "), "\(value)")
      let before = await Outcome.of(
        "status", "--home", "Oslo", "--at", "2026-12-25T23:59:00Z", "--format", "<{\(value.rawValue)}>")
      #expect(before.exitCode == .success && before.lines.count == 1)
    }
  }

  @Test func `after the arrival the countdown says how long ago it was`() async {
    let outcome = await Outcome.of(
      "status", "--home", "Oslo", "--at", "2026-12-25T00:38:43Z", "--format", "{countdown}")
    #expect(outcome.output.hasSuffix(" ago\n"))
  }

  @Test(
    arguments: [
      (
        "{cuontdown}", "unknown name '{cuontdown}'; the names are countdown, home, arrival, ", "'{countdown}'"
      ),
      ("{place", "a '{' isn't followed by a '}'; write '{{' for a literal brace", nil),
      ("{place {next}", "a '{' isn't followed by a '}'", nil),
      ("place}", "a '}' isn't preceded by a '{'; write '}}' for a literal brace", nil),
      ("{}", "unknown name '{}'", nil),
      ("jsn", "it must be plain, json, or a template with names in braces", "'json'"),
    ] as [(String, String, String?)])
  func `a template that can't be read ends with 64`(text: String, message: String, suggestion: String?) async
  {
    let outcome = await Outcome.of("status", "--home", "Oslo", "--format", text)
    #expect(outcome.output == "")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errorOutput.hasPrefix("error: '--format \(text)' is not valid: \(message)"))
    if let suggestion { #expect(outcome.errorOutput.contains("Did you mean \(suggestion)?")) }
  }

  @Test func `it is watched until a reader has seen enough, and no line is repeated`() async {
    let arguments = ["status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--watch"]
    let outcome = await Outcome.of(
      arguments + ["--format", "{time} {place}"], until: "Noum", clock: ImmediateClock(.takeOff))
    #expect(outcome.exitCode == .success && outcome.errorOutput == "")
    #expect(outcome.lines.prefix(3) == ["13:00 Port-Vila", "13:01 Port-Vila", "13:02 Port-Vila"])
    #expect(zip(outcome.lines, outcome.lines.dropFirst()).allSatisfy { $0 != $1 })
    let usual = await Outcome.of(arguments, until: "11h 2m", clock: ImmediateClock(.takeOff))
    #expect(usual.lines.first == "🛷 Flying · Port-Vila · Oslo 11h 3m")
  }

  @Test func `options that make no sense together end with 64`() async {
    let json = await Outcome.of("status", "--watch", "--format", "json")
    #expect(json.exitCode == .usage)
    #expect(json.errorOutput.contains("'santa-cli track --follow --format json' prints each change"))
    for option in [["--for", "1"], ["--notify"]] {
      let outcome = await Outcome.of(["status"] + option)
      #expect(outcome.exitCode == .usage)
      #expect(outcome.errorOutput.contains("It requires '--watch'"))
    }
  }

  @Test func `a flight that begins later is followed, in a folder in which nothing is made before`()
    async throws
  {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      let watch = try Running([
        "status", "--watch", "--store", store, "--home", "Oslo", "--format", "{presents}",
      ])
      try watch.wait(for: "0\n")
      #expect(!FileManager.default.fileExists(atPath: store))
      let flyer = try Running(["fly", "--demo", "--loop", "--store", store])
      try watch.wait(for: "several lines") { $0.split(separator: "\n").count > 3 }
      #expect(watch.end(SIGINT) == 130)
      #expect(flyer.end(SIGINT) == 130)
      #expect(watch.output.hasSuffix("\n") && !watch.output.contains("error"))
    }
  }

  @Test func `a damaged store ends it with the error of the store`() async throws {
    let folder = try TemporaryFolder()
    for name in ["santa", "weather"] {
      _ = try folder.write(Data(repeating: 7, count: 4096), to: "store/\(name)/log.0")
    }
    let outcome = await Outcome.of("status", "--watch", "--store", folder.path("store"))
    #expect(outcome.exitCode == .dataError && outcome.output == "")
  }

  @Test func `notifications are shown by notify-send when Santa comes closer`() async throws {
    try await Thread.onOwn {
      // Santa enters the last hour so long after the start that even a busy machine has a state before it.
      let time = Timestamp.string(from: DashboardScene.homeArrival - 3620)
      let common = ["--home", "Oslo", "--at", time, "--notify"]
      // A failing notifier is reported once, at the end.
      let failure = try Self.folder(withNotifier: "echo no bus >&2; exit 1")
      let failing = try Running(
        ["status", "--watch", "--for", "40"] + common,
        environment: ["PATH": "\(failure.url.path):/usr/bin:/bin"])
      let watches = try [
        ["status", "--watch"] + common,
        ["track", "--store", ":memory:", "--speed", "1", "--format", "plain"] + common,
      ].map { arguments in
        // Writes its arguments to a file, in one step.
        let folder = try Self.folder(
          withNotifier: #"cd "${0%/*}"; printf '%s|' "$@" > shown.new && mv shown.new shown"#)
        let environment = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
        return (folder: folder, program: try Running(arguments, environment: environment))
      }
      for (folder, program) in watches {
        let shown = folder.path("shown")
        try program.wait(for: "the notification") { _ in FileManager.default.fileExists(atPath: shown) }
        #expect(
          try String(contentsOfFile: shown, encoding: .utf8)
            == "--app-name|santa-cli|🎅 Santa|Less than an hour: Santa is coming to Oslo|")
        #expect(program.end(SIGINT) == 130)
        #expect(!program.output.contains("note:"))
      }
      failing.process.waitUntilExit()
      #expect(failing.output.hasSuffix("note: 'notify-send' could not show a notification.\n"))
      #expect(failing.process.terminationStatus == 0 && !failing.output.contains("no bus"))
    }
  }

  /// Returns a folder with a shell script named `notify-send`.
  private static func folder(withNotifier script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let program = try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "notify-send")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return folder
  }

  @Test func `without notify-send that is said once`() async {
    for arguments in [
      ["status", "--watch", "--for", "0", "--store", ":memory:"],
      ["track", "--demo", "--store", ":memory:", "--for", "0"],
    ] {
      let outcome = await Outcome.of(arguments + ["--notify"], environment: ["PATH": "/nonexistent"])
      #expect(
        outcome.errorOutput == "note: Notifications are off: 'notify-send' was not found.\n")
      #expect(outcome.exitCode == .success)
    }
  }
}
