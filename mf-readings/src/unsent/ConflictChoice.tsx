import { defineMessages, type Reading, type ReadingBody, useIntl } from '@seguia/shared/platform';
import { useFieldWords } from '../words/field-words.ts';
import type { Difference, Side } from '../farm/merge.ts';
import styles from './ConflictCard.module.css';

const texts = defineMessages({
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

/** One difference: both values, the chosen one marked. */
export function ConflictChoice({ difference: { fields }, mine, theirs, side, onChange }: ConflictChoiceProps) {
  const intl = useIntl();
  const { label, write } = useFieldWords();
  const [first] = fields;
  if (!first) return null;
  const words = (body: ReadingBody | Reading) =>
    fields.map((field) =>
      fields.length > 1
        ? `${label(field)} ${write(field, body[field]) ?? '–'}`
        : (write(field, body[field]) ?? intl.formatMessage(texts.empty)),
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
          <span className={styles.who}>{intl.formatMessage(texts[version])}</span>
          <span className={styles.value}>
            {words(version === 'mine' ? mine : theirs).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
