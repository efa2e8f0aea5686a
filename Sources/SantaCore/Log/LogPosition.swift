/// A position between two records of a log: the version of the record before it, and its offset in the file.
struct LogPosition: Hashable {
  var version: Version
  var offset: Int
}
