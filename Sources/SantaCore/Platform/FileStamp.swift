/// The inode of a file and the time of its last change. No program can set them, so a copy of the file always has a
/// different stamp.
package struct FileStamp: Hashable, Sendable {
  package var number: UInt64
  package var changeSeconds: Int64
  package var changeNanoseconds: UInt32

  package init(number: UInt64, changeSeconds: Int64, changeNanoseconds: UInt32) {
    self.number = number
    (self.changeSeconds, self.changeNanoseconds) = (changeSeconds, changeNanoseconds)
  }
}
