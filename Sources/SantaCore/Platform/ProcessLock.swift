#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A lock between the processes of a machine, represented by a file. It has one holder, or several that share it.
///
/// The lock is released with the object, and when the process ends for any reason, so nothing has to be cleaned up after a
/// crash. The empty file remains. A child process that was created by `fork` shares the lock with its parent until both have
/// ended or released it. A child that executes another program (`exec`, `Process`) does not share it.
///
/// ```swift
/// if let lock = try ProcessLock.take(directory.appending(path: "worker")) {
///   // This is the only worker. Keep `lock` for as long as that matters.
/// }
/// ```
public final class ProcessLock: Sendable {
  private let file: File

  private init(_ file: File) { self.file = file }

  /// Opens the file of a lock. Throws if its path leads to anything else, such as a FIFO or a device.
  private static func open(_ path: String, _ mode: SystemCalls.Mode) throws(SystemError) -> File {
    let file = try File(path, mode.notWaiting)
    try file.checkIsRegular("open")
    return file
  }

  /// Takes the lock if it is free.
  ///
  /// - Parameter url: the file, which is created if it does not exist. Its directory must exist.
  /// - Returns: the lock; nil if this process or another one holds it.
  /// - Throws: ``StoreError`` with `.inputOutput` if the file can't be created, opened or locked.
  public static func take(_ url: URL) throws -> ProcessLock? {
    let path = url.absolutePath
    do throws(SystemError) {
      let file = try open(path, .readWriteCreate)
      return try file.tryLock() ? ProcessLock(file) : nil
    } catch { throw StoreError.cannotOpen(path, error) }
  }

  /// Takes the lock as one of several holders, unless it is held exclusively.
  ///
  /// While the lock is shared, ``take(_:)`` returns nil and ``isTaken(_:)`` returns true.
  ///
  /// - Parameter url: the file, which is created if it does not exist. Its directory must exist.
  /// - Returns: the lock; nil if it is held exclusively.
  /// - Throws: ``StoreError`` with `.inputOutput` if the file can't be created, opened or locked.
  public static func share(_ url: URL) throws -> ProcessLock? {
    let path = url.absolutePath
    do throws(SystemError) {
      let file = try open(path, .readWriteCreate)
      return try file.tryLockShared() ? ProcessLock(file) : nil
    } catch { throw StoreError.cannotOpen(path, error) }
  }

  /// Returns whether the lock is currently held, exclusively or shared. Does not create the file.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the file exists and can't be opened.
  public static func isTaken(_ url: URL) throws -> Bool {
    let path = url.absolutePath
    do throws(SystemError) {
      let file = try open(path, .read)
      // The lock is released with the file at the end of this scope.
      return try !file.tryLock()
    } catch  where error.number == SystemError.noEntry || error.number == SystemError.notDirectory {
      return false
    } catch { throw StoreError.cannotOpen(path, error) }
  }
}
