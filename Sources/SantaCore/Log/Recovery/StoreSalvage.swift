/// The readable parts of a damaged store, as tables of plain values.
///
/// Nothing is written to the store's directory, where other files may be missing or unreadable.
///
/// An instance belongs to one thread.
final class StoreSalvage {
  let path: String
  private let disk: any Disk
  private let segmentStore: SegmentStore
  /// The damage that was found.
  let damage: Verification
  /// Whether something was certainly lost that isn't included in any count: a commit, or the definition of a type.
  private(set) var hasUncountedLosses = false
  private(set) var version = Version.zero
  private(set) var tables: [SalvagedTable] = []
  private(set) var schemaVersion: UInt64 = 0
  /// The rows with changes that could not be applied.
  private(set) var incomplete: Set<RowAddress> = []
  /// The number of records that were applied.
  private(set) var recordCount = 0
  /// The transaction that contains the tables and changes them in memory.
  private(set) var transaction = Transaction(base: .empty)
  /// The blocks in the segments; nil if there are no segments.
  private(set) var source: BlockSource?

  /// Reads the newest state that is readable at least in part.
  ///
  /// - Throws: if the directory has no store files, or if it has files of a newer format.
  init(path: String, disk: any Disk) throws(StoreError) {
    self.path = path
    let files = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    self.disk = files
    segmentStore = SegmentStore(path: path, typicalByteCount: Log.bound, disk: files)
    damage = Verification(origin: path)
    let names: [String]
    do { names = try files.contents(of: path) } catch { throw .cannotOpen(path, error) }
    let logs = names.compactMap(LogFile.base(ofName:)).coldSorted()
    let segments = segmentNumbers
    guard names.contains("manifest") || !logs.isEmpty || !segments.isEmpty else { throw .noStore(path) }
    if names.contains(StoreFiles.recoveryMarker) {
      note(path, nil, "a recovery to this directory has not ended", isLoss: true)
    }
    // With the lock, no writer appends. A store that can't be locked is read without a lock.
    let lock = try? files.open(path + "/lock", .read)
    _ = try? lock?.tryLockShared()
    defer { withExtendedLifetime(lock) {} }
    begin(try newestState(segments, isAlone: segments.isEmpty && logs.isEmpty))
    try replay(logs, mark(in: lock))
    for table in tables where table.isUnreadable {
      note(nil, nil, "the definition of a type can't be read", isLoss: true)
    }
  }

  private func note(_ file: String?, _ offset: Int?, _ what: String, isLoss: Bool) {
    damage.note(StoreError.Damage(path: file ?? path, offset: offset, what: what))
    hasUncountedLosses = hasUncountedLosses || isLoss
  }

  // MARK: The state in the segments

  /// The numbers of the segment files, ascending.
  private var segmentNumbers: [SegmentNumber] {
    ((try? disk.contents(of: path + "/segments")) ?? []).compactMap(SegmentStore.number(ofName:)).coldSorted()
  }

  /// Returns the state of the manifest. If the manifest can't be read, returns the state of its copy in the newest segment, or
  /// the remains of the damaged manifest if these have a newer version or there is no copy.
  ///
  /// - Parameter isAlone: whether there are no other files, so that nothing of the store can be read without the manifest.
  private func newestState(_ segments: [SegmentNumber], isAlone: Bool) throws(StoreError) -> SalvagedState {
    do throws(StoreError) {
      if let manifest = try segmentStore.readManifest() {
        try StoreFeature.check(manifest.features, path: path + "/manifest")
        return SalvagedState(manifest)
      }
      if segments.isEmpty { return SalvagedState() }
      note(path + "/manifest", nil, "the manifest is missing", isLoss: false)
    } catch {
      // A file of a newer format is intact. Any other file is damaged, or the disk can't read it.
      guard error.code != .unsupportedFormat || error.damage != nil else { throw error }
      noteUnreadable(error, "", isLoss: isAlone)
    }
    let copy = copiedManifest(segments)
    let damaged = (try? damagedManifest()).flatMap { SalvagedState(damaged: $0) }
    if let copy, damaged.map({ $0.version <= copy.version }) ?? true { return SalvagedState(copy) }
    if let damaged {
      note(
        path + "/manifest", nil,
        "names, types and counts are taken from the damaged manifest, and may be wrong",
        isLoss: true)
      return damaged
    }
    if !segments.isEmpty {
      note(
        path + "/segments", nil,
        "without a manifest, the types and objects in the segments are unknown, so they can't be read",
        isLoss: true)
    }
    return SalvagedState()
  }

