/// The folder in a store's directory with the files of its replica.
package enum ReplicaFolder {
  package static func path(in directory: String) -> String { directory + "/replica" }

  /// Whether a file in this folder is a replica's.
  static func isOwn(_ name: String) -> Bool {
    ["lock", "log", "log.doubtful", "log.new", "log.next", "opened", "opened.new", "stamp"].contains(name)
  }
}
