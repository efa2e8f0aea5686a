import Synchronization

/// The segments and the manifest of a store's directory, which this process reads and writes.
///
/// To write a segment, a process must hold the lock on the file `checkpoint`, from choosing the segment's number until a
/// manifest or a record names the segment.
final class SegmentStore: Sendable {
  private struct WeakFile {
    weak var file: MappedFile?
  }

  /// The kind of the header at the beginning of a segment, before its blocks.
  static let kind = FileHeader.Kind(magic: "SANTASEG")

  let path: String
  private let disk: any Disk
  private let typicalByteCount: Int
  /// The mapped segments. The sources of snapshots retain them.
  private let mapped = Mutex<[SegmentNumber: WeakFile]>([:])
  /// Whether the name of the directory `segments` is certain to be on the disk.
  private let hasSyncedName = Atomic<Bool>(false)
  /// Whether the last attempt to get the lock timed out.
  private let isHeldForLong = Atomic<Bool>(false)

  private var manifestPath: String { path + "/manifest" }
  private var segmentsPath: String { path + "/segments" }

  /// - Parameter typicalByteCount: the length of a full log, which is about the length of a new segment, too.
  init(path: String, typicalByteCount: Int, disk: any Disk) {
    self.path = path
    self.typicalByteCount = typicalByteCount
    self.disk = disk
  }

  private func segmentPath(_ number: SegmentNumber) -> String { "\(segmentsPath)/\(number.rawValue)" }

  // MARK: Reading

  /// Reads the manifest of the directory. Returns nil if there is none.
  func readManifest() throws(StoreError) -> Manifest? {
    let bytes: [UInt8]
    do throws(SystemError) {
      let file = try disk.open(manifestPath, .read)
      // The whole file is read only if it has the length that its header gives. Otherwise, a file with a long hole would take
      // up memory.
      let header = try file.read(at: 0, count: FileHeader.byteCount)
      let size = try file.size()
      bytes = size == Manifest.byteCount(header) ? try file.read(at: 0, count: size) : header
    } catch  where error.number == SystemError.noEntry {
      return nil
    } catch { throw .system("Reading", manifestPath, error) }
    return try Manifest(file: bytes, path: manifestPath)
  }

  /// Returns the snapshot that the directory's manifest describes; nil if there is no manifest.
  func newest() throws(StoreError) -> Snapshot? {
    guard let manifest = try readManifest() else { return nil }
    do throws(StoreError) { return try snapshot(of: manifest) } catch {
      // Before the segments were opened, another process may have replaced the manifest, with one of a later version or with
      // the result of compacting the same version.
      guard try readManifest()?.segments != manifest.segments else { throw error }
      return try newest()
    }
  }

