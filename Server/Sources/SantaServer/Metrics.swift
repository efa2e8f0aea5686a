import Foundation
import SantaAccounts
import Synchronization

/// The counters of a server, in the format of Prometheus.
final class Metrics: Sendable {
  private let requests = Atomic<Int>(0)
  private let refusals = Atomic<Int>(0)
  private let changes = Atomic<Int>(0)
  private let bytes = Atomic<Int>(0)
  private let streams = Atomic<Int>(0)
  private let openStreams = Atomic<Int>(0)
  private let followedStores = Atomic<Int>(0)

  /// The changes at and below a path.
  private struct Changes {
    var path: StorePath
    var count = 0
    var byteCount = 0
  }

  private let measured: Mutex<[Changes]>
  /// The time of the last change of each store that had one since the server started.
  private let lastChanges = Mutex<[StorePath: Date]>([:])

  /// Some of the counters, for the admin page.
  struct Totals: Sendable {
    var requests: Int
    var changes: Int
    var followers: Int
    var followedStores: Int
  }

  var totals: Totals {
    Totals(
      requests: requests.load(ordering: .relaxed), changes: changes.load(ordering: .relaxed),
      followers: openStreams.load(ordering: .relaxed), followedStores: followedStores.load(ordering: .relaxed)
    )
  }

  /// - Parameter paths: the paths whose changes and stores are counted separately. A store can be below several of them.
  init(_ paths: [StorePath] = []) { measured = Mutex(paths.map { Changes(path: $0) }) }

  func requestArrived() { requests.add(1, ordering: .relaxed) }
  func requestRefused() { refusals.add(1, ordering: .relaxed) }

  func changesArrived(_ count: Int, bytes: Int, at store: StorePath) {
    changes.add(count, ordering: .relaxed)
    self.bytes.add(bytes, ordering: .relaxed)
    storeHasChanged(store)
    measured.withLock { measured in
      for index in measured.indices where store.isAtOrBelow(measured[index].path) {
        measured[index].count += count
        measured[index].byteCount += bytes
      }
    }
  }

  /// Notes that a store has just changed, even if another server received the change.
  func storeHasChanged(_ store: StorePath) { lastChanges.withLock { $0[store] = Date() } }

  func storeWasDeleted(_ store: StorePath) { lastChanges.withLock { $0[store] = nil } }

  /// Returns the time of the last change of a store since the server started; nil if it had none.
  func lastChange(of store: StorePath) -> Date? { lastChanges.withLock { $0[store] } }

  func streamBegan(stores: Int) {
    streams.add(1, ordering: .relaxed)
    openStreams.add(1, ordering: .relaxed)
    followedStores.add(stores, ordering: .relaxed)
  }

  func streamEnded(stores: Int) {
    openStreams.subtract(1, ordering: .relaxed)
    followedStores.subtract(stores, ordering: .relaxed)
  }

  func text(_ list: StoreListing, _ quotas: Quotas) -> String {
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ value: Int) {
      text += "# HELP santa_server_\(name) \(help)\n# TYPE santa_server_\(name) \(type)\n"
      text += "santa_server_\(name) \(value)\n"
    }
    add("requests_total", "counter", "Requests.", requests.load(ordering: .relaxed))
    add(
      "refused_requests_total", "counter", "Requests without the right that they need, or over a limit.",
      refusals.load(ordering: .relaxed))
    add("changes_total", "counter", "Changes received.", changes.load(ordering: .relaxed))
    add("change_bytes_total", "counter", "Bytes of changes received.", bytes.load(ordering: .relaxed))
    add("streams_total", "counter", "Streams of changes.", streams.load(ordering: .relaxed))
    add("followers", "gauge", "Open streams of changes.", openStreams.load(ordering: .relaxed))
    add(
      "followed_stores", "gauge", "Stores in open streams, counted once per stream.",
      followedStores.load(ordering: .relaxed))
    add(
      "quota_refusals_total", "counter", "Requests with changes that would have exceeded a quota.",
      quotas.refusalCount)
    add(
      "unreadable_stores", "gauge", "Stores that can't be read, for example damaged ones.",
      list.unreadable.count)
    text += measuredText(list)
    text += "# HELP santa_server_store_version Changes in a store.\n"
    text += "# TYPE santa_server_store_version gauge\n"
    // The names of stores in homes contain the IDs of users.
    for store in list.stores where StorePath(store.name).map({ $0.owner == nil && !$0.isReserved }) ?? false {
      text += "santa_server_store_version{store=\"\(store.name)\"} \(store.version)\n"
    }
    return text
  }

  /// The metrics of the measured paths.
  private func measuredText(_ list: StoreListing) -> String {
    let measured = measured.withLock { $0 }
    if measured.isEmpty { return "" }
    let stores = list.stores.compactMap { store in StorePath(store.name).map { ($0, store.size) } }
    let sizes = measured.map { measure in
      stores.filter { $0.0.isAtOrBelow(measure.path) }.map(\.1)
    }
    var text = ""
    func add(_ name: String, _ type: String, _ help: String, _ value: (Int) -> Int) {
      text += "# HELP santa_server_\(name) \(help)\n# TYPE santa_server_\(name) \(type)\n"
      for (index, measure) in measured.enumerated() {
        text += "santa_server_\(name){path=\"\(measure.path)\"} \(value(index))\n"
      }
    }
    add("path_changes_total", "counter", "Changes received for stores at and below a path.") {
      measured[$0].count
    }
    add("path_change_bytes_total", "counter", "Bytes of these changes.") { measured[$0].byteCount }
    add("path_stores", "gauge", "Stores at and below a path.") { sizes[$0].count }
    add("path_bytes", "gauge", "Bytes of the changes and copies of these stores.") { index in
      Int(clamping: sizes[index].reduce(0, +))
    }
    return text
  }
}

extension StorePath {
  /// Whether the path is another one, or continues it.
  func isAtOrBelow(_ path: StorePath) -> Bool { components.starts(with: path.components) }
}
