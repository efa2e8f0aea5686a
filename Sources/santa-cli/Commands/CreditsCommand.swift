/// `--credits`: whose data the program carries, which the licence of that data asks us to say.
struct CreditsCommand: Command {
  static let lines = [
    "Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded",
    "Time zone places: tz database (iana.org/time-zones), public domain",
  ]

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    for line in Self.lines {
      try context.output.writeLine(line)
    }
    return .success
  }
}
