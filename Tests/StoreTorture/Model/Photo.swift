import Foundation
import SantaCore
import SeededNumbers

/// An object with a value that is too large for a chunk.
final class Photo: Object {
  static let byteCount = 100_000

  @Persisted(primaryKey: true) var id: Int
  @Persisted var views: Int
  @Persisted var edition: Int
  @Persisted var contents: Data

  /// Returns the contents of an edition, which differ for each photo and edition.
  static func contents(_ id: Int, _ edition: Int) -> Data {
    var random = SeededGenerator(seed: UInt64(id) << 32 | UInt64(edition))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    while bytes.count < byteCount {
      let number = random.next()
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    return Data(bytes)
  }
}
