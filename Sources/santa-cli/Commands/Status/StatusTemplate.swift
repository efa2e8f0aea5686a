import SantaCore

/// A line with values in it: text in which `{place}` stands for the place, `{{` for a brace, and so on.
struct StatusTemplate: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case text(String)
    case value(StatusValue)
  }

  /// A template that can't be read.
  struct Mistake: Error, Equatable {
    /// A clause that says what is wrong.
    var requirement: String
    /// What may have been meant.
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
          throw Mistake(requirement: "a '{' has no '}' after it; write '{{' for a brace")
        }
        let name = String(rest[..<end])
        guard let value = StatusValue(rawValue: name) else {
          let names = StatusValue.allCases.map(\.rawValue)
          throw Mistake(
            requirement: "there is no '{\(name)}'; the names are \(names.joined(separator: ", "))",
            suggestion: Spelling.nearest(to: name, among: names).map { "{\($0)}" })
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.value(value))
        rest = rest[rest.index(after: end)...]
      case "}": throw Mistake(requirement: "a '}' has no '{' before it; write '}}' for a brace")
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// The line with the values of a state.
  func line(_ state: StatusState) -> String {
    parts.map { part in
      switch part {
      // The user's own text may colour a prompt.
      case .text(let text): text
      case .value(let value): value.text(state).terminalSafe
      }
    }.joined()
  }
}
