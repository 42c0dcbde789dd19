import { useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, ProgressBar } from '@seguia/shared/ui';
import { importMessages, sendingMessages } from './import-messages.ts';
import type { useSending } from './sending/use-sending.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';
import styles from './ImportFoot.module.css';

export interface ImportFootProps {
  sheet: OpenSheet;
  /** How many rows have been read; null while nothing is being read. */
  progress: number | null;
  sending: ReturnType<typeof useSending>;
  onClose: () => void;
}

/** What stays in sight below a file: how far it is read or sent, what is still open, and the button that imports. */
export function ImportFoot({ sheet, progress, sending, onClose }: ImportFootProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { view } = sheet;
  const { ready, doubtful, there } = view.counts;
  const isAllThere = sheet.isCompared && ready === 0 && doubtful === 0 && there > 0;
  const open = view.questions.length;
  const isSending = sending.state === 'sending';
  return (
    <div className={styles.foot}>
      {sending.fault && <Banner kind="error">{intl.formatMessage(sendingMessages[sending.fault])}</Banner>}
      {isSending ? (
        <>
          <ProgressBar
            label={intl.formatMessage(importMessages.sending, { count: sending.count })}
            value={null}
            max={1}
            text=""
          />
          <p className={styles.small}>{intl.formatMessage(importMessages.mayLeave)}</p>
        </>
      ) : (
        <p role="status" className={styles.small}>
          {progress !== null
            ? intl.formatMessage(importMessages.reading, { count: progress })
            : open > 0
              ? intl.formatMessage(importMessages.openQuestions, { count: open })
              : isAllThere
                ? intl.formatMessage(importMessages.allThere)
                : intl.formatMessage(importMessages.ofRows, { ready: number(ready, 0), all: number(view.all, 0) })}
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
          disabled={ready === 0 || sending.state === 'cancelling' || !sheet.isCompared || progress !== null}
          onPress={() => void sending.start(sheet)}
        >
          {intl.formatMessage(importMessages.import, { count: ready })}
        </Button>
      </div>
    </div>
  );
}
