import { defineMessages, isolate, useIntl } from '@seguia/shared/platform';
import { Switch } from '@seguia/shared/ui';
import type { SamePlot } from './same-crop.ts';

const messages = defineMessages({
  all: {
    id: 'readings.bandForm.all',
    defaultMessage:
      '{count, plural, one {Aussi pour l’autre parcelle : {crop}} other {Aussi pour les # autres parcelles : {crop}}}',
  },
});

interface AlsoForProps {
  /** The name of the crop. */
  crop: string;
  plots: readonly SamePlot[];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Sets the same band for all plots of a crop at once. Names them, because people press Save for them too. */
export function AlsoFor({ crop, plots, checked, onChange }: AlsoForProps) {
  const intl = useIntl();
  return (
    <Switch
      label={intl.formatMessage(messages.all, { count: plots.length, crop: isolate(crop) })}
      hint={intl.formatList(
        plots.map(({ name }) => isolate(name)),
        { type: 'unit' },
      )}
      checked={checked}
      onChange={onChange}
    />
  );
}
