import { Fragment, type ReactNode } from 'react';
import { pieces } from '../../i18n/isolate.ts';

/**
 * Renders text, with each part marked by `isolate` in a `<bdi>`. All of it is one element, so that the gap of a row does not separate the parts
 * of a sentence. Anything but a text is returned unchanged.
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
