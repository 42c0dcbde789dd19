import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EcUnit } from '@seguia/shared/domain/units';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { measureMessages } from '@seguia/shared/sentences/measure-format';
import { createIntl } from 'react-intl';
import { createExportFormat, type ExportFormat } from '../src/export/export-format.ts';
import { plotOnDayOf } from '../src/export/plot-on-day.ts';
import type { MeasureFormat } from '../src/series/use-measure-format.ts';

const texts = (locale: string): Record<string, string> => {
  const of = (app: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, `../../locales/${app}/${locale}.json`), 'utf8')) as Record<
      string,
      string
    >;
  // The names of measures are among the texts of readings, and ship with each remote that uses them.
  return { ...of('mf-readings'), ...of('mf-campaigns') };
};

interface Person {
  locale: string;
  ecUnit: EcUnit;
}

interface Farm {
  zone: string;
  plotName: (plotId: string) => string;
  onDays: Parameters<typeof plotOnDayOf>;
}

/** How files of a farm are written for a person, in the texts that ship. */
export function exportIn({ locale, ecUnit }: Person, { zone, plotName, onDays }: Farm) {
  const intl = createIntl({ locale, messages: texts(locale) });
  const format = createFormat({ locale, ecUnit });
  const measures: Pick<MeasureFormat, 'name' | 'unit'> = {
    name: (measure) => intl.formatMessage(measureMessages[measure]),
    unit: (quantity) => {
      if (quantity === 'ratio' || quantity === 'percent') return undefined;
      return quantity === 'ec' ? format.ecUnit : (rulesOf(quantity).unit ?? undefined);
    },
  };
  const exported: ExportFormat = createExportFormat(intl, format, measures as MeasureFormat, {
    plotName,
    plotOnDay: plotOnDayOf(...onDays),
    zone,
  });
  return { exported, decimalMark: format.decimalMark, isRightToLeft: format.dir === 'rtl' };
}
