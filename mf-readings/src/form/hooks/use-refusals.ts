import type { FieldName } from '../model/form-state.ts';
import { outboxAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';
import { useFieldReason } from '../../words/reason.ts';
import { formMessages } from '../messages/form-messages.ts';

/** The reasons of the server's refusal as sentences, by field. */
export type Refusals = Partial<Record<FieldName, string>>;

/** Why each field of a refused reading was refused; empty for other readings. */
export function useRefusals(readingId: string): Refusals {
  const intl = useIntl();
  const reasonOf = useFieldReason();
  const entry = useAtomValue(outboxAtom).find(
    (waiting) => waiting.readingId === readingId && waiting.state === 'refused',
  );
  const refusals: Refusals = {};
  for (const error of entry?.problem?.errors ?? []) {
    const field = fieldOnWire(error.field);
    if (field) refusals[field] = intl.formatMessage(formMessages.refused, { reason: reasonOf(error, entry?.body) });
  }
  return refusals;
}
