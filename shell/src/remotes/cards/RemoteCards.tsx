import { canAtom, type Permission, useIntl } from '@seguia/shared/platform';
import type { SlotCardsProps } from '@seguia/shared/slots/SlotCards.tsx';
import { useAtomValue } from 'jotai';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { Translated } from '../../texts/messages.tsx';
import { RemotesContext } from '../context.ts';
import type { LoadedCard } from '../load.ts';
import { RemoteError } from '../remote-error.ts';
import { CardBoundary } from './card-boundary.ts';
import { CardFault } from './CardFault.tsx';

/** The cards that the deployed remotes offer for a screen's slot, as far as the person may see them. */
export function RemoteCards({ slot, ...props }: SlotCardsProps) {
  const remotes = use(RemotesContext);
  const can = useAtomValue(canAtom);
  const offers = remotes?.cards(slot) ?? [];
  return offers
    .filter(({ right }) => right === undefined || can(right as Permission))
    .map(({ remote, name }) => <OfferedCard key={remote} slot={slot} remote={remote} name={name} props={props} />);
}

interface Offered {
  slot: string;
  remote: string;
  /** The props that the screen passes to the card. */
  props: object;
}

interface Tries {
  /** The number of the latest try. */
  turn: number;
  failed: { error: RemoteError; turn: number } | null;
  /** Whether the person is trying again. */
  busy: boolean;
}

/** A remote's card. It draws nothing until the card has loaded. A card that fails in every version becomes a small one with its name and Retry. */
function OfferedCard({ name, ...card }: Offered & { name: string }) {
  const remotes = use(RemotesContext);
  const [{ turn, failed, busy }, setTries] = useState<Tries>({ turn: 0, failed: null, busy: false });
  if (!remotes) return null;
  const tryAgain = () => setTries((before) => ({ ...before, turn: before.turn + 1 }));
  const fail = (cause: unknown) => {
    const error = cause instanceof RemoteError ? cause : remotes.failureInUse(card.remote, cause);
    if (error.inUse && remotes.cardFailed(error)) tryAgain();
    else setTries({ turn, failed: { error, turn }, busy: false });
  };
  const retry = async (error: RemoteError) => {
    setTries({ turn, failed, busy: true });
    if (await remotes.refreshCard(error)) location.reload();
    else tryAgain();
  };
  return (
    <>
      {failed && (
        <CardFault name={name} stopped={failed.error.inUse} busy={busy} onRetry={() => void retry(failed.error)} />
      )}
      {failed?.turn !== turn && (
        <CardTry key={turn} {...card} onCard={() => setTries({ turn, failed: null, busy: false })} onError={fail} />
      )}
    </>
  );
}

interface CardTryProps extends Offered {
  onCard: () => void;
  onError: (cause: unknown) => void;
}

/** Loads a card once, after the screen around it is drawn, and draws it. */
function CardTry({ slot, remote, props, onCard, onError }: CardTryProps) {
  const { locale } = useIntl();
  const remotes = use(RemotesContext);
  const [card, setCard] = useState<LoadedCard | null>(null);
  const arrive = useEffectEvent((loaded: LoadedCard | null) => {
    setCard(loaded);
    onCard();
  });
  const fail = useEffectEvent(onError);
  useEffect(() => {
    let left = false;
    remotes?.loadCard(remote, slot).then(
      (loaded) => left || arrive(loaded),
      (cause: unknown) => left || fail(cause),
    );
    return () => {
      left = true;
    };
  }, [remotes, remote, slot]);
  if (!card) return null;
  return (
    <CardBoundary onError={onError}>
      <Translated locale={locale} messages={card.messages}>
        <card.Card {...props} />
      </Translated>
    </CardBoundary>
  );
}
