/// A string with placeholders for values, for example `Santa reaches {city} in`, or `unknown[, {reason}]`, whose part in
/// brackets is omitted if there is no reason.
///
/// `{number: stop, stops}` is the form of a noun for a number, see ``PluralRule``. Languages with fewer forms list fewer; the
/// last one is used for the remaining numbers.
struct Phrase: Sendable {
  private enum Part: Sendable {
    case text(String)
    case value(String)
    case plural(String, [String])
    case optional([Part])
  }

  private let parts: [Part]
  private let rule: PluralRule

  init(_ text: String, _ rule: PluralRule = .one) {
    var rest = text[...]
    parts = Self.parts(&rest, isOptional: false)
    self.rule = rule
  }

  private static func parts(_ rest: inout Substring, isOptional: Bool) -> [Part] {
    var parts: [Part] = []
    while let character = rest.popFirst() {
      switch character {
      case "{":
        parts.append(placeholder(String(rest.prefix { $0 != "}" })))
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

  private static func placeholder(_ text: String) -> Part {
    guard let colon = text.firstRange(of: ": ") else { return .value(text) }
    let forms = text[colon.upperBound...].split(separator: ",").map { String($0.drop { $0 == " " }) }
    return .plural(String(text[..<colon.lowerBound]), forms)
  }

  func callAsFunction(_ values: [String: String?]) -> String { text(parts, values) ?? "" }

  /// Returns the string, or nil if a value of an optional part is missing.
  private func text(_ parts: [Part], _ values: [String: String?]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let name):
        guard let value = values[name] ?? nil else { return nil }
        result += value
      case .plural(let name, let forms):
        guard let value = values[name] ?? nil else { return nil }
        let form = rule.form(of: value)
        result += forms.indices.contains(form) ? forms[form] : forms.last ?? ""
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
      case .value(let name), .plural(let name, _): names.insert(name)
      case .optional(let inner): names.formUnion(Self.names(inner))
      }
    }
  }
}
