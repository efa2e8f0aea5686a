public import Foundation

/// A program token, without its secret.
public struct TokenInfo: Hashable, Sendable {
  public var id: String
  public var name: String?
  public var scope: TokenScope
  public var created: Date
  /// The end of the token; nil if it has none.
  public var expires: Date?
}
