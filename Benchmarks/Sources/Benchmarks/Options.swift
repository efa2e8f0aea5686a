/// The options of the command line.
struct Options {
  private(set) var sizes: [Int] = []
  private(set) var runs = 5
  private(set) var isJSON = false
  private(set) var columns = Table.Columns()
  /// The figures of other programs, which the table also shows.
  private(set) var others: [Measurement] = []
  /// The database to measure; nil for all.
  private(set) var engine: String?
  /// The maximum wait in seconds; nil for a limit that depends on the size.
  private(set) var waitLimit: Int?
  private var only: Regex<AnyRegexOutput>?

  private static let usage =
    "Usage: benchmarks [--size N]... [--only REGEX|bulk|shapes|notifications|history] [--engine NAME] [--cpu] [--percentiles] "
    + "[--memory] [--compare FILE] [--with FILE] [--json] [--wait-limit SECONDS]"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
      return value
    }
    var (areShapes, areNotifications, areBulk, isHistory) = (false, false, false, false)
    while let option = rest.popFirst() {
      switch option {
      case "--size":
        guard let size = Int(try value(option)), size >= 8 else {
          throw Failure("--size takes a number from 8 on")
        }
        sizes.append(size)
      case "--only":
        let pattern = try value(option)
        areShapes = pattern == "shapes"
        areNotifications = pattern == "notifications"
        areBulk = pattern == "bulk"
        isHistory = pattern == "history"
        only = try Regex(
          areShapes
            ? "^\(Workloads.shapePrefix)"
            : areNotifications
              ? "^\(Workloads.notificationPrefix)"
              : areBulk
                ? BulkWork.pattern : isHistory ? "^(\(Workloads.historyPrefix)|bare sync$)" : pattern)
      case "--engine": engine = try value(option)
      case "--cpu": columns.hasCPU = true
      case "--percentiles": columns.hasPercentiles = true
      case "--memory": columns.hasMemory = true
      case "--with": others += try Measurement.read(try value(option), for: option)
      case "--compare": columns.earlier = try EarlierRun(path: try value(option))
      case "--json": isJSON = true
      case "--wait-limit":
        guard let seconds = Int(try value(option)), seconds >= 0 else {
          throw Failure("--wait-limit takes a number of seconds")
        }
        waitLimit = seconds
      default: throw Failure("unknown option \(option). \(Self.usage)")
      }
    }
    if isJSON, columns.earlier != nil {
      throw Failure(
        "--compare adds columns to the table, which --json does not print. Leave one of them out.")
    }
    if !sizes.isEmpty { return }
    // No shape has more objects, and the notifications have a fixed number.
    sizes =
      areShapes
      ? [Workloads.largestShape]
      : areNotifications
        ? [Workloads.notificationSize]
        : areBulk ? [1_000_000] : isHistory ? [Workloads.historySize] : [10_000, 100_000, 1_000_000]
  }

  /// Returns whether to measure a workload. Bulk work, shapes, notifications and history are only measured on request.
  func isWanted(_ workload: String) -> Bool {
    guard let only else {
      return BulkWork(rawValue: workload) == nil
        && ![Workloads.shapePrefix, Workloads.notificationPrefix, Workloads.historyPrefix].contains {
          workload.hasPrefix($0)
        }
    }
    return workload.contains(only)
  }
}
