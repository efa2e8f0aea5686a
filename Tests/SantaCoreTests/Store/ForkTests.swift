import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A forked child process inherits its parent's open files, and thus its lock. Parent and child used to write at the same time.
struct ForkTests {
  /// Runs `body` in a child process, and returns its exit code, or nil if it doesn't end.
  private static func inChild(_ body: () -> Int32) throws -> Int32? {
    // Swift hides `fork`, because most parts of a Swift program don't work reliably in a forked child.
    typealias Fork = @convention(c) () -> Int32
    let symbol = try unsafe #require(dlsym(nil, "fork"))
    // Safety: this is the type of `fork` in C.
    let child = unsafe unsafeBitCast(symbol, to: Fork.self)()
    if child == 0 { _exit(body()) }
    var status: Int32 = 0
    for _ in 0..<1_000 {
      // Safety: the system writes the status only during the call.
      if unsafe waitpid(child, &status, WNOHANG) == child { return status & 0x7f == 0 ? status >> 8 : -1 }
      usleep(10_000)
    }
    kill(child, SIGKILL)
    return nil
  }

  private static func code(of body: () throws -> Void) -> StoreError.Code? {
    do {
      try body()
      return nil
    } catch { return (error as? StoreError)?.code }
  }

  @Test("A child process can read, and gets an error when it writes or opens stores", .unlessItHangs)
  func writing() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let configuration = Store.Configuration(location: .directory(directory.url))
      let store = try Store(configuration: configuration, isolation: nil)
      try store.write { store.add(Note("of the parent")) }
      let result = try Self.inChild {
        if Self.code(of: { try store.write { store.add(Note("of the child")) } }) != .wrongProcess {
          return 1
        }
        if Self.code(of: { try store.compact() }) != .wrongProcess { return 2 }
        if Self.code(of: { _ = try Store(configuration: configuration, isolation: nil) }) != .wrongProcess {
          return 3
        }
        return store.objects(Note.self).first?.text == "of the parent" ? 0 : 4
      }
      #expect(result == 0)
      try store.write { store.add(Note("of the parent, later")) }
      #expect(store.objects(Note.self).count == 2)
    }
  }

  @Test(
    "A transaction that was begun before the fork belongs to the parent, and the child does not release its lock",
    .unlessItHangs)
  func forkedWithinATransaction() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let store = try directory.openStore(isolation: nil)
      store.beginWrite()
      store.add(Note("of the parent"))
      let result = try Self.inChild {
        Self.code(of: { try store.commitWrite() }) == .wrongProcess ? 0 : 1
      }
      #expect(result == 0)
      let lock = try File(directory.path + "/lock", .readWrite)
      #expect(try !lock.tryLock(), "the parent still has the lock")
      try store.commitWrite()
      #expect(try lock.tryLock())
      try lock.unlock()
      #expect(store.objects(Note.self).count == 1)
    }
  }

  @Test("A store in memory belongs to the child alone", .unlessItHangs)
  func inMemory() async {
    await #expect(processExitsWith: .success) {
      let memory = try Store(configuration: .init(location: .inMemory("forked")), isolation: nil)
      let result = try Self.inChild {
        Self.code(of: { try memory.write { memory.add(Note("of the child")) } }) == nil ? 0 : 1
      }
      #expect(result == 0)
      #expect(memory.objects(Note.self).isEmpty)
    }
  }
}
