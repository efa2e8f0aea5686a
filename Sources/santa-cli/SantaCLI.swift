#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program: parses the command line, runs the command, and reports errors.
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

  /// Ends the process. Every exit of the program goes through this function.
  static func end(_ exitCode: ExitCode) -> Never {
    // The command may have been interrupted before it restored the terminal itself.
    TerminalControl.restoreTerminal()
    exit(exitCode.rawValue)
  }

  /// Runs the command in the arguments of the context. Every error is converted to an exit code and a message on the error
  /// stream.
  static func run(_ context: CommandContext) async -> ExitCode {
    do {
      return try await CommandTable.santa.command(context.arguments).run(context)
    } catch let error as UsageError {
      let columns = context.errorOutput.columns
      return report(
        error.report(in: .santa, context.readerLanguage, columns: columns), as: .usage, in: context)
    } catch let failure as CommandFailure {
      return report(failure.report(in: context.readerLanguage), as: failure.exitCode, in: context)
    } catch StreamError.brokenPipe {
      // The reader needs no more output. `santa-cli track | head` ends this way.
      return .success
    } catch is CancellationError {
      return .interrupted
    } catch {
      let failure = CommandFailure(exitCode: .ioError, message: "\(error)")
      return report(failure.report(in: context.readerLanguage), as: failure.exitCode, in: context)
    }
  }

  private static func report(_ text: String, as exitCode: ExitCode, in context: CommandContext) -> ExitCode {
    // The message may quote a very long argument.
    let isLong = text.utf8.count > 4000
    let shortened = isLong ? "\(text.prefix(1500)) … \(text.suffix(400))" : text
    let shown =
      context.errorOutput.columns.map { columns in
        shortened.split(separator: "\n", omittingEmptySubsequences: false)
          .map { DisplayWidth.wrapped(message: String($0), to: columns) }.joined(separator: "\n")
      } ?? shortened
    // If the error stream can't be written to either, the exit code is the only report.
    try? context.errorOutput.writeLine(shown)
    return exitCode
  }
}
