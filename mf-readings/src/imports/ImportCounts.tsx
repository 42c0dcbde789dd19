import { type SheetView, useFormat, useIntl } from '@seguia/shared/platform';
import { rowStates } from '@seguia/shared/domain/imports/import-row';
import { Fact, Facts, isolated, List, Row, Section } from '@seguia/shared/ui';
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
  const { title, values } = useLineText();
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
      {view.preview.length > 0 && (
        <>
          <h3 className={styles.title}>{intl.formatMessage(importMessages.preview)}</h3>
          <List label={intl.formatMessage(importMessages.preview)}>
            {view.preview.map((line) => (
              <Row
                key={line.key}
                title={title(line)}
                text={values(line)}
                end={<span className={styles.small}>{isolated(line.cell)}</span>}
              />
            ))}
          </List>
        </>
      )}
    </Section>
  );
}
