/// The identity of a file, independent of its name. No two existing files on a machine have the same identity.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
