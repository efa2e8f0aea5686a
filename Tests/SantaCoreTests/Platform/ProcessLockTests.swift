import Foundation
import SantaCore
import Testing

/// A lock between processes.
struct ProcessLockTests {
  private static let file = FileManager.default.temporaryDirectory.appending(
    path: "lock-\(UUID().uuidString)")

  // Each test runs in its own process, because a process launched by another test shares the locks of this one until it
  // executes its program.

  @Test("The lock has one holder at a time, and is free after its release")
  func exclusion() async {
    await #expect(processExitsWith: .success) {
      let file = Self.file
      defer { try? FileManager.default.removeItem(at: file) }  // A leftover has no effect.
      #expect(try !ProcessLock.isTaken(file))
      #expect(!FileManager.default.fileExists(atPath: file.path), "looking makes nothing")
      var lock = try ProcessLock.take(file)
      #expect(lock != nil)
      #expect(try ProcessLock.take(file) == nil)
      #expect(try ProcessLock.isTaken(file))
      lock = nil
      #expect(try !ProcessLock.isTaken(file))
      #expect(try ProcessLock.take(file) != nil)
    }
  }

  @Test("Several holders share a lock, and none gets it alone until all have released it")
  func sharing() async {
    await #expect(processExitsWith: .success) {
      let file = Self.file
      defer { try? FileManager.default.removeItem(at: file) }  // A leftover has no effect.
      var first = try ProcessLock.share(file)
      var second = try ProcessLock.share(file)
      #expect(first != nil && second != nil)
      #expect(try ProcessLock.take(file) == nil)
      first = nil
      #expect(try ProcessLock.isTaken(file))
      second = nil
      #expect(try !ProcessLock.isTaken(file))
      let alone = try ProcessLock.take(file)
      #expect(try alone != nil && ProcessLock.share(file) == nil)
    }
  }

  @Test("A file that can't be created is reported")
  func failure() {
    let error = #expect(throws: StoreError.self) {
      _ = try ProcessLock.take(URL(filePath: "/dev/null/lock"))
    }
    #expect(error?.code == .inputOutput)
  }
}
