import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import Testing

@testable import SantaServer
@testable import SantaSync

/// Stores in this process that follow one server, in sibling directories.
struct TaskStores {
  final class Task: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String = ""
    @Persisted var done: Bool
    @Persisted var notes: List<String>
  }

  /// An object without a primary key.
  final class Line: Object {
    @Persisted var text: String = ""
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the directory of a store or of a server.
  func url(_ name: String) -> URL { folder.url.appending(path: name) }

  func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(location: .directory(url(name)), objectTypes: [Task.self, Line.self])
  }

  /// Starts synchronising a store with a server.
  func sync(_ name: String, _ server: RunningServer, token: String = RunningServer.token) throws
    -> StoreSync
  {
    try StoreSync(configuration(name), server: server.url, name: "tasks", token: token)
  }

  /// Adds tasks to a store.
  func add(_ ids: ClosedRange<Int>, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      for id in ids {
        let task = Task()
        task.id = id
        task.title = "task \(id) of \(name)"
        store.add(task)
      }
    }
  }

  func titles(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.objects(Task.self).sorted(by: \.id).map(\.title)
  }

  /// Waits until a store contains `count` tasks.
  func wait(_ name: String, count: Int) async throws {
    let deadline = ContinuousClock.now + patience
    while try titles(name).count != count {
      guard ContinuousClock.now < deadline else {
        Issue.record("\(name) has \(try titles(name).count) objects and not \(count)")
        return
      }
      try await _Concurrency.Task.sleep(for: .milliseconds(10))
    }
  }

  /// Adds an object without a primary key.
  func addLine(_ text: String, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      let line = Line()
      line.text = text
      store.add(line)
    }
  }

  func lines(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.objects(Line.self).map(\.text).sorted()
  }

  /// Waits until a store contains `lineCount` lines.
  func wait(_ name: String, lineCount: Int) async throws {
    let deadline = ContinuousClock.now + patience
    while try lines(name).count != lineCount, ContinuousClock.now < deadline {
      try await _Concurrency.Task.sleep(for: .milliseconds(10))
    }
    #expect(try lines(name).count == lineCount, "\(name)")
  }

  /// The server's name for the store that all of these stores replicate.
  var storeName: StorePath {
    get throws { try #require(StorePath("tasks")) }
  }

  /// Appends a note to the list of a task.
  func addNote(_ text: String, _ id: Int, in name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write { store.object(ofType: Task.self, forPrimaryKey: id)?.notes.append(text) }
  }

  func notes(_ id: Int, in name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.object(ofType: Task.self, forPrimaryKey: id).map { Array($0.notes) } ?? []
  }

  /// Replaces all changes with a copy.
  func compact(_ log: any ChangeLog) async throws {
    let copy = try #require(try await log.makeCopy(of: try storeName))
    #expect(try await log.dropChanges(of: try storeName) > 0)
    #expect(try await log.summary(of: try storeName).dropped == copy.position)
  }
}
