import Foundation
import Testing

@testable import santa_cli

struct RouteTableTests {
  private let stops = [
    RouteTable.Row(arrival: .takeOff, place: "North Pole", region: "Arctic", latitude: 90, longitude: 0),
    RouteTable.Row(
      arrival: .afterTakeOff(minutes: 9), utcOffsetSeconds: 43_200, place: "Провидения", region: "Russia",
      latitude: 64.424_18, longitude: -173.2, kilometers: 6_543.21),
    RouteTable.Row(
      arrival: .afterTakeOff(minutes: 300), utcOffsetSeconds: 32_400, place: "東京", region: "日本",
      latitude: 35.7, longitude: 139.7, kilometers: 8.4),
    RouteTable.Row(
      arrival: .afterTakeOff(minutes: 900), utcOffsetSeconds: -12_600, place: "St. John's\u{1B}[31m 🎅🏽",
      latitude: 47.6, longitude: -52.7, kilometers: .nan),
  ]

  @Test func `columns line up whatever the script`() {
    let lines = RouteTable(rows: stops).lines(in: .table)
    #expect(
      lines.joined(separator: "\n") == """
        Local time    Place               Region  From home
        10:00 UTC     North Pole          Arctic
        22:09 +12:00  Провидения          Russia   6,543 km
        00:00 +09:00  東京                日本         8 km
        21:30 -03:30  St. John's�[31m 🎅🏽
        """)
  }

  @Test func `distances can be in miles, and are in kilometres for programs`() {
    let table = RouteTable(rows: stops, audience: Audience(units: .imperial))
    #expect(table.lines(in: .table)[2].hasSuffix(" 4,066 mi"))
    #expect(table.lines(in: .json)[1].hasSuffix(#""kilometersFromHome":6543.2}"#))
  }

  @Test func `without a distance there is no column for it`() {
    let lines = RouteTable(rows: Array(stops.prefix(1))).lines(in: .table)
    #expect(lines == ["Local time  Place       Region", "10:00 UTC   North Pole  Arctic"])
  }

  @Test func `the property that it is sorted by has a column`() async {
    let outcome = await Outcome.of("route", "--sort", "population desc", "--limit", "2")
    #expect(
      outcome.output == """
        Local time    Place     Region  population
        22:35 +08:00  Shanghai  China   24,874,500
        23:21 +08:00  Beijing   China   18,960,744

        """)
    let places = await Outcome.of("route", "--sort", "place", "--limit", "1")
    #expect(places.lines.first == "Local time    Place     Region")
  }

  @Test func `an empty route is its titles, or for programs nothing`() {
    #expect(RouteTable(rows: []).lines(in: .table) == ["Local time  Place  Region"])
    #expect(RouteTable(rows: []).lines(in: .json).isEmpty)
  }

  @Test func `each stop is one JSON object`() throws {
    let lines = RouteTable(rows: stops).lines(in: .json)
    #expect(
      lines[1] == """
        {"event":"stop","arrival":"2026-12-24T10:09:00Z","localTime":"22:09","utcOffset":43200,\
        "place":"Провидения","region":"Russia","latitude":64.4242,"longitude":-173.2,\
        "kilometersFromHome":6543.2}
        """)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["event"] as? String == "stop")
    }
    let last = try JSONSerialization.jsonObject(with: Data(lines[3].utf8)) as? [String: Any]
    #expect(last?["kilometersFromHome"] == nil)
    #expect(last?["place"] as? String == stops[3].place)
  }

  @Test func `an offset beyond reason does not trap`() {
    for offset in [Int.max, Int.min, -1] {
      let row = RouteTable.Row(
        arrival: Date(timeIntervalSince1970: .nan), utcOffsetSeconds: offset, place: "", latitude: .nan,
        longitude: .nan, kilometers: 1e300)
      #expect(RouteTable(rows: [row]).lines(in: .table).count == 2)
      #expect(RouteTable(rows: [row]).lines(in: .json).count == 1)
    }
  }
}
