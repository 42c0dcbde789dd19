import { useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, ProgressBar } from '@seguia/shared/ui';
import { ReadLines } from './ReadLines.tsx';
import { importMessages, sendingMessages } from './texts/import-messages.ts';
import type { useSending } from './sending/use-sending.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';
import { useImportSentences } from './texts/use-import-sentences.ts';
import { type FileWater, openUnits } from './water/file-water.ts';
import styles from './ImportFoot.module.css';

export interface ImportFootProps {
  sheet: OpenSheet;
  /** The file's water and light; null where it holds none. */
  water: FileWater | null;
  /** Whether the file's rows are being read. */
  isReading: boolean;
  sending: ReturnType<typeof useSending>;
  onClose: () => void;
}

/** What stays in sight below a file: how far it is read or sent, what is still open, and the button that imports. */
export function ImportFoot({ sheet, water, isReading, sending, onClose }: ImportFootProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { view } = sheet;
  const { ready, doubtful, there } = view.counts;
  const days = water?.days ?? [];
  const sentences = useImportSentences();
  const isAllThere = sheet.isCompared && ready === 0 && doubtful === 0 && there > 0 && days.length === 0;
  const open = view.questions.length + (water ? openUnits(water) : 0);
  const isSending = sending.state === 'sending';
  const hasReadings = ready + doubtful + view.counts.impossible + there > 0;
  const mayStart = open === 0 && !isReading && (ready === 0 ? days.length > 0 : sheet.isCompared);
  const state = () => {
    if (isReading) return <ReadLines />;
    if (open > 0) return intl.formatMessage(importMessages.openQuestions, { count: open });
    if (isAllThere) return intl.formatMessage(importMessages.allThere);
    if (!hasReadings && water) return sentences.days(days.length);
    const rows = intl.formatMessage(importMessages.ofRows, { ready: number(ready, 0), all: number(view.all, 0) });
    return days.length > 0 ? `${rows} · ${sentences.days(days.length)}` : rows;
  };
  return (
    <div className={styles.foot}>
      {sending.fault && <Banner kind="error">{intl.formatMessage(sendingMessages[sending.fault])}</Banner>}
      {isSending ? (
        <>
          <ProgressBar label={sentences.sending(sending)} value={null} max={1} text="" />
          <p className={styles.small}>{intl.formatMessage(importMessages.mayLeave)}</p>
        </>
      ) : (
        <p role="status" className={styles.small}>
          {state()}
        </p>
      )}
      <div className={styles.buttons}>
        <Button busy={sending.state === 'cancelling'} onPress={() => (isSending ? void sending.cancel() : onClose())}>
          {intl.formatMessage(importMessages.cancel)}
        </Button>
        <Button
          variant="primary"
          large
          full
          busy={isSending}
          disabled={!mayStart || sending.state === 'cancelling'}
          onPress={() => void sending.start(sheet, days)}
        >
          {sentences.button(ready, days.length)}
        </Button>
      </div>
    </div>
  );
}
