import { pieces, spoken } from '@seguia/shared/i18n/isolate.ts';

/** U+200F, so that a line which begins with a Latin name still runs from right to left. */
const rightToLeft = '\u200F';

/** A line of a plain-text mail in its direction; numbers and names keep their marks only where the direction would otherwise reorder them. */
export const plainLine = (text: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? `${rightToLeft}${text}` : spoken(text);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A sentence as HTML: what `isolate` marks becomes a `<bdi>`, like on screens. */
export const markedUp = (text: string): string =>
  pieces(text)
    .map(({ text: piece, apart }) => (apart ? `<bdi>${escaped(piece)}</bdi>` : escaped(piece)))
    .join('');
