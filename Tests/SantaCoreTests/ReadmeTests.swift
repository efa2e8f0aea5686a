import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

struct ReadmeTests {
  @Test(
    "The Swift code of the README and the tour is compiled here, line by line and in order",
    arguments: ["README.md", "docs/tour.md"])
  func codeIsCompiled(_ page: String) throws {
    let page = try CompiledDocument(page, in: ["ReadmeExample.swift"])
    #expect(!page.blocks.isEmpty)
    #expect(page.missingLines == [], "not compiled, or not in this order")
  }

  @Test("The README fits on one screen after another: at most 200 lines")
  func readmeIsShort() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }

  @Test("The links of the README and the guides lead to files and headings that exist")
  func linksLead() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path)
      .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Server/README.md"] + names {
      let page = root.appending(path: name)
      let text = try String(contentsOf: page, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)\s]+)\)/) where !match.1.hasPrefix("http") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? page : URL(filePath: String(parts[0]), relativeTo: page.deletingLastPathComponent())
        #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(match.1)")
        guard parts.count == 2, parts[0].isEmpty || parts[0].hasSuffix(".md") else { continue }
        let headings = try String(contentsOf: target, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/).map {
          $0.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .replacing(" ", with: "-")
        }
        #expect(headings.contains(String(parts[1])), "\(name): \(match.1)")
      }
    }
  }

  @Test("The README's example prints the place that came")
  func exampleRuns() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    var printed: [String] = []
    try ReadmeExample.run(in: directory) { printed.append($0) }
    #expect(printed == ["Apia"])
  }

  @Test("The README's models are stored, and lead to each other")
  func modelsAreUsed() throws {
    let store = try Store.temporary()
    var printed: [String] = []
    try ReadmeModels.use(store) { printed.append($0) }
    #expect(printed == ["Anna", "found"] && store.objects(ReadmeModels.Child.self).count == 2)
    #expect(store.objects(ReadmeModels.Wish.self).first?.text == "A red sledge")
  }

  @Test("The README's queries find the same, sections add up, and observers are called")
  func queriesRun() throws {
    let store = try Store.temporary()
    try store.write {
      for (id, place) in ["Newcastle", "Apia", "New Plymouth"].enumerated() {
        let stop = Stop()
        (stop.id, stop.place, stop.region) = ("\(id)", place, id == 1 ? "Samoa" : "South")
        stop.location = Location()
        stop.location?.latitude = -10
        store.add(stop)
      }
    }
    var printed: [String] = []
    try ReadmeExample.ask(store.objects(Stop.self)) { printed.append($0) }
    #expect(printed.dropFirst() == ["2", "Samoa: 1", "South: 2"])
    #expect(printed[0].hasPrefix("Scans 3 objects of Stop.\nFilters by "))
    printed = []
    let apia = try #require(store.object(ofType: Stop.self, forPrimaryKey: "1"))
    let tokens = ReadmeExample.observe(store.objects(Stop.self), apia) { printed.append($0) }
    store.refresh()
    try store.write {
      apia.place = "Zagreb"
      #expect(printed == ["Apia is now Zagreb"])
    }
    store.refresh()
    #expect(printed == ["Apia is now Zagreb", "moved from 0 to 2"])
    for token in tokens { token.invalidate() }
  }

  @Test("The README's values go in and out") @MainActor
  func valuesAreMoved() async throws {
    let store = try Store.temporary()
    try store.write { store.create(Delivery.self, value: ["id": 7, "place": "Apia", "presents": 40_407]) }
    var printed: [String] = []
    try await ReadmeExample.moveValues(in: store) { printed.append($0) }
    #expect(printed.prefix(2) == ["Apia", "Apia"])
    let text = try #require(printed.last)
    #expect(text.hasPrefix("[{") && text.contains("\"presents\":12") && text.contains("\"place\":\"Apia\""))
    #expect(store.object(ofType: Delivery.self, forPrimaryKey: 7)?.presents == 11)
  }

  @Test("The tour's import has its objects, and its error names the key")
  func valuesAreImported() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"[{"id": 7, "place": "Apia"}, {"id": 8}]"#.utf8).write(to: file)
    let store = try Store.temporary()
    var printed: [String] = []
    try ReadmeExample.importValues(from: file, in: store) { printed.append($0) }
    #expect(printed.first == "2 objects" && printed.last?.contains("primary key 7") == true)
    #expect(store.objects(Delivery.self).count == 2)
    let token = ReadmeExample.observeAll(store.objects(Stop.self)) { printed.append($0) }
    store.refresh()
    try store.write { store.create(Stop.self) { $0.id = "apia" } }
    store.refresh()
    #expect(printed.suffix(2) == ["0 stops", "[] [0] []"])
    token.invalidate()
  }

  @Test("The README's files are compacted, copied and deleted")
  @MainActor func filesAreHandled() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let (store, backup) = (directory.appending(path: "store"), directory.appending(path: "backup"))
    try await ReadmeExample.handleFiles(store, backup: backup)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path).contains("manifest"))
    #expect(!FileManager.default.fileExists(atPath: backup.path))
  }
}
