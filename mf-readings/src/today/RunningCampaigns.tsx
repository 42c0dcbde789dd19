import { campaignsAtom, defineMessages, paths, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { List, Num, Row, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  title: { id: 'readings.today.campaigns', defaultMessage: 'Campagnes en cours' },
  until: { id: 'readings.today.campaignUntil', defaultMessage: 'jusqu’au {date}' },
});

/** The campaigns that today belongs to; nothing where there is none. */
export function RunningCampaigns() {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const running = useAtomValue(campaignsAtom)?.filter(
    ({ startDate, endDate }) => startDate <= today && today <= endDate,
  );
  if (!running || running.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <List label={intl.formatMessage(messages.title)}>
        {running.map((campaign) => (
          <Row
            key={campaign.id}
            to={paths.campaign(campaign.id)}
            title={campaign.name}
            text={intl.formatMessage(messages.until, {
              date: <Num key="date">{format.date(campaign.endDate, 'long')}</Num>,
            })}
          />
        ))}
      </List>
    </Section>
  );
}
