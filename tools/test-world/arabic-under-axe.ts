/**
 * Makes axe recognise Arabic words. To distinguish words from the icons of an icon font, it draws a text and its first letter on a canvas;
 * it takes joined letters for an icon, and skips their contrast. Here it gets letters that do not join. Imports nothing, so that it can be
 * sent into a page.
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
