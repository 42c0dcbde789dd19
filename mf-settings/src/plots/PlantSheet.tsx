import { cropsOn } from '@seguia/shared/domain/bands';
import { type Plot, todayAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { plantingMessages } from '../plantings/planting-messages.ts';
import { PlantingFields } from '../plantings/PlantingFields.tsx';
import { PlotChoice } from '../plot-forms/PlotChoice.tsx';
import { usePlantingForm } from '../plantings/use-planting-form.ts';

/** Plants one variety in many plots at once; at first, in those where nothing grows. */
export function PlantSheet({ plots, onClose }: { plots: readonly Plot[]; onClose: () => void }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(plots.flatMap(({ id, crops }) => (cropsOn(crops, today).length === 0 ? [id] : []))),
  );
  const form = usePlantingForm(
    plots.filter(({ id }) => chosen.has(id)),
    onClose,
  );
  return (
    <FormSheet
      form={form}
      id="plant"
      title={intl.formatMessage(plantingMessages.many)}
      submit={intl.formatMessage(plantingMessages.plantIn, { count: chosen.size })}
      disabled={chosen.size === 0}
      onClose={onClose}
    >
      <PlotChoice plots={plots} chosen={chosen} onChange={setChosen} on={form.typed.from || today} />
      <PlantingFields form={form} />
    </FormSheet>
  );
}
