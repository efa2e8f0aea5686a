import Foundation

/// A Swift file for the layering tests. It is parsed by lines and indentation, which `swift format` guarantees.
struct SourceFile {
  /// A declaration that isn't local to a function.
  struct Declaration {
    var kind: String
    var name: String
    /// The enclosing or extended type; nil at the top level of the file.
    var owner: String?
    var isInExtension: Bool
    var isPublic: Bool
    var isPrivate: Bool

    var isType: Bool { SourceFile.typeKinds.contains(kind) }
  }

  private static let typeKinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberKinds: Set = ["func", "var", "let", "case", "init", "subscript", "extension"]
  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "indirect", "class",
    "mutating", "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned",
    "nonisolated",
    "prefix", "postfix", "infix", "unsafe", "borrowing", "consuming",
  ]

  /// The path, relative to the folder that was read.
  let path: String
  /// The code without comments and string literals, which could contain any name.
  let code: String
  let declarations: [Declaration]

  init(_ path: String, below folder: URL) throws {
    self.path = path
    code = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
    words = Set(code.matches(of: /\b[A-Za-z_]\w*/.wordBoundaryKind(.simple)).map { String($0.0) })
    declarations = Self.declarations(in: code)
  }

  /// Returns the types among `declarations` that this file may refer to by their last name: top-level types, and types nested
  /// in a type that this file also names.
  func types(among declarations: [Declaration]) -> [String] {
    declarations.filter { declaration in
      let owner = declaration.owner?.split(separator: ".").last.map(String.init)
      return declaration.isType && owner.map(words.contains) != false
    }.map(\.name)
  }

  /// Returns the types among `declarations` that other files can name without an outer type.
  static func outerTypes(among declarations: [Declaration]) -> Set<String> {
    Set(declarations.filter { $0.isType && ($0.owner == nil || $0.isInExtension) }.map(\.name))
  }

  /// Returns all Swift files below a folder.
  static func all(below folder: URL) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted().map { try SourceFile($0, below: folder) }
  }

  /// The first folder of the path, or an empty string for a file in no folder.
  var topFolder: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

  /// All words in the code. `Outer.Inner` counts as two words.
  let words: Set<String>

  /// The generic parameters that have a constraint.
  var genericParameters: [String] { code.matches(of: /[<,] ?([A-Z]\w*):/).map { String($0.1) } }

  /// The words that could name a type.
  var capitalizedWords: Set<String> { words.filter { $0.first?.isUppercase == true || $0.hasPrefix("_") } }

  /// The words that follow a full stop.
  var memberWords: Set<String> { Set(code.matches(of: /\.([A-Za-z_]\w*)/).map { String($0.1) }) }

  // MARK: - Reading

  private struct Scope {
    var indentation: Int
    var name: String
    var isExtension: Bool
    /// Whether declarations inside are local.
    var isBody: Bool
    /// Whether declarations inside are public without the keyword, like the cases of a public enum.
    var isPublic: Bool
    var isEnumeration: Bool
  }

  private static func declarations(in code: String) -> [Declaration] {
    var scopes: [Scope] = []
    var found: [Declaration] = []
    for line in code.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      guard indentation < line.count else { continue }
      let isClosing = line.dropFirst(indentation).first == "}"
      while let last = scopes.last,
        last.indentation > indentation || last.indentation == indentation && !isClosing
      {
        scopes.removeLast()
      }
      guard let (kind, names, modifiers) = declaration(in: line), let name = names.first else { continue }
      let outer = scopes.last
      let isImplicitlyPublic = outer?.isPublic == true && (outer?.isEnumeration == false || kind == "case")
      let isPublic = modifiers.contains("public") || modifiers.contains("open") || isImplicitlyPublic
      if outer?.isBody != true, kind != "extension" {
        for name in names {
          found.append(
            Declaration(
              kind: kind, name: name, owner: outer?.name, isInExtension: outer?.isExtension == true,
              isPublic: isPublic,
              isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate")))
        }
      }
      let isType = typeKinds.contains(kind) || kind == "extension"
      scopes.append(
        Scope(
          indentation: indentation, name: name, isExtension: kind == "extension",
          isBody: !isType || outer?.isBody == true,
          isPublic: modifiers.contains("public") && ["extension", "protocol", "enum"].contains(kind),
          isEnumeration: kind == "enum"))
    }
    return found
  }

  /// Returns the declaration in a line: its kind, its names (several only for a `case`) and its modifiers.
  private static func declaration(in line: Substring) -> (String, [String], Set<String>)? {
    var words = line.split(separator: " ")[...]
    var before: Set<String> = []
    while let word = words.popFirst() {
      let start = String(word.prefix { $0 != "(" && $0 != "<" && $0 != "?" && $0 != "[" })
      let next = words.first.map { String($0.prefix { $0.isLetter }) } ?? ""
      let isKind = typeKinds.contains(start) || memberKinds.contains(start)
      if isKind, !(start == "class" && (next == "func" || next == "var")) {
        if start == "init" || start == "subscript" { return (start, [start], before) }
        let rest = words.joined(separator: " ")
        let names = start == "case" ? caseNames(rest) : [name(rest)].compactMap(\.self)
        return names.isEmpty ? nil : (start, names, before)
      }
      guard word.hasPrefix("@") || modifiers.contains(start) else { return nil }
      before.insert(String(word))
    }
    return nil
  }

  private static func name(_ text: some StringProtocol) -> String? {
    let name = text.drop { $0 == "`" || $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    return name.isEmpty || name.hasPrefix(".") ? nil : String(name)
  }

  /// Returns the names in a declaration like `a, b(Int, Int) = 3`.
  private static func caseNames(_ text: String) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.compactMap(name)
  }
}
