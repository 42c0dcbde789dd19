const png = 'image/png';

/** A drawing of the page as a PNG, `width` px wide, in the colours and fonts of the screen. Rejects where the browser has no canvas. */
export async function pngOf(svg: SVGSVGElement, width: number): Promise<Blob> {
  await document.fonts.ready;
  const box = svg.getBoundingClientRect();
  const scale = width / box.width;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(box.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  context.scale(scale, scale);
  context.translate(-box.left, -box.top);
  paintNode(context, svg);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no PNG'))), png);
  });
}

/**
 * Paints an element and its children at their places on the screen: paths, rectangles, lines and texts. It paints node by node: an image of the
 * SVG would need a laxer content policy and would not know our fonts.
 */
export function paintNode(context: CanvasRenderingContext2D, node: Element): void {
  const style = getComputedStyle(node);
  context.save();
  context.globalAlpha *= Number(style.opacity);
  if (node instanceof SVGSVGElement && style.overflow === 'hidden') {
    const box = clipBox(node);
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
  }
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) paintShape(context, node, style);
  for (const child of node.children) paintNode(context, child);
  context.restore();
}

/** The box in px of the screen, regardless of the drawing's own unit. */
function clipBox(svg: SVGSVGElement): DOMRect {
  const matrix = svg.getScreenCTM();
  if (svg.viewBox.baseVal?.width) return svg.getBoundingClientRect();
  return new DOMRect(matrix?.e ?? 0, matrix?.f ?? 0, svg.width.baseVal.value, svg.height.baseVal.value);
}

function paintShape(context: CanvasRenderingContext2D, node: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const matrix = node.getScreenCTM();
  if (!matrix) return;
  context.save();
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  const shape = shapeOf(node);
  if (shape) {
    if (style.fill !== 'none' && !(node instanceof SVGLineElement)) {
      context.fillStyle = style.fill;
      context.fill(shape);
    }
    if (style.stroke !== 'none') {
      context.globalAlpha *= Number(style.strokeOpacity);
      context.strokeStyle = style.stroke;
      context.lineWidth = Number.parseFloat(style.strokeWidth);
      context.lineCap = style.strokeLinecap as CanvasLineCap;
      context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
      context.setLineDash(
        style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
      );
      context.stroke(shape);
    }
  } else if (node instanceof SVGTextElement) {
    context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = style.fill;
    context.textBaseline = baselines[style.dominantBaseline] ?? 'alphabetic';
    context.textAlign = style.textAnchor === 'middle' ? 'center' : (style.textAnchor as CanvasTextAlign);
    context.fillText(node.textContent, Number(node.getAttribute('x')), Number(node.getAttribute('y')));
  }
  context.restore();
}

/** What a canvas calls the lines of a text's letters. */
const baselines: Partial<Record<string, CanvasTextBaseline>> = {
  central: 'middle',
  middle: 'middle',
  hanging: 'hanging',
  'text-before-edge': 'top',
  'text-after-edge': 'bottom',
};

function shapeOf(node: SVGGraphicsElement): Path2D | null {
  if (node instanceof SVGPathElement) return new Path2D(node.getAttribute('d') ?? '');
  if (node instanceof SVGLineElement) {
    const { x1, y1, x2, y2 } = node;
    return new Path2D(`M${x1.baseVal.value},${y1.baseVal.value}L${x2.baseVal.value},${y2.baseVal.value}`);
  }
  if (!(node instanceof SVGRectElement)) return null;
  const { x, y, width, height } = node;
  const path = new Path2D();
  path.rect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value);
  return path;
}
