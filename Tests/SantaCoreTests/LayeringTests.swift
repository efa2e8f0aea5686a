import Foundation
import Testing

/// A layer is a folder of `Sources/SantaCore`, and a file names only its own layer and those before it.
@Suite struct LayeringTests {
  /// From the operating system up to the first customer.
  static let layers = [
    "Errors", "Platform", "Storage", "Log", "Query", "Model", "Collections", "Observation", "Store", "Santa",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SantaCore").standardizedFileURL

  private static func files(of layer: String) throws -> [URL] {
    let folder = sources.appending(path: layer)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  /// The code of a file without comments and texts, which may mention what they like.
  private static func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
  }

  private static func declaredTypes(in code: String) -> Set<String> {
    let declaration =
      /(?m)^(?:@\w+ )*(?:(?:public|package|open|final|indirect|private|fileprivate) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    return Set(code.matches(of: declaration).map { String($0.1) })
  }

  @Test("Every folder of the sources is a layer")
  func foldersAreLayers() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".docc") }
    #expect(Set(found) == Set(Self.layers))
  }

  @Test("A file names only its own layer and those before it")
  func namesPointDownwards() throws {
    var types: [String: Set<String>] = [:]
    for layer in Self.layers {
      types[layer] = try Self.files(of: layer).reduce(into: []) { found, file in
        found.formUnion(Self.declaredTypes(in: try Self.code(of: file)))
      }
    }
    for (index, layer) in Self.layers.enumerated() {
      let higher = Self.layers[(index + 1)...].reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
      for file in try Self.files(of: layer) {
        let code = try Self.code(of: file)
        let words = Set(code.matches(of: /\b[A-Z_]\w*/).map { String($0.0) })
        // A nested type may share its name with a type above: it is declared here.
        let local = Set(
          code.matches(of: /(?:class|struct|enum|case|typealias|protocol) (\w+)/).map { String($0.1) })
        let wrong = words.intersection(higher).subtracting(local)
        #expect(wrong.isEmpty, "\(layer)/\(file.lastPathComponent) names \(wrong.sorted())")
      }
    }
  }

  @Test("Only SantaNetwork loads the network, so that a program that only stores stays small")
  func networkIsApart() throws {
    let root = Self.sources.deletingLastPathComponent()
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift")
    {
      let code = try Self.code(of: root.appending(path: path))
      let namesNetwork = code.contains("FoundationNetworking") || code.contains("URLSession")
      #expect(!namesNetwork || path.hasPrefix("SantaNetwork/"), "\(path)")
    }
  }

  @Test("Unsafe pointers live in UnsafeHandle files and in Platform")
  func pointersAreFenced() throws {
    for layer in Self.layers where layer != "Platform" {
      for file in try Self.files(of: layer) where !file.lastPathComponent.hasSuffix(".UnsafeHandle.swift") {
        #expect(
          try !Self.code(of: file).contains(/Unsafe\w*(Pointer|BufferPointer)/), "\(file.lastPathComponent)")
      }
    }
  }
}
