import SantaCore

/// `store info`: shows the types and files of a store.
struct StoreInfoCommand: Command, Equatable {
  var options: StoreOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let directory = try context.storeDirectory(options.directory)
    var card: StoreCard
    var failure: CommandFailure?
    do throws(StoreError) {
      let store = try StoreInspection(directory)
      card = StoreCard(store: store, files: try store.files(), queues: store.queues)
      // The numbers of messages are read from indexes. If these are damaged, the numbers are wrong.
      do throws(StoreError) { try store.checkForDamage() } catch {
        card.queues = []
        failure = CommandFailure(inspecting: error)
      }
    } catch { throw CommandFailure(inspecting: error) }
    for line in card.lines(in: options.format) { try context.output.writeLine(line) }
    if let failure { throw failure }
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
      "Shows each type with its properties and object count, each message queue with the",
      "number of messages in each state, and each file with its size.",
      "With --format json, prints one object for the store, then one for each type,",
      "property, queue and file.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store info --format json backup/weather",
    ],
    ownOptions: [.format]
  )
}
