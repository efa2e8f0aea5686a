import SantaCore

/// Writes the differences between two stores: lines for people, or one JSON object per line.
struct DifferenceReport {
  /// The number of bytes that are written at once.
  private static let bufferByteCount = 64 << 10

  let format: OutputFormat
  let output: any TextStream
  private var text = ""
  private var differs = false

  init(format: OutputFormat, output: any TextStream) {
    self.format = format
    self.output = output
  }

  mutating func add(_ schema: SchemaComparison) throws {
    if let (first, second) = schema.versions {
      try addSchema("~", "schema version: \(first) → \(second)", "changed") {
        $0.append("feature", "version")
        $0.append("old", "\(first)")
        $0.append("new", "\(second)")
      }
    }
    for type in schema.types {
      switch (type.first, type.second) {
      case (_?, nil): try addSchema("-", "class \(type.name)", "removed") { $0.append("type", type.name) }
      case (nil, _?): try addSchema("+", "class \(type.name)", "added") { $0.append("type", type.name) }
      default: break
      }
      for difference in type.differences {
        try add(difference, "class \(type.name)") { $0.append("type", type.name) }
      }
      for property in type.properties { try add(property, of: type.name) }
    }
  }

  private mutating func add(_ property: SchemaComparison.PropertyPair, of type: String) throws {
    let name = "\(type).\(property.name)"
    let members = { (object: inout JSONObject) in
      object.append("type", type)
      object.append("property", property.name)
    }
    switch (property.first, property.second) {
    case (let first?, nil):
      try addSchema("-", "\(name): \(first.type)", "removed", members)
    case (nil, let second?):
      try addSchema("+", "\(name): \(second.type)", "added", members)
    default:
      for difference in property.differences { try add(difference, name, members) }
    }
  }

  private mutating func add(
    _ difference: SchemaComparison.Difference, _ name: String, _ members: (inout JSONObject) -> Void
  ) throws {
    try addSchema(
      "~", "\(name) \(difference.feature): \(difference.first) → \(difference.second)", "changed"
    ) {
      members(&$0)
      $0.append("feature", difference.feature)
      $0.append("old", difference.first)
      $0.append("new", difference.second)
    }
  }

  private mutating func addSchema(
    _ sign: String, _ words: String, _ change: String, _ members: (inout JSONObject) -> Void
  ) throws {
    differs = true
    switch format {
    case .plain: try addLine("\(sign) \(words)")
    case .json:
      var object = JSONObject()
      object.append("event", "schema")
      object.append("change", change)
      members(&object)
      try addLine(object.text)
    }
  }

  mutating func add(_ difference: ObjectDifference) throws {
    differs = true
    switch format {
    case .plain:
      let name =
        switch difference.identity {
        case .key(let value): "\(difference.type) \(StoredValueText.json(value))"
        case .row(let row): "\(difference.type) #\(row)"
        }
      switch difference.change {
      case .removed: try addLine("- \(name)")
      case .added: try addLine("+ \(name)")
      case .changed:
        for value in difference.values { try addLine("~ \(name) \(value.path): \(value.text)") }
      }
    case .json:
      var object = JSONObject()
      object.append("event", "object")
      object.append("change", difference.change.rawValue)
      object.append("type", difference.type)
      switch difference.identity {
      case .key(let value): object.append("key", json: StoredValueText.json(value))
      case .row(let row): object.append("row", json: "\(row)")
      }
      if difference.change == .changed {
        var values = JSONObject()
        for value in difference.values {
          values.append(value.path, json: "{\"old\":\(value.first.json),\"new\":\(value.second.json)}")
        }
        object.append("values", json: values.text)
      }
      try addLine(object.text)
    }
  }

  mutating func add(_ summary: ObjectDifference.Summary) throws {
    if summary.added + summary.removed > 0 { differs = true }
    switch format {
    case .plain:
      let counts = [
        (summary.added, "added"), (summary.removed, "removed"), (summary.changed, "changed"),
        (summary.equal, "equal"),
      ].filter { $0.0 > 0 }.map { "\(NumberText.grouped($0.0)) \($0.1)" }
      let basis =
        summary.isByKey || summary.isOfOneStore || counts.isEmpty ? "" : " (by row: no primary key in both)"
      try addLine(
        "\(summary.type): \(counts.isEmpty ? "no objects" : counts.joined(separator: ", "))\(basis)")
    case .json:
      var object = JSONObject()
      object.append("event", "type")
      object.append("type", summary.type)
      object.append("by", summary.isByKey ? "key" : "row")
      object.append("added", summary.added)
      object.append("removed", summary.removed)
      object.append("changed", summary.changed)
      object.append("equal", summary.equal)
      try addLine(object.text)
    }
  }

  /// Writes the last line.
  ///
  /// - Returns: Whether the stores are equal.
  mutating func end() throws -> Bool {
    switch format {
    case .plain: try addLine(differs ? "The stores differ." : "The stores are equal.")
    case .json:
      var object = JSONObject()
      object.append("event", "diff")
      object.append("equal", !differs)
      try addLine(object.text)
    }
    try flush()
    return !differs
  }

  private mutating func addLine(_ line: String) throws {
    text += line.terminalSafe + "\n"
    if text.utf8.count >= Self.bufferByteCount { try flush() }
  }

  /// Writes the buffered lines.
  mutating func flush() throws {
    if text.isEmpty { return }
    let waiting = text
    text = ""
    try output.write(waiting)
  }
}
