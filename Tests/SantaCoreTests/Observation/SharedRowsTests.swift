import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Reading results takes over the rows that observers of equal results already have. The rows must match the state being read.
struct SharedRowsTests {
  @Test("When only a sequence observes results any longer, they show what was written since")
  func remainingSequence() async throws {
    let scene = try Scene.tenRows()
    let results = scene.store.objects(Row.self)
    let token = results.observe { _ in }
    var updates = results.updates.makeAsyncIterator()
    scene.store.refresh()
    _ = try await updates.next()
    token.invalidate()
    try scene.store.write { scene.store.delete(scene.store.objects(Row.self)[0]) }
    scene.store.refresh()
    #expect(scene.store.objects(Row.self).map(\.id) == Array(1..<10))
    #expect(try await updates.next()?.changes.deletions == [0])
  }

  @Test("A callback reads the new rows of results whose only observer was left out of the write")
  func leftOut() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var read: [[Int]] = []
    let first = store.objects(Row.self).where { $0.id < 5 }.observe { _ in
      read.append(store.objects(Row.self).map(\.id))
    }
    let second = store.objects(Row.self).observe { _ in }
    store.refresh()
    try store.write(withoutNotifying: [second]) { store.delete(store.objects(Row.self)[0]) }
    store.refresh()
    #expect(read == [Array(0..<10), Array(1..<10)])
    #expect(store.objects(Row.self).map(\.id) == Array(1..<10))
    second.invalidate()
    try store.write { store.delete(store.objects(Row.self)[0]) }
    store.refresh()
    #expect(read.last == Array(2..<10))
    first.invalidate()
  }
}
