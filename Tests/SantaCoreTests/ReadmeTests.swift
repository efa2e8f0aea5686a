import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@Suite struct ReadmeTests {
  @Test("The README's Swift code is compiled here, line by line and in order")
  func codeIsCompiled() throws {
    let readme = try CompiledDocument("README.md", in: ["ReadmeExample.swift"])
    #expect(!readme.blocks.isEmpty)
    #expect(readme.missingLines == [], "not compiled, or not in this order")
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
    #expect(printed[0].hasPrefix("Goes over 3 objects of Stop.\nAsks each: "))
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
