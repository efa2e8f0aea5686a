#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program: reads the command line, runs one command, reports what went wrong.
@main
enum SantaCLI {
  static func main() async {
    StandardStreams.occupyMissing()
    StandardStreams.ignoreBrokenPipeSignal()
    let context = CommandContext.ofProcess()
    let task = Task { await run(context) }
    let interruption = Interruption { task.cancel() }
    let exitCode = await task.value
    interruption.end()
    end(exitCode)
  }

  /// The only way out of the program.
  static func end(_ exitCode: ExitCode) -> Never {
    // Where a command could not, because it was not let to its end.
    TerminalControl.restoreTerminal()
    exit(exitCode.rawValue)
  }

  /// Runs the command that the arguments of the context name. Whatever is thrown ends here, as an exit code and,
  /// on the error stream, a message.
  static func run(_ context: CommandContext) async -> ExitCode {
    do {
      return try await CommandTable.santa.command(context.arguments).run(context)
    } catch let error as UsageError {
      return report(error.report(in: .santa), as: .usage, in: context)
    } catch let failure as CommandFailure {
      return report(failure.report, as: failure.exitCode, in: context)
    } catch StreamError.brokenPipe {
      // The reader has seen enough. That is how `santa-cli track | head` is meant to end.
      return .success
    } catch is CancellationError {
      return .interrupted
    } catch {
      let failure = CommandFailure(exitCode: .ioError, message: "\(error)")
      return report(failure.report, as: failure.exitCode, in: context)
    }
  }

  private static func report(_ text: String, as exitCode: ExitCode, in context: CommandContext) -> ExitCode {
    // An argument that is repeated in the message may be as long as a file.
    let isLong = text.utf8.count > 4000
    let shown = isLong ? "\(text.prefix(1500)) … \(text.suffix(400))" : text
    // When the error stream is gone too, the exit code is all that is left to say it with.
    try? context.errorOutput.writeLine(shown)
    return exitCode
  }
}
