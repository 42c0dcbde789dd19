import { type SheetView, useIntl } from '@seguia/shared/platform';
import { Button, isolated, List, Row, Section } from '@seguia/shared/ui';
import { useState } from 'react';
import { messageOf } from './texts/doubt-messages.ts';
import { countMessages, importMessages } from './texts/import-messages.ts';

/** How many rows are shown at once. */
const portion = 20;

/** The rows that are not imported, and why: impossible rows, rows that the farm has already, and rows that are no readings. */
export function ListedLines({ view }: { view: SheetView }) {
  // Until the columns are known, no row can be judged.
  if (view.questions.length > 0) return null;
  return (
    <>
      {(['impossible', 'there', 'none'] as const).map((state) => (
        <ListedState key={state} view={view} state={state} />
      ))}
    </>
  );
}

function ListedState({ view, state }: { view: SheetView; state: 'impossible' | 'there' | 'none' }) {
  const intl = useIntl();
  const [most, setMost] = useState(portion);
  const lines = view.listed[state];
  if (lines.length === 0) return null;
  const name = intl.formatMessage(countMessages[state]);
  return (
    <Section title={name}>
      <List label={name}>
        {lines.slice(0, most).map((line) => (
          <Row
            key={line.key}
            title={isolated(line.text)}
            text={[
              `${line.sheet}!${line.cell}`,
              ...line.problems.map(({ code }) => intl.formatMessage(messageOf(code))),
            ].join(' · ')}
          />
        ))}
      </List>
      {view.counts[state] > most && (
        <Button full disabled={lines.length <= most} onPress={() => setMost(most * 4)}>
          {intl.formatMessage(importMessages.more, { count: view.counts[state] - most })}
        </Button>
      )}
    </Section>
  );
}
