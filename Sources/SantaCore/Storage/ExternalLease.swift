/// Protects the external files of a state. While any process holds a lease, no file is removed that is named by a state read
/// after the lease was taken.
///
/// The lease is held by the snapshots that were read after it was taken, and by the values of external data read from these
/// snapshots.
final class ExternalLease: Sendable {
  /// The number in the name of the file `readers.<number>`, on which the lease is a shared lock.
  let number: UInt64
  private let file: any DiskFile

  init(_ number: UInt64, _ file: any DiskFile) {
    self.number = number
    self.file = file
  }
}
