/// The kept states of a store in a directory, and the records of the commits between them.
struct HistoryFiles: Sendable {
  let path: String
  let disk: any Disk
  let segments: SegmentStore

  /// How often the manifest is read again if files of a kept state are missing. They are missing if another process has replaced
  /// the manifest in between.
  private static let maximumAttempts = 5

  /// Returns the manifests of the states from which other versions are computed, ascending by version.
  func roots() throws(StoreError) -> [Manifest] {
    var newest = try segments.readManifest() ?? .empty
    let roots = newest.roots
    newest.roots = []
    return roots + [newest]
  }

  /// Returns the last root at or before a version; nil if the version is no longer kept.
  func root(before version: Version) throws(StoreError) -> Snapshot? {
    try root { $0.last { $0.version <= version } }
  }

  /// Returns the state of a root; nil if there is no such root.
  func root(_ choose: ([Manifest]) -> Manifest?) throws(StoreError) -> Snapshot? {
    var failure: StoreError?
    for _ in 0..<Self.maximumAttempts {
      guard let root = choose(try roots()) else { return nil }
      do throws(StoreError) { return try segments.snapshot(of: root) } catch { failure = error }
    }
    if let failure { throw failure }
    return nil
  }

  /// Opens the log with the record after a version; nil if it was removed.
  func log(after version: Version) throws(StoreError) -> LogFile? {
    let bases: [Version]
    do { bases = try disk.contents(of: path).compactMap(LogFile.base(ofName:)) } catch {
      throw .cannotOpen(path, error)
    }
    guard let base = bases.filter({ $0 <= version }).max(),
      var file = try LogFile(in: path, base: base, isReadOnly: true, disk: disk)
    else { return nil }
    if version != base { try file.skip(to: version) }
    return file
  }

  /// Returns the number of bytes of the records after a version, as far as their logs have not been removed.
  func recordByteCount(after version: Version) throws(StoreError) -> Int {
    var byteCount = 0
    var log = try log(after: version)
    while var file = log {
      let start = file.position
      _ = try file.read(to: nil)
      if file.position.version == start.version { break }
      byteCount += file.position.offset - start.offset
      log = try LogFile(in: path, base: file.position.version, isReadOnly: true, disk: disk)
    }
    return byteCount
  }
}
