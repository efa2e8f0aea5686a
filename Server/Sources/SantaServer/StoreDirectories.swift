import Foundation

/// The directories of the stores, each with the name of its store.
///
/// On a volume that ignores case, 'tasks' finds the directory of 'Tasks', whose changes are others. So a directory counts only if
/// it is listed with exactly this name.
struct StoreDirectories {
  private let url: URL
  private let exists: @Sendable (URL) throws -> Bool
  /// What was listed last.
  private var listed: Set<String> = []

  /// - Parameter exists: whether the volume finds something by a name.
  init(_ url: URL, exists: @escaping @Sendable (URL) throws -> Bool = Directory.exists) {
    (self.url, self.exists) = (url, exists)
  }

  subscript(name: StoreName) -> URL { url.appending(path: name.description, directoryHint: .isDirectory) }

  /// The stores that there are, by their names.
  func names() throws -> [StoreName] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().compactMap { StoreName($0) }
  }

  /// - Throws: ``NameInUse``
  mutating func has(_ name: StoreName) throws -> Bool {
    guard try exists(self[name]) else { return false }
    if listed.contains(name.description) { return true }
    listed = Set(try names().map(\.description))
    if listed.contains(name.description) { return true }
    let other = listed.first { $0.lowercased() == name.description.lowercased() }
    throw NameInUse(name: name, other: other ?? name.description)
  }

  /// Creates the directory of a store, if there is none.
  ///
  /// - Throws: ``NameInUse``
  mutating func create(_ name: StoreName) throws {
    if try !has(name) { try Directory.create(self[name]) }
  }
}

/// Two names of stores are the same for the volume that a server has its directory on.
public struct NameInUse: Error, CustomStringConvertible {
  let name: StoreName
  let other: String

  public var description: String {
    "The disk of this server does not tell '\(name)' from the store '\(other)'. Use that one, or another name."
  }
}
