import SantaCore

extension TrackerEvent.SantaState {
  /// The share of the presents that were delivered, from 0 to 1. Another program may have stored any numbers.
  var deliveredShare: Double {
    let (delivered, remaining) = (Double(presentsDelivered), Double(presentsRemaining))
    return min(max(0, delivered / max(1, delivered + remaining)), 1)
  }
}
