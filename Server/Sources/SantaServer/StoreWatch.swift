import Logging
import SantaAccounts
import Synchronization

/// Compares the list of stores while streams of events are open, once for all of them.
///
/// A storage reports the growth of one store at a time, and only of open stores. A comparison doesn't need open stores, and also finds the
/// changes of other processes.
final class StoreWatch: Sendable {
  /// A store of the list.
  struct Entry: Hashable, Sendable {
    var path: StorePath
    var epoch: String
    var version: UInt64
  }

  /// The result of a comparison.
  struct List: Sendable {
    /// The number of the list, which is larger than the numbers of the lists before it.
    var number = 0
    /// The stores, sorted by path. An unreadable store stays as it was.
    var entries: [Entry] = []
  }

  private struct State {
    var list: List?
    var followers: [Int: @Sendable () -> Void] = [:]
    var next = 0
    var task: Task<Void, Never>?
  }

  private let log: any ChangeLog
  private let interval: Duration
  private let state = Mutex(State())

  init(_ log: any ChangeLog, interval: Duration = .milliseconds(500)) {
    (self.log, self.interval) = (log, interval)
  }

  /// The latest list; nil before the first comparison.
  var list: List? { state.withLock { $0.list } }

  /// Calls a function after each comparison.
  ///
  /// - Returns: the number with which ``remove(_:)`` ends this.
  func follow(_ logger: Logger, _ body: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.next += 1
      state.followers[state.next] = body
      if state.task == nil { state.task = Task { await self.run(logger) } }
      return state.next
    }
  }

  func remove(_ follower: Int) {
    state.withLock { state in
      state.followers[follower] = nil
      if !state.followers.isEmpty { return }
      state.task?.cancel()
      // The next stream begins with a new list.
      (state.task, state.list) = (nil, nil)
    }
  }

  private func run(_ logger: Logger) async {
    while !Task.isCancelled {
      do {
        let listing = try await log.readableStores()
        note(listing)
      } catch { logger.warning("The list of stores can't be read: \(error)") }
      try? await Task.sleep(for: interval)
    }
  }

  private func note(_ listing: StoreListing) {
    let unreadable = Set(listing.unreadable.map(\.name))
    let followers = state.withLock { state -> [@Sendable () -> Void] in
      // A task that was cancelled during the comparison must not leave an old list.
      if Task.isCancelled { return [] }
      let former = state.list ?? List()
      var entries = listing.stores.compactMap { summary in
        StorePath(summary.name).flatMap {
          $0.isReserved ? nil : Entry(path: $0, epoch: summary.epoch, version: summary.version)
        }
      }
      entries += former.entries.filter { unreadable.contains($0.path.wireName) }
      entries.sort { $0.path.wireName < $1.path.wireName }
      if entries != former.entries || state.list == nil {
        state.list = List(number: former.number + 1, entries: entries)
      }
      return Array(state.followers.values)
    }
    for follower in followers { follower() }
  }
}
