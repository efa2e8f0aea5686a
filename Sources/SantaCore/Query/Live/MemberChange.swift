/// A member of the source that may have been added or removed, or may be shown differently than before.
///
/// A member without a change meets the same conditions as before, and keeps its order among the other members without
/// one.
struct MemberChange: Sendable {
  /// The position in the old source; nil if the member was not in it.
  var old: SourcePosition?
  /// The position in the new source; nil if the member is not in it.
  var new: SourcePosition?
  /// Whether the member was moved within the source.
  var hasMoved = false
}