  /// Returns the snapshot that a manifest describes. Maps the segments that this process has not mapped yet, and reads the
  /// roots of trees.
  ///
  /// - Parameters:
  ///   - path: the file that the manifest was read from, if it is not `manifest`.
  ///   - offset: the offset of the manifest in that file.
  ///   - earlier: the source of a running transaction before it wrote the newest segment.
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
      schemaVersion: manifest.schemaVersion, annotation: manifest.annotation, history: manifest.history,
      hasMixedChunks: isUnfinished)
  }

  func map(_ segment: Manifest.Segment) throws(StoreError) -> MappedFile {
    if let known = mapped.withLock({ $0[segment.number]?.file }) { return known }
    let path = segmentPath(segment.number)
    let file: MappedFile
    do throws(SystemError) {
      // The rest of the file is not mapped: in a forged store, it can be a hole of any length.
      file = try disk.map(path, upTo: segment.byteCount)
    } catch  where error.number == SystemError.noEntry {
      throw .missingSegment(path)
    } catch { throw .cannotOpen(path, error) }
    guard
      try FileHeader.check(file.prefix(FileHeader.byteCount), Self.kind, path: path).value
        == segment.number.rawValue
    else { throw .corrupt(path, offset: 16, "the segment's number does not match its name") }
    guard file.count >= segment.byteCount else {
      throw .corrupt(path, offset: file.count, "the segment ends too early")
    }
    return file
  }

  // MARK: Writing

  var lockPath: String { path + "/checkpoint" }

  /// Runs `body` while no other writer, in this process or any other, can write segments. Waits until that is the case.
  func exclusively<R>(_ body: () throws(StoreError) -> R) throws(StoreError) -> R {
    let file: any DiskFile
    do {
      file = try disk.open(lockPath, .readWriteCreate)
      try file.lock()
    } catch { throw .cannotLock(lockPath, error) }
    return try unlocking(file, after: body)
  }

  /// Runs `body` while no other writer can write segments. Returns nil without running it if another writer is writing segments
  /// for longer than `timeout`; see `lock`.
  func exclusively<R>(within timeout: Duration, _ body: () throws(StoreError) -> R) throws(StoreError) -> R? {
    guard let file = try lock(within: timeout) else { return nil }
    return try unlocking(file, after: body)
  }

  /// Acquires the right to write segments. Returns nil if another writer holds it for longer than `timeout`. After a timeout,
  /// later calls don't wait until the lock has been found to be free.
  func lock(within timeout: Duration) throws(StoreError) -> (any DiskFile)? {
    do {
      let file = try disk.open(lockPath, .readWriteCreate)
      // The system doesn't support locks with a timeout.
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

  /// Runs `body` while no other writer can write segments. Returns nil without running it if another writer is writing
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

  /// Writes the blocks of a snapshot that are not in a kept segment to a new segment, and returns its manifest. The segment is
  /// synced, but nothing names it yet. The caller must hold the lock, and either publishes the manifest or leaves the segment
  /// to be removed.
  ///
  /// The newest segments are merged into the new one if they are not larger, so that the number of segments grows
  /// only with the logarithm of the store's size.
  ///
  /// - Parameters:
  ///   - isWhole: whether to rewrite everything, and keep no segment.
  ///   - merges: whether existing segments may be merged into the new one.
  ///   - isCommitted: whether the state is committed. The segment then gets a copy of its manifest.
  func write(
    _ snapshot: Snapshot, isWhole: Bool = false, merges: Bool = true, isCommitted: Bool = false
  ) throws(StoreError) -> Manifest {
    let number = try nextNumber()
    let kept = isWhole ? [] : merges ? self.kept(of: snapshot) : Self.segments(of: snapshot)
    do throws(StoreError) {
      return try write(snapshot, to: number, keeping: kept, isWhole: isWhole, isCommitted: isCommitted)
    } catch {
      // Don't leave the disk full because of an incomplete segment. If it can't be removed, the next writer of a segment
      // removes it.
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
        annotation: snapshot.annotation, history: snapshot.history)
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

  /// Reads a new segment before anything names it. Otherwise, a state that contradicts itself, as in a forged store, would
  /// replace a valid one and could no longer be opened.
  func check(_ manifest: Manifest) throws(StoreError) {
    if manifest.isTooLong { throw .notRewritable("the definitions of its properties take too many bytes") }
    do throws(StoreError) { _ = try snapshot(of: manifest) } catch {
      discard(manifest)
      throw error.code == .corruptFile ? .notRewritable(error.damage?.what ?? error.message) : error
    }
  }

  /// Discards a manifest that could not be published. A failed `rename` may have taken effect, so the segment stays if the
  /// directory's manifest names it or can't be read. If nothing names the segment, the next writer of a segment removes it.
  private func discardIfUnnamed(_ manifest: Manifest) {
    guard case .success(let found) = Result(catching: { () throws(StoreError) in try readManifest() }),
      found?.segments != manifest.segments
    else { return }
    discard(manifest)
  }

  /// Removes the newest segment of a manifest that is not in use. If that fails, the next writer of a segment removes it.
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
      // A file with this number may still be mapped: the segment of a failed transaction, to which an object refers.
      mapped.withLock { $0[number] = nil }
      let file = try disk.open(path, .new)
      try file.write(FileHeader.encode(Self.kind, number.rawValue), at: 0)
      return file
    } catch { throw .system("Making", path, error) }
  }

  /// Returns a number that no segment and no leftover file has.
  private func nextNumber() throws(StoreError) -> SegmentNumber {
    let found = try segmentFiles().map { $0.rawValue + 1 }.max() ?? 1
    let number = max(found, try readManifest()?.nextSegment ?? 1)
    guard number < SegmentNumber.limit else { throw .tooManySegments(path) }
    return SegmentNumber(rawValue: number)
  }

  /// Returns the number in the name of a segment; nil for any other name.
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

  /// Returns whether the directory has all segments of a manifest.
  func hasFiles(of manifest: Manifest) throws(StoreError) -> Bool {
    Set(try segmentFiles()).isSuperset(of: manifest.segments.map(\.number))
  }

  /// Returns the segments of a snapshot to keep. Each is larger than all newer segments and the expected new one together.
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
    (snapshot.source?.segments ?? [:]).map { Manifest.Segment(number: $0, byteCount: $1.count) }.coldSorted {
      $0.number < $1.number
    }
  }

  /// Returns the total length of the segments of a snapshot.
  static func byteCount(of snapshot: Snapshot) -> Int {
    segments(of: snapshot).reduce(0) { $0 + $1.byteCount }
  }

  /// Returns whether enough of a snapshot's segments is superseded to make rewriting worthwhile. With this limit, a store is
  /// never much larger than twice its contents, and about one byte is rewritten for each superseded byte.
  func isWorthWritingAnew(_ snapshot: Snapshot) -> Bool {
    let byteCount = Self.byteCount(of: snapshot)
    return snapshot.supersededByteCount > max(byteCount / 2, typicalByteCount)
  }

  /// Replaces the manifest of the directory. The new file gets its name only once it is complete. If this fails, the newest
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

  /// Returns the segments in the directory that neither a manifest nor a state of this process names. Records may still name
  /// them.
  ///
  /// Segments of earlier manifests are not included. A power failure can bring an earlier manifest back if the rename of the
  /// current one was not synced. The next checkpoint removes these segments after it has synced its manifest.
  func unnamed(in state: Snapshot) throws(StoreError) -> [SegmentNumber] {
    let known = (state.source?.segments ?? [:]).keys
    let files = try segmentFiles()
    if files.allSatisfy(known.contains) { return [] }
    let next = try readManifest()?.nextSegment ?? 0
    return files.filter { $0.rawValue >= next && !known.contains($0) }
  }

  /// Removes the segments that neither the manifest, nor a kept version, nor a record after the manifest's version names. The
  /// caller must hold the lock.
  func removeUnused(_ manifest: Manifest, but awaited: Set<SegmentNumber>) throws(StoreError) {
    let used = awaited.union(manifest.segments.map(\.number)).union(manifest.segmentsOfRoots)
    try remove(try segmentFiles().filter { !used.contains($0) })
  }

  func remove(_ numbers: [SegmentNumber]) throws(StoreError) {
    // A directory with the name of a segment is not part of the store.
    for number in numbers where disk.isDirectory(segmentPath(number)) != true {
      do { try disk.remove(segmentPath(number)) } catch {
        throw .system("Removing", segmentPath(number), error)
      }
    }
  }
}
