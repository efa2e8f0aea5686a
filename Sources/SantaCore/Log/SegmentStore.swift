import Synchronization

/// The segments and the manifest of a store's directory, which this process reads and writes.
///
/// Writing a segment requires the lock on the file `checkpoint`, from choosing the segment's number until a manifest
/// or a record names it.
final class SegmentStore: Sendable {
  private struct WeakFile {
    weak var file: MappedFile?
  }

  /// The kind of header with which a segment begins. Its blocks follow.
  static let kind = FileHeader.Kind(magic: "SANTASEG")

  let path: String
  private let disk: any Disk
  private let typicalByteCount: Int
  /// The mapped segments, which are retained by the sources of snapshots.
  private let mapped = Mutex<[SegmentNumber: WeakFile]>([:])
  /// Whether the name of the directory `segments` is certainly on the disk.
  private let hasSyncedName = Atomic<Bool>(false)
  /// Whether the last attempt to get the lock timed out.
  private let isHeldForLong = Atomic<Bool>(false)

  private var manifestPath: String { path + "/manifest" }
  private var segmentsPath: String { path + "/segments" }

  /// - Parameter typicalByteCount: the length at which a log is full, and so about that of a new segment.
  init(path: String, typicalByteCount: Int, disk: any Disk) {
    self.path = path
    self.typicalByteCount = typicalByteCount
    self.disk = disk
  }

  private func segmentPath(_ number: SegmentNumber) -> String { "\(segmentsPath)/\(number.rawValue)" }

  // MARK: Reading

  /// Reads the manifest of the directory; nil if there is none.
  func readManifest() throws(StoreError) -> Manifest? {
    let bytes: [UInt8]
    do throws(SystemError) {
      let file = try disk.open(manifestPath, .read)
      // The length is that of the header, so that a file with a hole of any length takes no memory.
      let header = try file.read(at: 0, count: FileHeader.byteCount)
      let size = try file.size()
      bytes = size == Manifest.byteCount(header) ? try file.read(at: 0, count: size) : header
    } catch  where error.number == SystemError.noEntry {
      return nil
    } catch { throw .system("Reading", manifestPath, error) }
    return try Manifest(file: bytes, path: manifestPath)
  }

  /// The snapshot of the directory's manifest; nil if there is none.
  func newest() throws(StoreError) -> Snapshot? {
    guard let manifest = try readManifest() else { return nil }
    do throws(StoreError) { return try snapshot(of: manifest) } catch {
      // Before its segments were opened, another process may have replaced the manifest by one of a later version, or
      // by compaction of the same version.
      guard try readManifest()?.segments != manifest.segments else { throw error }
      return try newest()
    }
  }

  /// The snapshot of a manifest. Maps segments that this process has not mapped yet, and reads the roots of trees.
  ///
  /// - Parameters:
  ///   - path: the file from which the manifest was read, if it is not `manifest`.
  ///   - offset: the offset in that file of the bytes with the manifest.
  ///   - earlier: the source that a running transaction had before it wrote the newest segment.
  ///   - isUnfinished: whether the transaction is still changing the columns of tables.
  func snapshot(
    of manifest: Manifest, in path: String? = nil, at offset: Int = 0, after earlier: BlockSource? = nil,
    isUnfinished: Bool = false
  ) throws(StoreError) -> Snapshot {
    try StoreFeature.check(manifest.features, path: path ?? manifestPath)
    var files: [SegmentNumber: MappedFile] = [:]
    for segment in manifest.segments { files[segment.number] = try map(segment) }
    mapped.withLock { mapped in
      mapped = mapped.filter { $0.value.file != nil }
      for (number, file) in files { mapped[number] = WeakFile(file: file) }
    }
    let source = BlockSource(files, version: manifest.version, after: earlier)
    let tables: [TableHeader]
    do throws(ByteReader.Malformed) { tables = try manifest.decodedTables(byteCount: source.byteCount) } catch
    {
      throw .corrupt(path ?? manifestPath, offset: offset + error.offset, error.what)
    }
    return try Snapshot(
      version: manifest.version, tables, source: source, features: manifest.features,
      schemaVersion: manifest.schemaVersion, annotation: manifest.annotation, hasMixedChunks: isUnfinished)
  }

  func map(_ segment: Manifest.Segment) throws(StoreError) -> MappedFile {
    if let known = mapped.withLock({ $0[segment.number]?.file }) { return known }
    let path = segmentPath(segment.number)
    let file: MappedFile
    do throws(SystemError) {
      // What follows, a hole of any length in a forged store, is not mapped.
      file = try disk.map(path, upTo: segment.byteCount)
    } catch  where error.number == SystemError.noEntry {
      throw .missingSegment(path)
    } catch { throw .cannotOpen(path, error) }
    guard
      try FileHeader.check(file.prefix(FileHeader.byteCount), Self.kind, path: path).value
        == segment.number.rawValue
    else { throw .corrupt(path, offset: 16, "the segment has another number than its name") }
    guard file.count >= segment.byteCount else {
      throw .corrupt(path, offset: file.count, "the segment ends before it should")
    }
    return file
  }

