import type { Plot } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { useIntl } from '@seguia/shared/platform';
import { Banner, Button } from '@seguia/shared/ui';
import { DoubtGroups } from './DoubtGroups.tsx';
import { importMessages, sendingMessages } from './import-messages.ts';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { ListedLines } from './ListedLines.tsx';
import type { useSending } from './use-sending.ts';
import type { OpenSheet } from './use-sheet.ts';
import styles from './Imports.module.css';

export interface SheetStepsProps {
  sheet: OpenSheet;
  plots: readonly Plot[];
  /** How many rows have been read; null while nothing is being read. */
  progress: number | null;
  sending: ReturnType<typeof useSending>;
  onAnswer: (answers: ImportAnswers) => Promise<void>;
  onClose: () => void;
}

/** The steps from an opened file to its import: what it holds, what it leaves open, what is in doubt, and the button that sends it. */
export function SheetSteps({ sheet, plots, progress, sending, onAnswer, onClose }: SheetStepsProps) {
  const intl = useIntl();
  const { ready } = sheet.view.counts;
  return (
    <>
      <ImportCounts view={sheet.view} name={sheet.file.name} />
      <ImportQuestions sheet={sheet} plots={plots} onAnswer={(answers) => void onAnswer(answers)} />
      <ImportSettings sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <DoubtGroups sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <ListedLines view={sheet.view} />
      {sending.fault && <Banner kind="error">{intl.formatMessage(sendingMessages[sending.fault])}</Banner>}
      {sending.state === 'sending' && (
        <p role="status" className={styles.small}>
          {intl.formatMessage(importMessages.sending, { count: ready })}
        </p>
      )}
      <Button
        variant="primary"
        large
        full
        busy={sending.state === 'sending'}
        disabled={ready === 0 || sending.state === 'cancelling' || !sheet.isCompared || progress !== null}
        onPress={() => void sending.start(sheet)}
      >
        {intl.formatMessage(importMessages.import, { count: ready })}
      </Button>
      <Button
        full
        busy={sending.state === 'cancelling'}
        onPress={() => (sending.state === 'sending' ? void sending.cancel() : onClose())}
      >
        {intl.formatMessage(importMessages.cancel)}
      </Button>
    </>
  );
}
