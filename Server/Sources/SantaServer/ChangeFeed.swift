import Hummingbird
import Logging
import NIOCore
import SantaAccounts
import SantaReplication
import ServiceLifecycle

/// A stream of changes as the body of a response: the changes after a position of each of its stores, then new changes as they
/// arrive.
///
/// One task reads and writes, and keeps only the next write in memory. While the client does not receive it, nothing more is
/// read. Stores with many changes to send take turns.
struct ChangeFeed: Sendable {
  /// A store that the client follows.
  struct Source: Sendable {
    var store: StorePath
    var epoch: String
    /// The replica that reads. Its own changes are sent to it without their bytes.
    var reader: UInt32?
    /// The position up to which the client has the order.
    var position: OrderPosition
    /// The number of bytes of frames to send before the store pauses; nil for no limit.
    var window: Int?
    /// The changes after the position, if they were already read.
    var page: (changes: [OrderedChange], head: OrderPosition)?
    /// The level of the client, as it knows it; nil if it doesn't want to be notified of another level.
    var level: AccessLevel?
    /// The reason for which the client doesn't receive the store.
    var refusal: Refusal?
  }

  let log: any ChangeLog
  let accounts: AccountsDoor
  /// The client's rights, with which the stream ends.
  let principal: Principal
  var sources: [Source]
  /// Whether frames name their store. If so, an error of one store is reported in the stream, and the other stores continue.
  let namesStores: Bool
  /// Whether the response continues after all changes were sent.
  let follows: Bool
  /// The interval of heartbeats.
  let heartbeat: Duration
  let metrics: Metrics
  let channel: any Channel
  let logger: Logger

  func write(to writer: inout any ResponseBodyWriter) async throws {
    metrics.streamBegan(stores: sources.count)
    defer { metrics.streamEnded(stores: sources.count) }
    let signal = FeedSignal()
    let interval = TimeAmount.nanoseconds(Int64(heartbeat / .nanoseconds(1)))
    let timer = channel.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      signal.heartbeatIsDue()
    }
    defer { timer.cancel() }
    channel.closeFuture.whenComplete { [weak signal] _ in signal?.end() }
    let number = accounts.streams.add(
      .init(
        principal: principal, stores: sources.map { .init(path: $0.store, level: $0.level) }, signal: signal,
        channel: channel),
      accounts.current)
    defer { accounts.streams.remove(number) }
    try await withGracefulShutdownHandler {
      var task = FeedWriter(self, signal)
      do { try await task.run(&writer) } catch is CancellationError {
        // The server ends, and the response ends with it.
      } catch is FeedWriter.Refused {
        // The client has received the reason, or the connection is closed.
      }
    } onGracefulShutdown: {
      signal.end()
    }
    try await writer.finish(nil)
  }
}

/// The state of a stream of changes while it is being written.
private struct FeedWriter {
  /// The client has lost its rights, and the stream ends.
  struct Refused: Error {}

  private let feed: ChangeFeed
  private let signal: FeedSignal
  private var sources: [ChangeFeed.Source]
  /// For each store, the object that keeps it followed; nil if the store was refused or pauses.
  private var followings: [Following?]
  /// The stores that have more to send, each once.
  private var due: [Int]
  /// The store that the next frame belongs to.
  private var named: Int?
  /// The last store that was read at a heartbeat.
  private var checked = 0
  /// Whether a heartbeat was sent without reading some of the stores.
  private var isCheckDue = false
  private var lastFlush = ContinuousClock.now

  /// The number of bytes of changes that are read at a time, and that are written at a time if they belong to several stores.
  private static let pageByteCount = 256 << 10
  /// The longest time for which changes of some stores wait while changes of other stores are read.
  private static let longestDelay: Duration = .seconds(1)
  /// The number of stores that are read at each heartbeat.
  private static let checkedCount = 16