  // MARK: Writing

  var lockPath: String { path + "/checkpoint" }

  /// Runs `body` while nobody else, in this process or others, can write segments. Waits for that if necessary.
  func exclusively<R>(_ body: () throws(StoreError) -> R) throws(StoreError) -> R {
    let file: any DiskFile
    do {
      file = try disk.open(lockPath, .readWriteCreate)
      try file.lock()
    } catch { throw .cannotLock(lockPath, error) }
    return try unlocking(file, after: body)
  }

  /// Runs `body` while nobody else can write segments. Returns nil without running it if somebody else writes
  /// segments for longer than `timeout`; see `lock`.
  func exclusively<R>(within timeout: Duration, _ body: () throws(StoreError) -> R) throws(StoreError) -> R? {
    guard let file = try lock(within: timeout) else { return nil }
    return try unlocking(file, after: body)
  }

  /// Takes the right to write segments; nil if somebody else has it for longer than `timeout`. After that has happened once,
  /// later calls don't wait until the lock is found to be free.
  func lock(within timeout: Duration) throws(StoreError) -> (any DiskFile)? {
    do {
      let file = try disk.open(lockPath, .readWriteCreate)
      // The system has no locks with a timeout.
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
      return file
    } catch { throw .cannotLock(lockPath, error) }
  }

  /// Runs `body` while nobody else can write segments. Returns nil without running it if somebody else is writing
  /// segments.
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

  /// Writes the blocks of a snapshot that are in no kept segment to a new segment, and returns its manifest. The
  /// segment is synced, but nothing names it yet: the caller, who holds the lock, publishes the manifest or leaves
  /// the segment to be removed.
  ///
  /// The newest segments are merged into the new one if they are not larger, so that the number of segments grows
  /// only with the logarithm of the store's size.
  ///
  /// - Parameters:
  ///   - isWhole: whether everything is rewritten, and no segment is kept.
  ///   - merges: whether segments may be merged into the new one.
  ///   - isCommitted: whether the state is that of a commit, so that the segment gets a copy of its manifest.
  func write(
    _ snapshot: Snapshot, isWhole: Bool = false, merges: Bool = true, isCommitted: Bool = false
  ) throws(StoreError) -> Manifest {
    let number = try nextNumber()
    let kept = isWhole ? [] : merges ? self.kept(of: snapshot) : Self.segments(of: snapshot)
    do throws(StoreError) {
      return try write(snapshot, to: number, keeping: kept, isWhole: isWhole, isCommitted: isCommitted)
    } catch {
      // A full disk must not stay full for it. If that fails, too, the next writer of a segment removes it.
      try? disk.remove(segmentPath(number))
      throw error
    }
  }

  private func write(
    _ snapshot: Snapshot, to number: SegmentNumber, keeping kept: [Manifest.Segment], isWhole: Bool,
    isCommitted: Bool
  ) throws(StoreError) -> Manifest {
    let path = segmentPath(number)
    let file = try create(path, number)
    var writer = SegmentWriter(number: number, kept: Set(kept.map(\.number)), offset: FileHeader.byteCount) {
      bytes, offset throws(StoreError) in
      do { try file.write(bytes, at: offset) } catch { throw .system("Writing to", path, error) }
    }
    let tables = try snapshot.write(to: &writer, isWhole: isWhole)
    func manifest() -> Manifest {
      let segment = Manifest.Segment(number: number, byteCount: writer.offset)
      return Manifest(
        version: snapshot.version, nextSegment: number.rawValue + 1, segments: kept + [segment],
        tables: tables,
        features: snapshot.features.union([.compressed]), schemaVersion: snapshot.schemaVersion,
        annotation: snapshot.annotation)
    }
    if isCommitted { try manifest().appendCopy(to: &writer) }
    try writer.flush()
    // Placeholders for unreadable data must not be stored.
    try snapshot.checkForDamage()
    do {
      try file.sync()
      try disk.syncDirectory(segmentsPath)
    } catch { throw .system("Syncing", path, error) }
    return manifest()
  }

  /// Reads what was written before anything names it. A state that contradicts itself, as that of a forged store can, would
  /// otherwise replace a valid one and could not be opened any more.
  func check(_ manifest: Manifest) throws(StoreError) {
    if manifest.isTooLong { throw .notRewritable("the definitions of its properties take too many bytes") }
    do throws(StoreError) { _ = try snapshot(of: manifest) } catch {
      discard(manifest)
      throw error.code == .corruptFile ? .notRewritable(error.damage?.what ?? error.message) : error
    }
  }

