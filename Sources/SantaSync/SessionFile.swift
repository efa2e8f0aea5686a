import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file that contains the sessions of a server's users on this machine.
///
/// Only the user of the operating system can read it (0600). A change replaces the file as a whole. A lock keeps other processes
/// from refreshing the same session at the same time.
struct SessionFile: Sendable {
  /// The contents of the file.
  struct Contents: Codable, Equatable {
    /// The sessions, in the order in which the users signed in.
    var sessions: [StoredSession] = []
    /// The ID of the current user.
    var current: ServerUser.ID?
    /// The directories of the stores that each user has used.
    var stores: [ServerUser.ID: [String]] = [:]

    subscript(user: ServerUser.ID) -> StoredSession? { sessions.first { $0.user.id == user } }

    mutating func set(_ session: StoredSession) {
      if let index = sessions.firstIndex(where: { $0.user.id == session.user.id }) {
        sessions[index] = session
      } else {
        sessions.append(session)
      }
    }

    mutating func remove(_ user: ServerUser.ID) {
      sessions.removeAll { $0.user.id == user }
      stores[user] = nil
      if current == user { current = sessions.last?.user.id }
    }
  }

  private let directory: URL
  private var path: String { directory.appending(path: "sessions").path }

  /// - Parameter directory: the directory of the file, which is created when it is needed.
  init(in directory: URL) { self.directory = directory }

  /// The maximum size of the file, in bytes. A session needs less than a kilobyte.
  private static let maximumByteCount = 16 << 20

  /// Reads the file. A file that doesn't exist is empty.
  func read() throws -> Contents {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.path) else { return Contents() }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // Reading a FIFO would block until another program writes to it.
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw SyncError("\(path) isn't a file. Move it away, and sign in again.")
    }
    let data: Data
    // The file is mapped, so that a large one is rejected without reading it.
    do { data = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
      throw SyncError("The sessions in \(path) can't be read. Check that you may read this file.")
    }
    guard data.count <= Self.maximumByteCount else {
      throw SyncError("\(path) is too large for a file of sessions. Delete it, and sign in again.")
    }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw SyncError("\(path) doesn't contain sessions. Delete it, and sign in again.")
    }
  }

  /// Changes the file while no other process does.
  ///
  /// - Parameter body: changes the contents. The file is written if they are different afterwards.
  /// - Throws: ``SyncError`` if the file can't be read or written; the error of the closure.
  func update<R>(_ body: (inout Contents) async throws -> R) async throws -> R {
    let lock = try await lock()
    defer { withExtendedLifetime(lock) {} }
    let known = try read()
    var contents = known
    let result = try await body(&contents)
    if contents != known { try write(contents) }
    return result
  }

  private func lock() async throws -> ProcessLock {
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SyncError(
        "The folder \(directory.path) for sessions can't be created. Check that you may write to the folder above it."
      )
    }
    while true {
      do {
        if let lock = try ProcessLock.take(directory.appending(path: "lock")) { return lock }
      } catch { throw SyncError(error) }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func write(_ contents: Contents) throws {
    let disk = SystemDisk()
    do {
      // A new file can be read only by the user.
      let file = try disk.open(path + ".new", .new)
      try file.write([UInt8](try JSONEncoder().encode(contents)), at: 0)
      try file.sync()
      try disk.rename(path + ".new", to: path)
      try disk.syncDirectory(directory.path)
    } catch { throw SyncError("The sessions can't be written to \(path): \(error)") }
  }
}
