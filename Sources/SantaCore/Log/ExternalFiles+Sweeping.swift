#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Files that the newest state does not name are removed when no process needs them any more.
//
// Older states may name them. So each process takes a lease before it reads a state: a shared lock on the file
// `readers.<n>` with the highest number. When files are found that the newest state does not name, their names are written
// to `readers.<n + 1>`. A state that is read with a lease on this file does not name them. So they are removed when
// nobody has a lease on any older file, which an exclusive lock proves. A killed process has no leases.
extension ExternalFiles {
  private static let prefix = "readers."
  /// No store has so many epochs. A greater number in a name is a forgery, which must not make the next one overflow.
  private static let epochLimit: UInt64 = 1 << 62
  /// How much of a list is read. A file that is listed beyond it is listed again.
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
    try disk.contents(of: directory).compactMap(epoch(ofName:)).sorted()
  }

  /// Whether a name in the directory `external` is one of a store's files.
  static func isOwn(_ name: String) -> Bool {
    file(ofName: name) != nil || epoch(ofName: name) != nil || name.hasPrefix(unlockedPrefix)
  }

  /// Begins an epoch.
  ///
  /// - Parameter files: the files that no state names which is read from then on.
  static func makeEpoch(
    _ number: UInt64, in directory: String, _ files: [UUID], _ disk: any Disk
  ) throws(SystemError) {
    // An existing file is not replaced, because others may have leases on it.
    let file = try disk.open(path(ofEpoch: number, in: directory), .readWriteCreate)
    if files.isEmpty { return }
    var writer = ByteWriter()
    for file in files { writer.value(.uuid(file), type: .uuid, isOptional: false) }
    // Not synced: after a power failure nobody has a lease, and files that are not listed are listed again.
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

  /// Whether a lease, if there is one, is the newest.
  func isNewest(_ lease: ExternalLease?) -> Bool {
    guard case .directory(let path, let disk, _) = location else { return true }
    guard let lease else { return false }
    let next = Self.path(ofEpoch: lease.number + 1, in: Self.directory(in: path))
    return disk.isDirectory(next) == nil
  }

  /// Takes a lease for the states that are read from now on. Nil without external files, and where locks are not supported
  /// or not permitted: nobody writes there.
  func lease() throws(StoreError) -> ExternalLease? {
    guard case .directory(let path, let disk, _) = location else { return nil }
    let directory = Self.directory(in: path)
    // A file may be removed between being listed and being locked. Then there is a newer one.
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

  /// The files that exist.
  func all() throws(StoreError) -> [UUID] {
    guard case .directory(let path, let disk, _) = location else { return [] }
    let directory = Self.directory(in: path)
    do { return try disk.contents(of: directory).compactMap(Self.file(ofName:)) } catch {
      if error.number == SystemError.noEntry { return [] }
      throw .system("Reading", directory, error)
    }
  }

  /// Removes the files that no state names which anybody still reads. The caller holds the writers' lock, and has
  /// published all commits.
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
        // The lock of a file that is being written is held until its commit was appended, which is not now.
        try Self.ifFree("\(directory)/\(name)", disk) { () throws(SystemError) in unneeded.insert(file) }
      }
      let epochs = try Self.epochs(in: directory, disk)
      guard let newest = epochs.last else { return }
      for epoch in epochs {
        // Nobody has a lease on an older file.
        for file in try Self.files(ofEpoch: epoch, in: directory, disk) where unneeded.remove(file) != nil {
          try disk.remove(Self.path(of: file, in: path))
        }
        let name = Self.path(ofEpoch: epoch, in: directory)
        // The lock is held until the file is removed, so that nobody gets a lease on it that others would not find.
        if epoch == newest { break }
        let isOver = try Self.ifFree(name, disk) { () throws(SystemError) in try disk.remove(name) }
        if !isOver { break }
      }
      for epoch in try Self.epochs(in: directory, disk) {
        unneeded.subtract(try Self.files(ofEpoch: epoch, in: directory, disk))
      }
      if !unneeded.isEmpty {
        try Self.makeEpoch(newest + 1, in: directory, unneeded.sorted { $0.uuidString < $1.uuidString }, disk)
      }
    } catch  where error.number == SystemError.noEntry {
      // There is no external data.
      return
    } catch { throw .system("Removing unneeded files of", directory, error) }
  }

  /// Runs `body` with an exclusive lock on a file, if nobody else has a lock on it.
  ///
  /// - Returns: whether `body` was run.
  @discardableResult
  private static func ifFree(
    _ path: String, _ disk: any Disk, _ body: () throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    let file: any DiskFile
    do { file = try disk.open(path, .read) } catch {
      // Its writer has removed it meanwhile, or it is something else that has such a name, such as a directory.
      if error.number == SystemError.noEntry || error.isOfNoFile { return false }
      throw error
    }
    guard try file.tryLock() else { return false }
    try body()
    try file.unlock()
    return true
  }
}
