/// Which file it is, whatever its name: while it is there, no other file of the machine has the same.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
