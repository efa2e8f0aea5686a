import Foundation
import SantaCoreTestSupport
import Testing

/// The public interface of a module, one declaration per line, as the compiler reports it for the built module.
///
/// It combines the output of two tools of the toolchain. `swift-symbolgraph-extract` lists declarations as they are spelt in
/// the source, including extensions of other modules' types, but omits names that begin with an underscore.
/// `swift-api-digester` lists these names.
struct PublicInterface {
  let module: String

  /// Returns the lines, sorted by name.
  func lines() throws -> [String] {
    try symbols().sorted { ($0.path, $0.declaration) < ($1.path, $1.declaration) }.map(\.line)
      + ["", "### Names that begin with an underscore"] + underscored().sorted()
  }

  private struct Symbol {
    var components: [String]
    var declaration: String

    /// The components are joined by a control character, which no name contains, so that members sort directly after their
    /// type.
    var path: String { components.joined(separator: "\u{1}") }
    var line: String { String(repeating: "  ", count: components.count - 1) + declaration }
  }

  // MARK: Symbol graphs

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Fragment: Decodable { var spelling: String }
      struct Extension: Decodable { var constraints: [Constraint]? }
      var identifier: Identifier
      var pathComponents: [String]
      var declarationFragments: [Fragment]
      var swiftExtension: Extension?
    }
    struct Constraint: Decodable {
      var kind: String
      var lhs: String
      var rhs: String

      var text: String {
        switch kind {
        case "sameType": "\(lhs) == \(rhs)"
        default: "\(lhs) : \(rhs)"
        }
      }
    }
    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
      var targetFallback: String?
      var swiftConstraints: [Constraint]?
    }
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  /// The protocols to which every type conforms unless it opts out.
  private static let implied: Set = ["Swift.Copyable", "Swift.Escapable"]

  private func symbols() throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system deletes leftovers.
    try Toolchain.run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-emit-extension-block-symbols", "-output-dir", folder.path,
      ])
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let graphs = try files.filter { $0.pathExtension == "json" }.map {
      try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: $0))
    }
    let names = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    var conformances: [String: Set<String>] = [:]
    for relationship in graphs.flatMap(\.relationships)
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
      if Self.implied.contains(target) { continue }
      conformances[relationship.source, default: []].insert(
        target + Self.condition(relationship.swiftConstraints))
    }
    return graphs.flatMap(\.symbols).map { symbol in
      var text =
        symbol.declarationFragments.map(\.spelling).joined()
        .replacing(/\s+/, with: " ") + Self.condition(symbol.swiftExtension?.constraints)
      if let found = conformances[symbol.identifier.precise] {
        text += "  // " + found.sorted().joined(separator: ", ")
      }
      return Symbol(components: symbol.pathComponents, declaration: text)
    }
  }

  private static func condition(_ constraints: [SymbolGraph.Constraint]?) -> String {
    guard let constraints, !constraints.isEmpty else { return "" }
    return " where " + constraints.map(\.text).joined(separator: ", ")
  }

  // MARK: The digest

  private struct Digest: Decodable {
    var root: Node
    private enum CodingKeys: String, CodingKey { case root = "ABIRoot" }
  }

  private final class Node: Decodable {
    let kind: String
    let name: String
    let printedName: String
    let declKind: String?
    let genericSig: String?
    let isInternal: Bool?
    let children: [Node]?
  }

  private func underscored() throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }  // The system deletes leftovers.
    try Toolchain.run(
      "swift-api-digester",
      ["-dump-sdk", "-module", module, "-avoid-location", "-avoid-tool-args", "-o", file.path])
    let digest = try JSONDecoder().decode(Digest.self, from: try Data(contentsOf: file))
    return (digest.root.children ?? []).flatMap { Self.underscored($0, in: []) }
  }

  /// Returns the declarations at or below a node that begin with an underscore, or are members of a type that does.
  private static func underscored(_ node: Node, in outer: [String]) -> [String] {
    guard let kind = node.declKind, kind != "Import", kind != "Accessor", node.isInternal != true else {
      return []
    }
    let path = outer + [node.name]
    let below = (node.children ?? []).flatMap { underscored($0, in: path) }
    // Names that the compiler derives begin with two underscores.
    guard path.contains(where: { $0.hasPrefix("_") }), !node.name.hasPrefix("__") else { return below }
    let types = (node.children ?? []).filter { $0.declKind == nil }.map(\.printedName)
    let signature =
      switch node.kind {
      case "Function", "Constructor":
        "(\(types.dropFirst().joined(separator: ", "))) -> \(types.first ?? "()")"
      default: types.first ?? ""
      }
    let parts = [(outer + [node.printedName]).joined(separator: "."), signature, node.genericSig ?? ""]
    return ["\(kind) " + parts.filter { !$0.isEmpty }.joined(separator: "  ")] + below
  }
}

/// The toolchain that built the tests.
private enum Toolchain {
  private struct TargetInformation: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  /// Runs a tool of the toolchain on the built modules.
  static func run(_ tool: String, _ arguments: [String]) throws {
    let answer = try output(of: URL(filePath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    let information = try JSONDecoder().decode(TargetInformation.self, from: answer)
    // The tool is found relative to `lib/swift`, because `swiftc` may be a link or a script that selects one of several
    // toolchains. The path must not be resolved: it is a link to a program whose behaviour depends on the name by which it is
    // called.
    let path = URL(filePath: information.paths.runtimeResourcePath).appending(path: "../../bin/\(tool)")
    let modules = Bundle.main.bundleURL.appending(path: "Modules")
    _ = try output(
      of: path, ["-I", modules.path, "-target", information.target.triple] + arguments)
  }

  private static func output(of executable: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let output = Pipe.withOneOwner()
    process.standardOutput = output
    try process.runUnlessItHangs()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(executable.lastPathComponent) failed")
    return data
  }
}
