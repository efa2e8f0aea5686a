/// The measurements of a process that opened a database, closed it, and opened it again.
struct Opening {
  /// The time to open it first, in milliseconds.
  var first: Timing
  /// The memory of the process after the database was first opened.
  var residentMegabytes: Double
  /// The time to open it again, in milliseconds.
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
