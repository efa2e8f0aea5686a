/// A message of `StoreError`, as the source of a file constructs it.
struct ErrorMessage: Hashable {
  /// A construction of an error that can't be read.
  struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var line: Int
    var reason: String

    var description: String { "\(path):\(line): \(reason)" }
  }

  /// The end of the last comment "Messages about …" before the construction; nil if there is none in the file.
  var topic: String?
  var code: String
  var problem: String
  /// Empty if the message has no remedy.
  var remedy: String

  /// Returns the messages in a file, and the constructions that can't be read.
  ///
  /// - Parameters:
  ///   - path: the path of the file, for errors.
  ///   - forwarding: the beginnings of the arguments in constructions that only forward another message.
  static func all(
    in text: String, path: String, forwarding: [String] = []
  ) -> (messages: [ErrorMessage], unreadable: [Unreadable]) {
    let code = Array(text)[...]
    let scanner = CodeScanner(code: code)
    var (messages, unreadable): ([ErrorMessage], [Unreadable]) = ([], [])
    var (index, topic): (Int, String?) = (0, nil)
    func fail(_ reason: String, at offset: Int) {
      let line = code[..<min(offset, code.endIndex)].count { $0.isNewline } + 1
      unreadable.append(Unreadable(path: path, line: line, reason: reason))
    }
    while index < code.endIndex {
      do {
        let isEnclosing = ["(", "[", "{"].contains(code[index])
        let next = isEnclosing ? index + 1 : try scanner.end(of: index)
        defer { index = next }
        if let found = self.topic(of: code[index..<next]) { topic = found }
        let isIdentifierBefore = index > 0 && (code[index - 1].isLetter || code[index - 1] == "_")
        guard !isIdentifierBefore, scanner.hasPrefix("StoreError(", at: index) else { continue }
        let start = index + "StoreError(".count
        let arguments = code[start..<(try scanner.endOfBrackets(at: start - 1) - 1)]
        let trimmed = try CodeScanner(code: arguments).trimmed()
        if forwarding.contains(where: trimmed.starts(with:)) { continue }
        do { messages.append(try ErrorMessage(trimmed, topic: topic)) } catch let error
          as CodeScanner.Unreadable
        {
          fail(error.reason, at: error.offset)
        }
      } catch {
        fail((error as? CodeScanner.Unreadable)?.reason ?? "\(error)", at: index)
        break
      }
    }
    return (messages, unreadable)
  }

  private static func topic(of comment: ArraySlice<Character>) -> String? {
    guard comment.starts(with: "// Messages about "), comment.last == "." else { return nil }
    return String(comment.dropFirst("// Messages about ".count).dropLast())
  }
}

extension ErrorMessage {
  /// Reads the arguments of a construction.
  fileprivate init(_ code: ArraySlice<Character>, topic: String?) throws {
    let arguments = try CodeScanner(code: code).split { $0 == "," }.map {
      try CodeScanner(code: $0).trimmed()
    }
    guard let first = arguments.first, first.first == ".", arguments.count > 1 else {
      throw CodeScanner.Unreadable(
        reason: "the construction does not begin with a code", offset: code.startIndex)
    }
    self.topic = topic
    self.code = String(first.dropFirst())
    problem = try MessageExpression.text(of: arguments[1])
    let label = "remedy:"
    let remedy = arguments.dropFirst(2).first { $0.starts(with: label) }
    self.remedy = try remedy.map { try MessageExpression.text(of: $0.dropFirst(label.count)) } ?? ""
  }
}
