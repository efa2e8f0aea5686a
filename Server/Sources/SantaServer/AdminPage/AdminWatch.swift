import Foundation
import SantaAccounts

/// Reads the state of the server for its admins, at most once a second, and once for all of them.
actor AdminWatch {
  private let log: any ChangeLog
  private let accounts: AccountsDoor
  private let metrics: Metrics
  private let started: String
  private let quotas: (store: Int?, home: Int?)
  private let interval: Duration
  private var last: AdminReading?
  /// Whether the last reading must not be shown again, because a store was deleted.
  private var isOutdated = false
  private var evaluating: Task<AdminReading, Never>?

  /// - Parameters:
  ///   - quotas: the limits of a store and of a home, in bytes.
  ///   - interval: the time for which a reading is used again. The pages ask once a second.
  init(
    _ log: any ChangeLog, _ accounts: AccountsDoor, _ metrics: Metrics, quotas: (store: Int?, home: Int?),
    interval: Duration = .milliseconds(900)
  ) {
    (self.log, self.accounts, self.metrics) = (log, accounts, metrics)
    (self.quotas, self.interval) = (quotas, interval)
    started = Date().formatted(.iso8601)
  }

  /// Returns the state of the last second.
  func reading() async -> AdminReading {
    if let last, !isOutdated, last.time.duration(to: .now) < interval { return last }
    if let evaluating { return await evaluating.value }
    isOutdated = false
    let task = Task { await evaluate(after: last) }
    evaluating = task
    let reading = await task.value
    (last, evaluating) = (reading, nil)
    return reading
  }

  /// Looks at all stores again at the next reading.
  func storeWasDeleted() { isOutdated = true }

  private func evaluate(after last: AdminReading?) async -> AdminReading {
    var reading =
      last
      ?? AdminReading(
        state: AdminState(started: started, storage: log.isShared ? "postgresql" : "directory"))
    let before = (time: reading.time, state: reading.state)
    reading.time = .now
    let followers = accounts.streams.counts()
    var stores = reading.stores.map { store in
      AdminReading.Store(path: store.path, summary: store.summary, followers: followers[store.path] ?? 0)
    }
    do {
      let listing = try await log.readableStores()
      let readable = listing.stores.map { ($0.name, $0 as StoreSummary?) }
      stores = (readable + listing.unreadable.map { ($0.name, nil) }).compactMap { name, summary in
        StorePath(name).map {
          AdminReading.Store(path: $0, summary: summary, followers: followers[$0] ?? 0)
        }
      }.sorted { $0.path < $1.path }
      reading.state.isAvailable = true
    } catch { reading.state.isAvailable = false }
    noteChanges(from: reading.stores, to: stores)
    if stores != reading.stores || last == nil {
      reading.stores = stores
      reading.state.storesRevision += 1
    }
    if let accounts = accounts.current { reading.counts = accounts.counts(after: reading.counts) }
    note(
      before.state, &reading, seconds: last == nil ? 0 : before.time.duration(to: reading.time) / .seconds(1))
    return reading
  }

  /// Notes the stores that have more changes than at the last reading. Another server with the same database may have received them.
  private func noteChanges(from old: [AdminReading.Store], to new: [AdminReading.Store]) {
    guard log.isShared else { return }
    let versions = Dictionary(old.map { ($0.path, $0.summary) }, uniquingKeysWith: { first, _ in first })
    for store in new {
      guard let former = versions[store.path] ?? nil, let summary = store.summary else { continue }
      if former.epoch == summary.epoch, former.version < summary.version {
        metrics.storeHasChanged(store.path)
      }
    }
  }

  private func note(_ before: AdminState, _ reading: inout AdminReading, seconds: Double) {
    let (now, counts) = (metrics.totals, reading.counts)
    let stores = reading.stores
    func set(_ state: inout AdminState) {
      state.stores = stores.count
      state.unreadable = stores.count { $0.summary == nil }
      state.byteCount = stores.reduce(0) { $0 + ($1.summary?.size ?? 0) }
      (state.users, state.sessions, state.tokens) = (counts.users, counts.sessions, counts.tokens)
      state.accountsRevision = counts.version
      (state.changes, state.requests) = (now.changes, now.requests)
      (state.followers, state.followedStores) = (now.followers, now.followedStores)
      (state.storeQuota, state.homeQuota) = quotas
      // The average over a long time without an admin isn't the current rate.
      let isRecent = seconds > 0.1 && seconds < 10
      func rate(_ count: Int) -> Double {
        isRecent ? (Double(count) / seconds * 10).rounded() / 10 : 0
      }
      state.changesPerSecond = rate(now.changes - before.changes)
      state.requestsPerSecond = rate(now.requests - before.requests)
    }
    set(&reading.state)
  }
}
