import SantaCore

/// The output format of `status`.
enum StatusFormat: Equatable {
  /// A card of several lines, for people.
  case plain
  case json
  /// One line, with the values in a template.
  case template(StatusTemplate)

  static let words = ["plain", "json"]

  /// Reads the format of `--format`. Without the option, it is the card.
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    switch arguments[.statusFormat] {
    case nil, "plain"?: self = .plain
    case "json"?: self = .json
    case let text?:
      guard text.contains("{") || text.contains("}") else {
        throw arguments.error(
          .invalidValue(
            .statusFormat, value: text,
            requirement:
              "it must be plain, json, or a template with names in braces, as in '{countdown} {place}'",
            suggestion: Spelling.nearest(to: text, among: Self.words)))
      }
      do throws(StatusTemplate.Mistake) { self = .template(try StatusTemplate(text)) } catch {
        throw arguments.error(
          .invalidValue(
            .statusFormat, value: text, requirement: error.requirement, suggestion: error.suggestion))
      }
    }
  }
}

extension Option {
  static let statusFormat = Option(
    "format", .choiceOrText(StatusFormat.words, "TEMPLATE"), in: .format,
    Wording("plain text, one JSON object per line, or a template such as '{countdown} {place}'"))

  static let watch = Option(
    "watch", in: .format,
    Wording("print a line on every change, until Ctrl-C"))
}
