/// Removes and copies stores as files.
enum StoreFiles {
  /// The name of an empty file that marks a directory while a damaged store is being recovered to it. The new store is
  /// committed all at once, and until then, it would open as an empty store.
  static let recoveryMarker = "recovering"

  private static func isOwn(_ name: String) -> Bool {
    ["manifest", "manifest.new", "log.new", "lock", "checkpoint", recoveryMarker].contains(name)
      || LogFile.base(ofName: name) != nil
  }

  /// Returns the names of a store's files in the order in which they are removed. The states are the manifest and the logs,
  /// beginning with the oldest one. The remaining files, which end with the writers' lock and the lock of checkpoints, are
  /// removed after the directories.
  private static func sorted(_ names: [String]) -> (states: [String], others: [String]) {
    func rank(_ name: String) -> (Int, UInt64, String) {
      switch name {
      case "manifest": (0, 0, name)
      case "lock": (3, 0, name)
      case "checkpoint": (4, 0, name)
      default: if let base = LogFile.base(ofName: name) { (1, base.rawValue, name) } else { (2, 0, name) }
      }
    }
    let names = names.filter(isOwn).coldSorted { rank($0) < rank($1) }
    return (names.filter { rank($0).0 < 2 }, names.filter { rank($0).0 >= 2 })
  }

  /// Acquires the locks of writers and of checkpoints, to exclude both while the files are removed. A running checkpoint would
  /// otherwise publish its manifest later, in a store that has replaced this one. Returns nil if there is no store.
  private static func locks(_ path: String, on disk: any Disk) throws(SystemError) -> [any DiskFile]? {
    while try disk.contents(of: path).contains(where: isOwn) {
      var locks: [any DiskFile] = []
      // Writers acquire the locks in the same order.
      for name in ["lock", "checkpoint"] {
        let lock = try disk.open(path + "/" + name, .readWriteCreate)
        try lock.lock()
        locks.append(lock)
      }
      // By now, another process may have removed the store, and there may be a new one.
      var areRemoved = false
      for lock in locks { if try lock.isRemoved() { areRemoved = true } }
      if !areRemoved { return locks }
    }
    return nil
  }

  /// Removes a store, and its directory if nothing else is in it.
  ///
  /// - Returns: false if there was no store.
  static func remove(_ path: String, on disk: any Disk = SystemDisk()) throws(StoreError) -> Bool {
    guard disk.isDirectory(path) == true else { return false }
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    try checkIsOwn(path, on: disk)
    do {
      guard let locks = try locks(path, on: disk) else { return false }
      defer { withExtendedLifetime(locks) {} }
      let (states, others) = sorted(try disk.contents(of: path))
      // The manifest is removed first, then the logs, beginning with the oldest one. Each file is gone from the disk before the
      // next one is removed, so that the remains after a power failure can't be opened as an older or incomplete store.
      for name in states {
        try disk.remove(path + "/" + name)
        try disk.syncDirectory(path)
      }
      // Remove the directories before the locks: without the locks, another process may begin a new store.
      let segments = path + "/segments"
      if disk.isDirectory(segments) == true {
        try removeFiles(in: segments, on: disk) { SegmentStore.number(ofName: $0) != nil }
        if try disk.contents(of: segments).isEmpty { try disk.removeDirectory(segments) }
      }
      let external = ExternalFiles.directory(in: path)
      if disk.isDirectory(external) == true {
        try removeFiles(in: external, on: disk, where: ExternalFiles.isOwn)
        if try disk.contents(of: external).isEmpty { try disk.removeDirectory(external) }
      }
      let companion = CompanionFiles.directory(in: path)
      if disk.isDirectory(companion) == true {
        try removeFiles(in: companion, on: disk, where: CompanionFiles.isOwn)
        if try disk.contents(of: companion).isEmpty { try disk.removeDirectory(companion) }
      }
      // A directory with segments and without a lock counts as an interrupted copy.
      try disk.syncDirectory(path)
      for name in others {
        try disk.remove(path + "/" + name)
        try disk.syncDirectory(path)
      }
      if try disk.contents(of: path).isEmpty { try disk.removeDirectory(path) }
      return true
    } catch { throw .system("Removing", path, error) }
  }

