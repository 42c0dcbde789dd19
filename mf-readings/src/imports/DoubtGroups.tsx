import { type ProblemGroup, useFormat, useIntl } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import type { ImportLine } from '@seguia/shared/domain/imports/import-row';
import { Button, isolated, Section } from '@seguia/shared/ui';
import { doubtMessages, isRepairId, messageOf, repairMessages } from './texts/doubt-messages.ts';
import { importMessages } from './texts/import-messages.ts';
import { useFieldFormat } from '../words/use-field-format.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';
import { useLineText } from './use-line-text.tsx';
import styles from './styles/Imports.module.css';

/** How many rows of a group are shown at first. */
const shown = 5;

interface DoubtGroupsProps {
  sheet: OpenSheet;
  onAnswer: (answers: ImportAnswers) => void;
}

/** The rows in doubt, grouped by problem. One tap repairs a row, another all rows of the group. */
export function DoubtGroups({ sheet: { view, answers }, onAnswer }: DoubtGroupsProps) {
  const intl = useIntl();
  if (view.groups.length === 0 || view.questions.length > 0) return null;
  return (
    <Section title={intl.formatMessage(importMessages.doubts)}>
      {view.groups.map((group) => (
        <DoubtGroup
          key={group.key}
          group={group}
          onAll={(id) => onAnswer({ ...answers, all: { ...answers.all, [group.key]: id } })}
          onLine={({ key }, id) =>
            onAnswer({ ...answers, rows: { ...answers.rows, [key]: { ...answers.rows[key], [group.key]: id } } })
          }
        />
      ))}
    </Section>
  );
}

interface DoubtGroupProps {
  group: ProblemGroup;
  onAll: (id: string) => void;
  onLine: (line: ImportLine, id: string) => void;
}

function DoubtGroup({ group, onAll, onLine }: DoubtGroupProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { label } = useFieldFormat();
  const { title, values } = useLineText();
  const [first] = group.lines;
  const problem = first?.problems[0];
  if (!first || !problem) return null;
  const { field } = problem;
  const message = messageOf(problem.code);
  const why = intl.formatMessage(message);
  const isOfRules = message === doubtMessages.impossible || message === doubtMessages.unusual;
  const subject = isOfRules && field !== null && field !== 'values' ? ` – ${label(field)}` : '';
  const ids = [...new Set(group.lines.flatMap(({ problems }) => problems[0]?.repairs.map(({ id }) => id) ?? []))];
  const words = (id: string) => (isRepairId(id) ? intl.formatMessage(repairMessages[id]) : id);
  return (
    <section className={styles.group} aria-label={`${why}${subject}`}>
      <h3 className={styles.title}>
        {why}
        {subject} ({number(group.count, 0)})
      </h3>
      {group.count > 1 && (
        <div className={styles.repairs}>
          <span className={styles.small}>{intl.formatMessage(repairMessages.all)}</span>
          {ids.map((id) => (
            <Button key={id} onPress={() => onAll(id)}>
              {words(id)}
            </Button>
          ))}
        </div>
      )}
      <ul className={styles.lines}>
        {group.lines.slice(0, shown).map((line) => (
          <li key={line.key} className={styles.line}>
            <div>
              <strong>{title(line)}</strong>
              <div className={styles.small}>{values(line)}</div>
              <p className={styles.small}>
                {isolated(line.problems[0]?.cell ?? line.cell)} – {isolated(line.problems[0]?.text || line.text)}
              </p>
            </div>
            <div className={styles.repairs}>
              {line.problems[0]?.repairs.map(({ id }) => (
                <Button key={id} onPress={() => onLine(line, id)}>
                  {words(id)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {group.count > shown && (
        <p className={styles.small}>{intl.formatMessage(importMessages.more, { count: group.count - shown })}</p>
      )}
    </section>
  );
}
