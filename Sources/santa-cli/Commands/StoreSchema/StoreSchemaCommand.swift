import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store schema`: prints the types and properties of a store, as Swift or as JSON.
struct StoreSchemaCommand: Command, Equatable {
  /// The store's folder; nil for Santa's store of `track`.
  var directory: String?
  var format = SchemaFormat.swift

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(self.directory)
    let schema: StoreSchema
    do throws(StoreError) { schema = try StoreInspection(directory).schema } catch {
      throw CommandFailure(inspecting: error)
    }
    switch format {
    // Names that steer a terminal are escaped in Swift.
    case .swift: try context.output.writeLine(schema.description)
    case .json: try context.output.writeLine(try Self.json(schema))
    }
    return .success
  }

  /// JSON that is the same for the same schema, with a key on each line.
  private static func json(_ schema: StoreSchema) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(schema), as: UTF8.self)
    // Only names can have such scalars, apart from the line breaks between the keys.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.steersTerminal && scalar != "\n" {
        result += "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The format in which `store schema` prints.
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
    summary: Wording("print the types and properties of a store"),
    discussion: [
      "As Swift, these are classes for a program that imports SantaCore. A stored name that",
      "Swift can't have is a 'name:' or, of a class, a comment. An enum has the type of its",
      "raw values, because the store does not know its cases.",
      "",
      "As JSON, it is the same text for the same schema, for a file to keep and compare.",
    ],
    examples: [
      "santa-cli store schema",
      "santa-cli store schema backup/weather --format json",
    ],
    ownOptions: [
      .formats(SchemaFormat.self, Wording("classes in Swift, or JSON to keep and compare"))
    ]
  )
}
