/**
 * Has axe see Arabic words as words. It draws a text and its first letter on a canvas to distinguish words from the icons of an icon font,
 * takes joined letters for such an icon, and leaves their contrast out. Here it is shown letters that do not join.
 * Imports nothing, so that it can be sent into a page.
 */
export function arabicUnderAxe(): void {
  const canvas = CanvasRenderingContext2D.prototype;
  const apart = (text: string) => text.replaceAll(/\p{Script=Arabic}/gu, 'x');
  const { fillText, measureText } = canvas;
  canvas.fillText = function (text, ...where) {
    fillText.call(this, apart(text), ...where);
  };
  canvas.measureText = function (text) {
    return measureText.call(this, apart(text));
  };
}
