import SantaCore

/// Falling snow. Each second, the flakes of every column fall by a row.
struct Snow {
  var columns: Int
  var rows: Int
  var seconds: Int

  private static let flakes: [Character] = ["∗", "·", "∘"]

  /// The rows from the top. About one cell in nine has a flake.
  var lines: [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          // A flake is the same in the next row a second later.
          let origin = row - seconds
          let number = (origin &* 7 &+ column &* 13 &+ (origin ^ column) &* 5) & 0xFFFF
          return number.isMultiple(of: 9) ? Self.flakes[number / 9 % Self.flakes.count] : " "
        })
    }
  }
}
