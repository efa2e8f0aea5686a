/// Something that may have come, gone, or be shown or stand otherwise than before.
///
/// What is not told of by such a change is as it was: it meets the same conditions, and stands where it stood among all
/// else that is not told of.
struct MemberChange: Sendable {
  /// Where it stood in the source; nil where it was not there.
  var old: Place?
  /// Where it stands; nil where it is not there.
  var new: Place?
  /// Whether it was moved within the source.
  var hasMoved = false
}
