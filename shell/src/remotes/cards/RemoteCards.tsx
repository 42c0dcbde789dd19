import { canAtom, type Permission, useIntl } from '@seguia/shared/platform';
import type { SlotCardsProps } from '@seguia/shared/slots/SlotCards.tsx';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { Translated } from '../../routes/messages.tsx';
import { RemotesContext } from '../context.ts';
import { CardBoundary } from './card-boundary.ts';
import { CardFault } from './CardFault.tsx';
import { useCard } from './use-card.ts';

/** The cards that the deployed remotes offer for a screen's slot, of those that the person may see. */
export function RemoteCards({ slot, ...props }: SlotCardsProps) {
  const remotes = use(RemotesContext);
  const can = useAtomValue(canAtom);
  const offers = remotes?.cards(slot) ?? [];
  return offers
    .filter(({ right }) => right === undefined || can(right as Permission))
    .map(({ remote, name }) => <OfferedCard key={remote} slot={slot} remote={remote} name={name} props={props} />);
}

interface OfferedCardProps {
  slot: string;
  remote: string;
  /** What the card is called where it fails. */
  name: string;
  /** What the screen gives to it. */
  props: object;
}

/** A remote's card. Nothing stands here until it is there; one that fails in every version is a small card with Retry. */
function OfferedCard({ slot, remote, name, props }: OfferedCardProps) {
  const { locale } = useIntl();
  const { card, error, busy, turn, fail, retry } = useCard(remote, slot);
  if (error) return <CardFault name={name} stopped={error.inUse} busy={busy} onRetry={() => void retry()} />;
  if (!card) return null;
  return (
    <CardBoundary key={turn} onError={fail}>
      <Translated locale={locale} messages={card.messages}>
        <card.Card {...props} />
      </Translated>
    </CardBoundary>
  );
}
