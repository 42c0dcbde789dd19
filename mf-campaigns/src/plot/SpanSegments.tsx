import { defineMessages, type MessageDescriptor, useIntl } from '@seguia/shared/platform';
import { Segmented } from '@seguia/shared/ui';
import { type SpanChoice, spanChoices } from './span-choice.ts';

const messages: Record<SpanChoice, MessageDescriptor> = defineMessages({
  '7': { id: 'campaigns.week.seven', defaultMessage: '7 jours' },
  '30': { id: 'campaigns.week.thirty', defaultMessage: '30 jours' },
  campaign: { id: 'campaigns.week.campaign', defaultMessage: 'Campagne' },
});

interface SpanSegmentsProps {
  value: SpanChoice;
  onChange: (choice: SpanChoice) => void;
  /** Whether the plot is in a campaign. */
  hasCampaign: boolean;
}

/** Chooses the days that the graphs show. */
export function SpanSegments({ value, onChange, hasCampaign }: SpanSegmentsProps) {
  const intl = useIntl();
  return (
    <Segmented
      label={intl.formatMessage({ id: 'campaigns.week.span', defaultMessage: 'Période' })}
      labelHidden
      value={value}
      onChange={onChange}
      options={spanChoices
        .filter((choice) => hasCampaign || choice !== 'campaign')
        .map((choice) => ({ id: choice, label: intl.formatMessage(messages[choice]) }))}
    />
  );
}
