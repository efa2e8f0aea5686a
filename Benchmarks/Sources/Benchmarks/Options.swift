/// The options of the command line.
struct Options {
  private(set) var sizes: [Int] = []
  private(set) var runs = 5
  private(set) var isJSON = false
  private(set) var columns = Table.Columns()
  /// The database to measure; nil for all.
  private(set) var engine: String?
  /// The longest wait, in seconds; nil for a limit that depends on the size.
  private(set) var waitLimit: Int?
  private var only: Regex<AnyRegexOutput>?

  private static let usage =
    "Usage: benchmarks [--size N]... [--only REGEX|shapes] [--engine NAME] [--cpu] [--percentiles] "
    + "[--compare FILE] [--json] [--wait-limit SECONDS]"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
      return value
    }
    var areShapes = false
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
        only = try Regex(areShapes ? "^\(Workloads.shapePrefix)" : pattern)
      case "--engine": engine = try value(option)
      case "--cpu": columns.hasCPU = true
      case "--percentiles": columns.hasPercentiles = true
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
    // No shape has more objects.
    if sizes.isEmpty { sizes = areShapes ? [Workloads.largestShape] : [10_000, 100_000, 1_000_000] }
  }

  /// Whether to measure a workload. The shapes are measured only if they are asked for.
  func isWanted(_ workload: String) -> Bool {
    guard let only else { return !workload.hasPrefix(Workloads.shapePrefix) }
    return workload.contains(only)
  }
}
