import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// Options override the environment, which overrides the file, which overrides the system. Errors in settings are reported.
struct SettingsTests {
  private static let question = ["status", "--at", "2026-12-24T13:00:30Z", "--store", ":memory:"]

  /// Runs a command with a settings file.
  private func outcome(
    _ arguments: [String] = question, file: String?, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let folder = try TemporaryFolder()
    if let file { _ = try folder.write(Data(file.utf8), to: "santa/config.json") }
    return await Outcome.of(
      arguments, environment: environment.merging(["XDG_CONFIG_HOME": folder.url.path]) { first, _ in first })
  }

  private func home(_ outcome: Outcome) -> String? { outcome.lines.last }

  @Test func `home is the option's, or the variable's, or the file's, or the time zone's`() async throws {
    let zone = ["TZ": "Europe/Paris"]
    let variable = ["TZ": "Europe/Paris", "SANTA_HOME": "Lima"]
    let file = #"{"home": "Oslo"}"#
    let option = Self.question + ["--home", "Sydney"]
    #expect(home(try await outcome(file: nil, environment: zone))?.contains("Paris") == true)
    #expect(home(try await outcome(file: file, environment: zone))?.contains("Oslo") == true)
    #expect(home(try await outcome(file: file, environment: variable))?.contains("Lima") == true)
    #expect(home(try await outcome(option, file: file, environment: variable))?.contains("Sydney") == true)
  }

  @Test func `units are the option's, or the variable's, or the file's, or the locale's`() async throws {
    let question = ["route", "--near", "Oslo"]
    func unit(_ arguments: [String], _ file: String?, _ environment: [String: String]) async throws -> String?
    {
      try await outcome(arguments, file: file, environment: environment).lines.last.map {
        String($0.suffix(2))
      }
    }
    let american = ["LANG": "en_US.UTF-8"]
    let variable = ["LANG": "en_US.UTF-8", "SANTA_UNITS": "imperial"]
    #expect(try await unit(question, nil, [:]) == "km")
    #expect(try await unit(question, nil, american) == "mi")
    #expect(try await unit(question, #"{"units":"metric"}"#, american) == "km")
    #expect(try await unit(question, #"{"units":"metric"}"#, variable) == "mi")
    #expect(try await unit(question + ["--units", "metric"], nil, variable) == "km")
  }

  @Test func `the language is the option's, or the variable's, or the file's, or the locale's`() throws {
    func language(_ option: Language?, _ file: String?, _ environment: [String: String]) throws -> Language {
      let folder = try TemporaryFolder()
      if let file { _ = try folder.write(Data(file.utf8), to: "santa/config.json") }
      let environment = environment.merging(["XDG_CONFIG_HOME": folder.url.path]) { $1 }
      return Audience(AudienceOptions(language: option), try Settings(environment: environment)).language
    }
    #expect(try language(nil, nil, [:]) == .english)
    #expect(try language(nil, nil, ["LANG": "ja_JP"]) == .japanese)
    #expect(try language(nil, #"{"lang":"en"}"#, ["LANG": "ja_JP"]) == .english)
    #expect(try language(nil, #"{"lang":"en"}"#, ["SANTA_LANG": "ja"]) == .japanese)
    #expect(try language(.english, #"{"lang":"ja"}"#, ["SANTA_LANG": "ja"]) == .english)
  }

  @Test func `without XDG_CONFIG_HOME the file is below the home folder, and a relative folder is ignored`() {
    #expect(SettingsFile.path(in: ["HOME": "/h"]) == "/h/.config/santa/config.json")
    #expect(SettingsFile.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "x"]) == "/h/.config/santa/config.json")
    #expect(SettingsFile.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "/x"]) == "/x/santa/config.json")
    #expect(SettingsFile.path(in: [:]) == nil)
  }

  @Test(arguments: [
    ("{\n  \"home\": Oslo\n}", "config.json, line 2, column 11: "),
    ("[]", "config.json: the settings must be a JSON object."),
    ("", "config.json, line 1, column 1: "),
    (#"{"hom": "Oslo"}"#, "config.json: unknown setting \"hom\". Did you mean \"home\"?"),
    (#"{"reindeer": 9}"#, "config.json: unknown setting \"reindeer\"."),
    (#"{"home": 7}"#, "config.json: \"home\" must be a non-empty string in quotation marks."),
    (#"{"units": "metrik"}"#, "it must be one of metric, imperial. Did you mean 'metric'?"),
    (
      #"{"lang": "jp"}"#,
      "config.json: \"lang\": \"jp\" is not valid: it must be one of en, ja, de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko. Did you mean 'ja'?"
    ),
    (#"{"home": "Osslo"}"#, "config.json: \"home\": \"Osslo\" is not valid: "),
  ])
  func `a mistake in the file ends with 78, and says where it is and what was meant`(
    file: String, message: String
  ) async throws {
    let outcome = try await outcome(file: file)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: /"))
    #expect(outcome.errorOutput.contains(message), "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains("\nhint: "))
    #expect(outcome.exitCode == .configuration)
  }

  @Test func `a mistake in the environment names the variable`() async throws {
    let units = try await outcome(file: nil, environment: ["SANTA_UNITS": "imperail"])
    #expect(
      units.errorOutput == """
        error: SANTA_UNITS='imperail' in the environment is not valid: it must be one of metric, imperial. \
        Did you mean 'imperial'?
        hint: Unset the variable.

        """)
    #expect(units.exitCode == .configuration)
    let home = try await outcome(file: nil, environment: ["SANTA_HOME": "91,0"])
    #expect(home.errorOutput.hasPrefix("error: SANTA_HOME='91,0' in the environment is not valid: "))
    #expect(home.exitCode == .configuration)
  }

  @Test func `a settings file that is a folder or endless is refused`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "santa/config.json"), withIntermediateDirectories: true)
    let outcome = await Outcome.of(Self.question, environment: ["XDG_CONFIG_HOME": folder.url.path])
    #expect(outcome.errorOutput.contains("is not a regular file") && outcome.exitCode == .configuration)
    let long = try await self.outcome(file: String(repeating: " ", count: 100_001))
    #expect(long.errorOutput.contains("bytes of at most 100000") && long.exitCode == .configuration)
  }
}
