/// The identity of a file, independent of its name. No two existing files of a machine have the same.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
