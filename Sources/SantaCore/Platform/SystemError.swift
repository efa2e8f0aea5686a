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
  static let otherDevice = EXDEV
  static let tooManyOpenFiles = EMFILE
  static let noSpace = ENOSPC

  /// Whether it says that this can't be asked for there, or by this user; not that something went wrong.
  var isRefusal: Bool { [EACCES, EPERM, EINVAL, ENOSYS, EROFS].contains(number) }

  /// Whether the file system has no locks, so that nobody can have one.
  var tellsThatThereAreNoLocks: Bool { [ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(number) }
}

extension SystemError: AdvisedError {
  var advice: String? {
    switch number {
    case EMFILE:
      "This process has as many files open as it may: close some, or raise the limit (ulimit -n)."
    case ENFILE: "All programs together have as many files open as the system allows: close some."
    case ENOMEM: "The system has no memory left for it."
    case ENOSPC, EDQUOT: "The disk is full, or this user's share of it: make room, and try again."
    case EROFS: "The file system may only be read: make it writable, or open the store with isReadOnly."
    case ELOOP:
      "It is a symbolic link, and a store follows none in its directory: put the file itself in its place."
    default: nil
    }
  }
}
