import Foundation
import SantaCore
import Testing

@Suite("A lock between processes")
struct ProcessLockTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")

  @Test("One at a time has it, and it is free again when that one lets go")
  func exclusion() throws {
    defer { try? FileManager.default.removeItem(at: file) }  // Nothing depends on it.
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

  @Test("Where no file can be made, it says so")
  func failure() {
    let error = #expect(throws: StoreError.self) {
      _ = try ProcessLock.take(URL(filePath: "/dev/null/lock"))
    }
    #expect(error?.code == .inputOutput)
  }
}
