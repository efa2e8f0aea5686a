import SantaCore

/// The table of the records that an import leaves out because of errors: line, column, reason, and the record as it is written.
final class RejectFile: Sendable {
  private let descriptor: StandardStreams.FileDescriptor
  private let stream: any TextStream

  /// Opens the file, or creates it. It keeps its contents until ``begin()``.
  ///
  /// - Parameters:
  ///   - input: The path of the imported data, or `-`.
  ///   - store: The path of the store's folder.
  init(
    _ path: String, input: String, store: String, in context: CommandContext
  ) throws(CommandFailure) {
    if input != "-", StandardStreams.isSameFile(path, try context.absolutePath(input)) {
      throw CommandFailure(
        exitCode: .usage, message: "The records with errors would replace the data that is imported.",
        hint: "Give --skip-errors the path of another file.")
    }
    var folder = path[...]
    while let end = folder.lastIndex(of: "/"), end > folder.startIndex {
      folder = folder[..<end]
      if StandardStreams.isSameFile(String(folder), store) {
        throw CommandFailure(
          exitCode: .usage, message: "The records with errors would be in the folder of the store.",
          hint: "Give --skip-errors a path in another folder.")
      }
    }
    guard let descriptor = StandardStreams.openFile(path) else {
      throw CommandFailure(
        exitCode: .cannotCreate, message: "The file '\(path)' for records with errors can't be created.",
        hint: "Give --skip-errors a path in a folder that you can write to.")
    }
    self.descriptor = descriptor
    stream = StandardStreams.stream(to: descriptor)
  }

  /// Replaces the contents of the file by the names of the columns.
  func begin() throws(CommandFailure) {
    do {
      try StandardStreams.empty(descriptor)
      try stream.write("line,column,reason,record" + CSVText.lineEnd)
    } catch {
      throw CommandFailure(exitCode: .ioError, message: "\(error)", hint: "Give --skip-errors another path.")
    }
  }

  func write(_ record: RejectedRecord) throws(StreamError) {
    let cells = [CSVText.quoted(record.reason), CSVText.quoted(record.text)]
    try stream.write("\(record.line),\(record.column),\(cells.joined(separator: ","))\(CSVText.lineEnd)")
  }

  func close() { StandardStreams.close(descriptor) }
}
