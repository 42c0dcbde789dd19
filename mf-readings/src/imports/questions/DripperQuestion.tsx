import { parseDecimal, useIntl } from '@seguia/shared/platform';
import { Button, TextField } from '@seguia/shared/ui';
import { useState } from 'react';
import { importMessages } from '../texts/import-messages.ts';
import { questionMessages } from '../texts/question-messages.ts';

/** Asks how many drippers gave the volumes, where the file does not say it. */
export function DripperQuestion({ onAnswer }: { onAnswer: (count: number) => void }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const parsed = parseDecimal(text);
  const count = parsed.ok && Number.isInteger(parsed.value) && parsed.value >= 1 ? parsed.value : null;
  return (
    <div>
      <TextField
        label={intl.formatMessage(questionMessages.drippers)}
        inputMode="decimal"
        value={text}
        onChange={setText}
      />
      <Button full disabled={count === null} onPress={() => count !== null && onAnswer(count)}>
        {intl.formatMessage(importMessages.answer)}
      </Button>
    </div>
  );
}
