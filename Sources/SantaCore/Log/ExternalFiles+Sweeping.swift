#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Files that the newest state doesn't name are removed once no process needs them any more.
//
// Older states may still name them. Each process therefore takes a lease before it reads a state: a shared lock on the file
// `readers.<n>` with the highest number. When files are found that the newest state doesn't name, their names are written to
// `readers.<n + 1>`. States that are read with a lease on this new file don't name them. The files are removed when no process
// has a lease on any older `readers` file, which an exclusive lock on it proves. A killed process has no leases.
extension ExternalFiles {
  private static let prefix = "readers."
  /// More epochs than any store has. A greater number in a name is forged, and must not make the next number overflow.
  private static let epochLimit: UInt64 = 1 << 62
  /// The maximum number of bytes to read of a list. Files that are listed after these bytes are listed again.
  private static let maximumListByteCount = 16 << 20

  private static func epoch(ofName name: String) -> UInt64? {
    guard name.hasPrefix(prefix), let number = UInt64(name.dropFirst(prefix.count)),
      name == prefix + "\(number)", number < epochLimit
    else { return nil }
    return number
  }

  private static func path(ofEpoch number: UInt64, in directory: String) -> String {
    "\(directory)/\(prefix)\(number)"
  }

  static func epochs(in directory: String, _ disk: any Disk) throws(SystemError) -> [UInt64] {
    try disk.contents(of: directory).compactMap(epoch(ofName:)).coldSorted()
  }

  /// Returns whether a name in the directory `external` is the name of a store's file.
  static func isOwn(_ name: String) -> Bool {
    file(ofName: name) != nil || epoch(ofName: name) != nil || name.hasPrefix(unlockedPrefix)
  }

  /// Begins an epoch.
  ///
  /// - Parameter files: the files that states don't name if they are read from now on.
  static func makeEpoch(
    _ number: UInt64, in directory: String, _ files: [UUID], _ disk: any Disk
  ) throws(SystemError) {
    // An existing file is not replaced, because other processes may have leases on it.
    let file = try disk.open(path(ofEpoch: number, in: directory), .readWriteCreate)
    if files.isEmpty { return }
    var writer = ByteWriter()
    for file in files { writer.value(.uuid(file), type: .uuid, isOptional: false) }
    // Not synced: after a power failure, no process has a lease, and files that are not listed are listed again.
    try file.write(writer.bytes, at: 0)
  }

  private static func files(
    ofEpoch number: UInt64, in directory: String, _ disk: any Disk
  ) throws(SystemError) -> [UUID] {
    let file = try disk.open(path(ofEpoch: number, in: directory), .read)
    var reader = ByteReader(try file.read(at: 0, count: min(try file.size(), maximumListByteCount)))
    var files: [UUID] = []
    // The end of a list may be missing after a power failure.
    while case .uuid(let file)? = try? reader.value(type: .uuid, isOptional: false) { files.append(file) }
    return files
  }

  // MARK: Leases

  /// Returns whether a lease is the newest one. For a store in memory, which needs no leases, returns true.
  func isNewest(_ lease: ExternalLease?) -> Bool {
    guard case .directory(let path, let disk, _) = location else { return true }
    guard let lease else { return false }
    let next = Self.path(ofEpoch: lease.number + 1, in: Self.directory(in: path))
    return disk.isDirectory(next) == nil
  }

  /// Takes a lease for the states that are read from now on. Returns nil if there is no external data, and where locks are not
  /// supported or not permitted, because there are no writers there.
  func lease() throws(StoreError) -> ExternalLease? {
    guard case .directory(let path, let disk, _) = location else { return nil }
    let directory = Self.directory(in: path)
    // A file can be removed between being listed and being locked. In that case, there is a newer one.
    while true {
      do throws(SystemError) {
        guard let newest = try Self.epochs(in: directory, disk).last else { return nil }
        let file = try disk.open(Self.path(ofEpoch: newest, in: directory), .read)
        if try file.tryLockShared(), try !file.isRemoved() { return ExternalLease(newest, file) }
        SystemCalls.sleep(milliseconds: 1)
      } catch {
        if error.number == SystemError.noEntry {
          if disk.isDirectory(directory) != true { return nil }
          continue
        }
        if error.isRefusal || error.isLockingUnsupported { return nil }
        throw .system("Locking", directory, error)
      }
    }
  }

  // MARK: Sweeping

  /// Returns the files that exist.
  func all() throws(StoreError) -> [UUID] {
    guard case .directory(let path, let disk, _) = location else { return [] }
    let directory = Self.directory(in: path)
    do { return try disk.contents(of: directory).compactMap(Self.file(ofName:)) } catch {
      if error.number == SystemError.noEntry { return [] }
      throw .system("Reading", directory, error)
    }
  }

  /// Removes the files that are not named by any state that a process still reads. The caller must hold the writers' lock, and
  /// must have published all commits.
  ///
  /// - Parameter named: the files that the newest state names.
  func removeUnneeded(but named: Set<UUID>) throws(StoreError) {
    guard case .directory(let path, let disk, _) = location else { return }
    let directory = Self.directory(in: path)
    do throws(SystemError) {
      var unneeded: Set<UUID> = []
      for name in try disk.contents(of: directory) {
        if name.hasPrefix(Self.unlockedPrefix) {
          try Self.ifFree("\(directory)/\(name)", disk) { () throws(SystemError) in
            try disk.remove("\(directory)/\(name)")
          }
        }
        guard let file = Self.file(ofName: name), !named.contains(file) else { continue }
        // A file that is being written stays locked until its commit was appended. No commit is being appended now.
        try Self.ifFree("\(directory)/\(name)", disk) { () throws(SystemError) in unneeded.insert(file) }
      }
      let epochs = try Self.epochs(in: directory, disk)
      guard let newest = epochs.last else { return }
      for epoch in epochs {
        // No process has a lease on an older file.
        for file in try Self.files(ofEpoch: epoch, in: directory, disk) where unneeded.remove(file) != nil {
          try disk.remove(Self.path(of: file, in: path))
        }
        let name = Self.path(ofEpoch: epoch, in: directory)
        // Hold the lock until the file is removed, so that no process gets a lease on it that other processes would not find.
        if epoch == newest { break }
        let isOver = try Self.ifFree(name, disk) { () throws(SystemError) in try disk.remove(name) }
        if !isOver { break }
      }
      for epoch in try Self.epochs(in: directory, disk) {
        unneeded.subtract(try Self.files(ofEpoch: epoch, in: directory, disk))
      }
      if !unneeded.isEmpty {
        try Self.makeEpoch(
          newest + 1, in: directory, unneeded.coldSorted { $0.uuidString < $1.uuidString }, disk)
      }
    } catch  where error.number == SystemError.noEntry {
      // The store has no external data.
      return
    } catch { throw .system("Removing unneeded files of", directory, error) }
  }

  /// Runs `body` with an exclusive lock on a file, if no other process has a lock on it.
  ///
  /// - Returns: whether `body` was run.
  @discardableResult
  private static func ifFree(
    _ path: String, _ disk: any Disk, _ body: () throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    let file: any DiskFile
    do { file = try disk.open(path, .read) } catch {
      // The writer of the file has just removed it, or something else has its name, such as a directory.
      if error.number == SystemError.noEntry || error.isOfNoFile { return false }
      throw error
    }
    guard try file.tryLock() else { return false }
    try body()
    try file.unlock()
    return true
  }
}
