import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { peopleOf } from '@seguia/shared/domain/log/certification-log';
import { correctionLines } from '@seguia/shared/domain/log/correction-lines';
import { meterLines } from '@seguia/shared/domain/log/meter-lines';
import { quantityOf } from '@seguia/shared/domain/readings/measures';
import { type Plot, plotsAtom, useIntl } from '@seguia/shared/platform';
import { Paper, PaperTable, ReadingLog } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { formatSpan } from '../series/format-span.ts';
import { measureHead, useMeasureFormat } from '../series/use-measure-format.ts';
import { certificationMessages } from './certification-messages.ts';
import styles from './CertificationLog.module.css';
import { LogCheck } from './LogCheck.tsx';
import { metersOf, photosOf, readingsThere } from './log-sheets.ts';
import { useInstructionColumns } from './use-instruction-columns.tsx';
import { useCalibrationColumns } from './use-calibration-columns.tsx';
import { useBandColumns } from './use-band-columns.tsx';
import { useCorrectionColumns } from './use-correction-columns.tsx';
import type { HashedLog } from './use-log.ts';

interface LogPaperProps {
  hashed: HashedLog;
  plot: Plot | undefined;
  counts: readonly string[];
  file: string;
}

/** The log on A4, its pages numbered: what it is and how it is checked, readings, corrections, people, target bands. */
export function LogPaper({ hashed: { log, hash }, plot, counts, file }: LogPaperProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const plots = useAtomValue(plotsAtom) ?? [];
  const corrections = correctionLines(log.entries);
  const correctionColumns = useCorrectionColumns();
  const bandColumns = useBandColumns();
  const calibrationColumns = useCalibrationColumns();
  const instructionColumns = useInstructionColumns();
  const meters = meterLines(log);
  const photos = photosOf(log);
  const people = peopleOf(log.entries).map(fullName);
  const facts = [plot?.name ?? '', formatSpan(intl.locale, log.from, log.to), log.farm.timeZone, ...counts];
  return (
    <Paper
      title={intl.formatMessage(certificationMessages.title)}
      facts={facts}
      lead={<LogCheck hash={hash} file={file} />}
    >
      <ReadingLog
        readings={readingsThere(log)}
        plots={plots}
        bands={log.bands}
        hasPlots
        meterOf={metersOf(log)}
        photosOf={photos}
        nameOf={(measure) => measureHead(measures, measure)}
        formatValue={(measure, value) => measures.formatValue(quantityOf(measure), value)}
      />
      {corrections.length > 0 && (
        <section>
          <h2 className={styles.part}>{intl.formatMessage(certificationMessages.correctionsTitle)}</h2>
          <PaperTable columns={correctionColumns} rows={corrections} rowKey={({ key }) => key} plain />
        </section>
      )}
      <section>
        <h2 className={styles.part}>{intl.formatMessage(certificationMessages.peopleTitle)}</h2>
        <p className={styles.people}>
          {people.map((name, at) => (
            <span key={name}>
              {at > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      </section>
      {log.instructions.length > 0 && (
        <section>
          <h2 className={styles.part}>{intl.formatMessage(certificationMessages.instructionsTitle)}</h2>
          <PaperTable columns={instructionColumns} rows={log.instructions} rowKey={({ id }) => id} plain />
        </section>
      )}
      {meters.length > 0 && (
        <section>
          <h2 className={styles.part}>{intl.formatMessage(certificationMessages.metersTitle)}</h2>
          <PaperTable columns={calibrationColumns} rows={meters} rowKey={({ key }) => key} plain />
        </section>
      )}
      {log.bands.length > 0 && (
        <section>
          <h2 className={styles.part}>{intl.formatMessage(certificationMessages.bandsTitle)}</h2>
          <PaperTable columns={bandColumns} rows={log.bands} rowKey={({ id }) => id} plain />
        </section>
      )}
    </Paper>
  );
}
