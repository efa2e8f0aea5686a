import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of a listener: compares the server's list with the positions of the stores, and opens those with news.
struct ListenerRun: Sendable {
  private enum Message: Sendable {
    case news(StoreList.News)
    case disconnected(SyncError)
    /// An open store has handled an event.
    case usable(String)
    case ended(String, ListenedStore.Outcome)
    /// A time before which some store must not be opened may have passed.
    case tick
  }

  /// A store of the list.
  private struct Known {
    var listed: ListedStore
    /// The position up to which all events were handled; nil if that isn't known.
    var settled: ListedStore?
    var isOpen = false
    /// Whether the store has left the list.
    var isGone = false
    /// The time before which it isn't opened.
    var opening = ContinuousClock.now
    var delay: Duration = .seconds(1)
  }

  private let settings: ListenerSettings
  private let failures: FailedEvents
  private let state: Broadcast<ListenerState>
  private let body: @Sendable (StoreEvent) async throws -> Void
  private let slots: Slots

  init(
    _ settings: ListenerSettings, _ failures: FailedEvents, _ state: Broadcast<ListenerState>,
    _ body: @escaping @Sendable (StoreEvent) async throws -> Void
  ) {
    (self.settings, self.failures, self.state, self.body) = (settings, failures, state, body)
    slots = Slots(settings.options.maximumConcurrency)
  }

  func run() async throws {
    try settings.create(settings.directory.url)
    let (messages, continuation) = AsyncStream.makeStream(of: Message.self)
    defer { state.update { $0.connection = .ended } }
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        defer { continuation.finish() }
        try await self.list { continuation.yield($0) }
      }
      group.addTask { [interval = settings.timing.listInterval] in
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          continuation.yield(.tick)
        }
      }
      let crowd = Crowd()
      var known: [String: Known] = [:]
      for await message in messages {
        note(message, in: &known)
        let due = try await due(in: known)
        let openCount = known.values.count { $0.isOpen }
        let opened = due.prefix(ListenerSettings.maximumOpenCount - openCount)
        crowd.hasWaiting.store(opened.count < due.count, ordering: .relaxed)
        for name in opened {
          guard let listed = known[name]?.listed else { continue }
          known[name]?.isOpen = true
          let store = ListenedStore(
            listed, settings, failures, slots,
            isCrowded: { crowd.hasWaiting.load(ordering: .relaxed) },
            noteUsable: { continuation.yield(.usable(name)) }, body)
          group.addTask { continuation.yield(.ended(name, await store.run())) }
        }
        let count = (known.count, openCount + opened.count)
        state.update { ($0.storeCount, $0.openCount) = count }
      }
    }
  }

  private final class Crowd: Sendable {
    /// Whether stores wait until others are closed.
    let hasWaiting = Atomic(false)
  }

  /// Returns the stores to open, those that have waited longest first.
  private func due(in known: [String: Known]) async throws -> [String] {
    let now = ContinuousClock.now
    let waiting = try await failures.waitingStores()
    return known.filter { name, store in
      !store.isOpen && store.opening <= now && (store.settled != store.listed || waiting.contains(name))
    }.sorted { ($0.value.opening, $0.key) < ($1.value.opening, $1.key) }.map(\.key)
  }

  private func note(_ message: Message, in known: inout [String: Known]) {
    switch message {
    case .tick: break
    case .news(let news):
      switch news {
      case .all(let list):
        let present = Set(list.map(\.name))
        known = known.filter { $0.value.isOpen || present.contains($0.key) }
        for name in known.keys { known[name]?.isGone = !present.contains(name) }
        for listed in list { known[listed.name, default: Known(listed: listed)].listed = listed }
      case .changed(let listed):
        known[listed.name, default: Known(listed: listed)].listed = listed
        known[listed.name]?.isGone = false
      case .gone(let name):
        // An open store ends by itself when it is deleted, or when the right to it is lost.
        known[name]?.isGone = true
        if known[name]?.isOpen == false { known[name] = nil }
      }
      state.update {
        $0.connection = .connected
        if $0.problems.isEmpty { return }
        let paths = Set(known.keys.map(RemotePattern.path))
        $0.problems = $0.problems.filter { paths.contains($0.key) }
      }
    case .disconnected(let error): state.update { $0.connection = .offline(error) }
    case .usable(let name):
      // A store that always has events stays open, so its end doesn't remove an earlier problem.
      known[name]?.delay = .seconds(1)
      state.update { $0.problems[RemotePattern.path(of: name)] = nil }
    case .ended(let name, let outcome):
      known[name]?.isOpen = false
      if known[name]?.isGone == true { known[name] = nil }
      var problem: SyncError?
      switch outcome {
      case .settled(let position):
        known[name]?.settled = position
        // The list may be older than the last changes of the store.
        if let listed = known[name]?.listed, listed.epoch == position.epoch, listed.version < position.version
        {
          known[name]?.listed = position
        }
        known[name]?.delay = .seconds(1)
      case .again, .cancelled: known[name]?.settled = nil
      case .busy:
        known[name]?.settled = nil
        known[name]?.opening = .now + settings.timing.standbyInterval
      case .failed(let error):
        problem = error
        if let store = known[name] {
          known[name]?.settled = nil
          known[name]?.opening = .now + store.delay
          known[name]?.delay = min(store.delay * 2, .seconds(60))
        }
      }
      if known[name] == nil { problem = nil }
      state.update { $0.problems[RemotePattern.path(of: name)] = problem }
    }
  }

  // MARK: The list

  /// Follows the server's list, and begins again after an error.
  private func list(_ post: @escaping @Sendable (Message) -> Void) async throws {
    let hasConnected = Atomic(false)
    var delay: Duration = .milliseconds(250)
    while !Task.isCancelled {
      do {
        try await StoreList(settings).follow {
          hasConnected.store(true, ordering: .relaxed)
          post(.news($0))
        }
      } catch let error as SyncError where error.isTransient || error.isNotAServer {
        post(.disconnected(error))
        if hasConnected.exchange(false, ordering: .relaxed) { delay = .milliseconds(250) }
        do {
          if error.code == .signedOut {
            try await settings.authorization.waitForSignIn(atMost: .seconds(30))
          }
          try await Task.sleep(for: delay * Double.random(in: 0.75...1.25))
        } catch  where Task.isCancelled { return }
        delay = min(delay * 2, .seconds(10))
      } catch  where Task.isCancelled { return }
    }
  }
}
