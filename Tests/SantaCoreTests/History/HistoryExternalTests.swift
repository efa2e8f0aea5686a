import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// External data in the history.
struct HistoryExternalTests {
  final class HistoryPhoto: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var picture: ExternalData?
  }

  private static func bytes(_ number: Int) -> Data { Data(repeating: UInt8(number), count: 2_000 + number) }

  private static func fileCount(_ directory: TemporaryDirectory) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.appending(path: "external").path)
      .filter { UUID(uuidString: $0) != nil }.count
  }

  @Test("Kept versions keep their external data, and deleted history doesn't")
  func kept() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [HistoryPhoto.self], history: .last(1_000)),
      logBound: 2_000)
    var versions: [UInt64] = []
    for number in 0..<12 {
      try store.write {
        if let photo = store.object(ofType: HistoryPhoto.self, forPrimaryKey: number % 3) {
          photo.picture = ExternalData(Self.bytes(number))
        } else {
          let photo = HistoryPhoto()
          (photo.id, photo.picture) = (number % 3, ExternalData(Self.bytes(number)))
          store.add(photo)
        }
      }
      versions.append(try #require(try store.history().transactions().last).version)
      if number % 4 == 1 { try store.compact() }
    }
    try store.compact()
    #expect(try Self.fileCount(directory) == 12)
    for (number, version) in versions.enumerated() {
      let past = try Store(store.configuration, at: .version(version))
      for id in 0..<min(3, number + 1) {
        let newest = number - (number - id) % 3
        let photo = past.object(ofType: HistoryPhoto.self, forPrimaryKey: id)
        #expect(try photo?.picture?.data() == Self.bytes(newest), "version \(version), photo \(id)")
      }
    }
    try store.deleteHistory(before: .date(.now))
    // The leases of the stores of past versions have ended by now.
    try store.compact()
    #expect(try Self.fileCount(directory) == 3)
    #expect(try store.objects(HistoryPhoto.self).map { try $0.picture?.data() } == (9..<12).map(Self.bytes))
  }
}
