/**
 * A loader that has every `@font-face` of a style sheet ask for its own characters and weights alone: the address of the file gets `range` and `weight`,
 * which `subset.ts` reads. So a face's `unicode-range` and `font-weight` say what is in its file. Throws where a face lacks one of them.
 */
export default function onlyDeclared(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, '');
    const weight = /font-weight:\s*(\d+)\s+(\d+);/.exec(face)?.slice(1).join('-');
    if (!range || !weight) throw new Error(`a face without unicode-range or without two weights: ${face}`);
    return face.replace(/url\('([^'?]+)(?:\?(\w+))?'\)/, (_, file: string, label = '') => {
      const query = new URLSearchParams({ label, range, weight });
      return `url('${file}?${query}')`;
    });
  });
}
