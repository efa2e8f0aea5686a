import Synchronization

/// A cache of key paths that were proven to be stored.
///
/// Key paths are identified by their addresses, which are the fastest to compare: a key path in a program's source is one
/// object that is never released.
enum ProvenKeyPaths {
  private struct Key: Hashable {
    let keyPath: ObjectIdentifier
    let type: ObjectIdentifier
  }

  // Guard of the unchecked conformance: the key path is only retained, so that no other key path gets its identity, and is
  // never used.
  private struct Entry: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let path: Expression.Path
  }

  /// The number of entries at which the cache is emptied. A program that creates key paths at run time, by appending, would
  /// otherwise fill memory.
  private static let maximumCount = 1000

  private static let entries = Mutex<[Key: Entry]>([:])

  static func path(of keyPath: AnyKeyPath, from type: Object.Type) -> Expression.Path? {
    let key = key(keyPath, type)
    return entries.withLock { $0[key]?.path }
  }

  static func add(_ path: Expression.Path, of keyPath: AnyKeyPath, from type: Object.Type) {
    let (key, entry) = (key(keyPath, type), Entry(keyPath: keyPath, path: path))
    entries.withLock { entries in
      if entries.count >= maximumCount { entries.removeAll() }
      entries[key] = entry
    }
  }

  private static func key(_ keyPath: AnyKeyPath, _ type: Object.Type) -> Key {
    Key(keyPath: ObjectIdentifier(keyPath), type: ObjectIdentifier(type))
  }
}
