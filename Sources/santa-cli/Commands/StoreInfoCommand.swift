import SantaCore

/// `store info`: what types and files a store has.
struct StoreInfoCommand: Command {
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
