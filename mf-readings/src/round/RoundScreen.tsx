import {
  canAtom,
  type DeviceReading,
  paths,
  type Plot,
  todayAtom,
  type Unfinished,
  useFormat,
  useIntl,
  useNavigate,
  useReading,
  walkingOrderAtom,
} from '@seguia/shared/platform';
import { EmptyState, ProgressBar, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { formMessages } from '../form/messages/form-messages.ts';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';
import { usePlots } from '../farm-data/use-plots.tsx';
import {
  comeBack,
  doneOf,
  finish,
  goBack,
  goOn,
  markDone,
  onPlots,
  placeOf,
  skip,
  startRound,
  unfinishedRound,
} from './stops/round.ts';
import { RoundEnd } from './end/RoundEnd.tsx';
import { RoundPage } from './RoundPage.tsx';
import { RoundStop } from './RoundStop.tsx';
import { feedOf } from './same-feed.ts';
import { type Saved, SavedStop } from './SavedStop.tsx';
import { roundMessages } from './messages/round-messages.ts';
import { useRound } from './use-round.ts';
import { inWalkingOrder } from '@seguia/shared/domain/plots/walking-order';
import { useDayInSight } from './use-day-in-sight.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { TakeUp } from './TakeUp.tsx';
import styles from './Round.module.css';

/** `/app/round`: the plots in walking order, one screen each, saved along the way. A round can be left and resumed. */
export function Round() {
  const intl = useIntl();
  const { plots, instead } = usePlots('field');
  const order = useAtomValue(walkingOrderAtom);
  const unfinished = useUnfinished();
  const can = useAtomValue(canAtom);
  const mayCreate = can('fertirrigation.create');
  if (!mayCreate) {
    return (
      <RoundPage>
        <EmptyState title={intl.formatMessage(formMessages.mayNotCreate)} />
      </RoundPage>
    );
  }
  if (!plots) return <RoundPage>{instead}</RoundPage>;
  if (!unfinished) return <RoundPage>{null}</RoundPage>;
  return <RoundOf plots={inWalkingOrder(plots, order)} unfinished={unfinished} />;
}

function RoundOf({ plots, unfinished }: { plots: readonly Plot[]; unfinished: readonly Unfinished[] }) {
  const intl = useIntl();
  useScreenAwake();
  // The plot's form starts anew when another tab changes the EC unit: a value typed in one unit must not be read in another.
  const { ecUnit } = useFormat();
  const today = useAtomValue(todayAtom);
  const navigate = useNavigate();
  const { round: known, setRound, showRound, store } = useRound(unfinished, plots, today);
  const day = useDayInSight();
  const old = known !== undefined && known.startedOn < day;
  const walked = known ?? startRound(today, plots);
  // A round that is still walked after midnight belongs to the new day.
  const round = onPlots(old ? walked : { ...walked, startedOn: today }, plots);
  const now = useFarmNow();
  const leave = () => {
    store(finish(round, now().time));
    void navigate(paths.today());
  };
  const plot = plots.find(({ id }) => id === round.plotId);
  const [saved, setSaved] = useState<Saved | null>(null);
  const strip = (
    <SavedStop
      saved={saved?.plot.id === round.plotId ? null : saved}
      onCorrect={({ id }) => setRound({ ...round, plotId: id })}
    />
  );

  if (old && round.plotId !== null) {
    return (
      <RoundPage plots={plots}>
        <TakeUp
          round={round}
          plots={plots}
          onGoOn={() => setRound({ ...round, startedOn: today })}
          onAfresh={() => setRound(startRound(today, plots))}
        />
      </RoundPage>
    );
  }
  if (!plot) {
    return (
      <RoundPage plots={plots}>
        {strip}
        <RoundEnd
          round={round}
          plots={plots}
          onFinish={leave}
          onComeBack={() => setRound(comeBack(round, plots))}
          onCorrect={(plotId) => setRound({ ...round, plotId })}
        />
      </RoundPage>
    );
  }
  /** The round once this plot is read. */
  const after = (readingId: string) => goOn(markDone(round, plot.id, readingId), plots);
  const place = intl.formatMessage(roundMessages.place, { place: placeOf(round, plots), count: plots.length });
  const isLast = after('').plotId === null;
  return (
    <RoundPage plots={plots} subject={{ name: plot.name, note: place }}>
      <div className={styles.progress}>
        <ProgressBar
          label={intl.formatMessage(roundMessages.progress)}
          textHidden
          value={doneOf(round, plots)}
          max={plots.length}
          text={place}
        />
      </div>
      <div className={styles.round}>
        {strip}
        <Stop key={`${plot.id} ${ecUnit}`} readingId={round.done[plot.id]}>
          {(reading, typed) => (
            <RoundStop
              plot={plot}
              reading={reading}
              unfinished={typed}
              unfinishedOf={(id) => unfinishedRound(after(id))}
              isLast={isLast}
              feed={feedOf(round, plots, today)}
              onSaved={(made, compared) => {
                setSaved({ plot, reading: made, compared });
                showRound(after(made.id));
              }}
              onNext={() => setRound(goOn(round, plots))}
              onSkip={() => setRound(skip(round, plots))}
              onBack={placeOf(round, plots) > 1 ? () => setRound(goBack(round, plots)) : undefined}
            />
          )}
        </Stop>
      </div>
    </RoundPage>
  );
}

interface StopProps {
  readingId: string | undefined;
  children: (reading: DeviceReading | null, unfinished: readonly Unfinished[]) => ReactNode;
}

/** Waits until the device has read the reading that this round already had of the plot. A reading saved on the plot's screen does not reload it. */
function Stop({ readingId, children }: StopProps) {
  const [id] = useState(readingId);
  const unfinished = useUnfinished();
  if (!unfinished) return null;
  if (id === undefined) return children(null, unfinished);
  return <LoadedReading id={id}>{(reading) => children(reading, unfinished)}</LoadedReading>;
}

function LoadedReading({ id, children }: { id: string; children: (reading: DeviceReading | null) => ReactNode }) {
  const reading = useReading(id);
  return reading === undefined ? <Skeleton look="field" count={2} /> : children(reading);
}
