import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { checkPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { type Plot, type PlotCrop, savePlantingAtom, todayAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Button, Form, toast } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { fetchChangesAtom } from '../set-up/fetch-changes.ts';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { endedPlanting } from './ended-planting.ts';
import { plantingMessages, plantingProblemMessages } from './planting-messages.ts';
import styles from '../plot-forms/plot-forms.module.css';

export interface EndPlantingProps {
  plot: Plot;
  crop: PlotCrop;
  onClose: () => void;
}

/** Ends a planting on a chosen last day. */
export function EndPlanting({ plot, crop, onClose }: EndPlantingProps) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const save = useSetAtom(savePlantingAtom);
  const fetchChanges = useSetAtom(fetchChangesAtom);
  const later = plot.crops.filter(({ cropTypeId }) => cropTypeId === crop.cropTypeId).map(({ from }) => from);
  const begun: { to: string | null } = { to: today };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    read: ({ to }) => {
      const [problem] = to === null ? [{ code: 'date_invalid' as const }] : checkPlanting({ ...crop, to }, later);
      return { body: to ?? '', problems: problem ? [{ field: 'to', code: problem.code }] : [] };
    },
    textOf: ({ code }) => intl.formatMessage(plantingProblemMessages[code]),
    send: (to) => save(endedPlanting(plot, crop, to)),
    onFailed: () => void fetchChanges(),
    onSaved: () => {
      toast(intl.formatMessage(plantingMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  const name = intl.formatMessage(plantingMessages.endTitle, { crop: formatCrops([crop]) });
  return (
    <Form label={name} onSubmit={form.submit}>
      <WriteFailure error={form.failure} />
      <DateField
        {...form.field('to')}
        label={`${intl.formatMessage(plantingMessages.last)} – ${formatCrops([crop])}`}
      />
      <div className={styles.actions}>
        <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
        <Button variant="primary" type="submit" busy={form.busy} label={name}>
          {intl.formatMessage(plantingMessages.end)}
        </Button>
      </div>
    </Form>
  );
}
