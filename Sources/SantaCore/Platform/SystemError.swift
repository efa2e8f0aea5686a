#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed: which one, and the system's number and words for why.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  var call: String
  var number: Int32

  var description: String {
    // Safety: `strerror` returns a string that stays valid until the next call on this thread; copied here.
    "\(call): \(unsafe String(cString: strerror(number)))"
  }

  static let noEntry = ENOENT
  static let exists = EEXIST
  static let notDirectory = ENOTDIR
  static let wouldBlock = EWOULDBLOCK
}
