/// The folder in a store's directory for the files of a layer above the engine.
///
/// The engine neither reads nor writes them, and a copy of the store doesn't contain them. Their names are listed here because
/// the files are removed together with the store.
package enum CompanionFiles {
  package static func directory(in path: String) -> String { path + "/replica" }

  /// Whether a file in this folder belongs to the store.
  static func isOwn(_ name: String) -> Bool {
    ["lock", "log", "log.doubtful", "log.new", "log.next", "opened", "opened.new", "stamp"].contains(name)
  }
}
