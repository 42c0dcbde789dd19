import { canAtom, paths, type Plot, plotsAtom, useCapability, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Banner, EmptyState, Page, ProgressBar, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePlots } from '../farm-data/use-plots.tsx';
import { OpenFile } from '../files/OpenFile.tsx';
import { faultMessages, importMessages } from './import-messages.ts';
import { PastImports } from './PastImports.tsx';
import { WaterOffer } from './WaterOffer.tsx';
import { holdsReadings } from './sheet/holds-readings.ts';
import type { Made } from './sending/sending-job.ts';
import { useSending } from './sending/use-sending.ts';
import { useSheet } from './sheet/use-sheet.ts';
import { useSteps } from './use-steps.ts';
import styles from './Imports.module.css';

const tables =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `/app/import`: imports past readings from a file, for managers. */
export function ImportReadings() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const plots = useAtomValue(plotsAtom);
  const { instead } = usePlots('rows');
  const isThere = useCapability('imports') !== false;
  const title = intl.formatMessage(importMessages.title);
  const back = { to: paths.history() };
  const may = can('fertirrigation.update') && can('fertirrigation.create');
  if (!may || !isThere)
    return (
      <Page title={title} back={back}>
        <EmptyState title={intl.formatMessage(may ? importMessages.notThere : importMessages.mayNot)} />
      </Page>
    );
  // Without the farm's plots, each plot of the file would be a question.
  if (!plots?.length)
    return (
      <Page title={title} back={back}>
        {instead}
      </Page>
    );
  return <ImportWork plots={plots} />;
}

function ImportWork({ plots }: { plots: readonly Plot[] }) {
  const intl = useIntl();
  const { Steps, load } = useSteps();
  const { sheet, progress, fault, open, answer, close } = useSheet(plots, load);
  const [made, setMade] = useState<Made | null>(null);
  const [water, setWater] = useState<string | null>(null);
  const sending = useSending({
    onDone: (done) => {
      setMade(done);
      setWater(sheet?.view.water ?? null);
      close();
    },
    onDoneElsewhere: ({ file }) =>
      toast(intl.formatMessage(importMessages.done, { count: file.imported }), { kind: 'success' }),
  });
  const isUnsaved = sheet !== null && holdsReadings(sheet.view);
  useUnsavedGuard(isUnsaved);
  return (
    <Page
      title={intl.formatMessage(importMessages.title)}
      back={{ to: paths.history() }}
      lead={intl.formatMessage(importMessages.lead)}
      width="form"
    >
      <div className={styles.column}>
        <OpenFile
          label={intl.formatMessage(sheet ? importMessages.another : importMessages.open)}
          icon="table"
          accept={tables}
          onFiles={([file]) => {
            setMade(null);
            void open(file);
          }}
        />
        {!sheet && progress !== null && (
          <p role="status" className={styles.small}>
            {intl.formatMessage(importMessages.reading, { count: progress })}
          </p>
        )}
        {fault && <Banner kind="error">{intl.formatMessage(faultMessages[fault])}</Banner>}
        {!sheet && sending.state === 'sending' && (
          <ProgressBar
            label={intl.formatMessage(importMessages.sending, { count: sending.count })}
            value={null}
            max={1}
            text=""
          />
        )}
        {sheet && Steps && (
          <Steps sheet={sheet} plots={plots} progress={progress} sending={sending} onAnswer={answer} onClose={close} />
        )}
        {!sheet && made && water !== null && <WaterOffer water={water} />}
        <PastImports key={made?.file.id ?? ''} made={made} onUndone={() => setMade(null)} />
      </div>
      <UnsavedDialog isDirty={() => isUnsaved && sending.state !== 'sending'} />
    </Page>
  );
}
