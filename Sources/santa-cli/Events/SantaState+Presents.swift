import SantaCore

extension TrackerEvent.SantaState {
  /// The share of delivered presents, from 0 to 1. Another program may have stored arbitrary numbers.
  var deliveredShare: Double {
    let (delivered, remaining) = (Double(presentsDelivered), Double(presentsRemaining))
    return min(max(0, delivered / max(1, delivered + remaining)), 1)
  }
}
