public import Foundation

/// A directory for one test. It is removed when the last reference is released.
///
/// It is in a file system in memory if there is one with room, because the tests sync tens of thousands of times. What a disk does
/// with unsynced data at a power cut is simulated (``SimulatedDisk``), on each file system. The environment variable
/// `SANTACORE_TEST_DIRECTORY` names another directory.
public final class TemporaryDirectory: Sendable {
  public let url: URL

  /// The directory of all temporary directories.
  private static let root: URL = {
    if let named = ProcessInfo.processInfo.environment["SANTACORE_TEST_DIRECTORY"] {
      return URL(filePath: named, directoryHint: .isDirectory)
    }
    let memory = "/dev/shm"
    let room = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
    let isUsable = (room?.int64Value ?? 0) >= 4 << 30 && FileManager.default.isWritableFile(atPath: memory)
    guard isUsable else { return FileManager.default.temporaryDirectory }
    let root = URL(filePath: memory, directoryHint: .isDirectory)
    removeLeftovers(in: root)
    return root
  }()

  private static let prefix = "SantaCoreTests"

  /// Removes the directories of tests that were killed an hour ago or earlier, because they take memory.
  private static func removeLeftovers(in root: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    for name in names where name.hasPrefix("\(prefix)-") {
      let url = root.appending(path: name)
      let changed = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
      guard let changed, changed.timeIntervalSinceNow < -3_600,
        let process = name.split(separator: "-").dropFirst().first,
        !FileManager.default.fileExists(atPath: "/proc/\(process)")
      else { continue }
      // Another test run may remove it at the same time.
      try? FileManager.default.removeItem(at: url)
    }
  }

  /// Returns the URL of a directory that doesn't exist yet.
  public static func newURL() -> URL {
    let process = ProcessInfo.processInfo.processIdentifier
    return root.appending(path: "\(prefix)-\(process)-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  public init() throws {
    url = Self.newURL()
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
