#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What looking at every byte of a store, and at every rule that it keeps, came to.
///
/// Open to the package, for `santa-cli store verify`.
package struct StoreVerification: Sendable {
  /// The version that was looked at; nil where it can't be opened.
  package private(set) var version: UInt64?
  /// What is wrong, the first hundred.
  package private(set) var damages: [StoreError.Damage] = []
  /// How much is wrong.
  package private(set) var damageCount = 0
  package private(set) var segmentCount = 0
  /// Bytes of all segments.
  package private(set) var segmentByteCount = 0
  /// Blocks of segments that the state consists of.
  package private(set) var blockCount = 0
  /// Objects of all types.
  package private(set) var objectCount = 0
  /// Commits that lie in logs.
  package private(set) var recordCount = 0

  /// Looks at a store: at every checksum of its manifest, segments and logs, and at the newest state, every block of it
  /// read as what it is and compared with all others that tell of the same. Nothing is changed. Writers go on; where the
  /// logs go on behind their mark, as after a power cut, writers wait until these records have been read.
  ///
  /// - Parameter progress: is called often, on this thread, with the share that is done, from 0 to 1.
  /// - Throws: ``StoreError`` where files can't be read at all, or are of another format. Damage is no error here.
  package init(of directory: URL, progress: @escaping (Double) -> Void = { _ in }) throws(StoreError) {
    try self.init(path: directory.absoluteURL.path, disk: SystemDisk(), progress: progress)
  }

  init(path: String, disk: any Disk, progress: @escaping (Double) -> Void = { _ in }) throws(StoreError) {
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    let files = Verification(origin: path)
    let store = SegmentStore(path: path, typicalByteCount: Log.bound, disk: disk)
    // Opening the store, below, tells what is wrong with a manifest that can't be read.
    let manifest = try? store.readManifest()
    recordCount = try Log.verify(in: path, behind: manifest?.version, files, disk: disk)
    var snapshot: Snapshot?
    var segments: [SegmentNumber: MappedFile] = [:]
    do throws(StoreError) {
      let opened = try StoreInspection.open(path, disk)
      snapshot = opened
      segments = opened.source?.segments ?? [:]
    } catch {
      if !files.note(error) { throw error }
      // Whatever can be looked at without the state is.
      do throws(StoreError) {
        segments =
          try store.readManifest().map { manifest throws(StoreError) in try store.mapped(of: manifest, files)
          } ?? [:]
      } catch { if !files.note(error) { throw error } }
    }
    segmentCount = segments.count
    segmentByteCount = segments.values.reduce(0) { $0 + $1.count }
    // All segments are read from front to back, and then what is alive of them from the roots down.
    let (total, done) = (Double(max(1, segmentByteCount * 2)), Counter())
    let advance = { (byteCount: Int) in
      done.value += byteCount
      progress(min(1, Double(done.value) / total))
    }
    for (number, file) in segments.sorted(by: { $0.key < $1.key }) {
      SegmentStore.verify(number, file, files, progress: advance)
    }
    let state = Verification(origin: path, source: snapshot?.source, progress: advance)
    if let snapshot {
      version = snapshot.version.rawValue
      snapshot.verify(state)
    }
    (blockCount, objectCount) = (state.blockCount, state.rowCount)
    // What was met on both ways is told once, by the one that knows which objects it is about.
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

  /// How far the work is, shared by what is done one after the other on one thread.
  private final class Counter {
    var value = 0
  }
}
