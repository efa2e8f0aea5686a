import SantaCore

/// Formats the values of a property of any type as JSON, in the encoding of ``AnyPersistable``.
struct AnyValueJSON {
  /// Whether the same value can be read back from the output. A date that its string would round is then written as a number.
  let isExact: Bool

  func text(_ value: StoredValue) -> String {
    switch value {
    case .null, .bool, .int, .unsigned, .string, .link: StoredValueText.json(value)
    case .double(let number) where number.isFinite && number != number.rounded(): StoredValueText.json(value)
    case .double: tagged(.double, value)
    case .float: tagged(.float, value)
    case .data: tagged(.data, value)
    case .date: tagged(.date, value)
    case .uuid: tagged(.uuid, value)
    case .decimal: tagged(.decimal, value)
    case .list(let elements): "[\(elements.map(text).joined(separator: ","))]"
    case .map(let entries):
      AnyValueTag.isNeeded(forKeys: entries.map(\.key))
        ? member(AnyValueTag.map.rawValue, map(entries)) : map(entries)
    }
  }

  private func map(_ entries: [StoredValue.Entry]) -> String {
    "{\(entries.map { "\(JSONObject.quoted($0.key)):\(text($0.value))" }.joined(separator: ","))}"
  }

  private func tagged(_ tag: AnyValueTag, _ value: StoredValue) -> String {
    member(tag.rawValue, isExact ? StoredValueText.exactJSON(value) : StoredValueText.json(value))
  }

  private func member(_ name: String, _ json: String) -> String { "{\(JSONObject.quoted(name)):\(json)}" }
}
