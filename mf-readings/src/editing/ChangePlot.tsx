import { defineMessages, useIntl } from '@seguia/shared/platform';
import { IconButton } from '@seguia/shared/ui';

const messages = defineMessages({
  change: { id: 'readings.form.changePlot', defaultMessage: 'Changer de parcelle' },
});

/** Opens the form's list of plots from beside the plot's name: the picker itself is beneath the values. */
export function ChangePlot() {
  const intl = useIntl();
  const open = () => {
    const picker = document.querySelector('[name="plotId"]')?.closest('[data-rac]')?.querySelector('button');
    picker?.focus();
    picker?.click();
  };
  return <IconButton icon="swap" label={intl.formatMessage(messages.change)} onPress={open} />;
}
