#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed: which one, and the system's number and words for why.
///
/// Open to the package, so that test support can make calls fail.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package var call: String
  package var number: Int32

  package init(call: String, number: Int32) {
    self.call = call
    self.number = number
  }

  package var description: String {
    // Safety: `strerror` returns a string that stays valid until the next call on this thread; copied here.
    "\(call): \(unsafe String(cString: strerror(number)))"
  }

  static let noEntry = ENOENT
  static let notDirectory = ENOTDIR
}
