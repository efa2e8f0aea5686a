@testable import SantaCore
@testable import SantaSync

extension ChangeStream.Frame {
  /// The bytes of a change as a text; nil for other frames.
  var text: String? {
    if case .change(let change) = self { String(decoding: change.bytes, as: UTF8.self) } else { nil }
  }
}
