import subsetFont from 'subset-font';
import { charactersOf } from './unicode-range.ts';

/** rspack gives the file as bytes. */
export const raw = true;

/**
 * A loader that leaves in a font what its face declares (only-declared.ts): `range` (as in CSS: `U+20-7E,U+E9`) and `weight` (`400-700`) in the query of
 * its address. Resolves to WOFF2.
 */
async function subset(this: { resourceQuery: string }, font: Buffer): Promise<Buffer> {
  const query = new URLSearchParams(this.resourceQuery);
  const [min = 400, max = 400] = (query.get('weight') ?? '').split('-').map(Number);
  return subsetFont(font, charactersOf(query.get('range') ?? ''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
}

export default subset;
