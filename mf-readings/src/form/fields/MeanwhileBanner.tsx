import { useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useFieldLabel } from '../../words/use-field-label.ts';
import type { FormState } from '../model/form-state.ts';
import type { Meanwhile } from '../hooks/use-base.ts';

/** Says that the reading changed while its form was open. Where both sides changed a field, it offers the other value. */
export function MeanwhileBanner({
  meanwhile,
  set,
}: {
  meanwhile: Meanwhile;
  set: (patch: Partial<FormState>) => void;
}) {
  const intl = useIntl();
  const label = useFieldLabel();
  const { both, newer } = meanwhile;
  const fields = intl.formatList(both.map(label));
  return (
    <Banner
      kind="warn"
      {...(both.length > 0 && {
        action: {
          label: intl.formatMessage({ id: 'readings.meanwhile.take', defaultMessage: 'Reprendre leurs valeurs' }),
          onPress: () => set(Object.fromEntries(both.map((field) => [field, newer[field]]))),
        },
      })}
    >
      {both.length === 0
        ? intl.formatMessage({
            id: 'readings.meanwhile.other',
            defaultMessage: 'Ce relevé a changé entre-temps. Votre saisie est gardée, le reste est à jour.',
          })
        : intl.formatMessage(
            {
              id: 'readings.meanwhile.both',
              defaultMessage: 'Ce relevé a changé entre-temps, aussi pour : {fields}. Votre saisie est gardée.',
            },
            { fields },
          )}
    </Banner>
  );
}
