/// Converts imported values to values of any type, with the encoding of ``AnyPersistable``.
struct AnyImport {
  let dates: RecordWriter.DateParser

  /// Returns nil for a value that can't be stored, and for an object whose only member has a name that begins with `$` but is
  /// not an `AnyValueTag`.
  func value(_ imported: ImportedValue) -> StoredValue? {
    switch imported {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .text(let text), .cell(let text): return .string(text)
    case .number(let text):
      // A number with a fraction or an exponent is not an integer. It is not rounded to another type either.
      guard let type = ImportedNumber.types(of: text).first else { return nil }
      return scalar(imported, type == .uint64 ? .decimal : type)
    case .array(let elements):
      let values = elements.compactMap { value($0) }
      return values.count == elements.count ? .list(values) : nil
    case .object(let members): return object(members)
    }
  }

  private func object(_ members: [ImportedValue.Entry]) -> StoredValue? {
    guard AnyValueTag.isNeeded(forKeys: members.map(\.key)), let member = members.first else {
      return map(members)
    }
    let content = member.value
    switch AnyValueTag(rawValue: member.key) {
    case .double: return scalar(content, .double)
    case .float: return scalar(content, .float)
    case .data: return scalar(content, .data)
    case .date: return scalar(content, .date)
    case .uuid: return scalar(content, .uuid)
    case .decimal: return scalar(content, .decimal)
    case .map: if case .object(let members) = content { return map(members) } else { return nil }
    case nil: return nil
    }
  }

  private func map(_ members: [ImportedValue.Entry]) -> StoredValue? {
    let entries = members.compactMap { member in
      value(member.value).map { StoredValue.Entry(key: member.key, value: $0) }
    }
    guard entries.count == members.count else { return nil }
    return .map(entries.sorted { $0.key.precedesInBytes($1.key) })
  }

  private func scalar(_ imported: ImportedValue, _ type: ValueType) -> StoredValue? {
    RecordWriter.scalar(imported, type, dates)
  }
}
