import { useIntl } from '@seguia/shared/platform';
import { Button, TextArea } from '@seguia/shared/ui';
import { useState } from 'react';
import { importMessages } from './texts/import-messages.ts';
import styles from './styles/Imports.module.css';

/** Takes the rows of a sheet that somebody copied, as a file. */
export function PasteTable({ onFile }: { onFile: (file: File) => void }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const name = `${intl.formatMessage(importMessages.pasteName)}.csv`;
  return (
    <details>
      <summary className={styles.summary}>{intl.formatMessage(importMessages.paste)}</summary>
      <div className={styles.paste}>
        <TextArea
          label={intl.formatMessage(importMessages.pasteLabel)}
          hint={intl.formatMessage(importMessages.pasteHint)}
          rows={6}
          value={text}
          onChange={setText}
        />
        <Button full disabled={text.trim() === ''} onPress={() => onFile(new File([text], name, { type: 'text/csv' }))}>
          {intl.formatMessage(importMessages.pasteRead)}
        </Button>
      </div>
    </details>
  );
}
