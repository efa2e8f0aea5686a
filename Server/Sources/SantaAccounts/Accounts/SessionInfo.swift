public import Foundation

/// A session, without secrets.
public struct SessionInfo: Hashable, Sendable {
  public var id: String
  public var created: Date
  /// The time of the last sign-in or refresh, to the day.
  public var lastUsed: Date
  /// The name that the client gave, such as the name of its machine.
  public var name: String?
}
