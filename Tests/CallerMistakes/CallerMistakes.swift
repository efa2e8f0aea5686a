import Foundation

/// Makes mistakes that stop a program, each in a process of its own, and looks whether it stopped with its sentence.
///
/// A program beside the tests, since it is built for release too: there the optimiser takes away the sentences of
/// `precondition`, and a test that is only ever built for debugging would not see that. `.ci/run` runs it.
@main struct CallerMistakes {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case (nil, _): exit(checkAll() ? 0 : 1)
    case ("commit", 2): commit(arguments.last ?? "")
    default:
      MistakeRun.complain(
        "Usage: CallerMistakes [commit NAME]. Without arguments it makes every mistake there is.")
      exit(64)
    }
  }

  private static func commit(_ name: String) {
    guard let mistake = Mistake.all.first(where: { $0.name == name }) else {
      MistakeRun.complain("There is no mistake '\(name)'.")
      exit(64)
    }
    MistakeRun.commit(mistake)
  }

  private static func checkAll() -> Bool {
    // The program itself, also where it was found on the path.
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    var failures = 0
    for mistake in Mistake.all {
      do {
        guard let problem = try MistakeRun(of: mistake, by: program).problem else { continue }
        MistakeRun.complain("\(mistake.name): \(problem)")
      } catch { MistakeRun.complain("\(mistake.name): the program can't be run: \(error)") }
      failures += 1
    }
    let count = Mistake.all.count
    print("\(count - failures) of \(count) mistakes stopped the program with their sentence")
    return failures == 0
  }
}
