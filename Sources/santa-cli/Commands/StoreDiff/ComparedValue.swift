import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of a property so that those of two stores can be compared: links lead to keys instead of rows.
enum ComparedValue: Equatable {
  /// A value, or the primary key of a link's target.
  case value(StoredValue)
  /// A value of a property whose values may be of any type.
  case any(StoredValue)
  /// A link to an object that has no primary key: the number of its row.
  case row(UInt64)
  /// An embedded object.
  case object([Member])
  case list([ComparedValue])
  /// Elements that are in the same order if they are equal.
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
    case (.value(let first), .value(let second)): first == second || first.widened == second.widened
    case (.any(let first), .any(let second)), (.any(let first), .value(let second)),
      (.value(let first), .any(let second)):
      first == second
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

  /// The value for people, as JSON; nil for no value.
  var text: String {
    switch self {
    case .value(.null), .any(.null): "nil"
    case .row(let row): "#\(row)"
    default: json
    }
  }
}

extension StoredValue {
  /// The same number in the widest type, because a property that has a wider type now has the same values.
  fileprivate var widened: StoredValue {
    switch self {
    case .float(let number): .double(Double(number))
    case .unsigned(let number): Int64(exactly: number).map(StoredValue.int) ?? .decimal(Decimal(number))
    // Equal decimal numbers have equal texts.
    case .decimal(let number): Int64("\(number)").map(StoredValue.int) ?? self
    default: self
    }
  }
}