  /// The maximum number of bytes to read. It exceeds the length of any manifest seen so far: each property takes a few tens of
  /// bytes.
  private static let maximumManifestByteCount = 1 << 26

  /// Returns the bytes of the manifest, up to the length in its header. A damaged manifest can continue with a hole of any
  /// length.
  private func damagedManifest() throws(SystemError) -> [UInt8] {
    let file = try disk.open(path + "/manifest", .read)
    let byteCount = Manifest.byteCount(try file.read(at: 0, count: FileHeader.byteCount)) ?? .max
    return try file.read(at: 0, count: min(try file.size(), byteCount, Self.maximumManifestByteCount))
  }

  /// Returns the copy of the manifest in the newest segment that has one.
  private func copiedManifest(_ segments: [SegmentNumber]) -> Manifest? {
    for number in segments.reversed() {
      guard let file = try? mapWhole(number) else { continue }
      if let manifest = Manifest.copy(in: file, number) { return manifest }
    }
    return nil
  }

  /// Begins with a state, whose tables replace the current ones.
  private func begin(_ state: SalvagedState) {
    var files: [SegmentNumber: MappedFile] = [:]
    var byteCount = 0
    for segment in state.segments {
      byteCount += segment.byteCount
      files[segment.number] = map(segment)
    }
    // A damaged manifest may have lost the list of its segments.
    if state.segments.isEmpty {
      for number in segmentNumbers { files[number] = try? mapWhole(number) }
    }
    let source = BlockSource(salvaging: files, byteCount: byteCount)
    self.source = source
    // Tables without a readable root have no rows, but keep their numbers.
    var plain: [Table] = []
    tables = []
    for header in state.headers {
      guard let header else {
        tables.append(.unreadable)
        plain.append(Table(name: "", kind: .topLevel, columns: [], version: state.version))
        continue
      }
      tables.append(SalvagedTable(header))
      do throws(StoreError) { plain.append(try Table(salvaging: header, source: source)) } catch {
        noteUnreadable(error, "\(header.name): ", isLoss: false)
        tables[tables.count - 1].unreachableCount = header.count
        let columns = header.columns.map(\.plain)
        plain.append(Table(name: header.name, kind: header.kind, columns: columns, version: state.version))
      }
    }
    (version, schemaVersion) = (state.version, state.schemaVersion)
    let base = Snapshot(version: version, tables: plain, source: source)
    transaction = Transaction(base: base, version: version.next)
    incomplete = []
  }

  private func map(_ segment: Manifest.Segment) -> MappedFile? {
    do throws(StoreError) { return try segmentStore.map(segment) } catch {
      noteUnreadable(error, "", isLoss: false)
    }
    // Each block has its own checksum, so the blocks can be read despite a damaged header or a missing end.
    return try? mapWhole(segment.number)
  }

  /// Maps a whole segment file, because no manifest says how long the segment is.
  private func mapWhole(_ number: SegmentNumber) throws(SystemError) -> MappedFile {
    try disk.map("\(path)/segments/\(number.rawValue)", upTo: .max)
  }

  private func noteUnreadable(_ error: StoreError, _ subject: String, isLoss: Bool) {
    note(
      error.damage?.path, error.damage?.offset, subject + (error.damage?.what ?? error.description),
      isLoss: isLoss)
  }

