import SantaCore

/// `store info`: shows the types and files of a store.
struct StoreInfoCommand: Command, Equatable {
  var options: StoreOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    let card: StoreCard
    do throws(StoreError) {
      let store = try StoreInspection(directory)
      card = StoreCard(store: store, files: try store.files())
    } catch { throw CommandFailure(inspecting: error) }
    for line in card.lines(in: options.format) { try context.output.writeLine(line) }
    return .success
  }
}

extension StoreInfoCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(options: try StoreOptions(arguments))
  }

  static let description = CommandDescription(
    name: "store info",
    command: StoreInfoCommand.self,
    argument: .folder,
    summary: Wording("show the types, counts, sizes and versions of a store"),
    discussion: [
      "Shows each type with its properties and object count, and each file with its size.",
      "With --format json, prints one object for the store, then one for each type,",
      "property and file.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store info --format json backup/weather",
    ],
    ownOptions: [.format]
  )
}
