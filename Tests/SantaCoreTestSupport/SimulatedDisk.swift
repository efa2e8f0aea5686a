import Dispatch
package import SantaCore
package import SeededNumbers
import Synchronization

/// A disk in memory that stops, fails and loses data on request, as real disks do at a power failure.
///
/// Unsynced writes are kept in order. At a power failure, each of them reaches the disk completely, partially or not at all,
/// independently of the rest. Name changes in an unsynced directory do so as well, each completely or not at all. A directory
/// whose own name was not synced may be lost with everything in it.
///
/// A failed sync affects the earlier writes like a power failure, and forgets them: reads still return them, but a later sync
/// doesn't write the lost data again. Linux behaves the same, because it marks the pages as clean
/// (https://lwn.net/Articles/752063/). Each open file reports the failure once, at its next sync.
package final class SimulatedDisk: Disk {
  /// A fault, at a call that changes something. Calls are counted from 1.
  package enum Fault: Sendable {
    case none
    /// This call and all later ones fail.
    case powerCut(atCall: Int)
    /// Only this call fails, with this error number. A write has then written half of its bytes.
    case error(atCall: Int, number: Int32)
    /// The disk is full at these calls: those that need space fail.
    case full(atCalls: ClosedRange<Int>)
    /// Only this sync of a file fails. Syncs are counted from 1.
    case failingSync(Int)
    /// Only the next write to a file with this name fails.
    case failingWrite(name: String)
    /// Only the next read of a file with this name fails.
    case failingRead(name: String)
    /// Only the next attempt to open a file with this name fails, as if too many files were open.
    case failingOpen(name: String)
  }

  fileprivate struct Write {
    var offset: Int
    /// The written bytes; nil if the file was truncated at `offset`.
    var bytes: [UInt8]?
  }

  fileprivate struct Contents {
    /// The contents that reads return.
    var bytes: [UInt8] = []
    /// The contents that are guaranteed to be on the disk.
    var durable: [UInt8] = []
    /// The writes since the last sync, which may reach the disk.
    var unsynced: [Write] = []
    /// The number of failed syncs of the file.
    var failedSyncs = 0

    init(bytes: [UInt8] = []) { (self.bytes, durable) = (bytes, bytes) }

    mutating func write(_ write: Write) {
      Self.apply(write, to: &bytes)
      unsynced.append(write)
    }

    mutating func sync() {
      for write in unsynced { Self.apply(write, to: &durable) }
      unsynced = []
    }

    /// Applies each write completely, partially or not at all. Size changes are never lost for good, because file systems
    /// record them in their journals.
    mutating func failToSync(using generator: inout SeededGenerator) {
      failedSyncs += 1
      for write in unsynced where write.bytes != nil {
        Self.apply(write, to: &durable, sharedBy: &generator)
      }
      unsynced.removeAll { $0.bytes != nil }
    }

    /// Returns the contents after a power failure.
    func afterPowerCut(using generator: inout SeededGenerator) -> [UInt8] {
      var found = durable
      for write in unsynced { Self.apply(write, to: &found, sharedBy: &generator) }
      return found
    }

    private static func apply(
      _ write: Write, to bytes: inout [UInt8], sharedBy generator: inout SeededGenerator
    ) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: break
      case 1: apply(write, to: &bytes)
      default:
        guard let new = write.bytes else { return }
        let kept = Int.random(in: 0...new.count, using: &generator)
        apply(Write(offset: write.offset, bytes: Array(new.prefix(kept))), to: &bytes)
      }
    }

    private static func apply(_ write: Write, to bytes: inout [UInt8]) {
      if let new = write.bytes {
        if bytes.count < write.offset { bytes += Array(repeating: 0, count: write.offset - bytes.count) }
        bytes.replaceSubrange(write.offset..<min(bytes.count, write.offset + new.count), with: new)
      } else if bytes.count > write.offset {
        bytes.removeSubrange(write.offset...)
      } else {
        bytes += Array(repeating: 0, count: write.offset - bytes.count)
      }
    }
  }

  /// A change to the names in a directory.
  fileprivate enum NameChange {
    case set(String, Int)
    case remove(String)
    case rename(String, to: String, Int)

    /// The path that the change creates or removes. All names of a change are in one directory.
    var path: String {
      switch self {
      case .set(let path, _), .remove(let path), .rename(_, let path, _): path
      }
    }

    func apply(to names: inout [String: Int]) {
      switch self {
      case .set(let path, let number): names[path] = number
      case .remove(let path): names[path] = nil
      case .rename(let old, let new, let number):
        // The old name may refer to another file by now, or to none.
        if names[old] == number { names[old] = nil }
        names[new] = number
      }
    }
  }

  fileprivate struct State {
    var fault: Fault
    var calls = 0
    var syncs = 0
    var isOff = false
    /// The open file that holds the exclusive lock on a file, by file number. It excludes shared locks.
    var lockHolders: [Int: ObjectIdentifier] = [:]
    /// The contents of files, by file number. Names refer to numbers, so an open file survives a rename.
    var contents: [Int: Contents] = [:]
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    /// The changes to `names` since the last sync, which may reach the disk.
    var unsyncedNames: [NameChange] = []
    var directories: Set<String>
    var syncedDirectories: Set<String>

    /// Counts a call that changes something. Throws if the call must fail.
    mutating func change(_ call: String) throws(SystemError) -> Bool {
      calls += 1
      if case .powerCut(let last) = fault, calls >= last { isOff = true }
      if isOff { throw SystemError(call: call, number: 5) }
      return switch fault {
      case .error(let number, _): calls != number
      case .full(let numbers): !(numbers.contains(calls) && ["open", "pwrite", "mkdir"].contains(call))
      default: true
      }
    }

    /// A generator that makes the effect of a failed sync the same for the same sequence of calls.
    var lossGenerator: SeededGenerator { SeededGenerator(seed: UInt64(calls)) }

    mutating func change(_ change: NameChange) {
      change.apply(to: &names)
      unsyncedNames.append(change)
    }

    /// Removes and returns the unsynced name changes in a directory.
    mutating func takeUnsyncedNames(of directory: String) -> [NameChange] {
      let isInside = { (change: NameChange) in
        let path = change.path
        return path[..<(path.lastIndex(of: "/") ?? path.startIndex)] == (directory == "/" ? "" : directory)
      }
      defer { unsyncedNames.removeAll(where: isInside) }
      return unsyncedNames.filter(isInside)
    }

    var faultNumber: Int32 {
      switch fault {
      case .error(_, let number): number
      case .full: 28
      default: 5
      }
    }
  }

  fileprivate let state: Mutex<State>
  /// The semaphores of held syncs; nil if syncs are not held.
  private let heldSyncs = Mutex<[DispatchSemaphore]?>(nil)
  /// Closures to call before the next read of a path, by the end of the path.
  private let interruptions = Mutex<[String: @Sendable () -> Void]>([:])

  package init(fault: Fault = .none) {
    state = Mutex(State(fault: fault, directories: ["/"], syncedDirectories: ["/"]))
  }

  private init(_ state: State) { self.state = Mutex(state) }

  /// The number of calls that changed something, or tried to.
  package var changingCalls: Int { state.withLock { $0.calls } }

  /// The number of syncs of files.
  package var syncs: Int { state.withLock { $0.syncs } }

  /// Makes each following sync of a file wait for `letSyncsPass` before it does anything.
  package func holdSyncs() { heldSyncs.withLock { $0 = $0 ?? [] } }

  /// - Parameter next: whether later syncs are still held.
  package func letSyncsPass(butHold next: Bool = false) {
    let waiting = heldSyncs.withLock { held in
      defer { held = next ? [] : nil }
      return held ?? []
    }
    for waiter in waiting { waiter.signal() }
  }

  /// The number of syncs that are being held.
  package var heldSyncCount: Int { heldSyncs.withLock { $0?.count ?? 0 } }

  fileprivate func waitWhereHeld() {
    let semaphore = heldSyncs.withLock { held -> DispatchSemaphore? in
      if held == nil { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      held?.append(semaphore)
      return semaphore
    }
    semaphore?.waitUnlessItHangs()
  }

  /// Calls `body` before a file with this name is read or mapped the next time, or a directory with this name is listed.
  package func interruptReading(_ name: String, _ body: @escaping @Sendable () -> Void) {
    interruptions.withLock { $0["/" + name] = body }
  }

  fileprivate func interruptReading(at path: String) {
    let body = interruptions.withLock { interruptions in
      interruptions.keys.first { path.hasSuffix($0) }.flatMap { interruptions.removeValue(forKey: $0) }
    }
    body?()
  }

  /// Sets another fault, and resets the counts of calls and syncs.
  package func set(_ fault: Fault) {
    state.withLock { state in
      state.fault = fault
      (state.calls, state.syncs) = (0, 0)
    }
  }

  /// Returns the disk after a power failure. The locks of all processes are released.
  package func afterPowerCut(using generator: inout SeededGenerator) -> SimulatedDisk {
    state.withLock { state in
      // Sorted, so that each run with this seed has the same order.
      let lost = state.directories.subtracting(state.syncedDirectories).sorted().filter { _ in
        Bool.random(using: &generator)
      }
      let found = state.directories.filter { directory in
        !lost.contains { directory == $0 || directory.hasPrefix($0 + "/") }
      }
      var new = State(fault: .none, directories: found, syncedDirectories: found)
      // Sorted by file number, so that the seed reproduces the result.
      for (number, contents) in state.contents.sorted(by: { $0.key < $1.key }) {
        new.contents[number] = Contents(bytes: contents.afterPowerCut(using: &generator))
      }
      new.names = state.syncedNames
      // All changes, none, or some of them, independently of each other.
      let fate = Int.random(in: 0..<3, using: &generator)
      for change in state.unsyncedNames where fate == 0 || fate == 1 && Bool.random(using: &generator) {
        change.apply(to: &new.names)
      }
      new.names = new.names.filter { name, _ in !lost.contains { name.hasPrefix($0 + "/") } }
      new.syncedNames = new.names
      return SimulatedDisk(new)
    }
  }

  /// Returns the disk after a process was killed, with everything that it had written.
  package func afterKill() -> SimulatedDisk {
    state.withLock { state in
      var new = state
      new.fault = .none
      new.isOff = false
      new.lockHolders = [:]
      return SimulatedDisk(new)
    }
  }

  // MARK: Disk

  package func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile {
    let number = try state.withLock { (state) throws(SystemError) -> Int in
      if case .failingOpen(let name) = state.fault, path.hasSuffix("/" + name) {
        state.fault = .none
        throw SystemError(call: "open", number: 24)
      }
      switch mode {
      case .new: break
      case .readWriteCreate: if let number = state.names[path] { return number }
      case .read, .readWrite:
        if let number = state.names[path] { return number }
        // A directory is only opened to watch it, and has no contents.
        if mode == .read && state.directories.contains(path) { return -1 }
        throw SystemError(call: "open", number: 2)
      }
      guard try state.change("open") else { throw SystemError(call: "open", number: state.faultNumber) }
      let number = state.contents.count
      state.contents[number] = Contents()
      state.change(.set(path, number))
      return number
    }
    let failedSyncs = state.withLock { $0.contents[number]?.failedSyncs ?? 0 }
    return SimulatedFile(path: path, number: number, disk: self, knownFailures: failedSyncs)
  }

  package func map(_ path: String, upTo limit: Int) throws(SystemError) -> MappedFile {
    interruptReading(at: path)
    return try state.withLock { (state) throws(SystemError) in
      if case .failingOpen(let name) = state.fault, path.hasSuffix("/" + name) {
        state.fault = .none
        throw SystemError(call: "open", number: 24)
      }
      guard let number = state.names[path] else { throw SystemError(call: "open", number: 2) }
      return MappedFile(path, contents: Array((state.contents[number]?.bytes ?? []).prefix(limit)))
    }
  }

  package func makeDirectory(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("mkdir") else { throw SystemError(call: "mkdir", number: state.faultNumber) }
      state.directories.insert(path)
    }
  }

  package func isDirectory(_ path: String) -> Bool? {
    state.withLock { $0.directories.contains(path) ? true : $0.names[path] == nil ? nil : false }
  }

  /// File numbers are sufficient, because files are never copied here.
  package func stamp(of path: String) throws(SystemError) -> FileStamp? {
    try state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "stat", number: 5) }
      return state.names[path].map { FileStamp(number: UInt64($0), changeSeconds: 0, changeNanoseconds: 0) }
    }
  }

  package func rename(_ old: String, to new: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("rename") else { throw SystemError(call: "rename", number: state.faultNumber) }
      guard let number = state.names[old] else { throw SystemError(call: "rename", number: 2) }
      state.change(.rename(old, to: new, number))
    }
  }

  package func remove(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("unlink") else { throw SystemError(call: "unlink", number: state.faultNumber) }
      if state.names[path] == nil { throw SystemError(call: "unlink", number: 2) }
      state.change(.remove(path))
    }
  }

  package func removeDirectory(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("rmdir") else { throw SystemError(call: "rmdir", number: state.faultNumber) }
      state.directories.remove(path)
    }
  }

  package func contents(of directory: String) throws(SystemError) -> [String] {
    interruptReading(at: directory)
    return try state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "opendir", number: 5) }
      return state.names.keys.filter { $0.hasPrefix(directory + "/") }
        .map { String($0.dropFirst(directory.count + 1)) }.filter { !$0.contains("/") }
    }
  }

  package func syncDirectory(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      let works = try state.change("fsync")
      var generator = state.lossGenerator
      for change in state.takeUnsyncedNames(of: path) where works || Bool.random(using: &generator) {
        change.apply(to: &state.syncedNames)
      }
      if !works { throw SystemError(call: "fsync", number: state.faultNumber) }
      // Syncs the names of subdirectories. Their contents are synced when they are synced themselves.
      let prefix = path == "/" ? "/" : path + "/"
      for directory in state.directories.union(state.syncedDirectories)
      where directory.hasPrefix(prefix) && !directory.dropFirst(prefix.count).contains("/")
        && directory != "/"
      {
        if state.directories.contains(directory) {
          state.syncedDirectories.insert(directory)
        } else {
          state.syncedDirectories.remove(directory)
        }
      }
    }
  }

  /// Paths are sufficient, because directories are never renamed here.
  package func anchored(at directory: String) throws(SystemError) -> any Disk {
    let isDirectory = state.withLock { $0.directories.contains(directory) }
    if !isDirectory { throw SystemError(call: "open", number: 2) }
    return self
  }
}

