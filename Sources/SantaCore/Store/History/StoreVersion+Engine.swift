extension Engine {
  /// Returns an engine that shows a kept version, and never another one.
  func engine(at version: StoreVersion) throws(StoreError) -> Engine {
    guard let history else { throw .historyInMemory(path) }
    let latest = latest
    let state = try version.replay(history, latest: latest).state
    return Engine(path: path, past: state.named(as: latest), external)
  }
}
