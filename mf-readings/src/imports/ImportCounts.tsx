import { type SheetView, useFormat, useIntl } from '@seguia/shared/platform';
import { rowStates } from '@seguia/shared/domain/imports/import-row';
import { Fact, Facts, isolated, List, Row, Section } from '@seguia/shared/ui';
import { memo } from 'react';
import { countMessages, importMessages } from './texts/import-messages.ts';
import { useLineText } from './use-line-text.tsx';
import styles from './styles/Imports.module.css';

interface ImportCountsProps {
  view: SheetView;
  /** The file's name. */
  name: string;
  /** Whether the file holds no readings, so that there is nothing to count. */
  isWaterAlone: boolean;
}

/** How many rows there are of each kind, and a preview of the first readings. */
export function ImportCounts({ view, name, isWaterAlone }: ImportCountsProps) {
  const intl = useIntl();
  const { number } = useFormat();
  return (
    <Section title={name}>
      {view.questions.length === 0 && !isWaterAlone && (
        <div role="status">
          <Facts>
            {rowStates.map((state) => (
              <Fact key={state} name={intl.formatMessage(countMessages[state])}>
                {number(view.counts[state], 0)}
              </Fact>
            ))}
          </Facts>
        </div>
      )}
      <Preview lines={view.preview} />
    </Section>
  );
}

const Preview = memo(function Preview({ lines }: { lines: SheetView['preview'] }) {
  const intl = useIntl();
  const { title, values } = useLineText();
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{intl.formatMessage(importMessages.preview)}</h3>
      <List label={intl.formatMessage(importMessages.preview)}>
        {lines.map((line) => (
          <Row
            key={line.key}
            title={title(line)}
            text={values(line)}
            end={<span className={styles.small}>{isolated(line.cell)}</span>}
          />
        ))}
      </List>
    </>
  );
});