  // MARK: The logs

  private func mark(in lock: (any DiskFile)?) -> DurableMark? {
    (try? lock?.read(at: 0, count: DurableMark.byteCount)).flatMap { DurableMark($0) }
  }

  private func replay(_ logs: [Version], _ mark: DurableMark?) throws(StoreError) {
    // The log that contains the version of the state is never removed while the store is in use.
    let first = logs.last { $0 <= version } ?? logs.first
    let followers = Dictionary(uniqueKeysWithValues: zip(logs, logs.dropFirst()))
    for base in logs where base >= first ?? .zero {
      let file = LogFile.path(in: path, base: base)
      if base > version {
        note(path, nil, "the log with the commits after version \(version.rawValue) is missing", isLoss: true)
        version = base
      }
      let bytes: [UInt8]
      do { bytes = try LogSalvage.contents(of: file, on: disk) } catch {
        note(file, nil, "the log can't be read: \(error)", isLoss: true)
        continue
      }
      let found = LogSalvage.findings(in: bytes, base: base, path: file)
      do throws(StoreError) { _ = try LogHeader.check(bytes, base: base, path: file) } catch {
        guard let damage = error.damage else { throw error }
        // Without records and without a mark, it is unknown whether the file contained commits.
        note(damage.path, damage.offset, damage.what, isLoss: mark == nil && found.records.isEmpty)
      }
      for (offset, what) in found.damages { note(file, offset, what, isLoss: false) }
      for record in found.records { try apply(record) }
      noteEnd(of: file, base, found, followers[base], mark)
    }
    if let mark, mark.version > version, !logs.contains(mark.base) {
      note(path, nil, "the log with the commits after version \(version.rawValue) is missing", isLoss: true)
    }
  }

  /// Records damage if a log ends before its last commit.
  private func noteEnd(
    of file: String, _ base: Version, _ found: LogSalvage.Findings, _ next: Version?, _ mark: DurableMark?
  ) {
    // All commits may already be in the state, or in the records that were read. In that case, the bytes after these don't
    // matter.
    let isWhole = next.map { $0 <= version } ?? mark.map { $0.version <= version } ?? false
    if isWhole { return }
    let synced = mark.map { $0.base == base ? $0.synced : 0 } ?? 0
    if let (offset, what) = found.incompleteEnd {
      // The last log may end with a commit that was never completely written. Only the mark shows whether that is the case.
      if next != nil || mark == nil || offset < synced { note(file, offset, what, isLoss: true) }
    } else if found.end < synced {
      note(file, found.end, "the log ends before its last commit", isLoss: true)
    }
  }

  private func apply(_ record: LogFile.Record) throws(StoreError) {
    if record.version <= version { return }
    let start = record.offset + LogFile.recordHeaderByteCount
    let missing = (version.rawValue + 1)..<record.version.rawValue
    let manifest = (try? LogRecord.manifest(record.payload)) ?? nil
    let features = manifest?.features ?? (try? LogRecord.features(record.payload)) ?? []
    try StoreFeature.check(features, path: record.path)
    if let manifest {
      // The manifest has the whole state, including the changes of missing records.
      begin(SalvagedState(manifest))
      version = record.version
      recordCount += 1
      return
    }
    if let first = missing.first, let last = missing.last {
      note(
        record.path, record.offset,
        first == last
          ? "the commit with version \(first) is missing"
          : "the commits with versions \(first) to \(last) are missing",
        isLoss: true)
    }
    var replay = SalvageReplay(transaction, tables, schemaVersion: schemaVersion)
    for problem in replay.apply(record.payload) { note(record.path, start, problem, isLoss: true) }
    (tables, schemaVersion) = (replay.tables, replay.schemaVersion)
    incomplete.formUnion(replay.incomplete)
    version = record.version
    recordCount += 1
  }
}
