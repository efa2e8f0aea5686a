import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Synchronization
import Testing

/// The examples of docs/data-source.md.
@Suite(.unlessItHangs) struct DataSourcePageTests {
  @Test("The page's Swift code is compiled, line by line and in order")
  func codeIsCompiled() throws {
    let page = try CompiledDocument("docs/data-source.md", in: ["DataSource/DataSourcePageExample.swift"])
    #expect(page.blocks.count > 8)
    #expect(page.missingLines == [], "not compiled, or not in this order")
  }

  @Test("The page's examples print what it says")
  func examplesRun() async throws {
    let directory = try TemporaryDirectory()
    let errands = makeErrands(in: directory.url.appending(path: "store"))
    var printed: [String] = []
    let print = { (items: Any...) in printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    try await DataSourcePage.use(errands, print: print)
    try await DataSourcePage.miss(errands, print: print)
    try await errands.putAll([
      Errand(id: 1, title: "Feed the reindeer"), Errand(id: 2, title: "Sleep"),
      Errand(id: 3, title: "Check the list", isDone: true),
    ])
    try await DataSourcePage.ask(errands, print: print)
    #expect(
      printed == ["Feed the reindeer 3", "There is no such errand.", "2 1", #"["Feed the reindeer"]"#])
  }

  @Test("The page's loop prints what comes and goes")
  func loopRuns() async throws {
    let directory = try TemporaryDirectory()
    let errands = makeErrands(in: directory.url.appending(path: "store"))
    let printed = Mutex<[String]>([])
    let task = Task {
      try await DataSourcePage.observe(errands) { line in printed.withLock { $0.append(line) } }
    }
    try await waiting { printed.withLock { $0.count } == 1 }
    try await errands.put(Errand(id: 1, title: "Sleep"))
    try await waiting { printed.withLock { $0.count } == 2 }
    try await errands.put(Errand(id: 1, title: "Sleep", isDone: true))
    try await waiting { printed.withLock { $0.count } == 3 }
    task.cancel()
    try await task.value
    #expect(printed.withLock { $0 } == ["0 open errands", "new: Sleep", "gone: Sleep"])
  }

  @Test("The page's search finds the id of an object")
  func idIsFound() throws {
    let store = try Store(configuration: .init(location: locationInMemory()))
    #expect(try DataSourcePage.find(in: store) == nil)
    let ada = try store.write {
      store.create(SubscriberModel.self, value: ["email": "ada@example.org", "name": "Ada"])
    }
    #expect(try DataSourcePage.find(in: store) == ada.id)
  }
}
