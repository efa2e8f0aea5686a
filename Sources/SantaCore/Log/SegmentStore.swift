import Synchronization

/// The segments and the manifest of a store's directory, as one process has them.
///
/// The right to make a segment is a lock on the file `checkpoint`, held from choosing the segment's number until a manifest
/// or a record names it.
final class SegmentStore: Sendable {
  private struct WeakFile {
    weak var file: MappedFile?
  }

  /// The first bytes of a segment; its blocks follow.
  static let kind = FileHeader.Kind(magic: "SANTASEG")

  let path: String
  private let disk: any Disk
  private let typicalByteCount: Int
  /// Segments that are mapped: those of a snapshot are held by its source.
  private let mapped = Mutex<[SegmentNumber: WeakFile]>([:])
  /// Whether the name of the directory `segments` is on the disk for certain.
  private let hasSyncedName = Atomic<Bool>(false)
  /// Whether somebody made segments for longer than a writer waited, when this was last tried.
  private let isHeldForLong = Atomic<Bool>(false)

  private var manifestPath: String { path + "/manifest" }
  private var segmentsPath: String { path + "/segments" }

  /// - Parameter typicalByteCount: about as much as a checkpoint writes when a log has reached its bound.
  init(path: String, typicalByteCount: Int, disk: any Disk) {
    self.path = path
    self.typicalByteCount = typicalByteCount
    self.disk = disk
  }

  private func segmentPath(_ number: SegmentNumber) -> String { "\(segmentsPath)/\(number.rawValue)" }

  // MARK: Reading

  /// What the directory's manifest says now; nil where there is none.
  func readManifest() throws(StoreError) -> Manifest? {
    let bytes: [UInt8]
    do throws(SystemError) {
      let file = try disk.open(manifestPath, .read)
      bytes = try file.read(at: 0, count: try file.size())
    } catch  where error.number == SystemError.noEntry {
      return nil
    } catch { throw .system("Reading", manifestPath, error) }
    return try Manifest(file: bytes, path: manifestPath)
  }

  /// The snapshot that the directory's manifest tells of; nil where there is none.
  func newest() throws(StoreError) -> Snapshot? {
    guard let manifest = try readManifest() else { return nil }
    do throws(StoreError) { return try snapshot(of: manifest) } catch {
      // Between reading it and opening its segments, another process may have put a new one in its place, of a later
      // version or, where it compacted, of the same.
      guard try readManifest()?.segments != manifest.segments else { throw error }
      return try newest()
    }
  }

  /// The snapshot that a manifest tells of. Maps the segments that this process has not mapped yet; reads the roots.
  ///
  /// - Parameters:
  ///   - path: the file that the manifest was read from, where that is not `manifest`.
  ///   - offset: where in it the snapshot's bytes lie.
  func snapshot(
    of manifest: Manifest, in path: String? = nil, at offset: Int? = nil
  ) throws(StoreError) -> Snapshot {
    var files: [SegmentNumber: MappedFile] = [:]
    for segment in manifest.segments { files[segment.number] = try map(segment) }
    mapped.withLock { mapped in
      mapped = mapped.filter { $0.value.file != nil }
      for (number, file) in files { mapped[number] = WeakFile(file: file) }
    }
    return try Snapshot(
      manifest.snapshot, source: BlockSource(files, version: manifest.version), path: path ?? manifestPath,
      offset: offset ?? manifest.snapshotOffset)
  }

  func map(_ segment: Manifest.Segment) throws(StoreError) -> MappedFile {
    if let known = mapped.withLock({ $0[segment.number]?.file }) { return known }
    let path = segmentPath(segment.number)
    let file: MappedFile
    do throws(SystemError) { file = try disk.map(path) } catch  where error.number == SystemError.noEntry {
      throw .missingSegment(path)
    } catch { throw .cannotOpen(path, error) }
    guard
      try FileHeader.check(file.prefix(FileHeader.byteCount), Self.kind, path: path)
        == segment.number.rawValue
    else { throw .corrupt(path, offset: 16, "the segment has another number than its name") }
    guard file.count >= segment.byteCount else {
      throw .corrupt(path, offset: file.count, "the segment ends before it should")
    }
    return file
  }

