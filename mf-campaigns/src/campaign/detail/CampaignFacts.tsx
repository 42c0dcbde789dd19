import type { Campaign } from '@seguia/shared/platform';
import { todayAtom } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { DateSpan } from '../facts/DateSpan.tsx';
import { FactsLine } from '../facts/FactsLine.tsx';
import { phaseOf } from '../facts/phase.ts';
import { PhaseText } from '../facts/PhaseText.tsx';

/** A campaign's dates and its phase; at the end of the row the menu. */
export function CampaignFacts({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const today = useAtomValue(todayAtom);
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
        </>
      }
    >
      {children}
    </FactsLine>
  );
}
