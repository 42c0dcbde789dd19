import type { Campaign } from '@seguia/shared/platform';
import { todayAtom } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { DateSpan } from '../DateSpan.tsx';
import { FactsRow } from '../FactsRow.tsx';
import { phaseOf } from '../list/phase.ts';
import { PhaseWords } from '../list/PhaseWords.tsx';

/** A campaign's dates and where it stands; at the row's end what can be done with it. */
export function CampaignFacts({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const today = useAtomValue(todayAtom);
  return (
    <FactsRow
      words={
        <>
          <Num>
            <DateSpan from={campaign.startDate} to={campaign.endDate} />
          </Num>{' '}
          <span>
            <PhaseWords phase={phaseOf(campaign, today)} />
          </span>
        </>
      }
    >
      {children}
    </FactsRow>
  );
}
