/// The kinds of frames in which a server sends the changes of stores.
///
/// A frame consists of its length (4 bytes, little-endian, not counting these four), its kind (1 byte) and contents that depend
/// on the kind. The server writes frames and `SantaSync` reads them. `docs/protocol.md` describes each kind with an example.
public enum FrameKind: UInt8, Sendable {
  /// A change with its position in the order.
  case change = 1
  /// Reports that all changes so far have been sent. The server repeats it as a heartbeat.
  case level = 2
  /// Selects the store of the frames that follow, by its index in the request.
  case store = 3
  /// The last frame of the store. It contains the status and the body of a response.
  case refusal = 4
  /// The last frame of the store until the client requests it again, because its window is used up.
  case pause = 5
  /// A sign that the server is still there.
  case heartbeat = 6

  /// The maximum length of a frame that a client accepts, 256 MiB. It limits the cost of a wrong length.
  public static let maximumByteCount = 256 << 20

  /// The number of bytes before the change in a frame of kind ``change``: the kind, the version, the replica, the replica's
  /// sequence number of the change, and the chain.
  public static let changeHeadByteCount = 1 + 8 + 4 + 8 + 32
}