  /// Discards a manifest that could not be published. A failed `rename` may have taken effect, so the segment stays if the
  /// directory's manifest names it or can't be read. The next writer of a segment then removes what nothing names.
  private func discardIfUnnamed(_ manifest: Manifest) {
    guard case .success(let found) = Result(catching: { () throws(StoreError) in try readManifest() }),
      found?.segments != manifest.segments
    else { return }
    discard(manifest)
  }

  /// Removes the newest segment of a manifest that nothing names. If that fails, the next writer of a segment removes it.
  private func discard(_ manifest: Manifest) {
    if let newest = manifest.segments.last { try? disk.remove(segmentPath(newest.number)) }
  }

  private func create(_ path: String, _ number: SegmentNumber) throws(StoreError) -> any DiskFile {
    do {
      if !hasSyncedName.load(ordering: .acquiring) {
        // The process that created the directory may have been killed before it synced the name.
        try disk.makeDirectory(segmentsPath, named: self.path)
        hasSyncedName.store(true, ordering: .releasing)
      }
      // Of a transaction that failed, a file of this number may still be mapped, because an object refers to it.
      mapped.withLock { $0[number] = nil }
      let file = try disk.open(path, .new)
      try file.write(FileHeader.encode(Self.kind, number.rawValue), at: 0)
      return file
    } catch { throw .system("Making", path, error) }
  }

  /// A number that neither a segment nor a leftover file has.
  private func nextNumber() throws(StoreError) -> SegmentNumber {
    let found = try segmentFiles().map { $0.rawValue + 1 }.max() ?? 1
    let number = max(found, try readManifest()?.nextSegment ?? 1)
    guard number < SegmentNumber.limit else { throw .tooManySegments(path) }
    return SegmentNumber(rawValue: number)
  }

  /// The number in the name of a segment; nil for any other name.
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

  /// The segments of a snapshot to keep: each is larger than all newer ones and the expected new one together.
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

  /// The total length of the segments of a snapshot.
  static func byteCount(of snapshot: Snapshot) -> Int {
    segments(of: snapshot).reduce(0) { $0 + $1.byteCount }
  }

  /// Whether so much of a snapshot's segments is superseded that rewriting it is worthwhile. With this limit, a store
  /// is never much larger than twice its contents, and about one byte is rewritten for each superseded byte.
  func isWorthWritingAnew(_ snapshot: Snapshot) -> Bool {
    let byteCount = Self.byteCount(of: snapshot)
    return snapshot.supersededByteCount > max(byteCount / 2, typicalByteCount)
  }

  /// Replaces the manifest of the directory. The file gets its name only when it is complete. If it does not get it, the newest
  /// segment is removed.
  func publish(_ manifest: Manifest) throws(StoreError) {
    let new = manifestPath + ".new"
    do {
      let file = try disk.open(new, .new)
      try file.write(manifest.file, at: 0)
      try file.sync()
      try disk.rename(new, to: manifestPath)
    } catch {
      try? disk.remove(new)
      discardIfUnnamed(manifest)
      throw .system("Writing", manifestPath, error)
    }
    do {
      try disk.syncDirectory(path)
    } catch { throw .system("Writing", manifestPath, error) }
  }

  /// The segments in the directory that no manifest and no state of this process names. Records may name them.
  ///
  /// Segments of earlier manifests are left out. A power failure can bring the earlier manifest back if the rename of the current
  /// one was not synced. The next checkpoint removes these segments after it has synced its manifest.
  func unnamed(in state: Snapshot) throws(StoreError) -> [SegmentNumber] {
    let known = (state.source?.segments ?? [:]).keys
    let files = try segmentFiles()
    if files.allSatisfy(known.contains) { return [] }
    let next = try readManifest()?.nextSegment ?? 0
    return files.filter { $0.rawValue >= next && !known.contains($0) }
  }

  /// Removes the segments that are named neither by a manifest nor by records after its version. The caller holds the
  /// lock.
  func removeUnused(_ manifest: Manifest, but awaited: Set<SegmentNumber>) throws(StoreError) {
    let used = awaited.union(manifest.segments.map(\.number))
    try remove(try segmentFiles().filter { !used.contains($0) })
  }

  func remove(_ numbers: [SegmentNumber]) throws(StoreError) {
    // A directory with such a name is none of the store.
    for number in numbers where disk.isDirectory(segmentPath(number)) != true {
      do { try disk.remove(segmentPath(number)) } catch {
        throw .system("Removing", segmentPath(number), error)
      }
    }
  }
}
