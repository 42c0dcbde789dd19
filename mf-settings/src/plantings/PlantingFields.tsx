import { cropsAtom, cropTypesAtom, useIntl } from '@seguia/shared/platform';
import { Switch, TextField } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { plantingMessages } from './planting-messages.ts';
import styles from '../plot-forms/plot-forms.module.css';
import { otherVariety, type PlantingFormState } from './use-planting-form.ts';

/** The fields of a planting: its variety, its first day, and whether it ends what grows there. */
export function PlantingFields({ form }: { form: PlantingFormState }) {
  const intl = useIntl();
  const crops = useAtomValue(cropsAtom) ?? [];
  const types = useAtomValue(cropTypesAtom)?.filter(({ archived }) => !archived) ?? [];
  const cropName = (cropId: string) => crops.find(({ id }) => id === cropId)?.name;
  return (
    <>
      {types.length > 0 && (
        <Select
          {...form.field('chosen')}
          label={intl.formatMessage(plantingMessages.variety)}
          options={[
            ...types.map(({ id, name, cropId }) => ({ id, label: name, hint: cropName(cropId) })),
            { id: otherVariety, label: intl.formatMessage(plantingMessages.other) },
          ]}
        />
      )}
      {form.isNew && (
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
      {form.hasStanding && (
        <Switch {...form.flag('endsOthers')} label={intl.formatMessage(plantingMessages.endBefore)} />
      )}
    </>
  );
}
