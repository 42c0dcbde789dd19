import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { Campaign } from '@seguia/shared/platform';
import { FormattedMessage, todayAtom, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { DateSpan } from '../facts/DateSpan.tsx';
import { FactsLine } from '../facts/FactsLine.tsx';
import { phaseOf } from '../facts/phase.ts';
import { PhaseText } from '../facts/PhaseText.tsx';

/** A campaign's dates, its phase, who created it and when; at the end of the row the menu. */
export function CampaignFacts({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const today = useAtomValue(todayAtom);
  const { dateTime } = useFormat();
  return (
    <FactsLine
      facts={
        <>
          <Num>
            <DateSpan from={campaign.startDate} to={campaign.endDate} />
          </Num>{' '}
          <span>
            <PhaseText phase={phaseOf(campaign, today)} />
          </span>
          <span>
            <FormattedMessage
              id="campaigns.facts.made"
              defaultMessage="Créée par {name}, {when}"
              values={{
                name: <bdi key="name">{fullName(campaign.createdBy)}</bdi>,
                when: <Num key="when">{dateTime(campaign.createdAt)}</Num>,
              }}
            />
          </span>
        </>
      }
    >
      {children}
    </FactsLine>
  );
}
