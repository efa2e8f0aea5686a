import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A list is never null in a store. A null used to be an error after earlier batches were stored, although the file was read
/// for the types before.
struct InferredCollectionsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func load(
    _ lines: [String], into url: URL, isTolerant: Bool = false
  ) throws -> (count: Int, rejectedLines: [Int], type: ColumnDefinition) {
    var rejectedLines: [Int] = []
    var options = StoredImport.Options()
    options.batchSize = 2
    if isTolerant { options.reject = { rejectedLines.append($0.line) } }
    let run = try StoredImport(
      into: url, type: "Card", key: nil, format: .json, options: options, dates: { _ in nil })
    try directory.write(Array(lines.joined(separator: "\n").utf8), to: "data")
    _ = try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
    let state = try EngineRegistry.directory(url.filePath, isReadOnly: true).latest
    let table = state[try #require(state.table(named: "Card"))]
    let column = try #require(table.column(named: "x"))
    return (table.rows.count, rejectedLines, table[column])
  }

  @Test("Null for a list or a map is an error before anything is stored, and names the first null")
  func nulls() throws {
    for (value, empty) in [("[1]", "Write []"), ("{\"a\":1}", "Write {}")] {
      for (index, position) in [1, 2, 6, 9].enumerated() {
        let url = directory.url.appending(path: "store \(value.count) \(index)")
        let lines = (1...9).map { $0 == position || $0 == 9 ? "{\"x\":null}" : "{\"x\":\(value)}" }
        let error = #expect(throws: StoreError.self) { try load(lines, into: url) }
        let message = "\(error as Any)"
        #expect(message.contains("line \(position), column 6: x is null, but an "), "\(message)")
        #expect(message.contains(empty) && message.contains("Nothing was imported."), "\(message)")
        let found = try load(lines, into: url, isTolerant: true)
        #expect(found.count == (position == 9 ? 8 : 7) && found.type.isCollection, "\(found)")
        #expect(found.rejectedLines == (position == 9 ? [9] : [position, 9]))
      }
    }
    let url = directory.url.appending(path: "missing")
    #expect(try load(["{}", "{\"x\":[1]}", "{\"x\":[]}"], into: url).count == 3)
    let text = try load(
      ["{\"x\":null}", "{\"x\":\"a\"}", "{\"x\":null}"], into: directory.url.appending(path: "text"))
    #expect(text.count == 3 && text.type.isOptional)
  }

  @Test("An import keeps the positions of the elements that stay in a list")
  func smallestEdit() throws {
    let url = directory.url.appending(path: "edits")
    func positions(_ list: String, key: String?) throws -> [PositionID] {
      let run = try StoredImport(into: url, type: "Card", key: key, format: .json, dates: { _ in nil })
      try directory.write(Array("{\"id\":1,\"x\":\(list)}".utf8), to: "data")
      _ = try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
      let state = try EngineRegistry.directory(url.filePath, isReadOnly: true).latest
      let table = state[try #require(state.table(named: "Card"))]
      let (row, column) = (try #require(table.rows.first), try #require(table.column(named: "x")))
      return table.list(column, of: row).elements.map(\.id)
    }
    let old = try positions("[1,2,3]", key: "id")
    let new = try positions("[1,3,4]", key: nil)
    #expect(new.prefix(2) == [old[0], old[2]] && !old.contains(new[2]))
  }
}
