import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import type { EcUnit } from '@seguia/shared/domain/units';
import { regionOf } from '@seguia/shared/i18n/choice.ts';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { isolate } from '@seguia/shared/i18n/isolate.ts';
import { localeEntry, pathIn, supportedLocale } from '@seguia/shared/i18n/locales.ts';
import { adviceText } from '@seguia/shared/sentences/advice-text';
import { measureFormat } from '@seguia/shared/sentences/measure-format';
import { summaryText } from '@seguia/shared/sentences/summary-text';
import { defineMessages, wordsOf } from '../services/mail-messages.ts';
import type { PlotAdvised } from './board-of-farm.ts';
import { letterPage } from './letter-page.ts';
import { plainLine } from './mail-text.ts';

const messages = defineMessages({
  toDo: { id: 'mail.morning.todo', defaultMessage: 'À faire : {text}' },
  open: { id: 'mail.morning.open', defaultMessage: 'Ouvrir Seguia' },
  why: {
    id: 'mail.morning.why',
    defaultMessage: 'Vous recevez ce mail chaque jour à {time}, heure de l’exploitation.',
  },
  end: { id: 'mail.morning.end', defaultMessage: 'Ne plus recevoir ce mail' },
});

export interface LetterTo {
  farm: string;
  timeZone: string;
  /** The hour of the farm's day. */
  hour: number;
  /** A language tag; its region decides how numbers and dates are written. */
  language: string;
  ecUnit: EcUnit;
  /** The address that ends the mail. */
  endAddress: string;
  /** The address of the web app; null where it is not known. */
  webAddress: string | null;
}

/** The board as a mail in a person's language: one line about all plots, then a sentence for each plot with something to say or to do. */
export function morningLetter(board: readonly PlotAdvised[], to: LetterTo, now: Date) {
  const { farm, language, endAddress, webAddress } = to;
  const locale = supportedLocale(language);
  const { dir } = localeEntry(locale);
  const words = wordsOf(locale);
  const clock = zoneClock(to.timeZone);
  const format = createFormat({ locale, region: regionOf(locale, language), ecUnit: to.ecUnit, clock });
  const sentenceOf = adviceText(measureFormat(words, format));
  const day = format.date(farmNow(clock, now.getTime()).date, 'long');
  const summary = summaryText(
    words,
    format,
    board.map(({ plot }) => plot),
  );
  const plots = board
    .filter(({ advice, toDo }) => advice.kind !== 'fine' || toDo.length > 0)
    .map(({ plot, advice, toDo }) => ({
      name: plot.plot.name,
      sentence: sentenceOf(plot, advice),
      state: plot.now.state,
      toDo: toDo.map((text) => words.formatMessage(messages.toDo, { text: isolate(text) })),
    }));
  const time = isolate(format.time(`${String(to.hour).padStart(2, '0')}:00`));
  const [open, why, end] = [
    words.formatMessage(messages.open),
    words.formatMessage(messages.why, { time }),
    words.formatMessage(messages.end),
  ];
  const boardAddress = webAddress === null ? null : `${webAddress}${pathIn(locale, '/app')}`;
  const line = (text: string) => plainLine(text, dir);
  const text = [
    [line(isolate(farm)), line(day)],
    [line(summary)],
    plots.flatMap(({ name, sentence, toDo }) => [line(`${isolate(name)} – ${sentence}`), ...toDo.map(line)]),
    boardAddress === null ? [] : [line(open), boardAddress],
    [line(why), line(end), endAddress],
  ];
  return {
    subject: line(`${isolate(farm)} · ${summary}`),
    text: text
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
    html: letterPage({ locale, dir, farm, day, summary, plots, open, boardAddress, why, end, endAddress }),
    // RFC 8058: with these headers, mail programs offer to end the mail with one press, without opening the link.
    headers: { 'List-Unsubscribe': `<${endAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
