import Synchronization

/// Limits the number of stores with open files. Beyond the limit, the least recently used store closes its files until it needs
/// them again. A process can open only a few hundred files, and a server can have thousands of stores.
final class OpenFiles: Sendable {
  private struct Entry {
    weak var files: StoreFiles?
    /// The turn at which the files were last used.
    var turn: UInt64
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var turn: UInt64 = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the maximum number of stores with open files, not counting the stores in use at the moment.
  init(limit: Int) { self.limit = max(1, limit) }

  /// The number of stores with open files.
  var count: Int { state.withLock { $0.entries.count } }

  /// Records that a store uses its files.
  func use(_ files: StoreFiles) {
    state.withLock { state in
      state.turn += 1
      state.entries[ObjectIdentifier(files)] = Entry(files: files, turn: state.turn)
    }
  }

  /// Records that a store has closed its files, or was released.
  func close(_ files: ObjectIdentifier) { state.withLock { _ = $0.entries.removeValue(forKey: files) } }

  /// Closes the files of the least recently used stores until the limit is met.
  func closeUnused() {
    let (excess, entries) = state.withLock { state in
      (state.entries.count - limit, state.entries.count > limit ? Array(state.entries.values) : [])
    }
    if excess <= 0 { return }
    var closed = 0
    for entry in entries.sorted(by: { $0.turn < $1.turn }) where closed < excess {
      // Files in use stay open. The store that was used just now is the last one.
      if entry.files?.closeIfIdle() ?? true { closed += 1 }
    }
  }
}