  /// Removes files from a directory, and syncs it. A directory with the name of a file is not part of the store, and stays.
  private static func removeFiles(
    in directory: String, on disk: any Disk, where isOwn: (String) -> Bool
  ) throws(SystemError) {
    for name in try disk.contents(of: directory) where isOwn(name) {
      let path = directory + "/" + name
      if disk.isDirectory(path) != true { try disk.remove(path) }
    }
    try disk.syncDirectory(directory)
  }

  /// Returns the newest format of a store's manifest and logs.
  static func formatVersion(of path: String, on disk: any Disk) throws(StoreError) -> UInt32 {
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    let names: [String]
    do { names = try disk.contents(of: path) } catch { throw .system("Reading", path, error) }
    var newest: UInt32 = 1
    for name in names {
      if name == "manifest" {
        newest = max(newest, try formatVersion(of: path + "/" + name, Manifest.kind, disk) ?? 1)
      } else if LogFile.base(ofName: name) != nil {
        newest = max(newest, try formatVersion(of: path + "/" + name, LogHeader.kind, disk) ?? 1)
      }
    }
    return newest
  }

  /// Returns the format of a file; nil if the file was removed.
  private static func formatVersion(
    of path: String, _ kind: FileHeader.Kind, _ disk: any Disk
  ) throws(StoreError) -> UInt32? {
    let header: [UInt8]
    do { header = try disk.open(path, .read).read(at: 0, count: FileHeader.byteCount) } catch {
      if error.number == SystemError.noEntry { return nil }
      throw .system("Reading", path, error)
    }
    return try FileHeader.check(header, kind, path: path).formatVersion
  }

  /// Writes a snapshot as a separate store, to a directory that does not exist or is empty.
  static func write(
    _ snapshot: Snapshot, _ external: ExternalFiles, to path: String, on disk: any Disk = SystemDisk()
  ) throws(StoreError) {
    try DirectoryBackend.makeDirectories(path, on: disk)
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    let names: [String]
    do { names = try disk.contents(of: path) } catch { throw .system("Reading", path, error) }
    // A copy that was killed immediately leaves only the lock.
    guard names.allSatisfy({ $0 == "checkpoint" }) else { throw .notEmpty(path) }
    let lock = try claim(path, on: disk)
    defer { withExtendedLifetime(lock) {} }
    do throws(StoreError) { try writeFiles(of: snapshot, external, to: path, on: disk) } catch {
      // Don't leave the disk full because of an incomplete copy. The first error says what to do.
      discard(path, on: disk)
      throw error
    }
  }

  /// Locks an empty directory for a copy, with the same file that checkpoints lock. Another copy that also found the directory
  /// empty waits here and is then refused, so that it can't remove the files of this one. In a file system without locks,
  /// copies are not kept apart.
  private static func claim(_ path: String, on disk: any Disk) throws(StoreError) -> any DiskFile {
    let names: [String]
    let lock: any DiskFile
    do {
      var file = try openLocked(path + "/checkpoint", on: disk)
      // Another copy may have failed and removed the file.
      while try file.isRemoved() { file = try openLocked(path + "/checkpoint", on: disk) }
      lock = file
      names = try disk.contents(of: path)
    } catch { throw .system("Locking", path, error) }
    guard names == ["checkpoint"] else { throw .notEmpty(path) }
    return lock
  }

  private static func openLocked(_ path: String, on disk: any Disk) throws(SystemError) -> any DiskFile {
    let file = try disk.open(path, .readWriteCreate)
    do { try file.lock() } catch { if !error.isLockingUnsupported { throw error } }
    return file
  }

