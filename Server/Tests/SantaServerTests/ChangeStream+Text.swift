@testable import SantaReplication
@testable import SantaStore
@testable import SantaSync

extension ChangeStream.Frame {
  /// The text of a change that `change(_:)` has made; empty for one without its bytes; nil for other frames.
  var text: String? {
    guard case .change(let change) = self else { return nil }
    // Behind the length of the class's name, up to its kind.
    let name = change.bytes.dropFirst(2).drop { $0 >= 0x80 }.dropFirst().prefix { $0 != 0x1F }
    return String(decoding: name, as: UTF8.self)
  }
}
