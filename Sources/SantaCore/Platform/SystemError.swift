#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed system call, with the system's error number.
///
/// Accessible to the package, so that test support can make calls fail.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package var call: String
  package var number: Int32

  package init(call: String, number: Int32) {
    self.call = call
    self.number = number
  }

  package var description: String {
    // Safety: the string of `strerror` is valid until the next call on this thread, and is copied.
    "\(call): \(unsafe String(cString: strerror(number)))"
  }

  static let noEntry = ENOENT
  static let notDirectory = ENOTDIR
  static let isDirectory = EISDIR
  static let fileTooLarge = EFBIG
  static let otherDevice = EXDEV
  static let tooManyOpenFiles = EMFILE
  static let noSpace = ENOSPC
  static let outOfMemory = ENOMEM
  /// The error for opening a socket, used for everything that is neither a file nor a directory.
  static let notAFile = ENXIO

  /// Whether the operation is not permitted or not supported, as opposed to having failed.
  var isRefusal: Bool { [EACCES, EPERM, EINVAL, ENOSYS, EROFS].contains(number) }

  /// Whether a path leads to something other than a file.
  var isOfNoFile: Bool { [EISDIR, ENXIO, ELOOP].contains(number) }

  /// Whether the file system does not support locks, so that no process can hold one.
  var isLockingUnsupported: Bool { [ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(number) }
}

extension SystemError: AdvisedError {
  var isOfMissingFile: Bool { number == ENOENT }
  var isOfFullDisk: Bool { [ENOSPC, EDQUOT].contains(number) }

  var advice: String? {
    switch number {
    case EMFILE:
      "This process has reached its limit of open files. Close some, or raise the limit (ulimit -n)."
    case ENFILE: "The system has reached its limit of open files. Close some in any program."
    case ENOMEM:
      "There is not enough memory or address space. End other programs, or raise the limit (ulimit -v)."
    case EFBIG: "It would be longer than this process or the file system allows. Raise the limit (ulimit -f)."
    case EISDIR: "It is a directory, and not a file. Move it away, or restore the file."
    case ENXIO: "It is a socket, a FIFO or a device, and not a file. Move it away, or restore the file."
    case ENOSPC, EDQUOT: "The disk or this user's quota is full. Free some space and try again."
    case ENOTDIR: "A part of its path is a file and not a directory. Choose another path."
    case EROFS: "The file system is read-only. Make it writable, or open the store with isReadOnly."
    case ELOOP:
      "It is a symbolic link, which a store does not follow in its directory. Replace it by the file itself."
    default: nil
    }
  }
}