  // MARK: Writing

  var lockPath: String { path + "/checkpoint" }

  /// Keeps everybody else, in this process and others, from making segments while `body` runs. Waits until nobody does.
  func exclusively<R>(_ body: () throws(StoreError) -> R) throws(StoreError) -> R {
    let file: any DiskFile
    do {
      file = try disk.open(lockPath, .readWriteCreate)
      try file.lock()
    } catch { throw .cannotLock(lockPath, error) }
    return try unlocking(file, after: body)
  }

  /// The same; nil, without running `body`, if somebody makes segments for longer than `timeout`. What has outlasted that
  /// once isn't waited for again, until it is found to be over.
  func exclusively<R>(within timeout: Duration, _ body: () throws(StoreError) -> R) throws(StoreError) -> R? {
    let file: any DiskFile
    do {
      file = try disk.open(lockPath, .readWriteCreate)
      // The system's locks can't be waited for with a limit.
      let start = ContinuousClock.now
      let timeout = isHeldForLong.load(ordering: .relaxed) ? .zero : timeout
      var pause = 1
      while try !file.tryLock() {
        if ContinuousClock.now - start >= timeout {
          isHeldForLong.store(true, ordering: .relaxed)
          return nil
        }
        SystemCalls.sleep(milliseconds: pause)
        pause = min(pause * 2, 50)
      }
      isHeldForLong.store(false, ordering: .relaxed)
    } catch { throw .cannotLock(lockPath, error) }
    return try unlocking(file, after: body)
  }

  /// The same; nil, without running `body`, where somebody makes segments now.
  func exclusivelyIfFree<R>(_ body: () throws(StoreError) -> R) throws(StoreError) -> R? {
    let file: any DiskFile
    do {
      file = try disk.open(lockPath, .readWriteCreate)
      if try !file.tryLock() { return nil }
    } catch { throw .cannotLock(lockPath, error) }
    return try unlocking(file, after: body)
  }

  private func unlocking<R>(
    _ file: any DiskFile, after body: () throws(StoreError) -> R
  ) throws(StoreError) -> R {
    let result: Result<R, StoreError> = Result { () throws(StoreError) in try body() }
    do { try file.unlock() } catch { throw .system("Unlocking", lockPath, error) }
    return try result.get()
  }

  /// Writes a new segment with what of a snapshot lies in none that stays, and tells what a manifest of it says. Synced,
  /// but named by nothing yet: the caller, who has the right to make segments, publishes it or leaves it to be removed.
  ///
  /// The newest segments that are not larger than the new one become part of it, so that their number grows with the
  /// logarithm of what is stored.
  ///
  /// - Parameter isWhole: whether everything is written anew, and nothing else stays.
  func write(_ snapshot: Snapshot, isWhole: Bool = false) throws(StoreError) -> Manifest {
    let number = try nextNumber()
    let kept = isWhole ? [] : self.kept(of: snapshot)
    let path = segmentPath(number)
    let file = try create(path, number)
    var writer = SegmentWriter(number: number, kept: Set(kept.map(\.number)), offset: FileHeader.byteCount) {
      bytes, offset throws(StoreError) in
      do { try file.write(bytes, at: offset) } catch { throw .system("Writing to", path, error) }
    }
    let header = try snapshot.write(to: &writer, isWhole: isWhole)
    try writer.flush()
    // What stands for what can't be read must not become what is stored.
    try snapshot.checkForDamage()
    do {
      try file.sync()
      try disk.syncDirectory(segmentsPath)
    } catch { throw .system("Syncing", path, error) }
    let segment = Manifest.Segment(number: number, byteCount: writer.offset)
    return Manifest(
      version: snapshot.version, nextSegment: number.rawValue + 1, segments: kept + [segment],
      snapshot: header)
  }

