import Foundation

/// A repository as a row of the list.
public struct Row: Equatable, Sendable {
  public let name: String
  public let summary: String
  public let language: String
  public let stars: Int
  public let pushedAt: Date
  public let isArchived: Bool

  public init(_ repository: Repository) {
    (name, summary, language) = (repository.name, repository.summary, repository.language)
    (stars, pushedAt, isArchived) = (repository.stars, repository.pushedAt, repository.isArchived)
  }
}

/// A change to a row.
public enum Event: Equatable, Sendable, CustomStringConvertible {
  /// The row was in the store when the program started.
  case stored(String)
  case inserted(String)
  case deleted(String)
  /// The row has moved. Positions are counted from 1.
  case moved(String, from: Int, to: Int)
  case starred(String, from: Int, to: Int)
  /// Other properties changed.
  case modified(String, [String])

  /// The event as a line of text.
  public var description: String {
    switch self {
    case .stored(let name): "= \(name.printable)"
    case .inserted(let name): "+ \(name.printable)"
    case .deleted(let name): "- \(name.printable)"
    case .moved(let name, let old, let new): "\(new < old ? "^" : "v") \(name.printable) \(old) -> \(new)"
    case .starred(let name, let old, let new): "* \(name.printable) stars \(old) -> \(new)"
    case .modified(let name, let properties): "~ \(name.printable) \(properties.joined(separator: ", "))"
    }
  }
}
