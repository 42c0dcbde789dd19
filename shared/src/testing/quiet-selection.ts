/**
 * happy-dom announces each call of `collapse` as a change of the selection, at once and within the call; React Aria
 * answers a change within a part of a date by `collapse`, until the stack is full. Browsers announce none where the
 * selection is collapsed there already.
 */
if (typeof Selection !== 'undefined') {
  const collapse = Selection.prototype.collapse;
  Selection.prototype.collapse = function (node, offset = 0) {
    if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset)
      collapse.call(this, node, offset);
  };
}
