@testable import SantaReplication
@testable import SantaStore
@testable import SantaSync

extension ChangeStream.Frame {
  /// The text of a change that `change(_:)` made; empty for a change without bytes, nil for other frames.
  var text: String? {
    guard case .change(let change) = self else { return nil }
    // The class name ends at its kind, and is preceded by its length.
    let name = change.bytes.dropFirst(2).drop { $0 >= 0x80 }.dropFirst().prefix { $0 != 0x1F }
    return String(decoding: name, as: UTF8.self)
  }
}
