/**
 * happy-dom announces each call of `collapse` synchronously as a change of the selection. React Aria answers such a change within a part of
 * a date with `collapse`, until the stack is full. Browsers announce nothing if the selection is collapsed there already.
 */
if (typeof Selection !== 'undefined') {
  const collapse = Selection.prototype.collapse;
  Selection.prototype.collapse = function (node, offset = 0) {
    if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset)
      collapse.call(this, node, offset);
  };
}
