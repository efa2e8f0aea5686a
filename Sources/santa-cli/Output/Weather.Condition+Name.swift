import SantaCore

extension Weather.Condition {
  /// The condition that programs call this.
  init?(name: String) {
    let all = (0...).lazy.map { Weather.Condition(rawValue: $0) }.prefix { $0 != nil }.compactMap(\.self)
    guard let condition = all.first(where: { $0.name == name }) else { return nil }
    self = condition
  }
}
