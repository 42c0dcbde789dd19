import {
  canAtom,
  hasWaterDaysAtom,
  paths,
  type Plot,
  plotsAtom,
  useCapability,
  useIntl,
} from '@seguia/shared/platform';
import { Banner, EmptyState, Page, ProgressBar, toast } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { usePlots } from '../farm-data/use-plots.tsx';
import { OpenFile } from '../files/OpenFile.tsx';
import { faultMessages, importMessages } from './texts/import-messages.ts';
import { PastImports } from './past/PastImports.tsx';
import { PasteTable } from './PasteTable.tsx';
import { ReadLines } from './ReadLines.tsx';
import type { Made } from './sending/sending-job.ts';
import { useSending } from './sending/use-sending.ts';
import { useSheet } from './sheet/use-sheet.ts';
import { useImportSentences } from './texts/use-import-sentences.ts';
import { useSteps } from './use-steps.ts';
import styles from './styles/Imports.module.css';

const tables =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `/app/import`: imports past readings, and days of water and light, from a file. */
export function ImportReadings() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const plots = useAtomValue(plotsAtom);
  const { instead, lack } = usePlots('rows');
  const isThere = useCapability('imports') !== false;
  const hasWaterDays = useAtomValue(hasWaterDaysAtom) !== false;
  const title = intl.formatMessage(importMessages.title);
  const mayImportReadings = can('fertirrigation.update') && can('fertirrigation.create') && isThere;
  if (!mayImportReadings && !(hasWaterDays && can('fertirrigation.create')))
    return (
      <Page title={title} back={back}>
        <EmptyState title={intl.formatMessage(isThere ? importMessages.mayNot : importMessages.notThere)} />
      </Page>
    );
  // A farm without plots may get them from its file; before they are known, each plot of the file would be a question.
  if (!plots || (plots.length === 0 && !(lack === 'none' && can('plots.create'))))
    return (
      <Page title={title} back={back}>
        {instead}
      </Page>
    );
  return <ImportWork plots={plots} mayImportReadings={mayImportReadings} />;
}

/** From the history, or from the screen of water. */
const back = { to: paths.history(), fromAnywhere: true };

interface ImportWorkProps {
  plots: readonly Plot[];
  mayImportReadings: boolean;
}

function ImportWork({ plots, mayImportReadings }: ImportWorkProps) {
  const intl = useIntl();
  const { Steps, load } = useSteps();
  const { sheet, isReading, fault, open, answer, close } = useSheet(plots, load);
  const sentences = useImportSentences();
  const [made, setMade] = useState<Made | null>(null);
  const sending = useSending({
    onDone: (done) => {
      setMade(done);
      close();
    },
    onDoneElsewhere: ({ file, water }) => {
      const [count, days] = [file?.imported ?? 0, water?.days.length ?? 0];
      const texts = [
        ...(file ? [intl.formatMessage(importMessages.done, { count })] : []),
        ...(water ? [intl.formatMessage(importMessages.daysDone, { count: days })] : []),
      ];
      toast(texts.join(' · '), { kind: 'success' });
    },
  });
  const onUndone = useCallback(() => setMade(null), []);
  const onFile = (file: File) => {
    setMade(null);
    void open(file);
  };
  return (
    <Page
      title={intl.formatMessage(importMessages.title)}
      back={back}
      lead={intl.formatMessage(importMessages.lead)}
      width="form"
    >
      <div className={styles.column}>
        <OpenFile
          label={intl.formatMessage(sheet ? importMessages.another : importMessages.open)}
          icon="table"
          accept={tables}
          onFiles={([file]) => onFile(file)}
        />
        {!sheet && <PasteTable onFile={onFile} />}
        {!sheet && isReading && (
          <p role="status" className={styles.small}>
            <ReadLines />
          </p>
        )}
        {fault && <Banner kind="error">{intl.formatMessage(faultMessages[fault])}</Banner>}
        {!sheet && sending.state === 'sending' && (
          <ProgressBar label={sentences.sending(sending)} value={null} max={1} text="" />
        )}
        {sheet && Steps && (
          <Steps
            sheet={sheet}
            plots={plots}
            mayImportReadings={mayImportReadings}
            isReading={isReading}
            sending={sending}
            onAnswer={answer}
            onClose={close}
          />
        )}
        <PastImports key={made?.id ?? ''} made={made} mayImportReadings={mayImportReadings} onUndone={onUndone} />
      </div>
    </Page>
  );
}
