// A screen that shows an object, and is redrawn when a property that it shows has changed.

import Observation
import SantaCore

final class Stop: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var place = ""
  @Persisted var presents = 0
  @Persisted var next: Stop?

  /// A computed property is tracked through the properties that it reads.
  var title: String { "\(place), \(presents) presents" + (next.map { ", then \($0.place)" } ?? "") }
}

let configuration = Store.Configuration(location: .inMemory("observation"), tracksObservation: true)
let store = try Store(configuration: configuration)
let stop = try store.write {
  store.create(Stop.self, value: ["id": 1, "place": "Apia", "next": ["id": 2, "place": "Auckland"]])
}

/// Draws the screen now, and again after each change to a property that it shows.
@MainActor func draw() {
  withObservationTracking {
    print(stop.title)
  } onChange: {
    Task { @MainActor in draw() }
  }
}

draw()
try await change { stop.presents = 30 }
// Nothing on the screen changes.
try await change { stop.id = 1 }
try await change { (stop.presents, stop.place) = (45, "Apia, Samoa") }
try await change { stop.next?.place = "Tonga" }
try await change { stop.next = nil }

/// Makes a change, and gives the screen time to be redrawn.
@MainActor func change(_ body: () -> Void) async throws {
  try store.write(body)
  for _ in 0..<10 { await Task.yield() }
}

print("As a sequence:")
var count = 0
for await title in Observations({ stop.title }) {
  print(title)
  count += 1
  if count == 3 { break }
  try store.write { stop.presents += 5 }
}
