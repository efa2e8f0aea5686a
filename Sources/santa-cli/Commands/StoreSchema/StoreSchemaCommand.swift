import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store schema`: prints the types and properties of a store, as Swift or as JSON.
struct StoreSchemaCommand: Command, Equatable {
  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  var format = SchemaFormat.swift

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(self.directory)
    let schema: StoreSchema
    do throws(StoreError) { schema = try StoreInspection(directory).schema } catch {
      throw CommandFailure(inspecting: error)
    }
    switch format {
    // The Swift description already escapes names that would control a terminal.
    case .swift: try context.output.writeLine(schema.description)
    case .json: try context.output.writeLine(try Self.json(schema))
    }
    return .success
  }

  /// Returns the schema as JSON, with a key on each line. The output is deterministic.
  private static func json(_ schema: StoreSchema) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(schema), as: UTF8.self)
    // Apart from the line breaks between keys, only names can contain these scalars.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.steersTerminal && scalar != "\n" {
        result += "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The output format of `store schema`.
enum SchemaFormat: String, CaseIterable, Sendable {
  case swift, json
}

extension StoreSchemaCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(directory: arguments.argument, format: try arguments.choice(.format) ?? .swift)
  }

  static let description = CommandDescription(
    name: "store schema",
    command: StoreSchemaCommand.self,
    argument: .folder,
    summary: Wording("print the schema of a store: types and properties"),
    discussion: [
      "In Swift, prints classes for a program that imports SantaCore. A stored name that is",
      "not valid in Swift becomes a 'name:' argument or, for a class, a comment. An enum",
      "has the type of its raw values, because the store does not know its cases.",
      "",
      "In JSON, equal schemas give identical output. Save it to a file to compare schemas.",
    ],
    examples: [
      "santa-cli store schema",
      "santa-cli store schema backup/weather --format json",
    ],
    ownOptions: [
      .formats(SchemaFormat.self, Wording("Swift classes, or JSON to save and compare"))
    ]
  )
}
