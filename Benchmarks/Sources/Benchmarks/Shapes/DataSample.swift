import Foundation

/// The 100 KB of data of an object, different for every id.
struct DataSample {
  static let byteCount = 100_000

  private let common: Data

  init() {
    var random = SplitMix(state: 11)
    common = Data((0..<Self.byteCount).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  func data(_ id: Int) -> Data {
    var data = common
    for (index, byte) in withUnsafeBytes(of: id.littleEndian, Array.init).enumerated() { data[index] = byte }
    return data
  }
}
