import { checkReading, type ReadingContext } from '@seguia/shared/domain/readings/reading-rules';
import type { ReadingFix } from '@seguia/shared/domain/readings/reading-fixes';
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import type { OutboxEntry } from '@seguia/shared/platform';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';

/** The one-tap repairs of a refused change, by the rules that form and server share; often none. */
export function repairsOf({ body, problem }: OutboxEntry, context: ReadingContext): ReadingFix[] {
  if (!body || !problem) return [];
  const refused = new Set<string | undefined>((problem.errors ?? []).map(({ field }) => fieldOnWire(field)));
  return checkReading(normaliseReading(body), context)
    .flatMap(({ fixes }) => fixes)
    .filter(({ values }) => Object.keys(values).some((field) => refused.has(field)));
}
