import Dispatch
package import SantaCore
import Synchronization

/// A disk in memory that stops, fails and forgets on command, as real ones do when the power goes.
///
/// What was written but not synced is kept in the order of writing. When the power goes, each of these writes
/// independently reaches the disk whole, in part, or not at all; and so does a rename whose directory was not synced. A
/// directory whose name was not synced may be gone with all that is in it.
package final class SimulatedDisk: Disk {
  /// What goes wrong, at which of the calls that change something, counted from 1.
  package enum Fault: Sendable {
    case none
    /// From this call on nothing works any more.
    case powerCut(atCall: Int)
    /// This call alone fails, with this error number; a write then has written half of its bytes.
    case error(atCall: Int, number: Int32)
    /// This sync of a file alone fails, counted from 1.
    case failingSync(Int)
    /// The next write to a file of this name alone fails.
    case failingWrite(name: String)
  }

  fileprivate struct Write {
    var offset: Int
    /// Nil: the file was cut at `offset`.
    var bytes: [UInt8]?
  }

  fileprivate struct Contents {
    var bytes: [UInt8] = []
    var unsynced: [(Write, before: [UInt8])] = []

    mutating func apply(_ write: Write) {
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

  fileprivate struct State {
    var fault: Fault
    var calls = 0
    var syncs = 0
    var isOff = false
    /// Contents by number; names lead to numbers, so that an open file survives its renaming.
    var contents: [Int: Contents] = [:]
    var names: [String: Int] = [:]
    var syncedNames: [String: Int] = [:]
    var directories: Set<String>
    var syncedDirectories: Set<String>

    /// Counts a call that changes something, and fails where it is to.
    mutating func change(_ call: String) throws(SystemError) -> Bool {
      calls += 1
      if case .powerCut(let last) = fault, calls >= last { isOff = true }
      if isOff { throw SystemError(call: call, number: 5) }
      if case .error(let number, _) = fault, calls == number { return false }
      return true
    }

    var faultNumber: Int32 { if case .error(_, let number) = fault { number } else { 5 } }
  }

  fileprivate let state: Mutex<State>
  /// Who waits in a sync that is held up; nil while none is.
  private let heldSyncs = Mutex<[DispatchSemaphore]?>(nil)

  package init(fault: Fault = .none) {
    state = Mutex(State(fault: fault, directories: ["/"], syncedDirectories: ["/"]))
  }

  private init(_ state: State) { self.state = Mutex(state) }

  /// How many calls have changed something, or tried to.
  package var changingCalls: Int { state.withLock { $0.calls } }

  /// How often a file's data was synced.
  package var syncs: Int { state.withLock { $0.syncs } }

  /// From now on every sync of a file waits, before it does anything, for `letSyncsPass`.
  package func holdSyncs() { heldSyncs.withLock { $0 = $0 ?? [] } }

  /// - Parameter next: whether those that come later are held up as before.
  package func letSyncsPass(butHold next: Bool = false) {
    let waiting = heldSyncs.withLock { held in
      defer { held = next ? [] : nil }
      return held ?? []
    }
    for waiter in waiting { waiter.signal() }
  }

  /// How many syncs are held up.
  package var heldSyncCount: Int { heldSyncs.withLock { $0?.count ?? 0 } }

  fileprivate func waitWhereHeld() {
    let semaphore = heldSyncs.withLock { held -> DispatchSemaphore? in
      if held == nil { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      held?.append(semaphore)
      return semaphore
    }
    semaphore?.wait()
  }

  /// Another fault from here on; calls are counted anew.
  package func set(_ fault: Fault) {
    state.withLock { state in
      state.fault = fault
      (state.calls, state.syncs) = (0, 0)
    }
  }

  /// The disk as it is found when the power comes back. Locks are gone with the processes that held them.
  package func afterPowerCut(using generator: inout SeededGenerator) -> SimulatedDisk {
    state.withLock { state in
      // In an order that is the same in every run with this seed.
      let lost = state.directories.subtracting(state.syncedDirectories).sorted().filter { _ in
        Bool.random(using: &generator)
      }
      let found = state.directories.filter { directory in
        !lost.contains { directory == $0 || directory.hasPrefix($0 + "/") }
      }
      var new = State(fault: .none, directories: found, syncedDirectories: found)
      for (number, contents) in state.contents {
        var found = Contents(bytes: contents.unsynced.first?.before ?? contents.bytes)
        for (write, _) in contents.unsynced {
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: break
          case 1: found.apply(write)
          default:
            guard let bytes = write.bytes else { continue }
            let kept = Int.random(in: 0...bytes.count, using: &generator)
            found.apply(Write(offset: write.offset, bytes: Array(bytes.prefix(kept))))
          }
        }
        found.unsynced = []
        new.contents[number] = found
      }
      new.names = (Bool.random(using: &generator) ? state.names : state.syncedNames).filter { name, _ in
        !lost.contains { name.hasPrefix($0 + "/") }
      }
      new.syncedNames = new.names
      return SimulatedDisk(new)
    }
  }

  /// The disk as another process finds it after one was killed: what was written is there.
  package func afterKill() -> SimulatedDisk {
    state.withLock { state in
      var new = state
      new.fault = .none
      new.isOff = false
      return SimulatedDisk(new)
    }
  }

  // MARK: Disk

  package func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile {
    let number = try state.withLock { (state) throws(SystemError) -> Int in
      switch mode {
      case .new: break
      case .readWriteCreate: if let number = state.names[path] { return number }
      case .read, .readWrite:
        guard let number = state.names[path] else { throw SystemError(call: "open", number: 2) }
        return number
      }
      guard try state.change("open") else { throw SystemError(call: "open", number: state.faultNumber) }
      let number = state.contents.count
      state.contents[number] = Contents()
      state.names[path] = number
      return number
    }
    return SimulatedFile(path: path, number: number, disk: self)
  }

  package func map(_ path: String) throws(SystemError) -> MappedFile {
    try state.withLock { (state) throws(SystemError) in
      guard let number = state.names[path] else { throw SystemError(call: "open", number: 2) }
      return MappedFile(path, contents: state.contents[number]?.bytes ?? [])
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

  package func rename(_ old: String, to new: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("rename") else { throw SystemError(call: "rename", number: state.faultNumber) }
      state.names[new] = state.names.removeValue(forKey: old)
    }
  }

  package func remove(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("unlink") else { throw SystemError(call: "unlink", number: state.faultNumber) }
      if state.names.removeValue(forKey: path) == nil { throw SystemError(call: "unlink", number: 2) }
    }
  }

  package func removeDirectory(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("rmdir") else { throw SystemError(call: "rmdir", number: state.faultNumber) }
      state.directories.remove(path)
    }
  }

  package func contents(of directory: String) throws(SystemError) -> [String] {
    try state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "opendir", number: 5) }
      return state.names.keys.filter { $0.hasPrefix(directory + "/") }
        .map { String($0.dropFirst(directory.count + 1)) }.filter { !$0.contains("/") }
    }
  }

  package func syncDirectory(_ path: String) throws(SystemError) {
    try state.withLock { (state) throws(SystemError) in
      guard try state.change("fsync") else { throw SystemError(call: "fsync", number: state.faultNumber) }
      state.syncedNames = state.names
      // The directories in this one, by their names alone: what is in them is synced with them.
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

  /// Nobody renames a directory of it, so that paths are enough.
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

  init(path: String, number: Int, disk: SimulatedDisk) {
    self.path = path
    self.number = number
    self.disk = disk
  }

  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try disk.state.withLock { (state) throws(SystemError) in
      if state.isOff { throw SystemError(call: "pread", number: 5) }
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
      let before = state.contents[number]?.bytes ?? []
      var write = write
      if !works { write.bytes = write.bytes.map { Array($0.prefix($0.count / 2)) } }
      if works || write.bytes != nil {
        state.contents[number]?.apply(write)
        state.contents[number]?.unsynced.append((write, before))
      }
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
      guard try state.change("fdatasync") else {
        throw SystemError(call: "fdatasync", number: state.faultNumber)
      }
      state.syncs += 1
      if case .failingSync(state.syncs) = state.fault { throw SystemError(call: "fdatasync", number: 5) }
      state.contents[number]?.unsynced.removeAll()
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

  // One process at a time uses a simulated disk, so a lock is always free.
  func lock() throws(SystemError) {
    try disk.state.withLock { (state) throws(SystemError) in
      guard try state.change("flock") else { throw SystemError(call: "flock", number: state.faultNumber) }
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
  }
}
