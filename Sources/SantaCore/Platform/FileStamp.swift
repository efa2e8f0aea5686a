/// The inode of a file and the time of its last change, which no program can set: a copy of the file has others, whatever else
/// was copied with it.
package struct FileStamp: Hashable, Sendable {
  package var number: UInt64
  package var changeSeconds: Int64
  package var changeNanoseconds: UInt32

  package init(number: UInt64, changeSeconds: Int64, changeNanoseconds: UInt32) {
    self.number = number
    (self.changeSeconds, self.changeNanoseconds) = (changeSeconds, changeNanoseconds)
  }
}
