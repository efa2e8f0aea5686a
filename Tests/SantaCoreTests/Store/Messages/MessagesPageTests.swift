import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The examples of docs/messages.md.
@Suite("The page about message queues", .unlessItHangs) @MainActor struct MessagesPageTests {
  @Test("The page's Swift code is compiled, line by line and in order")
  func codeIsCompiled() throws {
    let page = try CompiledDocument("docs/messages.md", in: ["Store/Messages/MessagesPageExample.swift"])
    #expect(page.blocks.count > 5)
    #expect(page.missingLines == [], "not compiled, or not in this order")
  }

  @Test("The page's loops answer the messages that are due", arguments: [true, false])
  func examplesRun(usesProcess: Bool) async throws {
    let store = try Store.temporary()
    _ = try MessagesPage.add(store)
    // Time stands still, so that a slow run doesn't reach the second attempt, or the delayed message.
    let start = Date.now
    let queue = try MessageQueue(
      of: MessagesPage.Request.self, in: store,
      clock: MessageClock(now: { start }, instant: { .now }, sleep: { try await Task.sleep(for: $0) }))
    try queue.enqueue(MessagesPage.Request(city: "Atlantis"), key: "lost")
    let task = Task {
      let weather = MessagesPage.Weather()
      try await usesProcess ? MessagesPage.process(queue, weather) : MessagesPage.iterate(queue, weather)
    }
    for try await _ in store.updates where queue.counts == MessageCounts(waiting: 0, delayed: 2, done: 2) {
      break
    }
    task.cancel()
    try await task.value
    #expect(store.objects(MessagesPage.Request.self).map(\.temperature) == [4, 4, nil, nil])
    var printed: [String] = []
    try MessagesPage.manage(store, queue) { items in
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    #expect(printed == ["0 2"] && queue.message(withKey: "Oslo, 24 December") == nil)
  }
}
