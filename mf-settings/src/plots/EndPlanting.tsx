import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { checkPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { type Plot, type PlotCrop, savePlantingAtom, todayAtom, useIntl } from '@seguia/shared/platform';
import { Button, Form, toast } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { fetchChangesAtom } from '../set-up/fetch-changes.ts';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { useWrite } from '../set-up/use-write.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { endedPlanting } from './ended-planting.ts';
import { plantingMessages, plantingProblemMessages } from './planting-messages.ts';
import styles from './Plots.module.css';

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
  const { busy, failure, run } = useWrite();
  const [to, setTo] = useState<string | null>(today);
  const [attempted, setAttempted] = useState(false);
  const later = plot.crops.filter(({ cropTypeId }) => cropTypeId === crop.cropTypeId).map(({ from }) => from);
  const [problem] = to === null ? [{ code: 'date_invalid' as const }] : checkPlanting({ ...crop, to }, later);
  const submit = async () => {
    setAttempted(true);
    if (to === null || problem) return;
    const done = await run(() => save(endedPlanting(plot, crop, to)));
    if (!done) return fetchChanges();
    toast(intl.formatMessage(plantingMessages.saved), { kind: 'success' });
    onClose();
  };
  const name = intl.formatMessage(plantingMessages.endTitle, { crop: formatCrops([crop]) });
  return (
    <Form label={name} onSubmit={() => void submit()}>
      <WriteFailure error={failure} />
      <DateField
        label={`${intl.formatMessage(plantingMessages.last)} – ${formatCrops([crop])}`}
        value={to}
        onChange={setTo}
        error={attempted && problem ? intl.formatMessage(plantingProblemMessages[problem.code]) : undefined}
      />
      <div className={styles.actions}>
        <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
        <Button variant="primary" type="submit" busy={busy} label={name}>
          {intl.formatMessage(plantingMessages.end)}
        </Button>
      </div>
    </Form>
  );
}
