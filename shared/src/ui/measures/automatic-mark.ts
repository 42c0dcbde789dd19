/** What a field holds, and what of it is selected; where both ends are the same the caret is there. */
export interface Typed {
  text: string;
  from: number;
  to: number;
}

/** A field that puts its decimal mark by itself, after so many digits. */
export interface AutomaticMark {
  mark: string;
  digits: number;
}

/**
 * What a pressed key makes of a field. With an automatic mark the digit after the first `digits` brings the mark along (2, 7 is 2.7), at the field's end alone;
 * the mark's own key still puts it where the person wants it (1, 0, mark is 10.).
 */
export function press(key: string, { text, from, to }: Typed, automatic: AutomaticMark | null): Typed {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const written = automatic && after === '' ? withMark(key, before, automatic) : before + key;
  return { text: written + after, from: written.length, to: written.length };
}

function withMark(key: string, before: string, { mark, digits }: AutomaticMark): string {
  if (key === mark) return before.replace(mark, '') + mark;
  return before.length === digits && !before.includes(mark) ? before + mark + key : before + key;
}
