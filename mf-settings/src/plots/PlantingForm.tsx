import { cropsOn } from '@seguia/shared/domain/bands';
import { checkNewPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import { cropsAtom, cropTypesAtom, type Plot, todayAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Button, Form, Switch, TextField, toast } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { plantAtom } from './plant.ts';
import { plantingMessages, plantingProblemMessages } from './planting-messages.ts';
import styles from './Plots.module.css';

const other = 'other';

interface Typed {
  /** A variety's id, `other` for a new one, or null for none yet. */
  chosen: string | null;
  /** The names of a new variety and of its crop. */
  crop: string;
  variety: string;
  from: string | null;
  endsOthers: boolean;
}

const problemMessages = {
  ...plantingProblemMessages,
  choose: plantingMessages.choose,
  name_missing: nameProblemMessages.name_missing,
};

interface PlantingFormProblem {
  field: string;
  code: keyof typeof problemMessages;
}

/** Plants a variety in a plot from a day on. The variety is one of the farm's or a new one. */
export function PlantingForm({ plot, onClose }: { plot: Plot; onClose: () => void }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const crops = useAtomValue(cropsAtom) ?? [];
  const allTypes = useAtomValue(cropTypesAtom);
  const types = (allTypes ?? []).filter(({ archived }) => !archived);
  const plant = useSetAtom(plantAtom);
  const [ids] = useState(() => ({ crop: newId(), type: newId() }));
  const isNewIn = ({ chosen }: Typed) => chosen === other || (allTypes !== undefined && types.length === 0);
  const standingAt = ({ from }: Typed) =>
    from ? cropsOn(plot.crops, from).filter(({ to, from: first }) => to === null && first < from) : [];

  const read = (typed: Typed) => {
    const { chosen, crop, variety, from } = typed;
    const isNew = isNewIn(typed);
    const cropNamed = crops.find(({ name }) => isSameName(name, crop));
    const typeNamed = types.find(({ name, cropId }) => cropId === cropNamed?.id && isSameName(name, variety));
    const id = isNew ? (typeNamed?.id ?? ids.type) : (chosen ?? '');
    const ending = typed.endsOthers ? standingAt(typed) : [];
    const others = plot.crops.filter((planted) => planted.cropTypeId === id && !ending.includes(planted));
    const cropOf = cropNamed ? { id: cropNamed.id, name: null } : { id: ids.crop, name: tidyName(crop) };
    const made = isNew && !typeNamed ? { isNew: { name: tidyName(variety), crop: cropOf } } : {};
    const lacking = isNew ? (['crop', 'variety'] as const).filter((name) => tidyName(typed[name]) === '') : [];
    const problems: PlantingFormProblem[] = [
      ...(!isNew && chosen === null ? [{ field: 'chosen', code: 'choose' } as const] : []),
      ...lacking.map((field) => ({ field, code: 'name_missing' as const })),
      ...checkNewPlanting({ from: from ?? '', to: null }, others).map(({ code }) => ({ field: 'from', code })),
    ];
    return { body: { plot, from: from ?? '', variety: { id, ...made }, ending }, problems };
  };
  const begun: Typed = { chosen: null, crop: '', variety: '', from: today, endsOthers: true };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    read,
    textOf: ({ code }) => intl.formatMessage(problemMessages[code]),
    send: (planting) => plant(planting),
    onSaved: () => {
      toast(intl.formatMessage(plantingMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  const cropName = (cropId: string) => crops.find(({ id }) => id === cropId)?.name;
  return (
    <Form label={intl.formatMessage(plantingMessages.plant)} onSubmit={form.submit}>
      <WriteFailure error={form.failure} />
      {types.length > 0 && (
        <Select
          {...form.field('chosen')}
          label={intl.formatMessage(plantingMessages.variety)}
          options={[
            ...types.map(({ id, name, cropId }) => ({ id, label: name, hint: cropName(cropId) })),
            { id: other, label: intl.formatMessage(plantingMessages.other) },
          ]}
        />
      )}
      {isNewIn(form.typed) && (
        <div className={styles.pair}>
          <TextField {...form.field('crop')} label={intl.formatMessage(plantingMessages.crop)} maxLength={80} />
          <TextField
            {...form.field('variety')}
            label={intl.formatMessage(plantingMessages.newVariety)}
            maxLength={80}
          />
        </div>
      )}
      <DateField {...form.field('from')} label={intl.formatMessage(plantingMessages.from)} />
      {standingAt(form.typed).length > 0 && (
        <Switch {...form.flag('endsOthers')} label={intl.formatMessage(plantingMessages.endBefore)} />
      )}
      <div className={styles.actions}>
        <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
        <Button variant="primary" type="submit" busy={form.busy}>
          {intl.formatMessage(plantingMessages.plant)}
        </Button>
      </div>
    </Form>
  );
}
