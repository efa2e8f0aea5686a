import Foundation
import SantaCore

/// The code of docs/messages.md.
enum MessagesPage {
  final class Request: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted var city = ""
    @Persisted var temperature: Double?

    convenience init(city: String) {
      self.init()
      self.city = city
    }
  }

  /// A service that recognizes repeated requests by their keys.
  struct Weather: Sendable {
    func temperature(in city: String, key: String) async throws -> Double {
      if city == "Atlantis" { throw CocoaError(.fileNoSuchFile) }
      return Double(city.count)
    }
  }

  @MainActor static func add(_ store: Store) throws -> MessageQueue<Request> {
    let queue = try MessageQueue(of: Request.self, in: store)
    try store.write {
      let request = store.create(Request.self) { $0.city = "Apia" }
      try queue.enqueue(request)
    }
    try queue.enqueue(Request(city: "Oslo"), key: "Oslo, 24 December")
    try queue.enqueue(Request(city: "Suva"), due: .now + 60, expiry: .now + 3600)
    return queue
  }

  @MainActor static func process(_ queue: MessageQueue<Request>, _ weather: Weather) async throws {
    try await queue.process { claim in
      let temperature = try await weather.temperature(in: claim.object.city, key: claim.key)
      return { request in request.temperature = temperature }
    }
  }

  @MainActor static func iterate(_ queue: MessageQueue<Request>, _ weather: Weather) async throws {
    for try await claim in queue.claims {
      do {
        let temperature = try await weather.temperature(in: claim.object.city, key: claim.key)
        try queue.complete(claim) { $0.temperature = temperature }
      } catch let error as StoreError where error.code == .claimLost {
        continue
      } catch {
        try queue.fail(claim, because: error)
      }
    }
  }

  @MainActor static func manage(
    _ store: Store, _ queue: MessageQueue<Request>, print: (Any...) -> Void
  ) throws {
    for message in queue.messages(in: .dead) { print(message.requestKey, message.failure ?? "") }
    if let message = queue.messages(in: .dead).first { try queue.retry(message) }
    try store.write { store.delete(queue.messages(in: .dead)) }
    print(queue.counts.waiting, queue.counts.done)
    if let message = queue.message(withKey: "Oslo, 24 December") { try queue.cancel(message) }
    try queue.pause()  // in all processes; claimed messages can be completed
    try queue.resume()
    try queue.removeDone(until: .now - 3600)
  }
}
