import Foundation
import SantaCore

/// The store with the requests, which every program opens, and the server's own store.
struct Stores {
  var requests: Store.Configuration
  var cities: Store.Configuration

  init(_ directory: URL) {
    let (requests, cities) = (directory.appending(path: "requests"), directory.appending(path: "cities"))
    self.requests = .init(location: .directory(requests), objectTypes: [WeatherRequest.self])
    self.cities = .init(location: .directory(cities), objectTypes: [City.self])
  }
}

/// Answers each request as soon as it arrives, including requests that were made while no server ran. The server needs no list
/// of clients, and clients need not know where it runs.
@MainActor func serve(_ stores: Stores) async throws {
  let (requests, cities) = (
    try Store(configuration: stores.requests), try Store(configuration: stores.cities)
  )
  try cities.write {
    for (name, temperature) in ["Apia": 28.5, "Oslo": -3.5, "Sydney": 23] {
      cities.create(City.self, value: ["name": name, "temperature": temperature], update: .modified)
    }
  }
  let open = requests.objects(WeatherRequest.self).where { !$0.isAnswered }.sorted(by: \.askedAt)
  for try await _ in open.values {
    // A write begins with the newest state, so requests that another server has answered in the meantime are no longer open.
    try requests.write {
      for request in open {
        let city = cities.object(ofType: City.self, forPrimaryKey: request.city)
        (request.temperature, request.isAnswered) = (city?.temperature, true)
        if let city { try cities.write { city.requestCount += 1 } }
      }
    }
  }
}

/// Requests the weather in several cities, and returns the answers in the same order.
@MainActor func ask(_ names: [String], _ stores: Stores) async throws -> [String] {
  let store = try Store(configuration: stores.requests)
  let asked = try store.write {
    names.map { name in
      let request = WeatherRequest(city: name)
      store.add(request)
      return request
    }
  }
  for request in asked {
    for try await update in request.updates where update.after?.isAnswered ?? true { break }
  }
  return asked.map { "\($0.city): \($0.answer)" }
}
