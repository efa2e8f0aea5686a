import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `store log` and `store history`, with a store that keeps its versions.
struct StoreHistoryCommandTests {
  /// A store with four transactions of two authors, and a cursor at the first of them.
  private final class Kept {
    let folder: TemporaryFolder
    let store: Store
    var path: String { folder.path("store") }

    init() throws {
      folder = try TemporaryFolder()
      store = try Store(
        configuration: .init(
          location: .directory(folder.url.appending(path: "store")), objectTypes: [Note.self, Sample.self],
          history: .last(100)))
      try store.write(author: "importer", note: "two\u{1B}[31m notes") {
        store.add([Note("first"), Note("second")])
      }
      try store.write(author: "editor") { store.objects(Note.self).first?.text = "changed" }
      try store.write { if let note = store.objects(Note.self).last { store.delete(note) } }
      try store.write(author: "importer") { store.add(Note("third")) }
    }

    func log(_ options: String...) async -> Outcome { await Outcome.of(["store", "log", path] + options) }

    /// Returns the versions in the output of `store log --format json`.
    func versions(_ options: String...) async throws -> [Int] {
      let outcome = await Outcome.of(["store", "log", path, "--format", "json"] + options)
      #expect(outcome.exitCode == .success && outcome.errorOutput == "")
      return try objects(outcome).compactMap { $0["version"] as? Int }
    }

    func objects(_ outcome: Outcome) throws -> [[String: Any]] {
      try outcome.lines.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
  }

  @Test func `a line for each transaction, the newest last, without control characters`() async throws {
    let kept = try Kept()
    let outcome = await kept.log()
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(outcome.lines.suffix(4).count == 4)
    let parts = outcome.lines.suffix(4).map { $0.components(separatedBy: "  ") }
    #expect(
      parts.map { $0.dropFirst(2).joined(separator: "  ") } == [
        "Note +2  importer: two\u{FFFD}[31m notes", "Note ~1  editor", "Note -1", "Note +1  importer",
      ])
    #expect(outcome.output.replacing("\n", with: "").isTerminalSafe)
  }

