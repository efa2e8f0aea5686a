/// The numbers of messages in a ``MessageQueue``, by state.
public struct MessageCounts: Hashable, Sendable {
  /// The messages that a worker can claim now, including delayed messages that are due.
  public var waiting: Int
  /// The messages that aren't due yet, or whose next attempt isn't due yet.
  public var delayed: Int
  /// The messages that workers have claimed.
  public var leased: Int
  /// The messages that were completed and not yet removed.
  public var done: Int
  /// The dead letters.
  public var dead: Int

  /// Creates numbers of messages.
  public init(waiting: Int = 0, delayed: Int = 0, leased: Int = 0, done: Int = 0, dead: Int = 0) {
    (self.waiting, self.delayed, self.leased, self.done, self.dead) = (waiting, delayed, leased, done, dead)
  }
}
