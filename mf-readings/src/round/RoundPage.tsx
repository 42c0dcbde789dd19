import { paths, type Plot, useIntl } from '@seguia/shared/platform';
import { Page } from '@seguia/shared/ui';
import type { ReactNode } from 'react';
import { roundMessages } from './messages/round-messages.ts';
import { WalkingOrder } from './WalkingOrder.tsx';

interface RoundPageProps {
  plots?: readonly Plot[];
  /** The plot in front of the person, and its number in the round. */
  subject?: { name: string; note: string };
  children: ReactNode;
}

/** The frame of the round, which has the screen for itself. */
export function RoundPage({ plots, subject, children }: RoundPageProps) {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage(roundMessages.title)}
      back={{ to: paths.today(), label: intl.formatMessage(roundMessages.close) }}
      subject={subject}
      width="form"
      alone
      actions={plots && plots.length > 1 && <WalkingOrder plots={plots} />}
    >
      {children}
    </Page>
  );
}
