import { defineMessages, type Reading, type ReadingBody, useIntl } from '@seguia/shared/platform';
import { useFieldFormat } from '../words/use-field-format.ts';
import type { Difference, Side } from './merge.ts';
import styles from './ConflictCard.module.css';

const messages = defineMessages({
  mine: { id: 'readings.conflict.mine', defaultMessage: 'Votre version' },
  theirs: { id: 'readings.conflict.theirs', defaultMessage: 'Version du serveur' },
  empty: { id: 'readings.conflict.empty', defaultMessage: 'vide' },
});

interface ConflictChoiceProps {
  difference: Difference;
  mine: ReadingBody;
  theirs: Reading;
  side: Side;
  onChange: (side: Side) => void;
}

/** One difference: both values, with the chosen one marked. */
export function ConflictChoice({ difference: { fields }, mine, theirs, side, onChange }: ConflictChoiceProps) {
  const intl = useIntl();
  const { label, formatValue } = useFieldFormat();
  const [first] = fields;
  if (!first) return null;
  const formatBody = (body: ReadingBody | Reading) =>
    fields.map((field) =>
      fields.length > 1
        ? `${label(field)} ${formatValue(field, body[field]) ?? '–'}`
        : (formatValue(field, body[field]) ?? intl.formatMessage(messages.empty)),
    );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.field}>{intl.formatList(fields.map(label))}</legend>
      {(['mine', 'theirs'] as const).map((version) => (
        <label key={version} className={styles.side} data-chosen={side === version || undefined}>
          <input
            type="radio"
            name={`${theirs.id} ${first}`}
            checked={side === version}
            onChange={() => onChange(version)}
          />
          <span className={styles.who}>{intl.formatMessage(messages[version])}</span>
          <span className={styles.value}>
            {formatBody(version === 'mine' ? mine : theirs).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
