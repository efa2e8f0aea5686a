/// The result of a function that throws; if it throws, the program stops with the message of the error.
///
/// RealmSwift reports invalid strings and values with exceptions, which stop the program, too.
func orStop<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { stop(error) }
}

/// Stops the program with the message of an error.
func stop(_ error: any Error) -> Never { stop((error as? StoreError)?.message ?? "\(error)") }

/// Stops the program with a message.
func stop(_ message: String) -> Never { stopProgram(message) }
