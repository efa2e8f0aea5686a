extension Engine {
  /// Returns an engine that shows a kept version, and never another one.
  func engine(at version: StoreVersion) throws(StoreError) -> Engine {
    Engine(path: path, past: try snapshot(at: version), external)
  }

  /// Returns a kept version, with the current names of its tables and columns.
  func snapshot(at version: StoreVersion) throws(StoreError) -> Snapshot {
    guard let history else { throw .historyInMemory(path) }
    let latest = latest
    return try version.replay(history, latest: latest).state.named(as: latest)
  }
}