  init(_ feed: ChangeFeed, _ signal: FeedSignal) {
    (self.feed, self.signal, sources) = (feed, signal, feed.sources)
    followings = Array(repeating: nil, count: sources.count)
    due = Array(sources.indices)
  }

  mutating func run(_ writer: inout any ResponseBodyWriter) async throws {
    var buffer = ByteBuffer()
    for store in sources.indices {
      if let refusal = sources[store].refusal { try refuse(store, refusal, &buffer) }
    }
    for store in sources.indices where feed.follows && sources[store].refusal == nil {
      try await goOn(&buffer, &writer)
      try await follow(store, &buffer)
    }
    while true {
      var round: [Int] = []
      swap(&round, &due)
      for store in round {
        try await goOn(&buffer, &writer)
        try await read(store, &buffer, &writer)
      }
      try await flush(&buffer, &writer)
      if due.isEmpty && !feed.follows { return }
      let news = due.isEmpty ? try await signal.next() : try signal.take()
      try await checkRights(&buffer, &writer)
      for (store, growths) in news.grown where followings[store] != nil {
        if !due.contains(store), let growths, send(growths, of: store, &buffer) { continue }
        if !due.contains(store) { due.append(store) }
      }
      if news.isHeartbeatDue {
        if feed.namesStores { Frames.writeHeartbeat(to: &buffer) }
        isCheckDue = true
      }
      if isCheckDue { checkSome() }
    }
  }

  /// Writes what is due between two stores. With a slow database, reading all stores can take minutes: the client must receive
  /// heartbeats in that time, and if it has disconnected, the remaining stores must not be read.
  private mutating func goOn(
    _ buffer: inout ByteBuffer, _ writer: inout any ResponseBodyWriter
  ) async throws {
    try await sendRefusals(&buffer, &writer)
    // A stream without store names has one store, whose level frame is the heartbeat.
    if feed.namesStores, try signal.takeHeartbeat() {
      Frames.writeHeartbeat(to: &buffer)
      isCheckDue = true
      try await flush(&buffer, &writer)
    } else if buffer.readableBytes >= Self.pageByteCount
      || lastFlush.duration(to: .now) > Self.longestDelay
    {
      try await flush(&buffer, &writer)
    }
  }

  /// Makes sure that nothing is sent to a client whose right has ended more than a second ago. If this isn't known, the stream
  /// ends.
  private mutating func checkRights(
    _ buffer: inout ByteBuffer, _ writer: inout any ResponseBodyWriter
  ) async throws {
    do { try await feed.accounts.refreshRights(of: feed.principal) } catch let refusal as Refusal {
      signal.refuseAll(refusal)
    }
    try await sendRefusals(&buffer, &writer)
  }

  /// Ends the stores whose client has lost its right. Nothing of them is sent afterwards.
  private mutating func sendRefusals(
    _ buffer: inout ByteBuffer, _ writer: inout any ResponseBodyWriter
  ) async throws {
    let (refusals, reason) = signal.takeRefusals()
    if refusals.isEmpty && reason == nil { return }
    for store in sources.indices where sources[store].refusal == nil {
      guard let refusal = reason ?? refusals[store] else { continue }
      sources[store].refusal = refusal
      // A store that pauses, or that was refused for another reason, has ended for the client.
      if followings[store] != nil || !feed.follows { try refuse(store, refusal, &buffer) }
    }
    try await flush(&buffer, &writer)
    signal.didSendRefusals()
    if reason != nil { throw Refused() }
  }

  private mutating func flush(
    _ buffer: inout ByteBuffer, _ writer: inout any ResponseBodyWriter
  ) async throws {
    lastFlush = .now
    if buffer.readableBytes == 0 { return }
    try await writer.write(buffer)
    // The written buffer may be shared with other streams, or still be in flight.
    buffer = ByteBuffer()
  }

  private mutating func name(_ store: Int, _ buffer: inout ByteBuffer) {
    guard feed.namesStores, named != store else { return }
    Frames.writeStore(store, to: &buffer)
    named = store
  }

