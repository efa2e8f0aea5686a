/// The Swift names of stored types, or of the stored properties of one type.
///
/// Names in a store come from files, and from programs in which they mean something else. Keywords are put in backticks, and
/// names that are not valid in Swift are replaced by unique valid ones.
struct SwiftNames {
  /// The Swift names by the bytes of the stored names, because two stored names may be strings that are equal in Swift.
  private var names: [[UInt8]: String] = [:]
  /// The bytes of the stored names that are declared under another name.
  private var replaced: Set<[UInt8]> = []

  /// - Parameter reserved: identifiers that can't be used, because SantaCore or Swift uses them.
  init(_ stored: [String], reserved: Set<String>) {
    // The storage of a property `x` is named `_x`.
    var used = reserved
    for name in stored where Self.isIdentifier(name) && !used.contains(name) && !used.contains("_" + name) {
      used.formUnion([name, "_" + name])
      names[Array(name.utf8)] = Self.keywords.contains(name) ? "`\(name)`" : name
    }
    for name in stored where names[Array(name.utf8)] == nil {
      let base = Self.identifier(from: name)
      var (candidate, number) = (base, 1)
      while used.contains(candidate) || used.contains("_" + candidate) || Self.keywords.contains(candidate) {
        number += 1
        candidate = "\(base)\(number)"
      }
      used.formUnion([candidate, "_" + candidate])
      names[Array(name.utf8)] = candidate
      replaced.insert(Array(name.utf8))
    }
  }

  /// The Swift name of a stored name.
  subscript(stored: String) -> String { names[Array(stored.utf8)] ?? stored }

  /// Returns whether the Swift name is the stored name.
  func isStored(_ name: String) -> Bool { !replaced.contains(Array(name.utf8)) }

  /// Returns a string literal on one line. Scalars that a terminal or an editor would interpret are escaped.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isStart(first), name != "_" else { return false }
    return name.unicodeScalars.allSatisfy(isContinuation)
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  // Swift allows invisible scalars such as joiners, but they would make two names look alike.
  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func identifier(from name: String) -> String {
    var result = String.UnicodeScalarView(name.unicodeScalars.map { isContinuation($0) ? $0 : "_" })
    while result.last == "_" { result.removeLast() }
    guard let first = result.first else { return "unnamed" }
    if !isStart(first) { result.insert("_", at: result.startIndex) }
    return String(result)
  }

  /// The types that class declarations refer to. A class with one of these names would hide the type.
  static let reservedTypes: Set<String> = [
    "Object", "EmbeddedObject", "Persisted", "List", "MutableSet", "Map", "Bool", "Int8", "Int16", "Int32",
    "Int",
    "UInt8", "UInt16", "UInt32", "UInt", "Float", "Double", "String", "Data", "Date", "UUID", "Decimal",
    "AnyPersistable",
  ]

  /// The properties of ``Object``, which a property with the same name would override.
  static let reservedMembers: Set<String> = [
    "description", "hashValue", "isFrozen", "isInvalidated", "store", "unreadableProperties",
  ]

  /// The words that are names only in backticks, according to [The Swift Programming
  /// Language](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/).
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
