import Synchronization

/// The paths of key paths that were proved to be stored, so that each is proved once.
///
/// Key paths are known by their identity, which says nothing but costs least: a key path in a program's text is one
/// object for ever.
enum ProvenKeyPaths {
  private struct Key: Hashable {
    let keyPath: ObjectIdentifier
    let type: ObjectIdentifier
  }

  // Guard of the unchecked conformance: the key path is only kept, so that no other gets its identity, and never used.
  private struct Entry: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let path: Expression.Path
  }

  /// A program that makes key paths as it runs, by appending, makes new ones all the time; then all are forgotten.
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
