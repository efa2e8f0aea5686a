import Foundation
import Testing

/// Checks that a file of `Sources/santa-cli` uses only its own folder and earlier folders, and that no command uses another
/// command.
struct ProgramLayeringTests {
  /// The folders, from the process up to its commands. Each folder inside `Commands` counts as a separate folder.
  private static let folders = [
    "Program", "Text", "Terminal", "Language", "CommandLine", "Settings", "Options", "Events", "Server",
    "Objects", "Commands",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/santa-cli").standardizedFileURL

  /// Returns the folder of a file: empty for a file in no folder, and `Commands` for a file directly in `Commands`.
  private static func folder(of file: SourceFile) -> String {
    let parts = file.path.split(separator: "/").dropLast()
    return parts.prefix(parts.first == "Commands" ? 2 : 1).joined(separator: "/")
  }

  private static func mayUse(_ folder: String, _ used: String) -> Bool {
    if folder == used || folder.isEmpty { return true }
    // The table of commands refers to all commands.
    if folder == "Commands" { return !used.isEmpty }
    guard let place = folders.firstIndex(of: String(folder.prefix { $0 != "/" })),
      let usedPlace = folders.firstIndex(of: used)
    else { return false }
    return usedPlace < place && used != "Commands"
  }

  private static let files = Result { try SourceFile.all(below: sources) }

  @Test("Every folder has its place among the others")
  func foldersHavePlaces() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }
    #expect(Set(found) == Set(Self.folders))
  }

  @Test("A file names only types of its own folder and of those before it")
  func namesPointDownwards() throws {
    let files = try Self.files.get()
    for folder in Set(files.map(Self.folder)) {
      let (own, others) = Self.declarations(in: files, of: folder)
      let foreign = SourceFile.outerTypes(among: others)
      for file in files where Self.folder(of: file) == folder {
        let local = file.declarations.map(\.name) + file.types(among: own)
        let wrong = file.capitalizedWords.intersection(foreign).subtracting(local)
        #expect(wrong.isEmpty, "\(file.path) names \(wrong.sorted())")
      }
    }
  }

  /// Names that also exist in the library, the standard library or Foundation.
  private static let standardNames: Set = ["decimal", "format", "home", "santa", "status", "track", "type"]

  @Test("A file uses no member that a folder it may not use adds to a type")
  func extensionsPointDownwards() throws {
    let files = try Self.files.get()
    for folder in Set(files.map(Self.folder)) {
      let (own, others) = Self.declarations(in: files, of: folder)
      let added = others.filter { !$0.isType && $0.isInExtension && !$0.isPrivate }.map(\.name)
      let foreign = Set(added).subtracting(own.map(\.name)).subtracting(Self.standardNames)
      for file in files where Self.folder(of: file) == folder {
        let wrong = file.memberWords.intersection(foreign)
        #expect(wrong.isEmpty, "\(file.path) uses \(wrong.sorted())")
      }
    }
  }

  /// Splits the declarations into `own`, in the folders that `folder` may use (including itself), and `others`, in the
  /// remaining folders.
  private static func declarations(
    in files: [SourceFile], of folder: String
  ) -> (own: [SourceFile.Declaration], others: [SourceFile.Declaration]) {
    let own = files.filter { mayUse(folder, self.folder(of: $0)) }
    let others = files.filter { !mayUse(folder, self.folder(of: $0)) }
    return (own.flatMap(\.declarations), others.flatMap(\.declarations))
  }
}
