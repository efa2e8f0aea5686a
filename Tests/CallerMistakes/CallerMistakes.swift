import Foundation

/// Makes mistakes that stop a program, each in a separate process, and checks that the process stops with the right message.
///
/// This is a program instead of a test, because it must also run in a release build: the optimiser removes the messages of
/// `precondition` there, which tests in a debug build would not notice. `.ci/run` runs it.
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
    // The executable of this program, even if the shell found it by its `PATH`.
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
