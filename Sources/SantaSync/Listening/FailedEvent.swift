#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An event that a ``StoreListener`` has set aside, because its last attempt failed.
public struct FailedEvent: Hashable, Identifiable, Sendable {
  /// Identifies the event: the path of its store and its version.
  public let id: String
  /// The path of the store at the server.
  public let path: String
  /// The number of the version in the listener's replica; see ``StoreEvent/version``.
  public let version: UInt64
  /// The error of the last attempt.
  public let error: String
  /// The number of attempts.
  public let attempts: Int
  /// The time of the last attempt.
  public let time: Date
  /// Whether ``StoreListener/retry(_:)`` was called, so that the event is tried again.
  public let isWaiting: Bool
}
