#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that one holder at a time has locked, among all processes of the machine.
///
/// The lock goes when the object is released, and with the process however that ends, so nobody has to clean up after
/// a crash. The file stays, and says nothing. A child made by `fork` has the lock together with its parent, until both have
/// ended or let go of it; one that runs a program of its own (`exec`, `Process`) doesn't.
///
/// ```swift
/// if let lock = try ProcessLock.take(directory.appending(path: "worker")) {
///   // The only one; keep `lock` for as long as that matters.
/// }
/// ```
public final class ProcessLock: Sendable {
  private let file: File

  private init(_ file: File) { self.file = file }

  /// Takes the lock where nobody has it.
  ///
  /// - Parameter url: the file, made with its name and without contents where it is not there. Its directory must be.
  /// - Returns: the lock; nil where another holds it, in this process or another.
  /// - Throws: ``StoreError`` with `.inputOutput` where the file can't be made, opened or locked.
  public static func take(_ url: URL) throws -> ProcessLock? {
    let path = url.absoluteURL.path
    do throws(SystemError) {
      let file = try File(path, .readWriteCreate)
      return try file.tryLock() ? ProcessLock(file) : nil
    } catch { throw StoreError.cannotOpen(path, error) }
  }

  /// Whether somebody holds the lock at this moment. Makes no file.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` where the file is there and can't be opened.
  public static func isTaken(_ url: URL) throws -> Bool {
    let path = url.absoluteURL.path
    do throws(SystemError) {
      let file = try File(path, .read)
      // The lock is given up with the file, a few instructions later.
      return try !file.tryLock()
    } catch  where error.number == SystemError.noEntry || error.number == SystemError.notDirectory {
      return false
    } catch { throw StoreError.cannotOpen(path, error) }
  }
}
