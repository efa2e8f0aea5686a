/// What a process measured that opened a database, closed it, and opened it again.
struct Opening {
  /// The first time, in milliseconds.
  var first: Timing
  /// The memory of the process with the database open for the first time.
  var residentMegabytes: Double
  /// The second time, in milliseconds.
  var again: Timing
}

extension Opening {
  /// The figures that the process prints.
  var figures: [Double] { [first.wall, first.cpu, residentMegabytes, again.wall, again.cpu] }

  init?(_ figures: [Double]) {
    guard figures.count == 5 else { return nil }
    first = Timing(wall: figures[0], cpu: figures[1])
    residentMegabytes = figures[2]
    again = Timing(wall: figures[3], cpu: figures[4])
  }
}