  private func create(_ path: String, _ number: SegmentNumber) throws(StoreError) -> any DiskFile {
    do {
      if !hasSyncedName.load(ordering: .acquiring) {
        // A process that made it may have been killed before its name was on the disk.
        try disk.makeDirectory(segmentsPath)
        try disk.syncDirectory(self.path)
        hasSyncedName.store(true, ordering: .releasing)
      }
      let file = try disk.open(path, .new)
      try file.write(FileHeader.encode(Self.kind, number.rawValue), at: 0)
      return file
    } catch { throw .system("Making", path, error) }
  }

  /// A number that no segment has, nor a leftover of one.
  private func nextNumber() throws(StoreError) -> SegmentNumber {
    let found = try segmentFiles().map { $0.rawValue + 1 }.max() ?? 1
    let number = max(found, try readManifest()?.nextSegment ?? 1)
    guard number < SegmentNumber.limit else { throw .tooManySegments(path) }
    return SegmentNumber(rawValue: number)
  }

  /// The number of the segment with this file name; nil for a name that no segment is given.
  static func number(ofName name: String) -> SegmentNumber? {
    guard let number = UInt64(name), number < SegmentNumber.limit, name == "\(number)" else { return nil }
    return SegmentNumber(rawValue: number)
  }

  private func segmentFiles() throws(StoreError) -> [SegmentNumber] {
    do {
      return try disk.contents(of: segmentsPath).compactMap(Self.number(ofName:))
    } catch  where error.number == SystemError.noEntry {
      return []
    } catch { throw .system("Reading", segmentsPath, error) }
  }

  /// The segments of a snapshot that are worth keeping as they are: each larger than all newer ones together.
  private func kept(of snapshot: Snapshot) -> [Manifest.Segment] {
    var kept = Self.segments(of: snapshot)
    var newer = typicalByteCount
    while let last = kept.last, last.byteCount <= newer {
      newer += last.byteCount
      kept.removeLast()
    }
    return kept
  }

  private static func segments(of snapshot: Snapshot) -> [Manifest.Segment] {
    (snapshot.source?.segments ?? [:]).map { Manifest.Segment(number: $0, byteCount: $1.count) }.sorted {
      $0.number < $1.number
    }
  }

  /// How many bytes the segments have that a snapshot lies in.
  static func byteCount(of snapshot: Snapshot) -> Int {
    segments(of: snapshot).reduce(0) { $0 + $1.byteCount }
  }

  /// Whether so much of a snapshot's segments is needed no more that writing it anew is worth it: then a store is never
  /// much larger than twice what it holds, and a byte is written anew about once for each byte that was superseded.
  func isWorthWritingAnew(_ snapshot: Snapshot) -> Bool {
    let byteCount = Self.byteCount(of: snapshot)
    return snapshot.supersededByteCount > max(byteCount / 2, typicalByteCount)
  }

  /// Makes a manifest the directory's: whole under its name, or not at all.
  func publish(_ manifest: Manifest) throws(StoreError) {
    let new = manifestPath + ".new"
    do {
      let file = try disk.open(new, .new)
      try file.write(manifest.file, at: 0)
      try file.sync()
      try disk.rename(new, to: manifestPath)
      try disk.syncDirectory(path)
    } catch { throw .system("Writing", manifestPath, error) }
  }

  /// Removes the segments that a manifest does not name, but for those that records after its version name. The caller
  /// has the right to make segments.
  func removeUnused(_ manifest: Manifest, but awaited: Set<SegmentNumber>) throws(StoreError) {
    let used = awaited.union(manifest.segments.map(\.number))
    for number in try segmentFiles() where !used.contains(number) {
      do { try disk.remove(segmentPath(number)) } catch {
        throw .system("Removing", segmentPath(number), error)
      }
    }
  }
}
