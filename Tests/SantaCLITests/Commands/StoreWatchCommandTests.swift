import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `store watch` and `store log --where`: which transactions are printed, with and without a history.
struct StoreWatchCommandTests {
  private final class NoteStore {
    let folder: TemporaryFolder
    let store: Store
    var path: String { folder.path("store") }

    init(_ history: Store.Configuration.History) throws {
      folder = try TemporaryFolder()
      store = try Store(
        configuration: .init(
          location: .directory(folder.url.appending(path: "store")), objectTypes: [Note.self, Sample.self],
          history: history))
      try store.write(author: "importer") { store.add([Note("first"), Note("second")]) }
      try store.write(author: "editor") { store.objects(Note.self).first?.text = "changed" }
      try store.write { if let note = store.objects(Note.self).last { store.delete(note) } }
      try store.write(author: "importer") { store.add(Note("third")) }
    }
  }

  private static func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// Runs `store watch` while `body` writes, after the watch has begun.
  ///
  /// - Returns: the lines that the watch printed until the end of `body`'s last commit, beginning with that of the commit which showed
  ///   that the watch had begun.
  private func watched(
    _ store: NoteStore, _ options: String..., until end: String, _ body: () async throws -> Void
  ) async throws -> [[String: Any]] {
    let (output, errors) = (RecordedStream(), RecordedStream())
    let task = Task { [path = store.path] in
      await Outcome.of(
        ["store", "watch", path, "--format", "json"] + options, output: output, errorOutput: errors,
        clock: ImmediateClock(.takeOff))
    }
    // The watch begins with the next commit after it was opened.
    while output.text.isEmpty && errors.text.isEmpty {
      try store.store.write { store.store.add(Note("begin")) }
      await Task.yield()
    }
    try await body()
    while !output.text.contains(end) && errors.text.isEmpty { await Task.yield() }
    task.cancel()
    let outcome = await task.value
    #expect(outcome.exitCode == .interrupted && errors.text == "")
    return try Self.objects(output.text)
  }

  @Test(arguments: [false, true])
  func `a watch ends when the store is deleted, also if it is made again`(_ isMadeAgain: Bool) async throws {
    let store = try NoteStore(.last(100))
    let (output, errors) = (RecordedStream(), RecordedStream())
    let task = Task { [path = store.path] in
      await Outcome.of(
        ["store", "watch", path], output: output, errorOutput: errors, clock: ImmediateClock(.takeOff))
    }
    while output.text.isEmpty && errors.text.isEmpty {
      try store.store.write { store.store.add(Note("begin")) }
      await Task.yield()
    }
    // The former folder keeps its number, so that the new one has another number.
    try FileManager.default.moveItem(atPath: store.path, toPath: store.folder.path("former"))
    if isMadeAgain {
      let url = store.folder.url.appending(path: "store")
      _ = try Store(configuration: .init(location: .directory(url), objectTypes: [Note.self]), isolation: nil)
    }
    let outcome = await task.value
    #expect(outcome.exitCode == .noInput)
    #expect(outcome.errorOutput.contains("The store in '\(store.path)' was deleted."), "\(outcome)")
  }

  @Test func `with a query, a transaction counts if a changed object matches before or after it`()
    async throws
  {
    let store = try NoteStore(.last(100))
    func versions(_ query: String, _ options: String...) async throws -> [Int] {
      let outcome = await Outcome.of(
        ["store", "log", store.path, "--format", "json", "--type", "Note", "--where", query] + options)
      #expect(outcome.exitCode == .success && outcome.errorOutput == "")
      return try Self.objects(outcome.output).compactMap { $0["version"] as? Int }
    }
    let all = try await versions("text != ''").suffix(4)
    let (first, second, third, fourth) = (
      all[all.startIndex], all[all.startIndex + 1], all[all.startIndex + 2], all[all.startIndex + 3]
    )
    #expect(try await versions("text == 'first'") == [first, second])
    #expect(try await versions("text == 'changed'") == [second])
    #expect(try await versions("text == 'second'") == [first, third])
    #expect(try await versions("text ENDSWITH 'd'") == [first, second, third, fourth])
    #expect(try await versions("text == 'first'", "--author", "editor") == [second])
    #expect(try await versions("text ENDSWITH 'd'", "--limit", "1") == [fourth])
    #expect(try await versions("text == 'fourth'") == [])
  }

  @Test(arguments: ["log", "watch"])
  func `a query that can't be read is an error before anything is printed or waited for`(
    command: String
  ) async throws {
    let store = try NoteStore(.last(100))
    func outcome(_ options: String...) async -> Outcome {
      await Outcome.of(["store", command, store.path] + options)
    }
    let alone = await outcome("--where", "text == 'first'")
    #expect(alone.exitCode == .usage && alone.errorOutput.contains("Add '--type NAME'"))
    let end = await outcome("--type", "Note", "--where", "text ==")
    #expect(end.exitCode == .usage && end.errorOutput.contains("character 8, at its end"))
    let name = await outcome("--type", "Note", "--where", "size > 3 AND tex == 'first'")
    #expect(name.exitCode == .usage && name.errorOutput.contains("character 1, at \"size > 3"))
    for outcome in [alone, end, name] { #expect(outcome.output == "") }
  }

  @Test func `a watch with a query prints only the matching transactions`() async throws {
    let store = try NoteStore(.last(100))
    let query = ["--type", "Note", "--where", "text == 'begin' OR text == 'more' OR text == 'end'"]
    let lines = try await watched(
      store, query[0], query[1], query[2], query[3], until: #""author":"last""#
    ) {
      for number in 0..<40 {
        try store.store.write(author: "\(number)") {
          store.store.add(Note(number % 4 == 0 ? "more" : "other"))
        }
      }
      try store.store.write(author: "last") { store.store.add(Note("end")) }
    }
    let authors = lines.compactMap { $0["author"] as? String }
    #expect(authors == stride(from: 0, to: 40, by: 4).map { "\($0)" } + ["last"])
  }

  @Test func `without a history, each commit of two writers is one line, in order`() async throws {
    let store = try NoteStore(.none)
    let configuration = store.store.configuration
    let lines = try await watched(store, until: #""inserted":7"#) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for author in ["a", "b"] {
          group.addTask {
            let store = try Store(configuration: configuration)
            for number in 0..<60 { try store.write(author: author) { store.add(Note("\(number)")) } }
          }
        }
        try await group.waitForAll()
      }
      try store.store.write { store.store.add((0..<7).map { Note("\($0)") }) }
    }
    let versions = lines.compactMap { $0["version"] as? Int }
    let first = try #require(versions.first)
    #expect(versions == Array(first..<(first + versions.count)) && versions.count > 120)
    let keys: Set = ["event", "version", "changes"]
    #expect(lines.allSatisfy { Set($0.keys) == keys })
  }

  @Test func `without a history, authors and versions to begin with are errors`() async throws {
    let store = try NoteStore(.none)
    for options in [["--author", "importer"], ["--since", "1"], ["--since", "2026-01-01"]] {
      let outcome = await Outcome.of(["store", "watch", store.path] + options)
      #expect(outcome.exitCode == .noInput && outcome.errorOutput.contains("has no history"), "\(options)")
    }
  }
}
