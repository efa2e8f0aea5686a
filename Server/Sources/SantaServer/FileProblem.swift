public import Foundation

/// An error of the file system, for the person who runs the server: what failed, where, why, and what to do.
///
/// The errors of Foundation often have no path, and speak of "the operation".
public struct FileProblem: Error, CustomStringConvertible {
  public let description: String

  /// - Parameters:
  ///   - action: what failed, such as `The backup was not made`.
  ///   - error: the error. One that isn't of Foundation already describes itself.
  ///   - url: the file or directory, which is named unless the error knows it better.
  public init(_ action: String, _ error: any Error, at url: URL) {
    guard let error = error as? CocoaError else {
      description = "\(action). \(Self.reason(for: error))."
      return
    }
    let path = error.filePath ?? error.url?.path(percentEncoded: false) ?? url.path(percentEncoded: false)
    let (reason, advice) = Self.explanation(of: error)
    description = "\(action). \(path): \(reason). \(advice)"
  }

  /// Returns why an operation failed, without a path, advice or a full stop. Clients can read this text, and a client can't
  /// access the server's files.
  public static func reason(for error: any Error) -> String {
    if let error = error as? CocoaError { return explanation(of: error).reason }
    return ((error as? any LocalizedError)?.errorDescription ?? "\(error)").trimmingSuffix(".")
  }

  private static func explanation(of error: CocoaError) -> (reason: String, advice: String) {
    let code = (error.underlying as? POSIXError)?.code ?? Self.code(of: error)
    switch code {
    case .ENOSPC, .EDQUOT, .EFBIG:
      return ("there is no space left", "Free space, or choose a directory on another disk.")
    case .EACCES, .EPERM:
      return ("access is denied", "Choose a directory that this user may write to, or change its rights.")
    case .EROFS: return ("the file system is read-only", "Choose a directory on another disk.")
    case .ENOENT: return ("it doesn't exist", "Check the path.")
    case .ENOTDIR: return ("a part of the path isn't a directory", "Check the path.")
    case .EISDIR: return ("it is a directory", "Check the path.")
    case .ENAMETOOLONG: return ("the path is too long", "Choose a shorter one.")
    case .EIO: return ("the disk has an error", "Check the disk.")
    default: return (error.localizedDescription.trimmingSuffix("."), "Check the disk and the path.")
    }
  }

  private static func code(of error: CocoaError) -> POSIXError.Code? {
    switch error.code {
    case .fileWriteOutOfSpace: .ENOSPC
    case .fileReadNoPermission, .fileWriteNoPermission: .EACCES
    case .fileWriteVolumeReadOnly: .EROFS
    case .fileNoSuchFile, .fileReadNoSuchFile: .ENOENT
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: .ENAMETOOLONG
    default: nil
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
