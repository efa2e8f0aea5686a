import SantaCore

/// The objects that a command writes: the objects of a type in a store that match a condition.
struct ObjectListing {
  /// The number of bytes that are written at once. It is large enough that writing is cheap compared with reading.
  private static let bufferByteCount = 64 << 10

  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  /// The kept version that has the objects; nil for the newest one.
  var version: StoreVersion?
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  var command: CommandName

  /// Calls `body` with the store, the type and the condition.
  func open(
    in context: CommandContext, _ body: (StoreInspection, StoredType, StoredCondition?) throws -> Void
  ) throws {
    let directory = try context.storeDirectory(self.directory)
    do {
      let store =
        if let version { try StoreInspection(directory, at: version) } else { try StoreInspection(directory) }
      guard let type = store.types.first(where: { $0.name == self.type }) else {
        throw unknownType(in: store)
      }
      try body(store, type, try condition(on: type, of: store))
    } catch let error as StoreError { throw CommandFailure(inspecting: error) }
  }

  /// Writes the objects.
  ///
  /// - Parameter title: The title of the progress on a terminal.
  func write(
    to context: CommandContext, _ title: String,
    as formatter: (StoredType, StoreInspection) throws -> any ObjectFormatter
  ) throws {
    try open(in: context) { store, type, condition in
      try write(type, condition, of: store, to: context, title, try formatter(type, store))
    }
  }

  private func condition(on type: StoredType, of store: StoreInspection) throws -> StoredCondition? {
    guard let text = self.condition else { return nil }
    do { return try store.condition(text, on: type) } catch let error where error.code == .invalidQuery {
      throw UsageError(.unreadable(.where, why: error.message), command: command)
    }
  }

  private func write(
    _ type: StoredType, _ condition: StoredCondition?, of store: StoreInspection, to context: CommandContext,
    _ title: String, _ formatter: any ObjectFormatter
  ) throws {
    let progress = ProgressLine(title, on: context.errorOutput)
    // If the output is a terminal, the progress would overwrite it.
    let showsProgress = !context.output.isTerminal
    defer { progress.end() }
    var text = formatter.header
    var count = 0
    do {
      try store.forEachObject(of: type, matching: condition) { object in
        text += try formatter.text(for: object)
        count += 1
        guard text.utf8.count >= Self.bufferByteCount else { return }
        try Task.checkCancellation()
        try context.output.write(text)
        text = ""
        if showsProgress { progress.show(Double(count) / Double(max(count, type.count))) }
      }
    } catch let error as StoreError {
      // The objects that were read before the damage are intact, so they are written.
      try context.output.write(text)
      throw error
    }
    try context.output.write(text)
  }

  private func unknownType(in store: StoreInspection) -> UsageError {
    let names = store.types.map(\.name)
    let requirement =
      names.isEmpty ? "the store has no types" : "the store has \(names.joined(separator: ", "))"
    return UsageError(
      .invalidValue(
        .type, value: type, requirement: requirement,
        suggestion: Spelling.nearest(to: type, among: names)),
      command: command)
  }
}

extension Option {
  static let type = Option(
    "type", .text("NAME"), isRequired: true, in: .subject,
    Wording("the type of the objects"))
}
