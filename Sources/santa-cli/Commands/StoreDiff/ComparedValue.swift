import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of a property in a form that can be compared between stores: links are represented by primary keys instead of
/// rows.
enum ComparedValue: Equatable {
  /// A value, or the primary key of a link's target.
  case value(StoredValue)
  /// A value of a property that can have values of any type.
  case any(StoredValue)
  /// A link to an object without a primary key: the number of its row.
  case row(UInt64)
  /// An embedded object.
  case object([Member])
  case list([ComparedValue])
  /// The elements of a set. Equal sets have their elements in the same order.
  case set([ComparedValue])
  case map([Member])

  struct Member: Equatable {
    var name: String
    var value: ComparedValue

    static func == (first: Member, second: Member) -> Bool {
      first.name.utf8.elementsEqual(second.name.utf8) && first.value == second.value
    }
  }

  static func == (first: ComparedValue, second: ComparedValue) -> Bool {
    switch (first, second) {
    case (.value(let first), .value(let second)):
      first == second || first.widened.withoutPayload == second.widened.withoutPayload
    case (.any(let first), .any(let second)), (.any(let first), .value(let second)),
      (.value(let first), .any(let second)):
      first == second || first.withoutPayload == second.withoutPayload
    case (.row(let first), .row(let second)): first == second
    case (.object(let first), .object(let second)), (.map(let first), .map(let second)): first == second
    case (.list(let first), .list(let second)), (.set(let first), .set(let second)): first == second
    default: false
    }
  }

  /// The value as JSON on one line.
  var json: String {
    switch self {
    case .value(let value): StoredValueText.json(value)
    case .any(let value): AnyValueJSON(isExact: false).text(value)
    case .row(let row): "\(row)"
    case .list(let elements), .set(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members), .map(let members):
      "{\(members.map { "\(JSONObject.quoted($0.name)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  /// The value for people, as JSON, or `nil`.
  var text: String {
    switch self {
    case .value(.null), .any(.null): "nil"
    case .row(let row): "#\(row)"
    default: json
    }
  }
}

extension StoredValue {
  /// The value without the parts that its text doesn't show: the sign and the payload of a NaN, and the sign of a date that is 0.
  fileprivate var withoutPayload: StoredValue {
    switch self {
    case .float(let number) where number.isNaN: .float(.nan)
    case .double(let number) where number.isNaN: .double(.nan)
    case .date(let seconds): .date(seconds.isNaN ? .nan : seconds + 0)
    case .list(let elements): .list(elements.map(\.withoutPayload))
    case .map(let entries): .map(entries.map { Entry(key: $0.key, value: $0.value.withoutPayload) })
    default: self
    }
  }

  /// The same number in the widest type, so that a value stays equal if its property has a wider type in the other store.
  fileprivate var widened: StoredValue {
    switch self {
    case .float(let number): .double(Double(number))
    case .unsigned(let number): Int64(exactly: number).map(StoredValue.int) ?? .decimal(Decimal(number))
    // Equal decimal numbers have equal descriptions.
    case .decimal(let number): Int64("\(number)").map(StoredValue.int) ?? self
    default: self
    }
  }
}
