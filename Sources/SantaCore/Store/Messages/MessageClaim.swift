#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A worker's claim of a message in a ``MessageQueue``, which no other worker can claim until the lease ends.
///
/// A claim belongs to the isolation of its store.
public struct MessageClaim<Request: Object> {
  /// The claimed message.
  public let message: QueuedMessage<Request>
  /// The request.
  public let object: Request
  /// The key of the message, the same for all attempts. Pass it on to services that recognize repeated requests by a key.
  public let key: String
  /// The number of the attempt, from 1.
  public let attempt: Int
  /// The number of the claim, which is higher than the numbers of all earlier claims of the message. A service that keeps the highest
  /// number can refuse workers whose claim has ended.
  public let fence: Int

  /// The identity of the claim.
  let lease: UUID
}
