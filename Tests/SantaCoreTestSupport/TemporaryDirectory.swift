public import Foundation

/// A directory for one test. It is removed when the last reference is released.
///
/// It is in a file system in memory if there is one with room, because the tests sync tens of thousands of times. What a disk does
/// with unsynced data at a power cut is simulated (``SimulatedDisk``), on each file system. The environment variable
/// `SANTACORE_TEST_DIRECTORY` names another directory.
public final class TemporaryDirectory: Sendable {
  public let url: URL

  /// The directory of all temporary directories.
  public static let root: URL = {
    if let named = ProcessInfo.processInfo.environment["SANTACORE_TEST_DIRECTORY"] {
      return URL(filePath: named, directoryHint: .isDirectory)
    }
    let memory = "/dev/shm"
    let room = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
    let isUsable = (room?.int64Value ?? 0) >= 4 << 30 && FileManager.default.isWritableFile(atPath: memory)
    return isUsable
      ? URL(filePath: memory, directoryHint: .isDirectory) : FileManager.default.temporaryDirectory
  }()

  public init() throws {
    url = Self.root.appending(path: "SantaCoreTests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  public func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  public func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }
}
