import type { Alignment } from '@seguia/shared/domain/agronomy/last-season';
import { defineMessages, type MessageDescriptor, useIntl } from '@seguia/shared/platform';
import { Segmented } from '@seguia/shared/ui';
import type { Comparison } from './use-comparison.ts';

const messages: Record<Alignment, MessageDescriptor> = defineMessages({
  date: { id: 'campaigns.align.date', defaultMessage: 'Même date' },
  planting: { id: 'campaigns.align.planting', defaultMessage: 'Jours après plantation' },
  start: { id: 'campaigns.align.start', defaultMessage: 'Début de campagne' },
});

interface AlignmentChoiceProps {
  comparison: Comparison;
  onChange: (alignment: Alignment) => void;
}

/** Chooses how an earlier season is aligned with this one. */
export function AlignmentChoice({ comparison: { alignment, offered }, onChange }: AlignmentChoiceProps) {
  const intl = useIntl();
  return (
    <Segmented
      label={intl.formatMessage({ id: 'campaigns.align.label', defaultMessage: 'Faire correspondre' })}
      value={alignment}
      onChange={onChange}
      options={offered.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
    />
  );
}
