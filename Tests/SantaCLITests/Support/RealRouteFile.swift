import Foundation

/// Files with the size and the fields of Google's real files. The strings and numbers are made up.
struct RealRouteFile {
  var json: Data
  /// The number of stream items with text, and the number of facts among them.
  var messages: Int
  var facts: Int

  /// The body of `/info` in 2016, with all of its parts: 366 stops, 1,808 stream items, and client settings.
  static var of2016: RealRouteFile {
    let takeOff = 1_482_573_600_000
    let stops = stops(366, takeOff: takeOff) { index in
      """
      {"timezone":\(zone(index)),"altitude":\(Double(index % 40) * 37.5),"hasWiki":\(index.isMultiple(of: 2)),\
      "panoramio":[{"id":"\(14_000_000 + index)","authorId":"7","authorName":"Æsa"}],\
      "photos":[{"url":"https://example.org/\(index).jpg","attributionHtml":"By <a>A</a>","lg":true}],\
      "weather":{"url":"http://example.org//w\(index).html","tempC":\(index % 50 - 20),"tempF":\(index % 90)},\
      "streetView":{"id":"s\(index)","latitude":1.5,"longitude":2,"heading":90}}
      """
    }
    let kinds = ["status", "didyouknow", "imageUrl", "youtubeId", "game"]
    let items = (0..<1808).map { index in
      let (kind, time) = (kinds[index % kinds.count], takeOff + index * 49_000)
      // Lists of several days were joined, so the items are not in order.
      let moved = index % 100 == 99 ? time - 120_000 : time
      let text =
        kind == "game" ? #""status":"","game":"snowball""# : #""\#(kind)":"Item \#(index) – “quoted”, 🎄""#
      return #"{"timestamp":\#(moved),\#(text)}"#
    }
    let json = """
      {"status":"OK","language":"en","now":1482573500000,"timeOffset":0,"fingerprint":"\(String(repeating: "0a", count: 20))",\
      "refresh":86400000,"switchOff":false,"upgradeToVersion":"v201612240816","location":"59.9,10.7",\
      "clientSpecific":{"EnableCast":true,"DisableSnowball":false,"Ratio":0.5},"routeOffset":0,"streamOffset":0,\
      "userStop":"stop_9","arrivalTime":1482600000000,"destinations":[\(stops)],"stream":[\(items.joined(separator: ","))],\
      "notificationStream":[{"timestamp":\(takeOff),"status":"Santa says Hello!"}]}
      """
    return RealRouteFile(
      json: Data(json.utf8), messages: (0..<1808).count { $0 % 5 < 2 },
      facts: (0..<1808).count { $0 % 5 == 1 })
  }

  /// A route file of 2019: 420 stops, each with only its time zone and photos, and nothing else.
  static var of2019: Data {
    let stops = stops(420, takeOff: 1_577_181_600_000) { index in
      // Both spellings of the attribution exist.
      let attribution = index.isMultiple(of: 3) ? "attributionhtml" : "attributionHtml"
      return
        #"{"timezone":\#(zone(index)),"photos":[{"url":"https://example.org/\#(index)","\#(attribution)":"A. Photographer"}]}"#
    }
    return Data(#"{"destinations":[\#(stops)]}"#.utf8)
  }

  private static func zone(_ index: Int) -> String {
    index == 0 ? "null" : "\(43_200 - index * 200 / 900 * 900)"
  }

  /// Returns the stops of a flight of 25 hours, with a minute at each stop.
  private static func stops(_ count: Int, takeOff: Int, details: (Int) -> String) -> String {
    let landing = takeOff + 90_000_000
    return (0..<count).map { index in
      let isLast = index == count - 1
      let arrival = index == 0 ? 0 : isLast ? landing : takeOff + 90_000_000 / count * index
      let departure = index == 0 ? takeOff : isLast ? takeOff + 366 * 86_400_000 : arrival + 60_000
      let id = index == 0 ? "takeoff" : isLast ? "landing" : "stop_\(index)"
      let latitude = index == 0 || isLast ? "84.6" : "\(60 - Double(index * 7 % 100))"
      return """
        {"id":"\(id)","arrival":\(arrival),"departure":\(departure),"population":\(index == 0 || isLast ? 0 : 25_000),\
        "presentsDelivered":\(index * 19_000_000),"city":"Stop \(index)","region":"Region \(index % 293)",\
        "location":{"lat":\(latitude),"lng":\(180 - index * 359 / count)},\
        "details":\(index == 0 || isLast ? #"{"timezone":null}"# : details(index))}
        """
    }.joined(separator: ",")
  }
}