  @Test func `for programs it is one object a line, with the token to continue after`() async throws {
    let kept = try Kept()
    let last = try await kept.versions().suffix(4)
    let objects = try kept.objects(await kept.log("--format", "json"))
    #expect(objects.suffix(4).map { $0["author"] as? String } == ["importer", "editor", nil, "importer"])
    let token = try #require(objects[objects.count - 3]["token"] as? String)
    #expect(try await kept.versions("--since", token) == Array(last.suffix(2)))
    #expect(try await kept.versions("--since", "\(last[last.startIndex])") == Array(last.suffix(3)))
    #expect(try await kept.versions("--since", "2001-01-01").suffix(4) == last)
    #expect(try await kept.versions("--since", "2999-01-01") == [])
    #expect(
      try await kept.versions("--author", "importer") == [last[last.startIndex], last[last.endIndex - 1]])
    #expect(try await kept.versions("--limit", "2") == Array(last.suffix(2)))
    #expect(try await kept.versions("--limit", "2", "--reverse") == last.suffix(2).reversed())
    #expect(try await kept.versions("--type", "Sample") == [])
    #expect(try await kept.versions("--type", "Note") == Array(last))
  }

  @Test func `bad input has an error that names what is possible`() async throws {
    let kept = try Kept()
    let type = await kept.log("--type", "Nose")
    #expect(type.exitCode == .usage && type.errorOutput.contains("Did you mean 'Note'?"))
    for start in ["yesterday", "1-x", "99999999999999999999", "+4"] {
      #expect(await kept.log("--since", start).exitCode == .usage, "\(start)")
    }
    for start in ["999", "1-abc"] {
      let outcome = await kept.log("--since", start)
      #expect(outcome.exitCode == .noInput && outcome.output == "", "\(start)")
      #expect(outcome.errorOutput.contains("store log") && !outcome.errorOutput.contains("with the token"))
    }
    let plain = try SampleStore()
    for command in [["log"], ["history", "list"], ["history", "forget", "--cursor", "x"]] {
      let outcome = await Outcome.of(["store"] + command + [plain.path])
      #expect(outcome.exitCode == .noInput && outcome.errorOutput.contains("has no history"), "\(command)")
      #expect(outcome.errorOutput.contains("'santa-cli store watch' shows"), "\(command)")
    }
    let delete = await Outcome.of("store", "history", "delete", "--before", "2", plain.path)
    #expect(delete.exitCode == .noInput && delete.errorOutput.contains("has no history"))
    #expect(await Outcome.of("store", "history", "delete", kept.path).exitCode == .usage)
    #expect(await Outcome.of("store", "history", "forget", kept.path).exitCode == .usage)
    #expect(
      await Outcome.of("store", "history", "forget", kept.path, "--cursor", "a", "--demand", "b").exitCode
        == .usage)
    let unknown = await Outcome.of("store", "history", "nothing")
    #expect(unknown.exitCode == .usage && unknown.errorOutput.contains("store history forget"))
  }

  @Test func `a kept version has the objects that it had`() async throws {
    let kept = try Kept()
    let versions = try await kept.versions().suffix(4)
    let expected = [["first", "second"], ["changed", "second"], ["changed"], ["changed", "third"]]
    for (version, texts) in zip(versions, expected) {
      let outcome = await Outcome.of("store", "show", kept.path, "--at", "\(version)", "--type", "Note")
      #expect(outcome.exitCode == .success && outcome.errorOutput == "")
      #expect(try kept.objects(outcome).map { $0["text"] as? String } == texts, "version \(version)")
    }
    let newest = await Outcome.of(
      "store", "show", kept.path, "--at", "2999-01-01", "--type", "Note", "--where", "text == 'third'",
      "--format", "csv")
    #expect(newest.exitCode == .success && newest.output.hasSuffix("third\r\n"))
    for (version, code) in [("999", ExitCode.noInput), ("2001-01-01", .noInput), ("x", .usage)] {
      let outcome = await Outcome.of("store", "show", kept.path, "--at", version, "--type", "Note")
      #expect(outcome.exitCode == code && outcome.output == "", "\(version)")
    }
    let type = await Outcome.of("store", "show", kept.path, "--at", "2999-01-01", "--type", "Nose")
    #expect(type.exitCode == .usage && type.errorOutput.contains("Did you mean 'Note'?"))
    let query = await Outcome.of(
      "store", "show", kept.path, "--at", "2999-01-01", "--type", "Note", "--where", "text ==")
    #expect(query.exitCode == .usage)
    let plain = try SampleStore()
    let none = await Outcome.of("store", "show", plain.path, "--at", "1", "--type", "Sample")
    #expect(none.exitCode == .noInput && none.errorOutput.contains("has no history"))
  }

  @Test func `beside two writers, each commit is one line, in order`() async throws {
    let kept = try Kept()
    let start = try #require(try await kept.versions().last)
    let configuration = kept.store.configuration
    let arguments = ["store", "watch", kept.path, "--since", "\(start)", "--format", "json"]
    async let watched = Outcome.of(arguments, until: #""author":"end""#)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for author in ["a", "b"] {
        group.addTask {
          let store = try Store(configuration: configuration)
          for number in 0..<60 {
            try store.write(author: author) { store.add(Note("\(number)")) }
          }
        }
      }
      try await group.waitForAll()
    }
    try kept.store.write(author: "end") { kept.store.add(Note("end")) }
    let outcome = await watched
    #expect(outcome.exitCode == .success && outcome.errorOutput == "")
    let versions = try kept.objects(outcome).compactMap { $0["version"] as? Int }
    #expect(versions == Array((start + 1)...(start + 121)))
    #expect(try kept.objects(outcome).filter { $0["author"] as? String == "a" }.count == 60)
  }

  @Test func `a watch waits for the next commit, and ends when it is interrupted`() async throws {
    let kept = try Kept()
    let output = RecordedStream()
    let task = Task { [path = kept.path] in
      await Outcome.of(
        ["store", "watch", path, "--author", "editor"], output: output, errorOutput: RecordedStream(),
        clock: ImmediateClock(.takeOff))
    }
    // The watch begins with the next commit after it was opened.
    while output.text.isEmpty {
      try kept.store.write(author: "editor") { kept.store.add(Note("more")) }
      try kept.store.write(author: "importer") { kept.store.add(Note("more")) }
      await Task.yield()
    }
    task.cancel()
    let outcome = await task.value
    #expect(
      outcome.exitCode == .interrupted && outcome.lines.allSatisfy { $0.hasSuffix("  Note +1  editor") })
  }

  @Test func `reading the history changes no file`() async throws {
    let kept = try Kept()
    let files = { () throws -> [String: Data] in
      let names = try FileManager.default.subpathsOfDirectory(atPath: kept.path)
      return Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, FileManager.default.contents(atPath: "\(kept.path)/\($0)") ?? Data())
        })
    }
    let before = try files()
    _ = await kept.log()
    #expect(await Outcome.of("store", "history", "list", kept.path).exitCode == .success)
    _ = await Outcome.of("store", "show", kept.path, "--at", "2999-01-01", "--type", "Note")
    #expect(try files() == before)
  }

  @Test func `the demands and cursors are listed, and forgotten`() async throws {
    let kept = try Kept()
    var transactions = try kept.store.cursor(named: "mailer", from: .present).makeAsyncIterator()
    _ = try await transactions.next()
    let list = await Outcome.of("store", "history", "list", "--format", "json", kept.path)
    let objects = try kept.objects(list)
    #expect(objects.map { $0["event"] as? String } == ["history", "demand", "cursor"])
    #expect(objects[1]["last"] as? Int == 100 && objects[2]["cursor"] as? String == "mailer")
    // There was no checkpoint, so all versions are in the log, which begins with the schema.
    let byteCount = try #require(objects[1]["bytes"] as? Int)
    #expect(byteCount > 100 && objects[0]["bytes"] as? Int == byteCount)
    try kept.store.write { kept.store.add(Note("fourth")) }
    let later = try kept.objects(
      await Outcome.of("store", "history", "list", "--format", "json", kept.path))
    #expect(try #require(later[1]["bytes"] as? Int) > byteCount)
    let program = try #require(objects[1]["program"] as? String)
    let text = await Outcome.of("store", "history", "list", kept.path)
    #expect(text.output.contains("the last 100 versions") && text.output.contains("CURSOR"))

    let wrong = await Outcome.of("store", "history", "forget", kept.path, "--cursor", "mail")
    #expect(wrong.exitCode == .noInput && wrong.errorOutput.contains("'mailer'"))
    let cursor = await Outcome.of("store", "history", "forget", kept.path, "--cursor", "mailer")
    #expect(cursor.exitCode == .success && cursor.output == "The cursor 'mailer' was removed.\n")
    let demand = await Outcome.of("store", "history", "forget", kept.path, "--demand", program)
    #expect(demand.exitCode == .success && demand.errorOutput == "")
    let after = await Outcome.of("store", "history", "list", kept.path)
    #expect(after.output.contains("No program demands versions."))
    #expect(after.output.contains("There are no cursors."))
  }

  @Test func `deleted versions are no longer listed, and the objects stay`() async throws {
    let kept = try Kept()
    let last = try #require(try await kept.versions().last)
    let outcome = await Outcome.of(
      "store", "history", "delete", kept.path, "--before", "\(last)", "--format", "json")
    #expect(outcome.exitCode == .success && outcome.errorOutput == "")
    let first = try #require(try kept.objects(outcome).first?["firstVersion"] as? Int)
    #expect(first >= last)
    #expect(try await kept.versions() == [])
    #expect(kept.store.objects(Note.self).count == 2)
    let future = await Outcome.of("store", "history", "delete", kept.path, "--before", "999999")
    #expect(future.exitCode == .noInput)
  }
}
