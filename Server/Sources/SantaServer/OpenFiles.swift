import Synchronization

/// Bounds how many stores have their files open. Of more, the one that was used longest ago closes its files until it needs them again:
/// a process may open some hundreds of files only, and a server may have thousands of stores.
final class OpenFiles: Sendable {
  private struct Entry {
    weak var files: StoreFiles?
    /// When the files were used last.
    var turn: UInt64
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var turn: UInt64 = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: how many stores may have their files open, apart from those that are in use at this moment.
  init(limit: Int) { self.limit = max(1, limit) }

  /// How many stores have their files open.
  var count: Int { state.withLock { $0.entries.count } }

  /// Notes that a store uses its files.
  func use(_ files: StoreFiles) {
    state.withLock { state in
      state.turn += 1
      state.entries[ObjectIdentifier(files)] = Entry(files: files, turn: state.turn)
    }
  }

  /// Notes that a store has closed its files, or is gone.
  func close(_ files: ObjectIdentifier) { state.withLock { _ = $0.entries.removeValue(forKey: files) } }

  /// Closes the files of those stores that used them longest ago, until no more than the limit have theirs open.
  func closeUnused() {
    let (excess, entries) = state.withLock { state in
      (state.entries.count - limit, state.entries.count > limit ? Array(state.entries.values) : [])
    }
    if excess <= 0 { return }
    var closed = 0
    for entry in entries.sorted(by: { $0.turn < $1.turn }) where closed < excess {
      // Those that are in use stay open. The store that was used just now is the last one.
      if entry.files?.closeIfIdle() ?? true { closed += 1 }
    }
  }
}
