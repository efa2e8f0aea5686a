import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: if the address space was exhausted, a file was read into memory instead of being mapped, and the program
/// was aborted.
@Suite("Mapped files", .unlessItHangs) struct MappedFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func hole(_ byteCount: Int) throws -> String {
    let path = directory.path + "/hole"
    try File(path, .readWriteCreate).truncate(to: byteCount)
    return path
  }

  @Test("Without address space, mapping a file throws, and the program continues")
  func exhausted() throws {
    // Skips file systems that don't support files of this length.
    guard let path = try? hole(8 << 40) else { return }
    var files: [MappedFile] = []
    var failure: SystemError?
    while failure == nil && files.count < 1_000 {
      do throws(SystemError) {
        files.append(try SystemDisk().map(path, upTo: .max))
      } catch { failure = error }
    }
    #expect(failure == SystemError(call: "mmap", number: SystemError.outOfMemory))
  }

  @Test("A segment is mapped as far as the manifest says, whatever its length")
  func longSegment() throws {
    let store = try directory.openStore(isolation: nil)
    try store.write { for _ in 0..<10 { store.create(AllTypes.self, value: ["id": UUID()]) } }
    try store.compact()
    let length = try directory.read("segments/1").count
    try File(directory.path + "/segments/1", .readWrite).truncate(to: 1 << 42)
    let segments = SegmentStore(path: directory.path, typicalByteCount: 0, disk: SystemDisk())
    let manifest = try #require(try segments.readManifest())
    #expect(try segments.map(manifest.segments[0]).count == length)
    #expect(try #require(try segments.newest()).tables.map(\.count).max() == 10)
  }

  @Test("A read of more bytes than there is memory for throws")
  func largeRead() throws {
    guard let path = try? hole(8 << 40) else { return }
    let error = #expect(throws: SystemError.self) {
      try File(path, .read).read(at: 0, count: 1 << 46)
    }
    #expect(error?.number == SystemError.outOfMemory)
  }
}
