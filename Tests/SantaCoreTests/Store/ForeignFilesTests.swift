import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Directories with files of other programs that have the names of a store's files.
struct ForeignFilesTests {
  private static let contents = Array("precious contents of another program\n".utf8)

  @Test(
    "A file of another program is neither replaced by a new store nor removed with one",
    arguments: ["lock", "checkpoint", "manifest", "manifest.new", "log.0", "log.7", "log.new"])
  func kept(name: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.contents, to: name)
    let path = directory.url.appending(path: name).path
    let configuration = Store.Configuration(location: .directory(directory.url))
    for isDeleting in [false, true] {
      let error = #expect(throws: StoreError.self) {
        if isDeleting {
          _ = try Store.deleteFiles(at: directory.url)
        } else {
          _ = try Store(configuration: configuration)
        }
      }
      #expect(error?.code == .unsupportedFormat && error?.message.contains(path) == true, "\(error as Any)")
      #expect(try Data(contentsOf: directory.url.appending(path: name)) == Data(Self.contents))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == [name])
    }
  }

  @Test("A store with a damaged lock opens and is removed, and so do remains of a store that has just begun")
  func remains() throws {
    let directory = try TemporaryDirectory()
    let location = directory.url.appending(path: "store")
    do {
      let store = try Store(configuration: .init(location: .directory(location)))
      try store.write { store.create(Item.self) }
    }
    try Data(Self.contents).write(to: location.appending(path: "lock"))
    #expect(try Store(configuration: .init(location: .directory(location))).objects(Item.self).count == 1)
    #expect(try Store.deleteFiles(at: location))
    // What a power failure leaves of a lock: nothing, zeros, or a part.
    for bytes in [[], [0, 0, 0, 0, 0, 0], Array("SAN".utf8)] as [[UInt8]] {
      try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
      try Data(bytes).write(to: location.appending(path: "lock"))
      #expect(try Store(configuration: .init(location: .directory(location))).objects(Item.self).isEmpty)
      #expect(try Store.deleteFiles(at: location))
    }
  }

  final class Item: Object {
    @Persisted var number = 0
  }

  @Test("Importing a FIFO is an error, and doesn't wait for a writer")
  func fifo() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "fifo")
    let result = unsafe mkfifo(url.path, 0o600)
    #expect(result == 0)
    let store = try Store.temporary()
    let error = #expect(throws: StoreError.self) { try store.importJSON(Item.self, from: url) }
    #expect(error?.code == .inputOutput && error?.message.contains("fifo") == true)
  }
}
