import Foundation
import SantaCore
import SantaSync

/// The number of answers that were given for a place, in the worker's store.
final class Answers: Object {
  @Persisted(primaryKey: true) var place = ""
  @Persisted var count = 0
}

func statistics(in folder: URL) -> Store.Configuration {
  .init(location: .directory(folder.appending(path: "statistics")), objectTypes: [Answers.self])
}

/// Answers the requests in the stores of all users, until the process ends. Several workers can use one folder.
func serve(_ server: URL, token: String, in folder: URL) async throws {
  let listener = try StoreListener(
    server: server, token: token, matching: "/*/weather", named: "weather", objectTypes: [Weather.self],
    directory: folder)
  let statistics = statistics(in: folder)
  try await listener.run { event in
    let requests = try event.insertions(of: Weather.self).filter {
      $0.read { $0.loadingStatus == .uploading }
    }
    if requests.isEmpty { return }
    // A worker that asks a weather service does it here. If it is killed afterwards, it asks again, with the same `event.key`.
    let temperatures = requests.map { $0.read(temperature) }
    try await event.write(in: statistics) { store in
      for place in requests.map(\.place) {
        let answers = store.object(ofType: Answers.self, forPrimaryKey: place)
        (answers ?? store.create(Answers.self, value: ["place": place])).count += 1
      }
    }
    try await event.write { store in
      for (request, temperature) in zip(requests, temperatures) {
        store.resolve(request)?.loadingStatus =
          temperature.map { .complete(temperature: $0, condition: $0 < 0 ? .snow : .clearDay) }
          ?? .failed(reason: "there is no such place")
      }
    }
  }
}

/// The weather of this example: the nearer to a pole, the colder it is.
func temperature(of request: Weather) -> Double? {
  request.location.map { (30 - abs($0.latitude) / 2).rounded() }
}

/// Returns the number of answers for each place.
func report(in folder: URL) throws -> [String] {
  try Store(configuration: statistics(in: folder), isolation: nil).objects(Answers.self).sorted(by: \.place)
    .map { "\($0.place): \($0.count)" }
}
