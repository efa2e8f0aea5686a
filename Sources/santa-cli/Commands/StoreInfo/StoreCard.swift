import SantaCore

/// The files, types, properties and message queues of a store: under headings for people, or as one JSON object per line for programs.
struct StoreCard {
  var store: StoreInspection
  var files: [StoredFile]
  var queues: [StoredQueue]

  private var types: String {
    store.types.count == 1 ? "1 type" : "\(NumberText.grouped(store.types.count)) types"
  }

  private var objectCount: Int { store.types.reduce(0) { $0 + $1.count } }

  func lines(in format: OutputFormat) -> [String] {
    switch format {
    case .plain: plainLines
    case .json: jsonLines
    }
  }

  // MARK: For people

  private var plainLines: [String] {
    let sizes = StoredFile.Kind.allCases.compactMap { kind -> (String, String)? in
      let files = files.filter { $0.kind == kind }
      guard !files.isEmpty else { return nil }
      let bytes = "\(NumberText.grouped(files.reduce(0) { $0 + $1.byteCount })) bytes"
      return (kind.title, files.count == 1 ? bytes : "\(NumberText.grouped(files.count)) files, \(bytes)")
    }
    let rows =
      [
        ("Store", store.path), ("Format", "\(store.formatVersion)"),
        ("Version", NumberText.grouped(Int(store.version))),
        ("Objects", "\(NumberText.grouped(objectCount)) of \(types)"),
      ] + queues.map { ("Queue", text(for: $0)) } + sizes
    // The width fits "Leftovers", so that most stores have the same layout.
    let width = 2 + max(9, rows.map { $0.0.count }.max() ?? 0)
    return rows.map { "\(DisplayWidth.padded($0.0, to: width))\($0.1.terminalSafe)" } + [""]
      + filesTable.lines
      + store.types.flatMap { [""] + lines(for: $0) }
  }

  private func text(for queue: StoredQueue) -> String {
    let counts = states(of: queue).map { "\(NumberText.grouped($0.count)) \($0.name)" }
    return "\(queue.name): \((counts + (queue.isPaused ? ["paused"] : [])).joined(separator: ", "))"
  }

  private func states(of queue: StoredQueue) -> [(name: String, count: Int)] {
    let counts = queue.counts
    return [
      ("waiting", counts.waiting), ("delayed", counts.delayed), ("leased", counts.leased),
      ("done", counts.done), ("dead", counts.dead),
    ]
  }

  private var filesTable: TextTable {
    var table = TextTable(columns: [.init(title: "File"), .init(title: "Bytes", alignment: .right)])
    table.rows = files.map { [$0.name, NumberText.grouped($0.byteCount)] }
    return table
  }

  private func lines(for type: StoredType) -> [String] {
    let kind = type.isEmbedded ? ", embedded" : ""
    let objects = type.count == 1 ? "1 object" : "\(NumberText.grouped(type.count)) objects"
    var table = TextTable(columns: [.init(title: ""), .init(title: ""), .init(title: ""), .init(title: "")])
    table.rows = type.properties.map { property in
      let marks = [
        property.isPrimaryKey ? "primary key" : nil, property.isUnique ? "unique" : nil,
        property.isIndexed ? "indexed" : nil,
        property.cascades ? "cascades" : property.onDelete.map { $0 == "deny" ? "denies deletion" : $0 },
      ].compactMap(\.self)
      return ["", property.name, property.type, marks.joined(separator: ", ")]
    }
    let sets = type.uniqueTogether.map { "  unique together: \($0.joined(separator: ", "))".terminalSafe }
    return ["\(type.name.terminalSafe): \(objects)\(kind)"] + table.lines.dropFirst() + sets
  }

  // MARK: For programs

  private var jsonLines: [String] {
    var head = JSONObject()
    head.append("event", "store")
    head.append("path", store.path)
    head.append("format", store.formatVersion)
    head.append("version", Int(clamping: store.version))
    head.append("types", store.types.count)
    head.append("objects", objectCount)
    head.append("bytes", files.reduce(0) { $0 + $1.byteCount })
    return [head.text] + store.types.flatMap(jsonLines) + queues.map(jsonLine) + files.map(jsonLine)
  }

  private func jsonLines(for type: StoredType) -> [String] {
    var head = JSONObject()
    head.append("event", "type")
    head.append("name", type.name)
    head.append("embedded", type.isEmbedded)
    head.append("objects", type.count)
    let sets = type.uniqueTogether.map { "[\($0.map(JSONObject.quoted).joined(separator: ","))]" }
    head.append("uniqueTogether", json: "[\(sets.joined(separator: ","))]")
    return [head.text]
      + type.properties.map { property in
        var object = JSONObject()
        object.append("event", "property")
        object.append("of", type.name)
        object.append("name", property.name)
        object.append("type", property.type)
        object.append("primaryKey", property.isPrimaryKey)
        object.append("indexed", property.isIndexed)
        object.append("unique", property.isUnique)
        object.append("cascades", property.cascades)
        object.append("onDelete", property.onDelete)
        object.append("target", property.target)
        return object.text
      }
  }

  private func jsonLine(for queue: StoredQueue) -> String {
    var object = JSONObject()
    object.append("event", "queue")
    object.append("of", queue.name)
    for state in states(of: queue) { object.append(state.name, state.count) }
    object.append("paused", queue.isPaused)
    return object.text
  }

  private func jsonLine(for file: StoredFile) -> String {
    var object = JSONObject()
    object.append("event", "file")
    object.append("kind", file.kind.rawValue)
    object.append("name", file.name)
    object.append("bytes", file.byteCount)
    return object.text
  }
}

extension StoredFile.Kind {
  /// The heading of the files of this kind.
  var title: String {
    switch self {
    case .manifest: "Manifest"
    case .segment: "Segments"
    case .external: "External data"
    case .log: "Logs"
    case .lock: "Locks"
    case .leftover: "Leftovers"
    }
  }
}