  private static func writeFiles(
    of snapshot: Snapshot, _ external: ExternalFiles, to path: String, on disk: any Disk
  ) throws(StoreError) {
    let segments = SegmentStore(path: path, typicalByteCount: Log.bound, disk: disk)
    // The right to a shared store concerns its replica, which a copy doesn't contain. History and cursors aren't copied either.
    let manifest = try segments.write(snapshot.forCopy, isWhole: true, isCommitted: true)
    try segments.check(manifest)
    try external.copy(of: snapshot, to: path, on: disk)
    do { try LogFile.create(in: path, base: snapshot.version, on: disk) } catch {
      throw .system("Writing", path, error)
    }
    // Publish the manifest last, so that an incomplete copy can't be opened as a store.
    try segments.publish(manifest)
  }

  /// Removes the files of a copy that could not be written. The empty directory stays.
  private static func discard(_ path: String, on disk: any Disk) {
    // Remove the manifest first, so that files that can't be removed don't form a store.
    for name in sorted((try? disk.contents(of: path)) ?? []).states + ["manifest.new", "log.new"] {
      try? disk.remove(path + "/" + name)
    }
    let segments = path + "/segments"
    try? removeFiles(in: segments, on: disk) { SegmentStore.number(ofName: $0) != nil }
    try? removeFiles(in: ExternalFiles.directory(in: path), on: disk, where: ExternalFiles.isOwn)
    for directory in [segments, ExternalFiles.directory(in: path)] { try? disk.removeDirectory(directory) }
    // Remove the lock last, because another copy may begin as soon as it is gone.
    try? disk.remove(path + "/checkpoint")
  }

  /// Throws if a directory has parts of a store, but no manifest, first log or lock. An interrupted copy leaves such parts, and
  /// a new store in the directory would hide that the copy is missing. Throws after an interrupted recovery, too.
  static func checkIsWhole(_ path: String, on disk: any Disk) throws(StoreError) {
    let names: [String]
    let isPart: Bool
    let isRecovering: Bool
    do throws(SystemError) {
      names = try disk.contents(of: path)
      isRecovering = names.contains(recoveryMarker)
      let isBegun = names.contains {
        $0 == "manifest" || $0 == "lock" || LogFile.base(ofName: $0) == .zero
      }
      // Checked one after the other, because `||` loses the type of the error.
      var hasParts = try hasFiles(path + "/segments", disk)
      if !hasParts { hasParts = try hasFiles(ExternalFiles.directory(in: path), disk) }
      isPart = hasParts && !isBegun
    } catch { throw .cannotOpen(path, error) }
    if isRecovering { throw .incompleteRecovery(path) }
    if isPart { throw .incompleteCopy(path) }
    try checkIsOwn(names, in: path, on: disk)
  }

  /// Throws if another program's files have the names of a store's files. A new store would replace them, and
  /// deleting the store would remove them.
  static func checkIsOwn(_ path: String, on disk: any Disk) throws(StoreError) {
    // Opening the directory for its purpose reports the error.
    if let names = try? disk.contents(of: path) { try checkIsOwn(names, in: path, on: disk) }
  }

  private static func checkIsOwn(
    _ names: [String], in path: String, on disk: any Disk
  ) throws(StoreError) {
    var foreign: String?
    do throws(SystemError) {
      // Every writer writes the lock, so for most stores it is the only file that is read.
      let names = names.filter(isOwn)
      for name in names.filter({ $0 == "lock" }) + names.filter({ $0 != "lock" }) {
        let file = path + "/" + name
        guard disk.isDirectory(file) != true else { continue }
        let start = try disk.open(file, .read).read(at: 0, count: headerPrefix.count)
        if start == headerPrefix { return }
        // After a power failure, a file can be empty, or have zeros or a part of its bytes.
        if start.contains(where: { $0 != 0 }) && !headerPrefix.starts(with: start) {
          foreign = foreign ?? file
        }
      }
    } catch {
      // Opening the file for its purpose reports the error.
      return
    }
    if let foreign { throw .notAStore(foreign) }
  }

  /// The first bytes of the manifest, the logs and the lock.
  private static let headerPrefix = Array("SANTA".utf8)

  private static func hasFiles(_ directory: String, _ disk: any Disk) throws(SystemError) -> Bool {
    if disk.isDirectory(directory) != true { return false }
    return try !disk.contents(of: directory).isEmpty
  }
}
