import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A full disk used to stay full. A third of it was unfinished segments of failed checkpoints, which neither reopening the
/// store nor `compact` removed, and each failing `compact` added another segment.
@Suite("A full disk", .serialized, .unlessItHangs) struct FullDiskTests {
  final class Box: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var contents: Data

    convenience init(_ id: Int, byteCount: Int = 2_000) {
      self.init()
      self.id = id
      contents = Data((0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ id &* 17 &+ $0 >> 5) })
    }
  }

  private func open(_ url: URL) throws -> Store {
    try Store(
      configuration: .init(location: .directory(url), objectTypes: [Box.self]), isolation: nil)
  }

  private func isDiskFull(_ error: any Error) -> Bool {
    ((error as? StoreError)?.underlyingError as? SystemError)?.number == SystemError.noSpace
  }

  /// Commits boxes until the disk is full, and returns the number of commits.
  private func fill(_ store: Store) -> Int {
    for id in 0..<10_000 {
      do { try store.write { store.add(Box(id)) } } catch {
        #expect(isDiskFull(error), "\(error)")
        return id
      }
    }
    Issue.record("The disk does not get full.")
    return 0
  }

  /// Repeats what fails because the disk is full. A process that another test is starting inherits open files for a moment, and a file
  /// that is removed meanwhile keeps its space.
  private func repeating(_ body: () throws -> Void) throws {
    let end = ContinuousClock.now + .seconds(60)
    while true {
      do { return try body() } catch {
        guard isDiskFull(error), ContinuousClock.now < end else { throw error }
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// Returns the segments that the store no longer needs, and the segments that it needs.
  private func segments(_ url: URL) throws -> (unneeded: Set<String>, needed: Set<String>) {
    let found = try FileManager.default.contentsOfDirectory(atPath: url.path + "/segments")
    let manifest = try SegmentStore(path: url.path, typicalByteCount: 0, disk: SystemDisk()).readManifest()
    let named = Set((manifest?.segments ?? []).map { "\($0.number.rawValue)" })
    return (Set(found).subtracting(named), named)
  }

  @Test("Leaves no unfinished files, and takes commits again after objects were deleted", .onSmallDisk)
  func recovering() throws {
    let disk = try SmallDisk(byteCount: 3 << 20)
    let url = disk.url.appending(path: "store")
    var store: Store? = try open(url)
    let count = fill(try #require(store))
    #expect(count > 300)
    for _ in 0..<3 { try? store?.compact() }
    // A background checkpoint may still be writing.
    try SegmentStore(path: url.path, typicalByteCount: 0, disk: SystemDisk()).exclusively {}
    #expect(try segments(url).unneeded == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    #expect(!names.contains("manifest.new") && !names.contains("log.new"), "\(names)")
    store = nil
    let again = try open(url)
    #expect(again.objects(Box.self).count == count)
    // The boxes are deleted one by one while no space is free.
    try disk.fillCompletely()
    for id in 0..<40 {
      try again.write { if let box = again.object(ofType: Box.self, forPrimaryKey: id) { again.delete(box) } }
    }
    disk.emptyFiller()
    for id in 40..<(count * 2 / 3) {
      try repeating {
        try again.write {
          if let box = again.object(ofType: Box.self, forPrimaryKey: id) { again.delete(box) }
        }
      }
    }
    try repeating { try again.compact() }
    for id in 10_000..<10_100 { try repeating { try again.write { again.add(Box(id)) } } }
    #expect(again.objects(Box.self).count == count - count * 2 / 3 + 100)
    #expect(try StoreVerification(of: url).damageCount == 0)
  }

  @Test("A failed compaction leaves no further file, and a killed one's is removed first", .onSmallDisk)
  func compaction() throws {
    let disk = try SmallDisk(byteCount: 3 << 20)
    let url = disk.url.appending(path: "store")
    let store = try open(url)
    for id in 0..<400 { try store.write { store.add(Box(id)) } }
    try store.compact()
    try disk.fillCompletely()
    for _ in 0..<3 { #expect(throws: StoreError.self) { try store.compact() } }
    #expect(try segments(url).unneeded == [])
    disk.emptyFiller()
    // A killed process has left part of a segment, which takes up the space that compacting needs.
    try disk.fill(url.appending(path: "segments/900"))
    try store.compact()
    #expect(try segments(url).unneeded == [])
    #expect(store.objects(Box.self).count == 400)
  }

  @Test("Opening the store removes what killed processes have left", .onSmallDisk)
  func reopening() async throws {
    let disk = try SmallDisk(byteCount: 3 << 20)
    let url = disk.url.appending(path: "store")
    do {
      let store = try open(url)
      try store.write { store.add(Box(1)) }
      try store.compact()
    }
    try disk.fill(url.appending(path: "segments/7"))
    let store = try open(url)
    while try segments(url).unneeded != [] { try await Task.sleep(for: .milliseconds(5)) }
    disk.waitForSpace(1 << 20)
    try store.write { store.add(Box(2)) }
  }

  @Test("A copy that does not fit leaves nothing", .onSmallDisk)
  func copying() throws {
    let disk = try SmallDisk(byteCount: 3 << 20)
    let directory = try TemporaryDirectory()
    let store = try open(directory.url)
    try store.write { for id in 0..<3_000 { store.add(Box(id)) } }
    let url = disk.url.appending(path: "copies/copy")
    let error = #expect(throws: StoreError.self) { try store.writeCopy(to: url) }
    #expect(error.map(isDiskFull) == true)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    #expect(names == [])
    try store.write { store.delete(store.objects(Box.self).where { $0.id > 100 }) }
    try store.writeCopy(to: url)
    #expect(try open(url).objects(Box.self).count == 101)
  }
}
