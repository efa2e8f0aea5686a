import Synchronization

/// The engines that are open in this process, by directory or by the name of a store in memory.
enum EngineRegistry {
  private struct Entry {
    weak var engine: Engine?
  }

  /// The process that created the engines. A forked child process inherits them, but can't use them: it shares the file locks
  /// with its parent, and doesn't have its parent's threads.
  private static let process = SystemCalls.processNumber
  private static let engines = Mutex<[String: Entry]>([:])

  static func inMemory(_ name: String) -> Engine {
    engines.withLock { engines in
      if let engine = engines["memory:" + name]?.engine { return engine }
      let engine = Engine(memory: name)
      engines["memory:" + name] = Entry(engine: engine)
      return engine
    }
  }

  /// Returns the engine for a directory, whichever path it was opened by, or opens a new one. In either case, the engine knows
  /// every commit that returned before this call, in any process.
  static func directory(
    _ path: String, isReadOnly: Bool, logBound: Int = Log.bound,
    spillByteCount: Int = TransactionSpill.byteCount
  ) throws(StoreError) -> Engine {
    if process != SystemCalls.processNumber { throw .forkedProcess(path) }
    let prefix = isReadOnly ? "read:" : "write:"
    func known(_ engines: [String: Entry]) -> Engine? {
      guard let known = SystemCalls.realPath(path), let engine = engines[prefix + known]?.engine,
        engine.isInPlace
      else { return nil }
      // An engine that stopped following the store because another program changed the schema shows an old state.
      return engine.failure?.code == .schemaMismatch ? nil : engine
    }
    // The engine might not have been notified yet of the last commit by another process.
    engines.withLock { known($0) }?.catchUp()
    return try engines.withLock { (engines) throws(StoreError) -> Engine in
      if let engine = known(engines) { return engine }
      let engine = try Engine(
        directory: path, isReadOnly: isReadOnly, logBound: logBound, spillByteCount: spillByteCount)
      engines = engines.filter { $0.value.engine != nil }
      let key = prefix + (SystemCalls.realPath(path) ?? path)
      // An engine whose directory was renamed stays open.
      if let renamed = engines[key]?.engine { engines["renamed:\(ObjectIdentifier(renamed))"] = engines[key] }
      engines[key] = Entry(engine: engine)
      return engine
    }
  }

  /// Returns whether a store in this process has the directory open.
  static func isOpen(_ path: String) -> Bool {
    engines.withLock { engines in engines.values.contains { $0.engine?.isOpen(at: path) ?? false } }
  }

  /// The location of an engine's store.
  enum Location: Hashable {
    case directory(String)
    case inMemory(String)
  }

  /// The locations of all engines' stores, sorted and without duplicates.
  static var openLocations: [Location] {
    let open = engines.withLock { engines in
      engines.compactMap { key, entry in entry.engine.map { (key, $0.path) } }
    }
    let memory = "memory:"
    let names = Set(open.filter { $0.0.hasPrefix(memory) }.map { String($0.0.dropFirst(memory.count)) })
    let paths = Set(open.filter { !$0.0.hasPrefix(memory) }.map { SystemCalls.realPath($0.1) ?? $0.1 })
    return paths.coldSorted().map { .directory($0) } + names.coldSorted().map { .inMemory($0) }
  }
}
