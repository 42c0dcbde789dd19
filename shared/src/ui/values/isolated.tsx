import { Fragment, type ReactNode } from 'react';
import { pieces } from '../../i18n/isolate.ts';

/**
 * Words to be drawn: what `isolate` marked in them stands in `<bdi>`, the marks do not, and all of it in one element, so that a row's gap stays
 * outside of a sentence. Anything but a text stays as it is.
 */
export function isolated(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const [first, ...more] = pieces(words);
  if (!first) return words;
  if (more.length === 0 && !first.apart) return first.text;
  const drawn = [first, ...more].map(({ text, apart }, place) =>
    // A piece has no other name than its place.
    // oxlint-disable-next-line react/no-array-index-key
    apart ? <bdi key={place}>{text}</bdi> : <Fragment key={place}>{text}</Fragment>,
  );
  return <span>{drawn}</span>;
}
