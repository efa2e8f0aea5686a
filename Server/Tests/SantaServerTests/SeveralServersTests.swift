#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  /// Users whose requests reach several servers with one database.
  @Suite(.serialized, .fewAtOnce) struct SeveralServersTests {
    @Test func `what one server grants, another one admits at once`() async throws {
      let bed = try await AccountsBed(.postgres)
      let second = try await bed.another()
      let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob", to: second))
      for number in 1...10 {
        // A missing right would make a client take its changes back, so that it must not be refused even once.
        let path = "shared:list\(number)"
        try await bed.grant(anna, "/shared/list\(number)", "write", create: true)
        let member = try await bed.join(path, anna.accessToken, to: second)
        #expect(try await bed.append(["A"], member, to: path, anna.accessToken).text == "200", "\(number)")
        try await bed.grant(bob, "/shared/list\(number)", "read")
        let read = "/v1/stores/\(path)/changes?epoch=\(member.epoch)&after=0"
        #expect(try await bed.send("GET", read, bob.accessToken, to: second).text == "200", "\(number)")
        let made = try await bed.send(
          "POST", "/v1/tokens", anna.accessToken, json: #"{"patterns":["/shared/*"],"level":"read"}"#)
        let program = try #require(try made.decoded([String: String].self)["token"])
        #expect(try await bed.send("GET", read, program, to: second).text == "200", "\(number)")
        let offered = try await bed.send(
          "POST", "/v1/offers", RunningServer.token, json: #"{"path":"\#(path)","level":"write"}"#)
        #expect(offered.text == "201" || offered.text == "403 access", "\(offered.text)")
      }
      try await second.stop()
      try await bed.stop()
    }

    @Test func `what one server takes away, another one refuses at once`() async throws {
      let bed = try await AccountsBed(.postgres)
      let second = try await bed.another()
      let anna = try await bed.signIn("anna")
      for number in 1...10 {
        let path = "shared:list\(number)"
        try await bed.grant(anna, "/shared/list\(number)", "write", create: true)
        let member = try await bed.join(path, anna.accessToken, to: second)
        #expect(try await bed.append(["A"], member, to: path, anna.accessToken, on: second).text == "200")
        try await bed.revoke(anna, "/shared/list\(number)")
        #expect(
          try await bed.append(["B"], from: 2, member, to: path, anna.accessToken, on: second).text
            == "403 access")
        #expect(try await bed.append(["A"], member, to: path, anna.accessToken, on: second).text == "200")
      }
      try await second.stop()
      try await bed.stop()
    }
  }
#endif
