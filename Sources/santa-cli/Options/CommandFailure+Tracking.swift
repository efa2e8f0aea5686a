import SantaCore

extension CommandFailure {
  /// Creates a failure from the error of a tracker's store, for the user who selected the store.
  init(_ error: StoreError) {
    switch error.code {
    case .cannotCreate:
      self.init(
        exitCode: .cannotCreate, message: error.description,
        hint: "Choose another folder with '--store PATH', or save nothing with '--store :memory:'.")
    case .corruptFile, .unsupportedFormat, .schemaMismatch:
      self.init(
        // The remedy of damage is a method of the library.
        exitCode: .dataError, message: error.damage == nil ? error.description : error.problem,
        hint:
          "Move the folder away, so that a new store is created, or choose another folder with '--store PATH'."
      )
    default:
      self.init(
        exitCode: .ioError, message: error.description,
        hint: "Check the disk and the folder's permissions, or save nothing with '--store :memory:'.")
    }
  }

  /// Creates a failure for a flight under way whose store doesn't contain a complete route.
  init(_ error: IncompleteFlight) {
    self.init(
      exitCode: .dataError, message: "\(error)",
      hint: "'\(Program.name) track --store PATH' starts a flight in another store.")
  }
}
