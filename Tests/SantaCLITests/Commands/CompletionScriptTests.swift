import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct CompletionScriptTests {
  @Test(arguments: Shell.allCases)
  func `every command and every option appears`(shell: Shell) async {
    let outcome = await Outcome.of("completions", shell.rawValue)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    for command in CommandTable.santa.commands {
      #expect(outcome.output.contains(command.name.lastWord), "\(command.name)")
    }
    for option in CommandTable.santa.options {
      let spelling = shell == .fish ? "-l \(option.name)" : option.spelling
      #expect(outcome.output.contains(spelling), "\(option.name)")
    }
  }

  /// Returns the output of a shell for a script; nil if the shell isn't installed.
  private func output(of shell: String, _ arguments: [String], _ input: String) throws -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = paths.map({ "\($0)/\(shell)" }).first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(input.utf8), to: "script")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments + [file]
    let pipe = Pipe.withOneOwner()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runUnlessItHangs()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: Shell.allCases)
  func `the shell, where there is one, can read it`(shell: Shell) throws {
    let complaints = try output(of: shell.rawValue, ["-n"], CompletionScript(.santa).text(for: shell))
    #expect((complaints ?? "") == "")
  }

  /// The words of a command line, the last of which is completed, and words that must be among the suggestions. If there are
  /// none, nothing may be suggested.
  @Test(arguments: [
    ([""], ["track", "fly", "store", "--version", "-h"]),
    (["tr"], ["track"]),
    (["track", "--fo"], ["--follow", "--for", "--format"]),
    (["track", "--format", ""], ["plain", "json"]),
    (["track", "--format", "=", "j"], ["json"]),
    (["route", "--format", ""], ["table", "json", "csv", "geojson"]),
    (["route", "ex"], ["export"]),
    (["--home", "track", "st"], ["status", "store"]),
    (["store", "v"], ["verify"]),
    (["store", "dump", "--format", "c"], ["csv"]),
    (["store", "dump", "--t"], ["--type"]),
    (["store", "d"], ["diff", "dump"]),
    (["store", "diff", "/tmp", "/us"], ["/usr"]),
    (["store", "diff", "/us"], ["/usr"]),
    (["store", "diff", "a", "b", "--format", ""], ["plain", "json"]),
    (["store", "schema", "--format", ""], ["swift", "json"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "ro"], ["route"]),
    (["track", "--speed", ""], []),
    (["track", "--weather", ""], ["auto", "open-meteo", "pirate", "met-norway", "normal"]),
    (["status", "--lang", ""], ["en", "ja", "de", "es"]),
    (["route", "--sort", "p"], ["place", "population", "presentsDelivered"]),
    (["postcard", "-o", "/us"], ["/usr"]),
    (["postcard", "-o", "a.png", "--fo"], ["--format"]),
  ])
  func `bash completes with it`(words: [String], expected: [String]) throws {
    let line = (["santa-cli"] + words).map(CompletionScript.quoted).joined(separator: " ")
    let script = """
      \(CompletionScript(.santa).text(for: .bash))
      COMP_WORDS=(\(line))
      COMP_CWORD=\(words.count)
      _santa_cli
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let output = try output(of: "bash", [], script) else { return }
    let offered = output.split(separator: "\n").map(String.init)
    #expect(Set(offered).isSuperset(of: expected), "\(offered)")
    #expect(offered.allSatisfy { $0.hasPrefix(words.last ?? "") })
    if expected.isEmpty { #expect(offered.isEmpty) }
  }

  /// The start of a script, after which the shell finds the program of this build.
  private var path: String {
    "PATH=\(CompletionScript.quoted(ProgramRun.executable.deletingLastPathComponent().path)):$PATH"
  }

  @Test(arguments: [
    ("Lyo", "Lyon"), ("New\\ Yo", "New York"), ("\"São P", "São Paulo"), ("zur", "zurich"),
  ])
  func `bash completes homes with the names of places`(word: String, place: String) throws {
    let script = """
      \(path)
      \(CompletionScript(.santa).text(for: .bash))
      COMP_WORDS=(santa-cli status --home \(CompletionScript.quoted(word)))
      COMP_CWORD=3
      _santa_cli
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let output = try output(of: "bash", [], script) else { return }
    #expect(output.split(separator: "\n").contains { $0 == place }, "\(output)")
  }

  @Test(arguments: [
    ("status --home Lyo", "Lyon"), ("status --home=Lyo", "--home=Lyon"),
    ("route --near 'New Y", "New York"),
    ("track --weather o", "open-meteo"), ("route --sort popu", "population"), ("track --lang d", "de"),
  ])
  func `fish completes the values of options`(line: String, value: String) throws {
    let script = """
      set -x \(path.replacing("=", with: " ").replacing(":$PATH", with: " $PATH"))
      \(CompletionScript(.santa).text(for: .fish))
      complete -C \("'santa-cli \(line.replacing("'", with: "\\'"))'")
      """
    guard let output = try output(of: "fish", ["--no-config"], script) else { return }
    #expect(
      output.split(separator: "\n").contains { $0.split(separator: "\t").first.map(String.init) == value },
      "\(output)")
  }
}
