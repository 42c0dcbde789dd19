import {
  bandsAtom,
  type Campaign,
  campaignsAtom,
  defineMessages,
  paths,
  plotsAtom,
  recentReadingsAtom,
  todayAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { List, Num, Row, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { plotsOnTarget } from './plots-on-target.ts';
import styles from './RunningCampaigns.module.css';

const messages = defineMessages({
  title: { id: 'campaigns.today.title', defaultMessage: 'Campagnes en cours' },
  until: { id: 'campaigns.today.until', defaultMessage: 'jusqu’au {date}' },
  outside: {
    id: 'campaigns.today.outside',
    defaultMessage: '{count, plural, one {# parcelle hors cible} other {# parcelles hors cible}}',
  },
  onTarget: {
    id: 'campaigns.today.onTarget',
    defaultMessage: '{count, plural, one {# parcelle dans la cible} other {# parcelles dans la cible}}',
  },
});

/** The card on Today: the running campaigns, whether their plots are on target, and links to their graphs. Shows nothing where none is running. */
export function RunningCampaigns() {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const running = useAtomValue(campaignsAtom)?.filter(
    ({ startDate, endDate }) => startDate <= today && today <= endDate,
  );
  if (!running || running.length === 0) return null;
  const title = intl.formatMessage(messages.title);
  return (
    <Section title={title}>
      <List label={title}>
        {running.map((campaign) => (
          <RunningCampaign key={campaign.id} campaign={campaign} />
        ))}
      </List>
    </Section>
  );
}

function RunningCampaign({ campaign }: { campaign: Campaign }) {
  const intl = useIntl();
  const format = useFormat();
  const plots = useAtomValue(plotsAtom);
  const recent = useAtomValue(recentReadingsAtom);
  const today = useAtomValue(todayAtom);
  const bands = useAtomValue(bandsAtom);
  const { held, outside } =
    plots && recent && bands ? plotsOnTarget(campaign, plots, recent, bands, today) : { held: 0, outside: 0 };
  return (
    <Row
      to={paths.campaign(campaign.id)}
      title={campaign.name}
      text={
        <span className={styles.text}>
          <span>
            {intl.formatMessage(messages.until, {
              date: <Num key="date">{format.date(campaign.endDate, 'long')}</Num>,
            })}
          </span>
          {held > 0 && (
            <span className={outside > 0 ? styles.outside : undefined}>
              {outside > 0
                ? intl.formatMessage(messages.outside, { count: outside })
                : intl.formatMessage(messages.onTarget, { count: held })}
            </span>
          )}
        </span>
      }
    />
  );
}
