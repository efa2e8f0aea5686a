import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Symbolic links that lead out of a store's directory. If `log.new` or `manifest.new` was a link, the store used to write to
/// its target.
struct SymbolicLinkTests {
  private let directory: TemporaryDirectory
  private let storeURL: URL

  init() throws {
    directory = try TemporaryDirectory()
    storeURL = directory.url.appending(path: "store")
  }

  private func open(isReadOnly: Bool = false) throws -> Store {
    try Store(configuration: .init(location: .directory(storeURL), isReadOnly: isReadOnly), isolation: nil)
  }

  private func link(_ name: String, to target: URL) throws {
    try FileManager.default.createSymbolicLink(at: storeURL.appending(path: name), withDestinationURL: target)
  }

  @Test("New files replace symbolic links, and do not change their targets")
  func unfinishedFiles() throws {
    let target = directory.url.appending(path: "mine.txt")
    try Data("mine".utf8).write(to: target)
    let dangling = directory.url.appending(path: "nothing.txt")
    let store = try open()
    try store.write { store.add(Note("one")) }
    try link("manifest.new", to: target)
    try link("log.new", to: dangling)
    try store.compact()
    try store.write { store.add(Note("two")) }
    #expect(try String(contentsOf: target, encoding: .utf8) == "mine")
    #expect(!FileManager.default.fileExists(atPath: dangling.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: storeURL.path)
    #expect(!names.contains("manifest.new") && !names.contains("log.new"))
    for name in names where name != "segments" {
      let type = try FileManager.default.attributesOfItem(atPath: storeURL.appending(path: name).path)[.type]
      #expect(type as? FileAttributeType == .typeRegular, "\(name)")
    }
  }

  @Test(
    "In place of any other file they are refused, and their targets are neither read nor written",
    arguments: ["lock", "manifest", "log", "segments", "segment"], [false, true])
  func otherFiles(kind: String, isReadOnly: Bool) throws {
    do {
      let store = try open()
      try store.write { store.add(Note("one")) }
      try store.compact()
      try store.write { store.add(Note("two")) }
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: storeURL.path)
    let name =
      switch kind {
      case "log": try #require(names.first { $0.hasPrefix("log.") })
      case "segment": try #require(names.first { $0.hasPrefix("segments/") })
      default: kind
      }
    let target = directory.url.appending(path: "moved")
    try FileManager.default.moveItem(at: storeURL.appending(path: name), to: target)
    try link(name, to: target)
    let before = try? Data(contentsOf: target)
    let error = #expect(throws: StoreError.self) { try open(isReadOnly: isReadOnly) }
    #expect(error?.message.contains("symbolic link") == true, "\(name): \(error.map(\.description) ?? "")")
    let after = try? Data(contentsOf: target)
    #expect(after == before)
  }

  /// Opening a FIFO for reading waits until another process opens it for writing.
  @Test(
    "A FIFO in place of a file is refused, and not waited for", .unlessItHangs,
    arguments: ["lock", "log.0"], [false, true])
  func fifo(name: String, isReadOnly: Bool) throws {
    do {
      let store = try open()
      try store.write { store.add(Note("one")) }
    }
    let url = storeURL.appending(path: name)
    try FileManager.default.removeItem(at: url)
    // Safety: the path is only read, during the call.
    let result = unsafe mkfifo(url.path, 0o600)
    #expect(result == 0)
    let error = #expect(throws: StoreError.self) { try open(isReadOnly: isReadOnly) }
    #expect(error?.message.contains(name) == true, "\(error.map(\.description) ?? "")")
  }

  @Test("A link to the file with the lock of checkpoints is refused, too")
  func checkpointLock() throws {
    let store = try open()
    try store.write { store.add(Note("one")) }
    let target = directory.url.appending(path: "elsewhere")
    try link("checkpoint", to: target)
    let error = #expect(throws: StoreError.self) { try store.compact() }
    #expect(error?.message.contains("symbolic link") == true)
    #expect(!FileManager.default.fileExists(atPath: target.path))
    try store.write { store.add(Note("two")) }
  }

  @Test("The path of the store's directory may contain one")
  func directoryThroughALink() throws {
    let alias = directory.url.appending(path: "alias")
    try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: storeURL)
    try FileManager.default.createDirectory(at: storeURL, withIntermediateDirectories: true)
    let store = try Store(configuration: .init(location: .directory(alias)), isolation: nil)
    try store.write { store.add(Note("one")) }
    try store.compact()
    #expect(try open().objects(Note.self).count == 1)
    // The link now leads to another directory, which has the same effect as renaming the directory.
    try FileManager.default.removeItem(at: alias)
    try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: directory.url)
    #expect(throws: StoreError.self) { try store.write { store.add(Note("two")) } }
  }
}
