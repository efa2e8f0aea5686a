import Foundation
import SantaCore

/// A store with history.
struct SantaCoreHistoryPeer: HistoryPeer {
  static let name = SantaCorePeer.name
  private let store: Store
  private let start: HistoryToken?

  init(directory: URL, count: Int, keepsChanges: Bool, isSynced: Bool) throws {
    let store = try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [Stop.self], durability: isSynced ? .full : .relaxed,
        history: keepsChanges ? .last(1_000_000_000) : .none))
    try store.write { for id in 0..<count { store.add(Stop(Sample(id: id))) } }
    (self.store, start) = (store, keepsChanges ? store.historyToken : nil)
  }

  func change(_ ids: Range<Int>, to presents: Int) throws {
    try store.write {
      for id in ids { store.object(ofType: Stop.self, forPrimaryKey: id)?.presents = presents }
    }
  }

  func readChanges() throws -> (count: Int, sum: Int) {
    var (count, sum) = (0, 0)
    try store.history(after: start).forEach { transaction in
      for change in try transaction.changes(of: Stop.self).modifications {
        count += 1
        sum &+= change.new.presents &- change.old.presents
      }
    }
    return (count, sum)
  }
}

final class Request: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var city = ""
  @Persisted var temperature: Double?
}

/// A queue of messages.
struct SantaCoreQueuePeer: QueuePeer {
  static let name = SantaCorePeer.name
  private let store: Store
  private let queue: MessageQueue<Request>

  init(directory: URL, requests: Int) throws {
    let store = try Store(configuration: .init(location: .directory(directory), objectTypes: [Request.self]))
    let queue = try MessageQueue(of: Request.self, in: store)
    try store.write {
      for id in 0..<requests {
        let request = Request()
        (request.id, request.city) = (id, Sample(id: id).name)
        try queue.enqueue(request, key: "\(id)")
      }
    }
    (self.store, self.queue) = (store, queue)
  }

  func claimAndAnswer() throws -> Int? {
    guard let claim = try queue.claim().first else { return nil }
    return try queue.complete(claim) { request in
      request.temperature = Double(request.city.utf8.count)
      return request.id
    }
  }

  func answeredCount() throws -> Int { queue.counts.done }
}
