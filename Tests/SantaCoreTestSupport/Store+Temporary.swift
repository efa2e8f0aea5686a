import Foundation
public import SantaCore

extension Store {
  /// A new store in memory, which no other test uses.
  public static func temporary(
    _ objectTypes: [Object.Type]? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws -> Store {
    try Store(
      configuration: .init(location: .inMemory(UUID().uuidString), objectTypes: objectTypes),
      isolation: isolation)
  }
}
