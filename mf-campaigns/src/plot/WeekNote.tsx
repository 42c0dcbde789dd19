import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import type { Look } from './use-look.ts';
import type { Recent } from './use-recent.ts';

/** Explains dots, lines and shades, and says up to when there are readings. */
export function WeekNote({ look, recent }: { look: Look; recent: Recent }) {
  const format = useFormat();
  const newest = recent.readings?.[0];
  return (
    <>
      {look.isPart && (
        <>
          <FormattedMessage
            id="campaigns.week.part"
            defaultMessage="La campagne entière demande du réseau. Voici les jours de cet appareil."
          />{' '}
        </>
      )}
      {look.dots && recent.sameHour ? (
        <FormattedMessage
          id="campaigns.week.dots"
          defaultMessage="Points : vers {hour}. Traits : moyenne du jour. Fonds : cibles."
          values={{ hour: <Num>{format.time(recent.sameHour.hour)}</Num> }}
        />
      ) : (
        <FormattedMessage id="campaigns.week.lines" defaultMessage="Traits : moyenne du jour. Fonds : cibles." />
      )}{' '}
      {newest && (
        <FormattedMessage
          id="campaigns.week.upTo"
          defaultMessage="Relevés jusqu’au {time}."
          values={{ time: <Num>{format.dateTime(newest.timestamp)}</Num> }}
        />
      )}
    </>
  );
}
