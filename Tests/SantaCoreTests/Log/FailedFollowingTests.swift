import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// A process had read one log to its end and could not open the next one, because it had too many open files. It then
/// lost what it had read, and its next commit was based on a state without it.
@Suite("A log that can't be followed for a while")
struct FailedFollowingTests {
  @Test("Records that were read before the next log failed to open are read again")
  func failsBetweenLogs() throws {
    let directory = try TemporaryDirectory()
    let due = DeferredWork()
    let writer = Store(
      LiveContext(
        configuration: .init(location: .directory(directory.url)),
        engine: try Engine(
          directory: directory.path, isReadOnly: false, logBound: 500, scheduler: due.scheduler),
        isolation: .thread))
    let follower = try DirectoryBackend(
      path: directory.path, isReadOnly: false, logBound: 500, disk: SystemDisk())
    let before = try follower.readFromStart()
    for number in 0..<40 { try writer.write { writer.add(Row(number, value: number)) } }

    let bases = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .compactMap(LogFile.base(ofName:)).sorted()
    let path = LogFile.path(in: directory.path, base: bases[bases.count / 2])
    // A directory can't be opened for writing.
    try FileManager.default.moveItem(atPath: path, toPath: path + ".kept")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try follower.newerSnapshot(than: before) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: path + ".kept", toPath: path)

    let after = try follower.newerSnapshot(than: before)
    #expect(after.version == writer.context.snapshot.version)
    #expect(after.contents == writer.context.snapshot.contents)
  }
}
