import Foundation
import Testing

/// Checks that a file of `Sources/SantaCore` uses only types of its own layer and of lower layers. Each folder is a layer.
/// `Store` and `Observation` form one layer, because a store notifies its observers, and observers write to the store.
struct LayeringTests {
  /// The layers, from the operating system up to the first program that uses the library.
  static let layers = [
    "Errors", "Platform", "Storage", "Log", "Query", "Model", "Collections", "Observation", "Store",
    "Replication", "DataSource", "Santa",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL
  private static let core = sources.appending(path: "SantaCore")

  private static let files = Result { try SourceFile.all(below: core) }

  @Test("Every folder of the sources is a layer")
  func foldersAreLayers() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.core.path)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".docc") }
    // `Umbrella` only re-exports other targets.
    #expect(Set(found) == Set(Self.layers + ["Umbrella"]))
  }

  /// The folders of `Observation` whose code needs no live store: views of snapshots, and the state machine of delivery.
  private static let storeless = ["Observation/Changes", "Observation/Views", "Observation/Delivery"]

  @Test("Changes, views and their delivery are computed without a live store")
  func observingWithoutStore() throws {
    let files = try Self.files.get()
    let isAbove = { (file: SourceFile) in
      (file.topFolder == "Store" || file.topFolder == "Observation")
        && !Self.storeless.contains { file.path.contains($0) }
    }
    // Each kind of collection has types with these names for its changes.
    let above = SourceFile.outerTypes(among: files.filter(isAbove).flatMap(\.declarations)).subtracting([
      "Change", "Update",
    ])
    let pure = files.filter { file in Self.storeless.contains { file.path.contains($0) } }
    #expect(pure.count > 10)
    // This file extends `Store`, because its type is public as `Store.Notification`.
    for file in pure where !file.path.hasSuffix("Store.Notification.swift") {
      let local = file.declarations.map(\.name) + file.genericParameters
      let wrong = file.capitalizedWords.intersection(above).subtracting(local)
      #expect(wrong.isEmpty, "\(file.path) names \(wrong.sorted())")
    }
  }

  @Test("A file names only its own layer and those before it")
  func namesPointDownwards() throws {
    let files = try Self.files.get()
    for (index, layer) in Self.layers.enumerated() {
      let isLower = Set(Self.layers[...index] + (layer == "Observation" ? ["Store"] : []))
      let lower = files.filter { isLower.contains($0.topFolder) }.flatMap(\.declarations)
      let higher = SourceFile.outerTypes(
        among: files.filter { !isLower.contains($0.topFolder) }.flatMap(\.declarations))
      for file in files where file.topFolder == layer {
        // A nested type or a generic parameter can have the same name as a type in a higher layer.
        let local = file.declarations.map(\.name) + file.types(among: lower) + file.genericParameters
        let wrong = file.capitalizedWords.intersection(higher).subtracting(local)
        #expect(wrong.isEmpty, "\(file.path) names \(wrong.sorted())")
      }
    }
  }

  /// String helpers that the models may use although they aren't public, because they aren't part of the store.
  private static let sharedHelpers: Set = ["Spelling", "editDistance"]

  /// Names in the standard library or Foundation that the library also uses for its own declarations.
  private static let standardNames: Set = [
    "Continuation", "Range", "Sequence", "cancel", "decimalNumber", "detached", "firstIndex", "indices",
    "infinity", "inserted", "isDirectory", "reserveCapacity",
    "UInt8", "isMultiple", "map", "self",
    "split",
  ]

  @Test("The models are the store's first customer: they use only what is public of it")
  func modelsUseWhatIsPublic() throws {
    let files = try Self.files.get()
    let store = files.filter { $0.topFolder != "Santa" }.flatMap(\.declarations)
    let models = files.filter { $0.topFolder == "Santa" }
    let hidden = store.filter { !$0.isPublic && !$0.isPrivate }
    let known = Set(store.filter(\.isPublic).map(\.name)).union(models.flatMap(\.declarations).map(\.name))
      .union(Self.standardNames).union(Self.sharedHelpers)
    let types = Set(hidden.filter(\.isType).map(\.name)).subtracting(known)
    let members = Set(hidden.filter { !$0.isType }.map(\.name)).subtracting(known)
    // Models inherit members from these classes, and extensions use their members and nested types without a full stop.
    let bases: Set = ["Object", "EmbeddedObject", "Store"]
    let inherited = Set(hidden.filter { $0.owner.map(bases.contains) == true }.map(\.name)).subtracting(known)
    #expect(types.count > 100 && members.count > 500, "The declarations are not found any more.")
    for file in models {
      let wrong = file.capitalizedWords.intersection(types).union(file.memberWords.intersection(members))
        .union(file.words.intersection(inherited))
      #expect(wrong.isEmpty, "\(file.path) uses \(wrong.sorted()), which is not public")
    }
  }

  // MARK: The graph

  /// Returns two lists: each library target with its dependencies, and each folder with the folders whose types its files name.
  private static func graph() throws -> String {
    let manifest = try String(contentsOf: sources.appending(path: "../Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /\.target\(\s*name: "(\w+)"(?:, dependencies: \[([^\]]*)\])?/).map {
      match in
      (name: String(match.1), uses: (match.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
    }
    let files = try files.get()
    let folders = layers.map { layer in
      let own = files.filter { $0.topFolder == layer }
      let local = Set(own.flatMap(\.declarations).map(\.name) + own.flatMap(\.genericParameters))
      let words = own.reduce(into: Set<String>()) { $0.formUnion($1.capitalizedWords) }.subtracting(local)
      return (
        name: layer,
        uses: layers.filter { other in
          // Only lower layers count, because another test ensures that no file names a type of a higher layer.
          (layers.prefix { $0 != layer }.contains(other) || (layer, other) == ("Observation", "Store"))
            && !SourceFile.outerTypes(among: files.filter { $0.topFolder == other }.flatMap(\.declarations))
              .isDisjoint(with: words)
        }
      )
    }
    func lines(_ nodes: [(name: String, uses: [String])]) -> String {
      nodes.map { "\($0.name): \($0.uses.isEmpty ? "-" : $0.uses.joined(separator: ", "))\n" }.joined()
    }
    return lines(targets.filter { $0.name.hasPrefix("Santa") && !$0.name.contains("Test") }) + "\n"
      + lines(folders)
  }

  @Test("docs/architecture.md has the graph of the targets and folders")
  func graphIsCurrent() throws {
    let file = Self.sources.appending(path: "../docs/architecture.md").standardizedFileURL
    var page = try String(contentsOf: file, encoding: .utf8)
    let graph = "```text\n\(try Self.graph())```\n"
    if ProcessInfo.processInfo.environment["SANTACORE_WRITE_GRAPH"] == "1" {
      page.replace(/```text\nSantaCore:[^`]*```\n/, with: graph)
      try Data(page.utf8).write(to: file)
    }
    #expect(page.contains(graph), "If that is intended, run scripts/graph.sh.\n\(graph)")
  }

  @Test("Every file that docs/architecture.md names is there")
  func architectureIsCurrent() throws {
    let page = try String(
      contentsOf: Self.sources.appending(path: "../docs/architecture.md"), encoding: .utf8)
    let paths = page.matches(of: /`([\w+\/.-]+\.swift)`/).map { String($0.1) }
    #expect(paths.count > 20)
    for path in paths {
      let isThere = [Self.core, Self.sources].contains {
        FileManager.default.fileExists(atPath: $0.appending(path: path).path)
      }
      #expect(isThere, "\(path)")
    }
  }

  /// Responses of servers have crashed programs that use `FoundationNetworking` on Linux three times. Loading it takes 12 ms
  /// and 14 MB at each start.
  @Test("URLSession is used only where there is no libcurl, and no product or test loads it on Linux")
  func networkIsApart() throws {
    let tests = Self.sources.appending(path: "../Tests").standardizedFileURL
    for file in try SourceFile.all(below: Self.sources) + SourceFile.all(below: tests) {
      let namesNetwork = file.code.contains("FoundationNetworking") || file.code.contains("URLSession")
      guard namesNetwork else { continue }
      #expect(file.path.hasPrefix("SantaNetwork/URLSession/"), "\(file.path)")
      #expect(file.code.hasPrefix("#if !canImport(Glibc) || SANTACORE_URL_SESSION\n"), "\(file.path)")
    }
  }

  /// Loading all of Foundation takes more time and memory at each start of a program than opening a store.
  @Test("Foundation is imported only where there is no FoundationEssentials")
  func foundationIsNotLoaded() throws {
    let choice = /#else\n\s*(?:public |package )?import Foundation\n\s*#endif/
    for file in try SourceFile.all(below: Self.sources)
    where !file.path.hasPrefix("SantaNetwork/URLSession/")
      && !file.path.hasSuffix("CanonicalDecomposition.swift")
    {
      let isChosen = file.code.contains("#if canImport(FoundationEssentials)")
      let rest = isChosen ? file.code.replacing(choice, with: "") : file.code
      #expect(
        !rest.contains(/^\s*(?:public |package )?import Foundation$/.anchorsMatchLineEndings()),
        "\(file.path)")
    }
  }

  /// Only builds for ThreadSanitizer would fail otherwise, at the end of `.ci/run`.
  @Test("Every module that uses Mutex declares it for ThreadSanitizer")
  func mutexesAreDeclared() throws {
    let modules = ["SantaCore/DataSource", "SantaCore/Replication", "SantaCore/Santa"]
    let files = try SourceFile.all(below: Self.sources)
    func module(_ file: SourceFile) -> String {
      modules.first { file.path.hasPrefix("\($0)/") } ?? file.topFolder
    }
    let declaring = Set(files.filter { $0.path.hasSuffix("/Mutex.swift") }.map(module))
    for file in files where file.capitalizedWords.contains("Mutex") {
      #expect(declaring.contains(module(file)), "\(file.path) needs a Mutex.swift in its module")
    }
  }

  @Test("Pointers of the network's client live in UnsafeHandle files")
  func networkPointersAreFenced() throws {
    for file in try SourceFile.all(below: Self.sources)
    where ["SantaNetwork", "SantaSync"].contains(file.topFolder)
      && !file.path.hasSuffix(".UnsafeHandle.swift")
    {
      #expect(!file.code.contains(/Unsafe\w*(Pointer|BufferPointer)|OpaquePointer/), "\(file.path)")
    }
  }

  @Test("Unsafe pointers live in UnsafeHandle files and in Platform")
  func pointersAreFenced() throws {
    for file in try Self.files.get()
    where file.topFolder != "Platform" && !file.path.hasSuffix(".UnsafeHandle.swift") {
      #expect(!file.code.contains(/Unsafe\w*(Pointer|BufferPointer)/), "\(file.path)")
    }
  }
}
