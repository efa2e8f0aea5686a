import SantaCore

/// A property whose values in two stores differ.
struct ValueDifference {
  /// The name of the property, preceded by the names of the properties that lead to its embedded object.
  var path: String
  var first: ComparedValue
  var second: ComparedValue

  /// Returns the differences between two values. For embedded objects, it returns the differences between their properties.
  static func all(_ path: String, _ first: ComparedValue, _ second: ComparedValue) -> [ValueDifference] {
    if first == second { return [] }
    // Both have the same members, because only properties that both stores have are compared.
    if case .object(let first) = first, case .object(let second) = second {
      return zip(first, second).flatMap { all("\(path).\($0.name)", $0.value, $1.value) }
    }
    return [ValueDifference(path: path, first: first, second: second)]
  }
}

/// A short description of the difference, for people.
extension ValueDifference {
  /// The maximum number of elements to show.
  private static let elementLimit = 3
  /// The maximum number of characters of a value to show.
  private static let characterLimit = 40

  var text: String {
    switch (first, second) {
    case (.list(let first), .list(let second)): listText(first, second)
    case (.set(let first), .set(let second)): setText(first.map(\.text), second.map(\.text))
    case (.map(let first), .map(let second)): mapText(first, second)
    default: Self.change(first, second)
    }
  }

  /// Describes the part between the equal elements at the start and the equal elements at the end.
  private func listText(_ first: [ComparedValue], _ second: [ComparedValue]) -> String {
    let shorter = min(first.count, second.count)
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.reversed(), second.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    let (old, new) = (first[start..<(first.count - end)], second[start..<(second.count - end)])
    return "\(counts(first.count, second.count)), from [\(start)]: "
      + "[\(Self.some(old.map(\.text)))] → [\(Self.some(new.map(\.text)))]"
  }

  private func setText(_ first: [String], _ second: [String]) -> String {
    let (old, new) = (Set(first), Set(second))
    let (removed, added) = (first.filter { !new.contains($0) }, second.filter { !old.contains($0) })
    let parts = [
      removed.isEmpty ? nil : "without \(Self.some(removed))",
      added.isEmpty ? nil : "with \(Self.some(added))",
    ].compactMap(\.self)
    return "\(counts(first.count, second.count)), \(parts.joined(separator: ", "))"
  }

  private func mapText(_ first: [ComparedValue.Member], _ second: [ComparedValue.Member]) -> String {
    let (old, new) = (Self.values(first), Self.values(second))
    let changed = first.compactMap { member -> String? in
      guard let value = new[Array(member.name.utf8)] else { return "without \(Self.key(member))" }
      return value == member.value ? nil : "\(Self.key(member)): \(Self.change(member.value, value))"
    }
    let added = second.filter { old[Array($0.name.utf8)] == nil }.map {
      "with \(Self.key($0)): \(Self.short($0.value.text))"
    }
    return "\(counts(first.count, second.count)), \(Self.some(changed + added, isShort: true))"
  }

  /// Returns the values by the UTF-8 bytes of their keys, because the store distinguishes keys by their bytes.
  private static func values(_ members: [ComparedValue.Member]) -> [[UInt8]: ComparedValue] {
    Dictionary(members.map { (Array($0.name.utf8), $0.value) }) { first, _ in first }
  }

  private static func key(_ member: ComparedValue.Member) -> String { short(JSONObject.quoted(member.name)) }

  private func counts(_ first: Int, _ second: Int) -> String {
    first == second ? "\(first) \(first == 1 ? "element" : "elements")" : "\(first) → \(second) elements"
  }

  private static func some(_ texts: [String], isShort: Bool = false) -> String {
    let shown = texts.prefix(elementLimit).map { isShort ? $0 : short($0) }
    let more = texts.count - shown.count
    return (shown + (more > 0 ? ["… and \(NumberText.grouped(more)) more"] : [])).joined(separator: ", ")
  }

  /// Describes both values. Long values are shown from shortly before their first difference.
  private static func change(_ first: ComparedValue, _ second: ComparedValue) -> String {
    let (old, new) = (first.text, second.text)
    let common = zip(old, new).prefix { $0 == $1 }.count
    let skipped = max(old.count, new.count) > characterLimit ? max(0, common - 10) : 0
    return "\(short(old, from: skipped)) → \(short(new, from: skipped))"
  }

  private static func short(_ text: String, from start: Int = 0) -> String {
    let rest = text.dropFirst(start)
    let end = rest.dropFirst(characterLimit).isEmpty ? "" : "…"
    return (start > 0 ? "…" : "") + rest.prefix(characterLimit) + end
  }
}
