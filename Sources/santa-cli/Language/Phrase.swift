/// A text with values in it: `Santa reaches {city} in`, or `unknown[, {reason}]`, whose part in brackets is left out if
/// there is no reason.
struct Phrase: Sendable {
  private enum Part: Sendable {
    case text(String)
    case value(String)
    case optional([Part])
  }

  private let parts: [Part]

  init(_ text: String) {
    var rest = text[...]
    parts = Self.parts(&rest, isOptional: false)
  }

  private static func parts(_ rest: inout Substring, isOptional: Bool) -> [Part] {
    var parts: [Part] = []
    while let character = rest.popFirst() {
      switch character {
      case "{":
        parts.append(.value(String(rest.prefix { $0 != "}" })))
        rest = rest.drop { $0 != "}" }.dropFirst()
      case "[" where !isOptional: parts.append(.optional(Self.parts(&rest, isOptional: true)))
      case "]" where isOptional: return parts
      default:
        if case .text(let text)? = parts.last {
          parts[parts.count - 1] = .text(text + String(character))
        } else {
          parts.append(.text(String(character)))
        }
      }
    }
    return parts
  }

  func callAsFunction(_ values: [String: String?]) -> String { Self.text(parts, values) ?? "" }

  /// The text; nil if a value of an optional part is missing.
  private static func text(_ parts: [Part], _ values: [String: String?]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let name):
        guard let value = values[name] ?? nil else { return nil }
        result += value
      case .optional(let inner): result += text(inner, values) ?? ""
      }
    }
    return result
  }

  /// The names of the values, for tests.
  var names: Set<String> { Self.names(parts) }

  private static func names(_ parts: [Part]) -> Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text: break
      case .value(let name): names.insert(name)
      case .optional(let inner): names.formUnion(Self.names(inner))
      }
    }
  }
}
