import SantaCore

extension CommandFailure {
  /// A failure with the error of a tracker's store, for the person who chose the store.
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
          "A tracker can create its store again: move the folder away, or name another with '--store PATH'."
      )
    default:
      self.init(
        exitCode: .ioError, message: error.description,
        hint: "Check the disk and the folder's permissions, or keep nothing with '--store :memory:'.")
    }
  }

  /// A failure because the flight under way has no complete route in its store.
  init(_ error: IncompleteFlight) {
    self.init(
      exitCode: .dataError, message: "\(error)",
      hint: "'\(Program.name) track --store PATH' starts a flight in another store.")
  }
}
