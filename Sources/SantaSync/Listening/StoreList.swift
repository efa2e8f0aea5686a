import SantaNetwork
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Follows the server's list of the stores that match a pattern, over one connection.
struct StoreList: Sendable {
  /// A change of the list.
  enum News: Sendable {
    /// The whole list.
    case all([ListedStore])
    /// A store appeared or changed.
    case changed(ListedStore)
    case gone(String)
  }

  private let settings: ListenerSettings

  init(_ settings: ListenerSettings) { self.settings = settings }

  /// The time without data after which the connection counts as lost.
  private static let silence: Duration = .seconds(35)

  /// Reports the list and its changes until an error occurs.
  ///
  /// A server that doesn't send events is asked again and again for the whole list.
  func follow(_ post: @escaping @Sendable (News) -> Void) async throws {
    let isKnown = try await withThrowingTaskGroup(of: Bool.self) { group in
      let receiver = Receiver(post)
      group.addTask { try await self.receive(receiver) }
      group.addTask { [name = settings.server.serverName] in
        while receiver.silence < Self.silence { try await Task.sleep(for: .seconds(1)) }
        throw SyncError("\(name) has not sent anything for \(Self.silence).", isTransient: true)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? true
    }
    if !isKnown { try await poll(post) }
  }

  /// - Returns: false if the server doesn't know the request.
  private func receive(_ receiver: Receiver) async throws -> Bool {
    let server = settings.server
    var url = server.appending(path: "v1/events", directoryHint: .notDirectory)
    url.append(queryItems: [URLQueryItem(name: "match", value: settings.pattern.text)])
    let client = HTTPClient(userAgent: "SantaSync", deadline: .seconds(60), bodyLimit: 1 << 20)
    let response = try await settings.authorization.authorizing(HTTPRequest(url)) { request in
      try await SyncError.translating { try await client.stream(request) { receiver.append($0) } }
    }
    if response.status == 404, ServerRefusal(response) == nil { return false }
    guard response.status == 200 else {
      throw ServerRefusal.error(
        of: response, server.serverName, isOfUser: settings.authorization.user != nil)
    }
    if receiver.isMalformed { throw ServerRefusal.notAServer(server.serverName) }
    throw SyncError("The server at \(server.serverName) ended the connection.", isTransient: true)
  }

  private func poll(_ post: (News) -> Void) async throws {
    struct Answer: Decodable { var stores: [ListedStore] }
    let call = ServerCall(settings.server, settings.authorization)
    while true {
      let answer: Answer = try await call.get("stores")
      post(.all(answer.stores.filter { settings.pattern.matches($0.name) }))
      try await Task.sleep(for: settings.timing.listInterval)
    }
  }

  /// Collects the events of a response.
  private final class Receiver: Sendable {
    private struct State {
      var reader = EventReader()
      var isMalformed = false
      /// The stores that were received before the list was complete; nil afterwards.
      var first: [ListedStore]? = []
      var lastArrival = ContinuousClock.now
    }

    private struct Name: Decodable { var name: String }

    private let state = Mutex(State())
    private let post: @Sendable (News) -> Void

    init(_ post: @escaping @Sendable (News) -> Void) { self.post = post }

    var isMalformed: Bool { state.withLock { $0.isMalformed || $0.reader.isMalformed } }

    var silence: Duration { state.withLock { $0.lastArrival.duration(to: .now) } }

    func append(_ part: Data) {
      let news = state.withLock { state in
        state.lastArrival = .now
        return state.reader.append(part).compactMap { Self.news($0, &state) }
      }
      for one in news { post(one) }
    }

    private static func news(_ event: EventReader.Event, _ state: inout State) -> News? {
      do {
        switch event.name {
        case "store":
          let store = try JSONDecoder().decode(ListedStore.self, from: event.data)
          if state.first == nil { return .changed(store) }
          state.first?.append(store)
        case "gone":
          let name = try JSONDecoder().decode(Name.self, from: event.data).name
          if state.first == nil { return .gone(name) }
          state.first?.removeAll { $0.name == name }
        case "listed": return state.first.take().map { .all($0) }
        // Ignore events that only later versions of the server send.
        default: break
        }
      } catch { state.isMalformed = true }
      return nil
    }
  }
}
