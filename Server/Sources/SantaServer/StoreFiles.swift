import Foundation
import Synchronization

/// The files of a store that stay open while it is used frequently.
final class StoreFiles: Sendable {
  struct Handles {
    let changes: FileHandle
    let acknowledged: FileHandle
  }

  private let directory: URL
  private let openFiles: OpenFiles
  private let handles = Mutex<Handles?>(nil)
  /// Whether the files were opened before. If they are missing later, they must not be treated as empty.
  private let wereOpen = Atomic(false)

  init(_ directory: URL, _ open: OpenFiles) { (self.directory, openFiles) = (directory, open) }

  deinit { openFiles.close(ObjectIdentifier(self)) }

  /// Opens the files if they are closed. They stay open until `body` returns, so that it can sync its writes.
  func use<R: Sendable>(_ body: (Handles) throws -> R) throws -> R {
    defer { openFiles.closeUnused() }
    return try handles.withLock { handles in
      let opened = try handles ?? Handles(changes: open("changes"), acknowledged: open("acknowledged"))
      handles = opened
      wereOpen.store(true, ordering: .relaxed)
      openFiles.use(self)
      return try body(opened)
    }
  }

  private func open(_ name: String) throws -> FileHandle {
    let url = directory.appending(path: name)
    return wereOpen.load(ordering: .relaxed) ? try Directory.openExisting(url) : try Directory.open(url)
  }

  /// Closes the files. The next use opens the files that have these names then.
  func close() { handles.withLock { close(&$0) } }

  /// - Returns: false if the files are in use.
  func closeIfIdle() -> Bool { handles.withLockIfAvailable { close(&$0) } != nil }

  private func close(_ handles: inout Handles?) {
    try? handles?.changes.close()
    try? handles?.acknowledged.close()
    handles = nil
    openFiles.close(ObjectIdentifier(self))
  }
}
