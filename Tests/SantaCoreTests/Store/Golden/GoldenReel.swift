import Foundation

@testable import SantaStore

/// Values and collections that are too large for a chunk's heap, in a store that was written by SantaCore 0.1.0:
/// `Fixtures/format-1-reels`, with reels 0 to 11 in a segment and two more in a log.
final class GoldenReel: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var title: String
  @Persisted var frames: Data
  @Persisted var scenes: List<String>
  @Persisted var frameNumbers: List<Int>
  @Persisted var credits: Map<String, Int>
  @Persisted var tags: MutableSet<String>

  convenience init(number: Int) {
    self.init()
    id = number
    title = number % 3 == 0 ? String(repeating: "reel \(number), ", count: 150) : "reel \(number)"
    frames = Data(repeating: UInt8(number), count: number * 400)
    for scene in 0..<number % 4 { scenes.append(String(repeating: "scene \(scene) ", count: number * 30)) }
    frameNumbers.append(contentsOf: (0..<number * 40).map { $0 * $0 % 1_000 })
    for person in 0..<number * 20 { credits["person \(person)"] = person }
    for tag in 0..<number * 20 { tags.insert("tag \(tag * 7 % 1_000)") }
  }

  var contents: String {
    "\(id) \(title) \(frames.map { "\($0)" }) \(Array(scenes)) \(Array(frameNumbers)) "
      + "\(credits.map { "\($0.key)=\($0.value)" }) \(Array(tags))"
  }
}
