#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The result of verifying a store: all of its bytes, and all invariants of its data.
///
/// Accessible to the package, for `santa-cli store verify`.
package struct StoreVerification: Sendable {
  /// The version that was verified; nil if the store can't be opened.
  package private(set) var version: UInt64?
  /// The first hundred damages.
  package private(set) var damages: [StoreError.Damage] = []
  /// The total number of damages.
  package private(set) var damageCount = 0
  package private(set) var segmentCount = 0
  /// The total length of all segments.
  package private(set) var segmentByteCount = 0
  /// The number of blocks of the state.
  package private(set) var blockCount = 0
  /// The number of external data files that the state refers to.
  package private(set) var externalCount = 0
  /// The number of objects of all types.
  package private(set) var objectCount = 0
  /// The number of commits in logs.
  package private(set) var recordCount = 0

  /// Verifies all checksums of the manifest, segments and logs, all blocks of the newest state, and all bytes of external data.
  /// The blocks are decoded and compared with related data.
  ///
  /// Verifying changes nothing, and other processes can write at the same time. If a log continues after its mark, as after a
  /// power failure, writers wait until these records have been read.
  ///
  /// - Parameter progress: called often, on this thread, with the completed fraction from 0 to 1.
  /// - Throws: ``StoreError`` if files can't be read at all, or have an unsupported format. Damage does not throw.
  package init(of directory: URL, progress: @escaping (Double) -> Void = { _ in }) throws(StoreError) {
    try self.init(path: directory.filePath, disk: SystemDisk(), progress: progress)
  }

  /// Maps the segments of the kept states.
  ///
  /// A checkpoint may remove segments at the same time, with the roots that name them. They are missing only if the manifest still
  /// has these roots.
  private static func segmentsOfRoots(
    _ store: SegmentStore, _ path: String, _ files: Verification
  ) throws(StoreError) -> [SegmentNumber: MappedFile] {
    while true {
      guard let roots = try rootsOrDamage(store, files) else { return [:] }
      var segments: [SegmentNumber: MappedFile] = [:]
      let found = Verification(origin: path)
      for root in roots { segments.merge(try store.mapped(of: root, found)) { known, _ in known } }
      if found.damages.isEmpty { return segments }
      guard let present = try rootsOrDamage(store, files) else { return segments }
      if present.map(\.version) == roots.map(\.version) {
        for root in roots { _ = try store.mapped(of: root, files) }
        return segments
      }
    }
  }

  /// Returns the roots in the manifest; nil if there is no manifest, or if its damage was recorded.
  private static func rootsOrDamage(
    _ store: SegmentStore, _ files: Verification
  ) throws(StoreError) -> [Manifest]? {
    do throws(StoreError) { return try store.readManifest()?.roots } catch {
      if files.note(error) { return nil }
      throw error
    }
  }

  init(path: String, disk: any Disk, progress: @escaping (Double) -> Void = { _ in }) throws(StoreError) {
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    let files = Verification(origin: path)
    let store = SegmentStore(path: path, typicalByteCount: Log.bound, disk: disk)
    // If the manifest can't be read, opening the store below throws the reason.
    let manifest = try? store.readManifest()
    recordCount = try Log.verify(in: path, behind: manifest?.version, files, disk: disk)
    // The lease is taken before the state is read, so that no writer can remove external data of this state.
    let external = try ExternalFiles(reading: path, on: disk)
    let lease = try external.lease()
    defer { withExtendedLifetime(lease) {} }
    var snapshot: Snapshot?
    var segments: [SegmentNumber: MappedFile] = [:]
    do throws(StoreError) {
      let opened = try StoreInspection.open(path, disk)
      snapshot = opened
      segments = opened.source?.segments ?? [:]
    } catch {
      if !files.note(error) { throw error }
      // The segments and logs are verified even if the state can't be read.
      do throws(StoreError) {
        segments =
          try store.readManifest().map { manifest throws(StoreError) in try store.mapped(of: manifest, files)
          } ?? [:]
      } catch { if !files.note(error) { throw error } }
    }
    segments.merge(try Self.segmentsOfRoots(store, path, files)) { known, _ in known }
    segmentCount = segments.count
    segmentByteCount = segments.values.reduce(0) { $0 + $1.count }
    // First all segments are read from start to end, then the blocks of the state from the roots down.
    let (total, done) = (Double(max(1, segmentByteCount * 2)), Counter())
    let advance = { (byteCount: Int) in
      done.value += byteCount
      progress(min(1, Double(done.value) / total))
    }
    for (number, file) in segments.coldSorted(by: { $0.key < $1.key }) {
      SegmentStore.verify(number, file, files, progress: advance)
    }
    let state = Verification(origin: path, source: snapshot?.source, progress: advance)
    if let snapshot {
      version = snapshot.version.rawValue
      snapshot.verify(state)
      externalCount = try external.verify(snapshot, state)
    }
    (blockCount, objectCount) = (state.blockCount, state.rowCount)
    // Damage that both passes found is listed once, with the object that it affects.
    let known = Set(state.damages.map(DamageLocation.init))
    let others = files.damages.filter { !known.contains(DamageLocation($0)) }
    damages = Array((others + state.damages).prefix(Verification.maximumDamages))
    damageCount = files.damageCount + state.damageCount - (files.damages.count - others.count)
  }

  private struct DamageLocation: Hashable {
    var path: String
    var offset: Int?

    init(_ damage: StoreError.Damage) { (path, offset) = (damage.path, damage.offset) }
  }

  /// The number of bytes done so far, shared by consecutive steps on one thread.
  private final class Counter {
    var value = 0
  }
}
