#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  /// Two servers with one database, one of which never receives a notification.
  @Suite(.serialized, .fewAtOnce) struct LostNotificationTests {
    /// The time after which a revoked right must have ended everywhere.
    private static let limit = Duration.seconds(1)

    @Test func `without notifications, a revoked right ends within a second for requests`() async throws {
      let bed = try await AccountsBed(.postgres)
      let proxy = try await DatabaseProxy(try bed.databaseURL)
      let second = try await bed.another(with: proxy.url)
      let user = try await bed.signIn("anna")
      for round in 1...5 {
        let path = "shared:list\(round)"
        try await bed.grant(user, "/shared/list\(round)", "write", create: true)
        let member = try await bed.join(path, user.accessToken, to: second)
        #expect(try await bed.append(["A"], member, to: path, user.accessToken, on: second).text == "200")
        let read = "/v1/stores/\(path)/changes?epoch=\(member.epoch)&after=0"
        #expect(try await bed.send("GET", read, user.accessToken, to: second).text == "200")
        try await bed.revoke(user, "/shared/list\(round)")
        let revoked = ContinuousClock.now
        // PostgreSQL refuses a change at once, in the transaction of the append.
        let append = try await bed.append(["B"], from: 2, member, to: path, user.accessToken, on: second)
        #expect(append.text == "403 access", "\(round)")
        while true {
          let isLate = revoked.duration(to: .now) > Self.limit
          let answer = try await bed.sendOnce("GET", read, user.accessToken, to: second).text
          if isLate { #expect(answer == "403 access" || answer == "503 unavailable", "\(round)") }
          if answer == "403 access" || isLate { break }
        }
      }
      #expect(proxy.swallowedCount > 0)
      try await second.stop()
      try await proxy.close()
      try await bed.stop()
    }

    @Test func `without notifications, a revoked right ends within a second for open streams`() async throws {
      let bed = try await AccountsBed(.postgres)
      let proxy = try await DatabaseProxy(try bed.databaseURL)
      let second = try await bed.another(with: proxy.url)
      let user = try await bed.signIn("anna")
      try await bed.grant(user, "/shared/list", "read")
      let admin = try await bed.join("shared:list", RunningServer.token)
      let follow = "/v1/stores/shared:list/changes?epoch=\(admin.epoch)&after=0&follow=true"
      let list = #"{"stores":[{"name":"/shared/list","epoch":"\#(admin.epoch)","after":0}]}"#
      var sequence = 0
      func append(_ text: String) async throws {
        sequence += 1
        let answer = try await bed.append(
          [text], from: sequence, admin, to: "shared:list", RunningServer.token)
        #expect(answer.text == "200")
      }
      for round in 1...3 {
        if round > 1 { try await bed.grant(user, "/shared/list", "read") }
        let single = try await RawConnection.open(
          RawConnection.head("GET", follow, token: user.accessToken) + "\r\n\r\n", second)
        let several = try await RawConnection.open(
          RawConnection.head(
            "POST", "/v1/changes", token: user.accessToken, "Content-Length: \(list.utf8.count)")
            + "\r\n\r\n" + list, second)
        try await append("Shared\(round)")
        try await wait("The streams have no change") {
          single.text.contains("Shared\(round)") && several.text.contains("Shared\(round)")
        }
        try await bed.revoke(user, "/shared/list")
        try await Task.sleep(for: Self.limit)
        // The server learns of the change, but not through a notification: the stream must not have it.
        try await append("Secret\(round)")
        try await wait("The streams go on") {
          !single.isOpen && several.text.contains(#""code":"access""#)
        }
        #expect(!single.text.contains("Secret\(round)"))
        #expect(!several.text.contains("Secret\(round)"))
        try await several.close()
      }
      #expect(proxy.swallowedCount > 0)
      try await second.stop()
      try await proxy.close()
      try await bed.stop()
    }
  }
#endif
