import { mostPrinted, peopleOf } from '@seguia/shared/domain/log/certification-log';
import { correctionLines } from '@seguia/shared/domain/log/correction-lines';
import { defineMessages, type Plot, saveFile, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, ErrorDialog } from '@seguia/shared/ui';
import { usePrint, usePrinting } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import { useExportFormat } from '../export/use-export-format.ts';
import { fileName } from '../files/file-name.ts';
import { certificationMessages } from './certification-messages.ts';
import styles from './CertificationLog.module.css';
import { textInside } from './check-command.ts';
import { LogCheck } from './LogCheck.tsx';
import { LogPaper } from './LogPaper.tsx';
import { logSheets, readingsThere } from './log-sheets.ts';
import { useCorrectionFormat } from './use-correction-format.ts';
import type { HashedLog } from './use-log.ts';
import { useVarietyOf } from './use-variety-of.ts';

const messages = defineMessages({
  workbook: { id: 'campaigns.certification.workbook', defaultMessage: 'Enregistrer le classeur (XLSX)' },
  print: { id: 'campaigns.certification.print', defaultMessage: 'Imprimer, ou enregistrer en PDF' },
  tooLong: {
    id: 'campaigns.certification.tooLong',
    defaultMessage: 'Trop long pour le papier : prenez le classeur, ou moins de jours.',
  },
  fileFailed: {
    id: 'campaigns.certification.fileFailed',
    defaultMessage: 'Le classeur n’a pas pu être préparé. Choisissez moins de jours.',
  },
});

/** What a log holds, its hash, and the buttons to print and save it. */
export function LogReady({ hashed, plot }: { hashed: HashedLog; plot: Plot | undefined }) {
  const intl = useIntl();
  const format = useFormat();
  const exported = useExportFormat();
  const correction = useCorrectionFormat();
  const varietyOf = useVarietyOf();
  const print = usePrint();
  const printing = usePrinting();
  const [failed, setFailed] = useState(false);
  const { log, text } = hashed;
  const { entries, from, to } = log;
  const file = fileName([log.farm.name, ...(plot ? [plot.name] : []), from, to], 'xlsx');
  const counts = [
    intl.formatMessage(certificationMessages.readings, { count: readingsThere(log).length }),
    intl.formatMessage(certificationMessages.corrections, { count: correctionLines(entries).length }),
    intl.formatMessage(certificationMessages.people, { count: peopleOf(entries).length }),
  ];
  const save = async () => {
    const { workbookOf } = await import('../export/workbook.ts');
    const sheets = logSheets(hashed, { intl, exported, varietyOf, correction, dateTime: format.dateTime, file });
    const look = { rightToLeft: format.dir === 'rtl', attached: { name: textInside, text } };
    saveFile(await workbookOf(sheets, look), file);
  };
  const isLong = entries.length > mostPrinted;
  return (
    <section className={styles.form} aria-label={intl.formatMessage(certificationMessages.title)}>
      <p className={styles.counts}>{counts.join(' · ')}</p>
      <LogCheck hash={hashed.hash} file={file} />
      <Button variant="primary" icon="table" large full onPress={() => void save().catch(() => setFailed(true))}>
        {intl.formatMessage(messages.workbook)}
      </Button>
      <Button icon="print" full disabled={isLong} onPress={print}>
        {intl.formatMessage(messages.print)}
      </Button>
      {isLong && <p className={styles.lead}>{intl.formatMessage(messages.tooLong)}</p>}
      {printing && !isLong && <LogPaper hashed={hashed} plot={plot} counts={counts} file={file} />}
      {failed && <ErrorDialog text={intl.formatMessage(messages.fileFailed)} onClose={() => setFailed(false)} />}
    </section>
  );
}
