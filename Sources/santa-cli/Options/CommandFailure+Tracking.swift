import SantaCore

extension CommandFailure {
  /// What a store's error means for the person who named the store.
  init(_ error: StoreError) {
    switch error.code {
    case .cannotCreate:
      self.init(
        exitCode: .cannotCreate, message: error.description,
        hint: "Name another folder with '--store PATH', or keep nothing with '--store :memory:'.")
    case .corruptFile, .unsupportedFormat, .schemaMismatch:
      self.init(
        exitCode: .dataError, message: error.description,
        hint:
          "The store only holds what can be flown again: move its folder away, or name another with '--store PATH'."
      )
    default:
      self.init(
        exitCode: .ioError, message: error.description,
        hint: "Check the disk and who may write there, or keep nothing with '--store :memory:'.")
    }
  }

  /// A failure because the flight under way has no complete route in its store.
  init(_ error: IncompleteFlight) {
    self.init(
      exitCode: .dataError, message: "\(error)",
      hint: "'\(Program.name) track --store PATH' starts a flight in another store.")
  }
}
