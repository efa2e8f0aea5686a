import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// An error used to name a line whose object was in the store already: the last line of the previous batch of JSON, or the first
/// line of the previous batch if the data could not be read. An import from that line added objects twice.
struct ContinuedImportTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func load(
    _ text: String, _ format: StoredImport.Format, _ size: Int, into url: URL,
    _ progress: (StoredImport.Summary) throws -> Void = { _ in }
  ) throws -> [StoredValue] {
    var options = StoredImport.Options()
    options.batchSize = size
    let run = try StoredImport(
      into: url, type: "Card", key: nil, format: format, options: options, dates: { _ in nil })
    let rest = Mutex(Array(text.utf8)[...])
    let source = StoredImport.Source.stream("data") {
      rest.withLock { rest in
        defer { rest = rest.dropFirst(11) }
        return Array(rest.prefix(11))
      }
    }
    _ = try run.run(source, progress: progress)
    let state = try EngineRegistry.directory(url.filePath, isReadOnly: true).latest
    let table = state[try #require(state.table(named: "Card"))]
    return table.rows.map { table.value(ColumnID(0), of: $0) }
  }

  /// Returns the data from the location that a message names.
  private func rest(_ text: String, _ message: String) throws -> Substring.UTF8View {
    let match = try #require(
      try /records from line (\d+)(, column (\d+))? on/.firstMatch(in: message), "\(message)")
    let (line, column) = (try #require(Int(match.output.1)), match.output.3.flatMap { Int($0) } ?? 1)
    var bytes = text[...].utf8
    for _ in 1..<line {
      bytes = bytes[bytes.index(after: try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))))...]
    }
    return bytes.dropFirst(column - 1)
  }

  private enum Layout: CaseIterable {
    case table, lines, spacedLines, windowsLines, oneLine, array, arrayInOneLine, arrayOfLines

    var format: StoredImport.Format { self == .table ? .csv : .json }
    var isArray: Bool { [.array, .arrayInOneLine, .arrayOfLines].contains(self) }

    func text(_ values: [String]) -> String {
      let objects = values.map { "{\"a\":\($0)}" }
      return switch self {
      case .table: "a\n" + values.map { "\($0)\n" }.joined()
      case .lines: objects.joined(separator: "\n")
      case .spacedLines: "\n" + objects.joined(separator: "\n\n  ")
      case .windowsLines: objects.map { "\($0)\r\n" }.joined()
      case .oneLine: objects.joined(separator: " ")
      case .array: "[\n" + objects.joined(separator: ",\n") + "\n]"
      case .arrayInOneLine: "[" + objects.joined(separator: ", ") + "]"
      case .arrayOfLines: "[" + objects.joined(separator: "\n,") + "]"
      }
    }
  }

  @Test("An import that is stopped after a batch says where the rest begins", .counted("imports"))
  func stopped() throws {
    struct Stopped: Error {}
    for layout in Layout.allCases {
      for batches in [1, 2, 7] {
        let url = directory.url.appending(path: UUID().uuidString)
        var (count, continuation) = (0, String?.none)
        let values = (1...30).map(String.init)
        let text = layout.text(values)
        #expect(throws: Stopped.self) {
          try load(text, layout.format, 3, into: url) {
            (count, continuation) = (count + 1, $0.continuation)
            if count == batches { throw Stopped() }
          }
        }
        let later = String(try #require(String(try rest(text, "records from \(continuation ?? "-") on"))))
        let head = layout == .table ? "a\n" : layout.isArray ? "[" : ""
        let list = later.drop { $0 == "," || $0.isWhitespace }
        let found = try load(head + list, layout.format, 10, into: url)
        #expect(found == values.map { .int(Int64($0) ?? 0) }, "\(layout), \(batches): \(continuation as Any)")
        CountedCases.add(1)
      }
    }
  }

  @Test("Each object is stored once, whether the error is in a value or in the syntax", .counted("imports"))
  func once() throws {
    for layout in Layout.allCases {
      for wrong in ["\"x\"", layout == .table ? "1,2" : "tru"] where !(layout == .table && wrong == "\"x\"") {
        for position in [5, 6, 7, 24, 25] {
          let url = directory.url.appending(path: UUID().uuidString)
          let values = (1...30).map(String.init)
          let text = layout.text(values.map { $0 == "\(position)" ? wrong : $0 })
          let error = #expect(throws: StoreError.self) { try load(text, layout.format, 3, into: url) }
          var later = String(try #require(String(try rest(text, "\(error as Any)"))))
          #expect(later.contains(wrong))
          later =
            (layout == .table ? "a\n" : layout.isArray ? "[" : "")
            + later.replacing(wrong, with: "\(position)")
          let found = try load(later, layout.format, 10, into: url)
          #expect(found == values.map { .int(Int64($0) ?? 0) }, "\(layout), \(position): \(error as Any)")
          CountedCases.add(1)
        }
      }
    }
  }
}
