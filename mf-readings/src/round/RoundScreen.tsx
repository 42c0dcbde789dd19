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
import { Button, EmptyState, Page, ProgressBar, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { formMessages } from '../form/messages/form-messages.ts';
import { useUnfinished } from '../farm/use-unfinished.ts';
import { usePlots } from '../farm/use-plots.tsx';
import {
  comeBack,
  doneOf,
  goBack,
  goOn,
  markDone,
  placeOf,
  type Round as RoundState,
  skip,
  startRound,
} from '../farm/round.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { RoundStop } from './RoundStop.tsx';
import { roundMessages } from './round-messages.ts';
import { unfinishedRound, useRound } from './use-round.ts';
import { inWalkingOrder } from '@seguia/shared/domain/plots/walking-order';
import { WalkingOrder } from './WalkingOrder.tsx';
import styles from './Round.module.css';

/** `/app/round`: the plots in walking order, one screen each, saved as the person goes; it can be left and taken up again. */
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

function RoundPage({ plots, children }: { plots?: readonly Plot[]; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Page
      title={intl.formatMessage(roundMessages.title)}
      back={{ to: paths.today(), label: intl.formatMessage(roundMessages.close) }}
      width="form"
      actions={plots && plots.length > 1 && <WalkingOrder plots={plots} />}
    >
      {children}
    </Page>
  );
}

function RoundOf({ plots, unfinished }: { plots: readonly Plot[]; unfinished: readonly Unfinished[] }) {
  const today = useAtomValue(todayAtom);
  const navigate = useNavigate();
  const { round: known, setRound, showRound, end } = useRound(unfinished, plots);
  const round = known ?? startRound(today, plots);
  const old = known !== undefined && known.startedOn < today;
  const finish = () => {
    end();
    void navigate(paths.today());
  };
  const plot = plots.find(({ id }) => id === round.plotId);

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
        <RoundEnd round={round} plots={plots} onFinish={finish} onComeBack={() => setRound(comeBack(round, plots))} />
      </RoundPage>
    );
  }
  /** The round once this plot has its reading. */
  const after = (readingId: string, onward: boolean) => {
    const done = markDone(round, plot.id, readingId);
    return onward ? goOn(done, plots) : done;
  };
  const isLast = goOn(markDone(round, plot.id, ''), plots).plotId === null;
  return (
    <RoundPage plots={plots}>
      <Progress round={round} plots={plots} />
      <Stop key={plot.id} readingId={round.done[plot.id]}>
        {(reading, typed) => (
          <RoundStop
            plot={plot}
            reading={reading}
            unfinished={typed}
            unfinishedOf={(id, onward) => unfinishedRound(after(id, onward))}
            isLast={isLast}
            onSaved={(saved) => showRound(after(saved.id, false))}
            onNext={(saved) => {
              const next = after(saved.id, true);
              setRound(next);
              if (next.plotId === null && next.skipped.length === 0) finish();
            }}
            onSkip={() => setRound(skip(round, plots))}
            onBack={placeOf(round, plots) > 1 ? () => setRound(goBack(round, plots)) : undefined}
          />
        )}
      </Stop>
    </RoundPage>
  );
}

interface StopProps {
  readingId: string | undefined;
  children: (reading: DeviceReading | null, unfinished: readonly Unfinished[]) => ReactNode;
}

/** Waits for the reading that this round had of the plot when the person came to it; one that is made there changes nothing. */
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

function Progress({ round, plots }: { round: RoundState; plots: readonly Plot[] }) {
  const intl = useIntl();
  return (
    <ProgressBar
      label={intl.formatMessage(roundMessages.progress)}
      labelHidden
      value={doneOf(round, plots)}
      max={plots.length}
      text={intl.formatMessage(roundMessages.place, { place: placeOf(round, plots), count: plots.length })}
    />
  );
}

interface TakeUpProps {
  round: RoundState;
  plots: readonly Plot[];
  onGoOn: () => void;
  onAfresh: () => void;
}

/** A round of an earlier day: go on with it, or begin anew. */
function TakeUp({ round, plots, onGoOn, onAfresh }: TakeUpProps) {
  const intl = useIntl();
  const { date } = useFormat();
  return (
    <div className={styles.takeUp}>
      <h2 className={styles.plot}>{intl.formatMessage(roundMessages.unfinished)}</h2>
      <p>
        {intl.formatMessage(roundMessages.unfinishedText, {
          date: date(round.startedOn, 'weekday'),
          done: doneOf(round, plots),
          count: plots.length,
        })}
      </p>
      <Button variant="primary" large full onPress={onGoOn}>
        {intl.formatMessage(roundMessages.goOn)}
      </Button>
      <Button full onPress={onAfresh}>
        {intl.formatMessage(roundMessages.afresh)}
      </Button>
    </div>
  );
}
