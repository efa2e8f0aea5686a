extension Engine {
  /// The kept states.
  ///
  /// - Throws: `.invalidConfiguration` for a store in memory, and for an earlier state.
  var keptStates: HistoryFiles {
    get throws(StoreError) {
      if let history { return history }
      throw isPast ? .historyOfPast(path, latest.version.rawValue) : .historyInMemory(path)
    }
  }

  /// Returns an engine that shows a kept version, and never another one.
  func engine(at version: StoreVersion) throws(StoreError) -> Engine {
    Engine(path: path, past: try snapshot(at: version), external)
  }

  /// Returns a kept version, with the current names of its tables and columns.
  func snapshot(at version: StoreVersion) throws(StoreError) -> Snapshot {
    let latest = latest
    return try version.replay(try keptStates, latest: latest).state.named(as: latest)
  }
}
