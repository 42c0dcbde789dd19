import { ApiError, canAtom, isolate, pullAtom, useIntl } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import { newId } from '@seguia/shared/domain/uuid';
import { Banner, Button, Section, Switch } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { plotMessages } from './import-messages.ts';
import { makePlotsAtom, type NamedPlot } from './server/make-plots.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';
import styles from './Imports.module.css';

interface MissingPlotsProps {
  sheet: OpenSheet;
  onAnswer: (answers: ImportAnswers) => void;
}

/** Makes the plots that a file names and the farm lacks, many at once. Those that may be a plot of the farm are not chosen beforehand. */
export function MissingPlots({ sheet: { view, answers }, onAnswer }: MissingPlotsProps) {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const make = useSetAtom(makePlotsAtom);
  const pull = useSetAtom(pullAtom);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [ids] = useState(() => new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const missing = view.questions.flatMap((question) => (question.kind === 'plot' ? [question] : []));
  if (missing.length === 0 || !can('plots.create')) return null;
  const isChosen = ({ name, suggested }: (typeof missing)[number]) => chosen[name] ?? suggested === null;
  const wanted = missing.filter(isChosen).map(({ name }): NamedPlot => {
    const id = ids.get(plain(name)) ?? newId();
    ids.set(plain(name), id);
    return { id, name: name.trim() };
  });
  const onMake = async () => {
    setBusy(true);
    setFailed(false);
    const made: Record<string, string> = {};
    try {
      await make(wanted, ({ id, name }) => void (made[plain(name)] = id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
    // If this fails for lack of network, the next pull fetches the plots.
    await pull().catch(() => undefined);
    setBusy(false);
    if (Object.keys(made).length > 0) onAnswer({ ...answers, plots: { ...answers.plots, ...made } });
  };
  return (
    <Section title={intl.formatMessage(plotMessages.title)}>
      <p className={styles.small}>{intl.formatMessage(plotMessages.lead)}</p>
      <div className={styles.group}>
        {missing.map((question) => (
          <Switch
            key={question.name}
            label={isolate(question.name)}
            checked={isChosen(question)}
            onChange={(checked) => setChosen({ ...chosen, [question.name]: checked })}
          />
        ))}
      </div>
      {isFailed && <Banner kind="error">{intl.formatMessage(plotMessages.failed)}</Banner>}
      <Button busy={busy} disabled={wanted.length === 0} onPress={() => void onMake()}>
        {intl.formatMessage(plotMessages.make, { count: wanted.length })}
      </Button>
    </Section>
  );
}
