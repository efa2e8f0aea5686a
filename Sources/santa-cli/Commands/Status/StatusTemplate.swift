import SantaCore

/// A template for a line: a string in which `{place}` stands for the place, `{{` for a brace, and so on.
struct StatusTemplate: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case text(String)
    case value(StatusValue)
  }

  /// A template that can't be parsed.
  struct Mistake: Error, Equatable {
    /// A clause that describes the mistake.
    var requirement: String
    /// A value that the user may have meant.
    var suggestion: String?
  }

  private var parts: [Part] = []

  /// The line of `--watch` without a template.
  static let usual = StatusTemplate(parts: [
    .value(.activity), .text(" · "), .value(.place), .text(" · "), .value(.home), .text(" "),
    .value(.countdown),
  ])

  private init(parts: [Part]) { self.parts = parts }

  init(_ text: String) throws(Mistake) {
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}": literal.append(rest.removeFirst())
      case "{":
        guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), rest[end] == "}" else {
          throw Mistake(requirement: "a '{' isn't followed by a '}'; write '{{' for a literal brace")
        }
        let name = String(rest[..<end])
        guard let value = StatusValue(rawValue: name) else {
          let names = StatusValue.allCases.map(\.rawValue)
          throw Mistake(
            requirement: "unknown name '{\(name)}'; the names are \(names.joined(separator: ", "))",
            suggestion: Spelling.nearest(to: name, among: names).map { "{\($0)}" })
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.value(value))
        rest = rest[rest.index(after: end)...]
      case "}": throw Mistake(requirement: "a '}' isn't preceded by a '{'; write '}}' for a literal brace")
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// Returns the line with the values of a state.
  func line(_ state: StatusState) -> String {
    parts.map { part in
      switch part {
      // The user's own text isn't made safe, so that it can colour a prompt.
      case .text(let text): text
      case .value(let value): value.text(state).terminalSafe
      }
    }.joined()
  }
}
