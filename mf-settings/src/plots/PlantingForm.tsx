import { cropsOn } from '@seguia/shared/domain/bands';
import { checkNewPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import { cropsAtom, cropTypesAtom, type Plot, todayAtom, useIntl } from '@seguia/shared/platform';
import { Button, Form, Switch, TextField, toast } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import { useWrite } from '../set-up/use-write.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { plantAtom } from './plant.ts';
import { plantingMessages, plantingProblemMessages } from './planting-messages.ts';
import styles from './Plots.module.css';

const other = 'other';

/** Plants a variety in a plot from a day on. The variety is one of the farm's or a new one. */
export function PlantingForm({ plot, onClose }: { plot: Plot; onClose: () => void }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const crops = useAtomValue(cropsAtom) ?? [];
  const allTypes = useAtomValue(cropTypesAtom);
  const types = (allTypes ?? []).filter(({ archived }) => !archived);
  const plant = useSetAtom(plantAtom);
  const { busy, failure, run } = useWrite();
  const [ids] = useState(() => ({ crop: newId(), type: newId() }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [crop, setCrop] = useState('');
  const [variety, setVariety] = useState('');
  const [from, setFrom] = useState<string | null>(today);
  const [endsOthers, setEndsOthers] = useState(true);
  const [attempted, setAttempted] = useState(false);

  const isNew = chosen === other || (allTypes !== undefined && types.length === 0);
  const cropNamed = crops.find(({ name }) => isSameName(name, crop));
  const typeNamed = types.find(({ name, cropId }) => cropId === cropNamed?.id && isSameName(name, variety));
  const typeId = isNew ? (typeNamed?.id ?? ids.type) : chosen;
  const standing = from ? cropsOn(plot.crops, from).filter(({ to, from: first }) => to === null && first < from) : [];
  const ending = endsOthers ? standing : [];
  const others = plot.crops.filter((planted) => planted.cropTypeId === typeId && !ending.includes(planted));
  const [dateProblem] = checkNewPlanting({ from: from ?? '', to: null }, others);
  const missing = (text: string) => attempted && isNew && tidyName(text) === '';
  const error = (text: string) => (missing(text) ? intl.formatMessage(nameProblemMessages.name_missing) : undefined);
  const isWhole = isNew ? tidyName(crop) !== '' && tidyName(variety) !== '' : chosen !== null;

  const submit = async () => {
    setAttempted(true);
    if (!isWhole || !from || !typeId || dateProblem) return;
    const cropOf = cropNamed ? { id: cropNamed.id, name: null } : { id: ids.crop, name: tidyName(crop) };
    const made = isNew && !typeNamed ? { isNew: { name: tidyName(variety), crop: cropOf } } : {};
    if (!(await run(() => plant({ plot, from, variety: { id: typeId, ...made }, ending })))) return;
    toast(intl.formatMessage(plantingMessages.saved), { kind: 'success' });
    onClose();
  };
  const cropName = (cropId: string) => crops.find(({ id }) => id === cropId)?.name;
  return (
    <Form label={intl.formatMessage(plantingMessages.plant)} onSubmit={() => void submit()}>
      <WriteFailure error={failure} />
      {types.length > 0 && (
        <Select
          label={intl.formatMessage(plantingMessages.variety)}
          value={chosen}
          onChange={setChosen}
          options={[
            ...types.map(({ id, name, cropId }) => ({ id, label: name, hint: cropName(cropId) })),
            { id: other, label: intl.formatMessage(plantingMessages.other) },
          ]}
          error={attempted && chosen === null ? intl.formatMessage(plantingMessages.choose) : undefined}
        />
      )}
      {isNew && (
        <div className={styles.pair}>
          <TextField
            label={intl.formatMessage(plantingMessages.crop)}
            value={crop}
            onChange={setCrop}
            error={error(crop)}
            maxLength={80}
          />
          <TextField
            label={intl.formatMessage(plantingMessages.newVariety)}
            value={variety}
            onChange={setVariety}
            error={error(variety)}
            maxLength={80}
          />
        </div>
      )}
      <DateField
        label={intl.formatMessage(plantingMessages.from)}
        value={from}
        onChange={setFrom}
        error={attempted && dateProblem ? intl.formatMessage(plantingProblemMessages[dateProblem.code]) : undefined}
      />
      {standing.length > 0 && (
        <Switch label={intl.formatMessage(plantingMessages.endBefore)} checked={endsOthers} onChange={setEndsOthers} />
      )}
      <div className={styles.actions}>
        <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          {intl.formatMessage(plantingMessages.plant)}
        </Button>
      </div>
    </Form>
  );
}
