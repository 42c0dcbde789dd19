import { type Meter, useFormat, useIntl, useSheetForm } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { writeThenFetchAtom } from '../set-up/fetch-changes.ts';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { saveMeterAtom } from './meter-calls.ts';
import { type MeterForm, toMeterForm, toMeterValues } from './meter-form.ts';
import { kindMessages, meterFieldMessages, meterMessages } from './meter-messages.ts';
import { MeterFields, useMeterProblem } from './MeterFields.tsx';

interface MeterSheetProps {
  /** The meter as the device has it now; null makes a new one. */
  meter: Meter | null;
  meters: readonly Meter[];
  onClose: () => void;
}

/**
 * The sheet that adds or changes a meter. Saving needs the network. If somebody else changes the meter first, their values appear in the
 * fields that this person has not touched.
 */
export function MeterSheet({ meter, meters, onClose }: MeterSheetProps) {
  const intl = useIntl();
  const format = useFormat();
  const save = useSetAtom(saveMeterAtom);
  const write = useSetAtom(writeThenFetchAtom);
  const now = { typed: toMeterForm(meter, format), version: meter?.version ?? null };
  const form = useSheetForm({
    begun: now,
    now,
    id: meter?.id,
    read: (typed, { seen, id }) => {
      const others = meters.filter((other) => other.id !== id).map(({ name }) => name);
      const { values, problems } = toMeterValues(typed, typed.name === seen.name ? [] : others, format);
      return { body: values, problems };
    },
    textOf: useMeterProblem(),
    send: (values, of) => write(() => save({ ...of, ...values })),
    onSaved: () => {
      toast(intl.formatMessage(meterMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  const shown = (field: keyof MeterForm) => {
    const { kind, retired } = form.seen;
    if (field === 'kind') return intl.formatMessage(kindMessages[kind]);
    if (field === 'retired') return intl.formatMessage(retired ? setUpMessages.yes : setUpMessages.no);
    return form.seen[field];
  };
  const theirs = (field: keyof MeterForm) => ({
    field: intl.formatMessage(meterFieldMessages[field]),
    value: shown(field),
  });
  return (
    <FormSheet
      form={form}
      id="meter"
      title={intl.formatMessage(meter ? meterMessages.edit : meterMessages.add)}
      theirs={{ moved: meterMessages.moved, of: theirs }}
      onClose={onClose}
    >
      <MeterFields form={form} isNew={meter === null} />
    </FormSheet>
  );
}
