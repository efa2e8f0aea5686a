import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@Suite struct ArticleTests {
  /// The articles whose steps `scripts/docs.sh` runs word for word.
  static let followed = ["GettingStarted", "TutorialToDoList", "TutorialRequests"]

  /// The other articles that contain code.
  static let articles = [
    "SantaCore", "DeclaringModels", "ReadingAndWriting", "Queries", "Concurrency", "SeveralProcesses",
    "DurabilityAndFiles", "Security", "MigratingFromSwiftData", "MigratingFromGRDB",
  ]

  @Test("The code of an article is compiled here, line by line and in order", arguments: articles)
  func codeIsCompiled(article: String) throws {
    let page = try CompiledDocument(
      "Sources/SantaCore/SantaCore.docc/\(article).md",
      in: ["Documentation/ArticleExamples.swift", "ReadmeExample.swift"])
    #expect(!page.blocks.isEmpty)
    #expect(page.missingLines == [], "not compiled, or not in this order")
  }

  @Test("Every article is in the list above")
  func allArticles() throws {
    let catalog = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/SantaCore/SantaCore.docc").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(names) == Set(Self.articles + Self.followed))
  }

  private func store() throws -> Store {
    try Store.temporary()
  }

  @Test("Reading and writing prints what its comments say") @MainActor
  func reading() async throws {
    var printed: [String] = []
    try await Articles.write(store()) { printed.append("\($0)") }
    #expect(printed == ["30", "2", "[\"Anna\"]"])
  }

  @Test("The queries of the article find what they say")
  func queries() throws {
    let store = try store()
    try store.write {
      for (id, place) in ["Newcastle", "Apia", "New Plymouth"].enumerated() {
        let stop = Stop()
        (stop.id, stop.place, stop.region) = ("\(id)", place, id == 1 ? "Samoa" : "South")
        if id > 0 { stop.location = Location() }
        stop.location?.latitude = Double(-id)
        store.add(stop)
      }
    }
    var printed: [String] = []
    try Articles.ask(store) { printed.append($0) }
    #expect(printed.dropLast() == ["Apia", "3 1 1", "3", "2 3", "Samoa: 1", "South: 2", "2 true"])
    #expect(printed.last?.hasPrefix("Scans 3 objects of Stop.") == true)
  }

  @Test("Large data is stored and read as the article does")
  func largeData() throws {
    let directory = try TemporaryDirectory()
    let (file, copy) = (directory.url.appending(path: "in"), directory.url.appending(path: "out"))
    try Data([1, 2, 3]).write(to: file)
    let parts = [Data(count: 1 << 20), Data([7, 8, 9])]
    var printed: [String] = []
    let first = try Articles.storeLargeData(store(), from: file, parts: parts, to: copy) {
      printed.append("\($0)")
    }
    #expect(first == Data(count: 4) && printed == ["1048576", "3"])
    #expect(try Data(contentsOf: copy) == parts[0] + parts[1])
  }

  @Test("What one actor commits is sent to another one") @MainActor
  func sending() async throws {
    var printed: [String] = []
    try await Articles.send(store().configuration) { printed.append("\($0)") }
    #expect(printed == ["[\"Apia\"]", "1"])
  }

  @Test("A request is answered by whoever observes the open ones", .unlessItHangs) @MainActor
  func requests() async throws {
    let directory = try TemporaryDirectory()
    let configuration = Articles.configuration(directory.url)
    let answering = Task { try await Articles.Answering().run(configuration) }
    let store = try Store(configuration: configuration)
    #expect(try await Articles.Asking.ask("Apia", in: store) == 4)
    answering.cancel()
    try await answering.value
  }

  @Test("What replaces SwiftData and GRDB prints what the articles say", .unlessItHangs) @MainActor
  func replacements() async throws {
    var printed: [String] = []
    try Articles.travel(store()) { printed.append($0) }
    #expect(printed == ["New Plymouth"])
    let store = try store()
    try store.write {
      for (name, score) in [("Ann", 20), ("Ben", 30), ("Cid", 5)] {
        store.create(Articles.Player.self, value: ["name": name, "score": score])
      }
    }
    printed = []
    try await Articles.play(store) { printed.append($0) }
    #expect(printed == ["from 1 to 0"])
  }

  @Test("The files of the article are copied, compacted and deleted")
  func files() throws {
    let directory = try TemporaryDirectory()
    let (store, backup) = (directory.url.appending(path: "store"), directory.url.appending(path: "backup"))
    try Articles.handleFiles(store, backup: backup)
    #expect(FileManager.default.fileExists(atPath: store.path))
    #expect(!FileManager.default.fileExists(atPath: backup.path))
  }

  @Test("A text of the user is a value in a query, and no part of it")
  func search() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore()
      try store.write {
        for (id, place) in ["Apia", "\" OR TRUEPREDICATE"].enumerated() {
          store.create(Delivery.self, value: ["id": id, "place": place])
        }
      }
    }
    #expect(try Articles.search(directory.url, for: "API") == ["Apia"])
    #expect(try Articles.search(directory.url, for: "\" or TRUE").count == 1)
  }
}
