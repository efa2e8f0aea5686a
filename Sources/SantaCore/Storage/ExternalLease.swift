/// Keeps the external files of a state. As long as a lease is held, in any process, no file is removed that a state
/// names which was read after the lease was taken.
///
/// The snapshots that were read after it hold it, and so do the values of external data that were read from these.
final class ExternalLease: Sendable {
  /// The number of the file `readers.<number>` on which the lease is a shared lock.
  let number: UInt64
  private let file: any DiskFile

  init(_ number: UInt64, _ file: any DiskFile) {
    self.number = number
    self.file = file
  }
}
