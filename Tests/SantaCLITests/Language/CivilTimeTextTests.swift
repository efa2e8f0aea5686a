import Foundation
import SantaCore
import Testing

@testable import santa_cli

struct CivilTimeTextTests {
  @Test func `an offset moves the clock and the day`() {
    #expect(CivilTime(.takeOff, utcOffsetSeconds: 45_900).dayAndClockText == "24 Dec 22:45")
    #expect(CivilTime(.takeOff, utcOffsetSeconds: 50_400).dayAndClockText == "25 Dec 00:00")
    #expect(CivilTime(.takeOff, utcOffsetSeconds: -39_600).dayAndClockText == "23 Dec 23:00")
  }
}
