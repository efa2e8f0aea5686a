import SantaCore
import SantaNetwork
import SantaReplication

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SyncRequests {
  /// Receives the changes after a position until an error occurs, over the connection that all stores at this server share.
  ///
  /// - Parameter level: the right of the user, if a change of this right is an error; otherwise nil.
  func follow(
    _ position: OrderPosition, _ membership: Membership, level: AccessLevel?, into arrived: ArrivedFrames
  ) async throws {
    let entry = StreamList.Entry(
      name: store, epoch: membership.epoch, replica: membership.replica, after: position.version,
      chain: position.chain, level: level)
    try await SharedStreams.shared.follow(entry, self, into: arrived)
  }

  /// Receives the changes of several stores over one connection.
  ///
  /// - Parameters:
  ///   - window: the number of bytes after which the server pauses a store.
  ///   - part: called for one part at a time.
  func stream(
    _ entries: [StreamList.Entry], window: Int, part: @escaping @Sendable (Data) -> Void
  ) async throws {
    struct Body: Encodable {
      var stores: [StreamList.Entry]
      var window: Int
    }
    var request = HTTPRequest(
      server.appending(path: "v1/changes", directoryHint: .notDirectory),
      headers: ["Content-Type": "application/json"])
    request.method = .post(try JSONEncoder().encode(Body(stores: entries, window: window)))
    let response = try await authorization.authorizing(request) { [client] request in
      try await SyncError.translating { try await client.stream(request, part: part) }
    }
    if response.status != 200 { throw error(response) }
    throw SyncError("The server at \(name) ended the connection.", isTransient: true)
  }
}
