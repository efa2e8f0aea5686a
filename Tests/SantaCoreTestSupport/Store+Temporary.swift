import Foundation
public import SantaCore

extension Store {
  /// Returns a new store in memory that no other test uses.
  public static func temporary(
    _ objectTypes: [Object.Type]? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws -> Store {
    try Store(
      configuration: .init(location: .inMemory(UUID().uuidString), objectTypes: objectTypes),
      isolation: isolation)
  }
}
