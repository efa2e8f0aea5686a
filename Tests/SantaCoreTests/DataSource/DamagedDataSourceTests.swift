import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Testing

/// A data source whose files are damaged. Each call finds all entities, or throws.
struct DamagedDataSourceTests {
  private let crates = (0..<1_000).map { Crate(id: $0, weight: $0 % 500, label: "crate \($0)") }

  @Test("Damage is thrown, and never returned as entities that are missing or have initial values")
  func damage() async throws {
    let whole = try TemporaryDirectory()
    try await Crates(at: .directory(whole.url)).putAll(crates)
    try whole.openStore().compact()
    let segment = try whole.read("segments/1")
    var damaged = 0
    for offset in stride(from: 64, to: segment.count, by: 4_001) {
      let copy = try TemporaryDirectory()
      for name in try FileManager.default.contentsOfDirectory(atPath: whole.path) {
        try FileManager.default.copyItem(
          at: whole.url.appending(path: name), to: copy.url.appending(path: name))
      }
      var bytes = segment
      bytes[offset] ^= 16
      try copy.write(bytes, to: "segments/1")
      let damagedCrates = Crates(at: .directory(copy.url))
      do {
        for try await update in damagedCrates.observe(.all) {
          #expect(update.after == crates)
          break
        }
      } catch { #expect(error.code == .corruptFile) }
      do {
        #expect(try await damagedCrates.getAll(.all) == crates)
      } catch let error as StoreError {
        #expect(error.code == .corruptFile)
        damaged += 1
      }
    }
    #expect(damaged > 0)
  }
}
