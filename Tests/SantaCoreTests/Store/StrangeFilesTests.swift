import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Directories, sockets, FIFOs and devices in place of a store's files, and directories that are only half a store.
@Suite("Files that are none of a store", .unlessItHangs) struct StrangeFilesTests {
  private final class Note: Object {
    @Persisted var text: String
    @Persisted var picture: ExternalData?

    convenience init(_ text: String) {
      self.init()
      self.text = text
    }
  }

  enum Kind: CaseIterable, Sendable { case directory, fifo, socket, device }

  private let directory: TemporaryDirectory
  private let storeURL: URL

  init() throws {
    directory = try TemporaryDirectory()
    storeURL = directory.url.appending(path: "s")
  }

  private func open(isReadOnly: Bool = false) throws -> Store {
    try Store(
      configuration: .init(location: .directory(storeURL), objectTypes: [Note.self], isReadOnly: isReadOnly),
      isolation: nil)
  }

  /// Makes something other than a file. Returns false if this process isn't permitted to.
  private func make(_ kind: Kind, at url: URL) throws -> Bool {
    // Safety: the paths are only read, during the calls.
    switch kind {
    case .directory:
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      return true
    case .fifo: return unsafe mkfifo(url.path, 0o600) == 0
    case .socket: return unsafe mknod(url.path, S_IFSOCK | 0o600, 0) == 0
    // The device numbers of `/dev/zero`.
    case .device: return unsafe mknod(url.path, S_IFCHR | 0o600, dev_t(1 << 8 | 5)) == 0
    }
  }

  @Test(
    "Anything but a file in place of one is refused, and not waited for",
    arguments: ["lock", "log.0", "manifest", "segment"], Kind.allCases)
  func inPlaceOfFiles(name: String, kind: Kind) throws {
    do {
      let store = try open()
      try store.write { store.add(Note("one")) }
      if name != "log.0" { try store.compact() }
    }
    let name =
      name == "segment"
      ? try #require(FileManager.default.subpaths(atPath: storeURL.path)?.first { $0.hasPrefix("segments/") })
      : name
    let url = storeURL.appending(path: name)
    try FileManager.default.removeItem(at: url)
    guard try make(kind, at: url) else { return }
    for isReadOnly in [true, false] {
      let error = #expect(throws: StoreError.self) { try open(isReadOnly: isReadOnly) }
      #expect(error?.message.contains(name) == true, "\(error.map(\.description) ?? "")")
    }
  }

  @Test("Anything but a file in place of the lock of checkpoints is refused", arguments: Kind.allCases)
  func checkpointLock(kind: Kind) throws {
    let store = try open()
    try store.write { store.add(Note("one")) }
    guard try make(kind, at: storeURL.appending(path: "checkpoint")) else { return }
    #expect(throws: StoreError.self) { try store.compact() }
    try store.write { store.add(Note("two")) }
  }

  @Test(
    "Unneeded external files are removed beside anything else in their directory", arguments: Kind.allCases)
  func sweeping(kind: Kind) throws {
    let store = try open()
    try store.write {
      for number in 0..<3 {
        let note = Note("\(number)")
        note.picture = ExternalData(Data([1, 2, 3]))
        store.add(note)
      }
    }
    let external = storeURL.appending(path: "external")
    let names = [UUID().uuidString, "new.\(UUID().uuidString)", "notes"]
    for name in names where try !make(kind, at: external.appending(path: name)) { return }
    try store.write { store.delete(store.objects(Note.self).where { $0.text != "0" }) }
    for _ in 0..<3 { try store.compact() }
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: external.path)).subtracting(names)
    #expect(left.filter { UUID(uuidString: $0) != nil }.count == 1, "\(left)")
    #expect(try store.objects(Note.self).first?.picture?.data() == Data([1, 2, 3]))
  }

  @Test("A copy whose writing was interrupted is no empty store", arguments: [false, true])
  func interruptedCopy(isReadOnly: Bool) throws {
    let store = try Store.temporary(isolation: nil)
    try store.write {
      let note = Note("one")
      note.picture = ExternalData(Data([1, 2, 3]))
      store.add(note)
    }
    try store.writeCopy(to: storeURL)
    let all = try FileManager.default.contentsOfDirectory(atPath: storeURL.path)
    // The files are removed in the reverse order of writing.
    let logs = all.filter { $0.hasPrefix("log.") }
    for names in [["manifest"], logs, ["external"]] {
      for name in names { try FileManager.default.removeItem(at: storeURL.appending(path: name)) }
      let before = try FileManager.default.contentsOfDirectory(atPath: storeURL.path)
      let error = #expect(throws: StoreError.self) { try open(isReadOnly: isReadOnly) }
      #expect(error?.message.contains(storeURL.path) == true)
      let after = try FileManager.default.contentsOfDirectory(atPath: storeURL.path)
      #expect(Set(after) == Set(before), "nothing is created")
    }
  }

  @Test("The lock of a replica is no symbolic link, nor anything but a file")
  func replicaLock() throws {
    do { _ = try open() }
    let configuration = Store.Configuration(location: .directory(storeURL), objectTypes: [Note.self])
    let folder = storeURL.appending(path: "replica")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let target = directory.url.appending(path: "target")
    let lock = folder.appending(path: "lock")
    try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: target)
    #expect(throws: StoreError.self) { try Replica.open(configuration) }
    #expect(!FileManager.default.fileExists(atPath: target.path))
    for kind in Kind.allCases {
      try FileManager.default.removeItem(at: lock)
      guard try make(kind, at: lock) else { return }
      #expect(throws: StoreError.self) { try Replica.open(configuration) }
    }
    try FileManager.default.removeItem(at: lock)
    let replica = try Replica.open(configuration)
    #expect(try replica != nil && Replica.open(configuration) == nil)
  }
}
