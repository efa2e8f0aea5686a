import Foundation

/// A database to measure with bulk work. Every call does the same work in each database, in one durable transaction.
protocol BulkPeer {
  static var name: String { get }
  /// Whether the database can be measured here.
  static var isInstalled: Bool { get }

  /// Creates a database in a directory.
  init(directory: URL) throws

  /// Adds stops 0..<count, or the children of parcels.
  func prepare(_ work: BulkWork, _ count: Int) throws
  /// Does the work on objects 0..<count; false if the database has no such way.
  func run(_ work: BulkWork, _ count: Int) throws -> Bool
  /// Does the work in a process of its own, which verifies the result; nil if `run` does the work.
  func runSeparately(_ work: BulkWork, _ count: Int) throws -> SeparateRun?
  /// Returns the number of objects, and the sum of their presents or weights.
  func answers(_ work: BulkWork) throws -> [Int]
}

extension BulkPeer {
  static var isInstalled: Bool { true }

  func runSeparately(_ work: BulkWork, _ count: Int) throws -> SeparateRun? { nil }
}

/// The figures of work that another process did.
struct SeparateRun {
  var timing: Timing
  /// The peak increase of the resident memory.
  var megabytes: Double

  /// The figures as a child process prints them.
  init(_ figures: [Double], of workload: String) throws {
    guard figures.count >= 3 else { throw Failure("\(workload): the process printed no figures") }
    timing = Timing(wall: figures[0], cpu: figures[1])
    megabytes = figures[2]
  }
}