private final class SimulatedFile: DiskFile {
  let path: String
  private let number: Int
  private let disk: SimulatedDisk
  /// The number of failed syncs of the file that this open file has reported, or that happened before it was opened.
  private let knownFailures: Mutex<Int>

  init(path: String, number: Int, disk: SimulatedDisk, knownFailures: Int) {
    self.path = path
    self.number = number
    self.disk = disk
    self.knownFailures = Mutex(knownFailures)
  }

  deinit { giveUpLock() }

  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    disk.interruptReading(at: path)
    return try disk.state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "pread", number: 5) }
      if case .failingRead(let name) = state.fault, path.hasSuffix("/" + name) {
        state.fault = .none
        throw SystemError(call: "pread", number: 5)
      }
      let bytes = state.contents[number]?.bytes ?? []
      return Array(bytes.dropFirst(offset).prefix(count))
    }
  }

  private func apply(_ call: String, _ write: SimulatedDisk.Write) throws(SystemError) {
    try disk.state.withLock { (state) throws(SystemError) in
      var works = try state.change(call)
      if case .failingWrite(let name) = state.fault, path.hasSuffix("/" + name) {
        state.fault = .none
        works = false
      }
      var write = write
      if !works { write.bytes = write.bytes.map { Array($0.prefix($0.count / 2)) } }
      if works || write.bytes != nil { state.contents[number]?.write(write) }
      if !works { throw SystemError(call: call, number: state.faultNumber) }
    }
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try apply("pwrite", .init(offset: offset, bytes: bytes))
  }

  func truncate(to size: Int) throws(SystemError) { try apply("ftruncate", .init(offset: size, bytes: nil)) }

  func sync() throws(SystemError) {
    disk.waitWhereHeld()
    try disk.state.withLock { (state) throws(SystemError) in
      var works = try state.change("fdatasync")
      state.syncs += 1
      if case .failingSync(state.syncs) = state.fault { works = false }
      if works {
        state.contents[number]?.sync()
      } else {
        var generator = state.lossGenerator
        state.contents[number]?.failToSync(using: &generator)
      }
      let failures = state.contents[number]?.failedSyncs ?? 0
      let isNews = knownFailures.withLock { known in
        defer { known = failures }
        return known < failures
      }
      if isNews { throw SystemError(call: "fdatasync", number: state.faultNumber) }
    }
  }

  func size() throws(SystemError) -> Int {
    try disk.state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "lseek", number: 5) }
      return state.contents[number]?.bytes.count ?? 0
    }
  }

  func isRemoved() throws(SystemError) -> Bool {
    disk.state.withLock { !$0.names.values.contains(number) }
  }

  func isAt(_ path: String) throws(SystemError) -> Bool { disk.state.withLock { $0.names[path] == number } }

  func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable { path }

  func tryLockShared() throws(SystemError) -> Bool {
    try disk.state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "flock", number: 5) }
      return state.lockHolders[number] == nil
    }
  }

  // Tests have one writer at a time, so an exclusive lock is always free.
  func lock() throws(SystemError) {
    try disk.state.withLock { (state) throws(SystemError) in
      guard try state.change("flock") else { throw SystemError(call: "flock", number: state.faultNumber) }
      state.lockHolders[number] = ObjectIdentifier(self)
    }
  }

  func tryLock() throws(SystemError) -> Bool {
    try lock()
    return true
  }

  func unlock() throws(SystemError) {
    try disk.state.withLock { (state) throws(SystemError) in
      guard try state.change("flock") else { throw SystemError(call: "flock", number: state.faultNumber) }
    }
    giveUpLock()
  }

  private func giveUpLock() {
    disk.state.withLock { state in
      if state.lockHolders[number] == ObjectIdentifier(self) { state.lockHolders[number] = nil }
    }
  }
}
