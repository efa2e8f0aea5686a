import NIOCore

/// The changes behind a place as parts of an answer: those that there are, and then new ones as they come.
struct ChangeFeed: AsyncSequence, Sendable {
  let log: any ChangeLog
  let store: StoreName
  let epoch: String
  /// The replica that reads.
  let reader: UInt32?
  /// Whether the answer goes on when all changes were sent.
  let follows: Bool
  /// How many bytes of changes are read at a time.
  let byteCount: Int
  /// How long the answer is silent at most. It then says again that all changes were sent.
  let heartbeat: Duration
  let metrics: Metrics
  /// The changes behind the place, which were read already.
  let first: (changes: [OrderedChange], head: Place)
  let place: Place
  let growth: AsyncStream<Void>

  func makeAsyncIterator() -> Iterator { Iterator(feed: self, presence: Presence(metrics)) }

  /// A follower, for as long as its connection is open.
  final class Presence: Sendable {
    private let metrics: Metrics

    init(_ metrics: Metrics) {
      self.metrics = metrics
      metrics.followerCame()
    }

    deinit { metrics.followerLeft() }
  }

  struct Iterator: AsyncIteratorProtocol {
    let feed: ChangeFeed
    let presence: Presence
    private var page: (changes: [OrderedChange], head: Place)?
    private var place: Place
    private var growth: AsyncStream<Void>
    private var isLevel = false

    init(feed: ChangeFeed, presence: Presence) {
      (self.feed, self.presence) = (feed, presence)
      (page, place, growth) = (feed.first, feed.place, feed.growth)
    }

    mutating func next() async throws -> ByteBuffer? {
      var buffer = ByteBuffer()
      if isLevel {
        if !feed.follows { return nil }
        try await waitForGrowth()
      }
      let page: (changes: [OrderedChange], head: Place)
      if let first = self.page {
        page = first
        self.page = nil
      } else {
        page = try await feed.log.changes(
          after: place, in: feed.epoch, of: feed.store, byteCount: feed.byteCount)
      }
      for change in page.changes { Frames.write(change, for: feed.reader, to: &buffer) }
      place = page.changes.last?.place ?? place
      isLevel = place.version == page.head.version
      if isLevel { Frames.writeLevel(place.version, to: &buffer) }
      return buffer
    }

    /// Returns when the order has grown, and at the latest when it is time to be heard.
    private mutating func waitForGrowth() async throws {
      let (growth, heartbeat) = (growth, feed.heartbeat)
      let hasGrown = try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          for await _ in growth { return true }
          throw CancellationError()
        }
        group.addTask {
          try await Task.sleep(for: heartbeat)
          return false
        }
        defer { group.cancelAll() }
        return try await group.next() ?? false
      }
      // A stream ends when waiting for it is cancelled.
      if !hasGrown { self.growth = try await feed.log.growth(of: feed.store) }
    }
  }
}
