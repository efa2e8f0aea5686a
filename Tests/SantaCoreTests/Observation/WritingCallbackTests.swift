import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The beginning of a write delivers pending changes, and the callbacks may write in its transaction. Their writes must not
/// affect the changes that later callbacks of the same delivery receive.
struct WritingCallbackTests {
  private let scene: Scene
  private var store: Store { scene.store }

  init() throws { scene = try Scene.tenRows() }

  private typealias Change = SectionedResultsChange<SectionedResults<Int, Row>>

  private static func text(_ change: Change) -> String {
    switch change {
    case .initial: "initial"
    case .update(_, let deletions, let insertions, let modifications, let toInsert, let toDelete):
      "-\(deletions) +\(insertions) *\(modifications) s+\(toInsert) s-\(toDelete)"
    case .error: "error"
    }
  }

  @Test("Sections that are delivered after a callback deleted everything are those before the deletion")
  func deletingBeforeSections() throws {
    let deleting = store.objects(Row.self).observe { [store = store] change in
      if case .update = change, store.isInWriteTransaction { store.delete(store.objects(Row.self)) }
    }
    var events: [String] = []
    let token = store.objects(Row.self).sectioned(by: \.value).observe { events.append(Self.text($0)) }
    store.refresh()
    try scene.other.write { scene.other.add(Row(10, value: 20)) }
    try store.write {}
    store.refresh()
    let indexPaths = (0...10).map { "\($0).0" }.joined(separator: ", ")
    #expect(
      events == [
        "initial", "-[] +[10.0] *[] s+[10] s-[]", "-[\(indexPaths)] +[] *[] s+[] s-\(Array(0...10))",
      ])
    withExtendedLifetime((deleting, token)) {}
  }

  @Test("Objects that a callback adds before the first delivery of sections are delivered with the commit")
  func addingBeforeSections() throws {
    let adding = store.objects(Row.self).observe { [store = store] change in
      if case .initial = change, store.isInWriteTransaction { store.add(Row(10, value: 20)) }
    }
    var events: [String] = []
    let token = store.objects(Row.self).sectioned(by: \.value).observe { events.append(Self.text($0)) }
    try store.write {}
    store.refresh()
    #expect(events == ["initial", "-[] +[10.0] *[] s+[10] s-[]"])
    withExtendedLifetime((adding, token)) {}
  }
}
