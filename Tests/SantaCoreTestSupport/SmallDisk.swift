public import Foundation
public import Testing

/// A small file system in memory. Only root can mount it.
public final class SmallDisk: Sendable {
  private let directory: TemporaryDirectory

  public var url: URL { directory.url }

  public init(byteCount: Int) throws {
    directory = try TemporaryDirectory()
    guard try Self.run("mount", "-t", "tmpfs", "-o", "size=\(byteCount)", "tmpfs", directory.path) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  deinit { _ = try? Self.run("umount", "-l", directory.path) }

  private static func run(_ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private var filler: URL { url.appending(path: "filler") }

  /// Fills all free space with another file.
  public func fillCompletely() throws { try fill(filler) }

  /// Removes the other file, and waits until its space is free.
  public func emptyFiller() {
    let attributes = try? FileManager.default.attributesOfItem(atPath: filler.path)
    try? FileManager.default.removeItem(at: filler)
    waitForSpace((attributes?[.size] as? NSNumber)?.intValue ?? 0)
  }

  /// Waits until so much space is free. A process that another test is starting inherits open files for a moment. The space of a
  /// file that is removed meanwhile isn't free until the last process has closed it.
  public func waitForSpace(_ byteCount: Int) {
    let end = ContinuousClock.now + .seconds(TimeLimit.seconds)
    while ContinuousClock.now < end {
      let attributes = try? FileManager.default.attributesOfFileSystem(forPath: url.path)
      if let free = (attributes?[.systemFreeSize] as? NSNumber)?.intValue, free >= byteCount { return }
      Thread.sleep(forTimeInterval: 0.005)
    }
    Issue.record("The space of a removed file didn't become free.")
  }

  /// Writes a file that takes all free space.
  public func fill(_ url: URL) throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let file = try FileHandle(forWritingTo: url)
    for size in [64 << 10, 4 << 10, 1] {
      while (try? file.write(contentsOf: Data(repeating: 1, count: size))) != nil {}
    }
    try file.close()
  }

  /// Whether this process can mount such a file system.
  fileprivate static let isAvailable: Bool = (try? SmallDisk(byteCount: 1 << 20)) != nil
}

extension Trait where Self == ConditionTrait {
  /// For a test that needs a ``SmallDisk``.
  public static var onSmallDisk: Self {
    .enabled("This process can't mount a file system.") { SmallDisk.isAvailable }
  }
}
