import * as v from 'valibot';
import type { CardOffer } from './declaration.ts';

const card = v.object({
  slot: v.pipe(v.string(), v.nonEmpty()),
  order: v.number(),
  right: v.optional(v.string()),
  name: v.record(v.string(), v.string()),
});

/** The cards that a release offers; null stands for each one that cannot be read. */
export const cards = v.optional(v.fallback(v.array(v.fallback(v.nullable(card), null)), [null]));

/** A release without its unreadable cards, and their number. */
export function withReadableCards<Release extends { cards?: unknown }>({ cards: offered, ...release }: Release) {
  const all = (offered ?? []) as (CardOffer | null)[];
  const readable = all.filter((offer) => offer !== null);
  return {
    release: { ...release, ...(readable.length > 0 && { cards: readable }) },
    unreadable: all.length - readable.length,
  };
}
