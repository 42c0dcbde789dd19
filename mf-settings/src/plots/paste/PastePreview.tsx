import { isolate, useIntl } from '@seguia/shared/platform';
import { Icon, isolated } from '@seguia/shared/ui';
import { usePlotProblem } from '../../plot-forms/PlotFields.tsx';
import styles from '../../plot-forms/plot-forms.module.css';
import { isOfLine, lineProblemMessages, pasteMessages } from './paste-messages.ts';
import type { PastedPlot } from './pasted-plots.ts';

/** Shows the plot that each pasted line becomes, with what is planted there, and why some lines become none. */
export function PastePreview({ plots }: { plots: readonly PastedPlot[] }) {
  const intl = useIntl();
  const problemText = usePlotProblem();
  const wrong = plots.filter(({ problem }) => problem !== null).length;
  const detailsOf = ({ values, crop, variety }: PastedPlot) =>
    [
      [crop, variety].filter(Boolean).join(' '),
      Number.isFinite(values.area) ? `${intl.formatNumber(values.area ?? 0)} m²` : '',
      Number.isFinite(values.drippers) ? intl.formatMessage(pasteMessages.drippers, { count: values.drippers }) : '',
      values.house ?? '',
    ]
      .flatMap((part) => (part ? [isolate(part)] : []))
      .join(' · ');
  const textOf = ({ code, of }: NonNullable<PastedPlot['problem']>) =>
    isOfLine(code) ? intl.formatMessage(lineProblemMessages[code], { of }) : problemText(code);
  return (
    <div className={styles.part}>
      <p role="status" className={wrong > 0 ? styles.wrong : styles.quiet}>
        {wrong > 0 && intl.formatMessage(pasteMessages.wrong, { count: wrong })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role of a list without bullets */}
      <ul role="list" className={styles.list} aria-label={intl.formatMessage(pasteMessages.preview)}>
        {plots.map((plot) => (
          <li key={plot.line} className={styles.line}>
            <Icon name={plot.problem ? 'error' : 'check'} size={20} />
            <bdi>{plot.values.name}</bdi>
            {detailsOf(plot) && <span className={styles.quiet}>{isolated(detailsOf(plot))}</span>}
            {plot.problem && (
              <span className={styles.wrong}>
                {isolated(intl.formatMessage(pasteMessages.line, { line: plot.line }))}
                {' – '}
                {textOf(plot.problem)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
