import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// Errors in other languages. The exit codes are the same in all of them.
@Suite(.unlessItHangs) struct ErrorWordsTests {
  private static let mistakes: [[String]] = [
    ["trak"], ["help", "trak"], ["track", "--hme", "Oslo"], ["track", "--speed", "fast"],
    ["track", "--speed"],
    ["track", "--speed", "1", "--speed", "2"], ["track", "Oslo"], ["status", "--limit", "3"],
    ["--version", "--credits"], ["status", "--at", "tomorrow"], ["status", "--home", "99,0"],
    ["status", "--home", "0,999"], ["status", "--home", "1,2,3"], ["status", "--home", "Nowhereville"],
    ["status", "--home", ""], ["status", "--format", "{nothing}"], ["status", "--format", "{"],
    ["status", "--notify"], ["track", "--follow", "--store", ":memory:"], ["track", "--loop"],
    ["route", "--near", "Oslo", "--home", "Oslo"], ["route", "--raw"], ["track", "--format", "dashboard"],
    ["track", "--token-file", "x"], ["track", "--server", "x"], ["status", "--weather", "pirat"],
    ["status", "--weather", "met-norway", "--store", ":memory:"],
    ["status", "--route", "/no/such/file.json"],
    ["status", "--units", "furlongs"], ["completions", "tcsh"], ["share", "grant", "ivy"],
    ["weather-service", "--store", ":memory:"],
  ]

  @Test(arguments: mistakes) func `mistakes on the command line are explained in every language`(
    words: [String]
  ) async {
    let english = await Outcome.of(words)
    #expect(english.exitCode != .success && english.errorOutput.hasPrefix("error: "))
    let lines = english.errorOutput.split(separator: "\n")
    for language in Language.allCases where language != .english {
      let other = await Outcome.of(words, environment: ["SANTA_LANG": language.rawValue])
      #expect(other.exitCode == english.exitCode && other.output == "")
      let translated = other.errorOutput.split(separator: "\n")
      #expect(translated.first?.hasPrefix(language.labels.error) == true)
      // The error and the hint are translated; the usage lines in between have the same words.
      for (line, label) in [(lines.first, "error: "), (lines.last, "hint: ")] {
        guard let line, line.hasPrefix(label) else { continue }
        #expect(
          !other.errorOutput.contains(line.dropFirst(label.count)),
          "\(language.rawValue): \(other.errorOutput)")
      }
    }
  }

  @Test func `an error has the language of the command line, even if the rest of it is invalid`() async {
    let outcome = await Outcome.of("track", "--lang", "fr", "--speed", "vite")
    #expect(
      outcome.errorOutput.hasPrefix(
        "erreur\u{A0}: «\u{A0}--speed vite\u{A0}» n’est pas valide\u{A0}: N doit être un nombre"))
    #expect(
      await Outcome.of("status", "--lang=de", "--hmoe", "x").errorOutput.hasPrefix(
        "Fehler: Unbekannte Option"))
    let unknown = await Outcome.of(["status", "--lang", "tlh"], environment: ["LANG": "pl_PL.UTF-8"])
    #expect(
      unknown.errorOutput.hasPrefix("błąd: „--lang tlh” jest nieprawidłowe: musi to być jedno z en, ja"))
  }

  @Test func `a settings file is explained, too`() async {
    let outcome = await Outcome.of(["status"], environment: ["SANTA_UNITS": "x", "LANG": "nl_NL"])
    #expect(
      outcome.errorOutput.hasPrefix(
        "fout: SANTA_UNITS='x' in de omgeving is ongeldig: mogelijk zijn metric, imperial.\n"))
    #expect(outcome.errorOutput.hasSuffix("tip: Verwijder de variabele.\n"))
  }

  @Test func `both sentences about an unknown command are translated`() {
    #expect(
      ErrorWords.text("Unknown command 'trak'. Did you mean 'track'?", in: .german)
        == "Unbekannter Befehl „trak“. Meinten Sie „track“?")
    #expect(
      ErrorWords.text("No help for 'trak'. Did you mean 'track'?", in: .german)
        == "Keine Hilfe zu „trak“. Meinten Sie „track“?")
    #expect(
      ErrorWords.text("Unknown option '--hme'. Did you mean '--home'?", in: .german)
        == "Unbekannte Option „--hme“. Meinten Sie „--home“?")
  }

  @Test func `each name of a list has the quotation marks of the language`() {
    let list = "'x' is not an option of 'y'; it belongs to 'track', 'fly' and 'weather-service'."
    #expect(ErrorWords.text(list, in: .german).hasSuffix("von „track“, „fly“ und „weather-service“."))
    #expect(
      ErrorWords.text(list, in: .french).hasSuffix(
        "de «\u{A0}track\u{A0}», «\u{A0}fly\u{A0}» et «\u{A0}weather-service\u{A0}»."))
    #expect(
      ErrorWords.text("The commands are 'a', 'b', 'c', 'd', 'e', 'f', 'g' and 'h'.", in: .spanish).hasSuffix(
        "«a», «b», «c», «d», «e», «f», «g» y «h»."))
    // A name that the user typed is no list.
    #expect(ErrorWords.text("Unknown option '--a', 'b'.", in: .german).contains("„--a', 'b“"))
  }

  @Test func `an error that is not in the list stays as it is`() {
    for text in ["", "gone", "It's '", "'x' isn't valid."] {
      #expect(ErrorWords.text(text, in: .german) == text)
    }
    let nested = String(repeating: "'x' is not valid: ", count: 2000) + "."
    #expect(!ErrorWords.text(nested, in: .german).isEmpty)
  }
}
