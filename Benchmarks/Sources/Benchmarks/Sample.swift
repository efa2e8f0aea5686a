import Foundation

/// The values of the object with this id, which are the same in every database and run.
struct Sample {
  var id: Int
  var name: String { "Stop number \(id)" }
  var latitude: Double { Double(id % 180) - 90 + Double(id % 1_000) / 1_000 }
  var longitude: Double { Double(id % 360) - 180 + Double(id % 777) / 777 }
  var time: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 60) }
  var presents: Int { id &* 7_919 % 100_000 }
}