  /// Reads some stores at each heartbeat, so that a client notices within a few heartbeats if an order was replaced without a
  /// notification.
  private mutating func checkSome() {
    isCheckDue = false
    for _ in 0..<min(Self.checkedCount, sources.count) {
      checked = (checked + 1) % sources.count
      if followings[checked] != nil, !due.contains(checked) { due.append(checked) }
    }
  }

  // MARK: One store

  private mutating func follow(_ store: Int, _ buffer: inout ByteBuffer) async throws {
    do {
      followings[store] = try await feed.log.follow(sources[store].store) { [signal] growth in
        signal.storeHasGrown(store, growth)
      }
    } catch { try refuse(store, error, &buffer) }
  }

  /// Sends the next page of a store. If more pages follow, the store is due again, after the other stores.
  private mutating func read(
    _ store: Int, _ buffer: inout ByteBuffer, _ writer: inout any ResponseBodyWriter
  ) async throws {
    let source = sources[store]
    if source.refusal != nil || feed.follows && followings[store] == nil { return }
    do {
      let limit = min(Self.pageByteCount, source.window ?? .max)
      let page =
        if let page = source.page { page } else {
          try await feed.log.changes(
            after: source.position, in: source.epoch, of: source.store, byteCount: limit)
        }
      // With a slow database, the page arrives long after the request for it.
      try await checkRights(&buffer, &writer)
      if sources[store].refusal != nil { return }
      // Changes that were appended after the first page was read and before the store was followed are read after the first
      // page.
      let isFirst = sources[store].page.take() != nil
      name(store, &buffer)
      let before = buffer.readableBytes
      for change in page.changes { Frames.write(change, for: source.reader, to: &buffer) }
      sources[store].position = page.changes.last?.position ?? source.position
      let isLevel = sources[store].position.version == page.head.version
      if isLevel { Frames.writeLevel(page.head.version, to: &buffer) }
      if !isLevel || isFirst && feed.follows { due.append(store) }
      didSend(buffer.readableBytes - before, of: store, &buffer)
    } catch let error as Refused { throw error } catch { try refuse(store, error, &buffer) }
  }

  /// Sends appended changes, if they directly follow the client's position.
  ///
  /// - Returns: whether the client has all changes now.
  private mutating func send(_ growths: [Growth], of store: Int, _ buffer: inout ByteBuffer) -> Bool {
    for growth in growths {
      guard followings[store] != nil else { return true }
      let source = sources[store]
      guard growth.epoch == source.epoch, growth.before == source.position else { return false }
      name(store, &buffer)
      var frames = growth.frames(for: source.reader)
      let byteCount = frames.readableBytes
      if buffer.readableBytes == 0 { buffer = frames } else { buffer.writeBuffer(&frames) }
      sources[store].position = growth.head
      didSend(byteCount, of: store, &buffer)
    }
    return true
  }

  /// Counts the sent bytes. A store pauses when its window is used up. Its client sends another request when it has applied the
  /// changes.
  private mutating func didSend(_ byteCount: Int, of store: Int, _ buffer: inout ByteBuffer) {
    guard let window = sources[store].window else { return }
    sources[store].window = max(0, window - byteCount)
    guard window <= byteCount else { return }
    Frames.writePause(to: &buffer)
    end(store)
  }

  private mutating func refuse(_ store: Int, _ error: any Error, _ buffer: inout ByteBuffer) throws {
    guard feed.namesStores, !(error is CancellationError) else { throw error }
    name(store, &buffer)
    let refusal =
      error as? Refusal ?? Refusal(error, at: "the stream of '\(sources[store].store.shown)'", feed.logger)
    try Frames.writeRefusal(refusal, to: &buffer)
    end(store)
  }

  private mutating func end(_ store: Int) {
    followings[store] = nil
    due.removeAll { $0 == store }
  }
}
