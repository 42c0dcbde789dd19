import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { boardPlots } from '../domain/board/board-plots.ts';
import type { PlotAdvice } from '../domain/board/plot-advice.ts';
import { plotNow } from '../domain/board/plot-now.ts';
import { createFormat } from '../i18n/format.ts';
import { spoken } from '../i18n/isolate.ts';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { adviceText } from './advice-text.ts';
import { measureFormat } from './measure-format.ts';
import { summaryText } from './summary-text.ts';

const today = '2026-03-09';
const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const format = createFormat({ locale: 'fr' });
const write = adviceText(measureFormat(intl, format));
const plain = (text: string) => spoken(text).replaceAll(/[\u00A0\u202F]/g, ' ');
const target = bandOf({ intakeEc: { low: 2.2, high: 3 }, drainEc: { low: 3, high: 4.2 } });
const now = plotNow([readingOf({ date: today, time: '08:00', intakeEc: 3.3, drainEc: 4.6 })], () => target, today);
const compared = { value: 3.8, date: '2026-03-08', time: '08:10', daysBefore: 1 };

test.each<[PlotAdvice, string]>([
  [{ kind: 'feed', measure: 'intakeEc' }, 'EC d’apport 0,30 au-dessus de la cible : vérifiez le mélange.'],
  [{ kind: 'outside', measure: 'drainEc' }, 'EC de drainage 0,40 au-dessus de la cible : à suivre.'],
  [
    { kind: 'measureAgain', measure: 'drainEc', compared },
    'À remesurer, EC de drainage : +0,80 depuis la veille, 08:10.',
  ],
  [{ kind: 'rising', rise: 0.7 }, 'L’EC de drainage monte de 0,70 mS/cm en sept jours : des sels s’accumulent.'],
  [{ kind: 'near', measure: 'drainEc' }, 'EC de drainage près d’une limite : à suivre.'],
  [{ kind: 'trend', trend: 'falling' }, 'EC de drainage plus basse que la semaine d’avant : à suivre.'],
  [{ kind: 'fine' }, 'Rien à signaler.'],
])('one sentence describes %o', (advice, sentence) => {
  expect(plain(write({ now }, advice))).toBe(sentence);
});

test('says since when nobody read a plot, or that nobody ever did', () => {
  const old = plotNow([readingOf({ date: '2026-03-05', time: '08:00', drainEc: 4 })], () => target, today);
  expect(plain(write({ now: old }, { kind: 'unread' }))).toBe('À relever : dernier relevé il y a 4 jours.');
  expect(write({ now: plotNow([], () => target, today) }, { kind: 'unread' })).toBe('À relever : aucun relevé.');
});

test('one line describes the board', () => {
  const plot = (id: string) => ({ id, crops: [{ cropTypeId: 'rose', from: '2026-01-01', to: null }] }) as never;
  const recent = new Map([
    ['a', [readingOf({ date: today, time: '08:00', drainEc: 4.6 })]],
    ['b', [readingOf({ date: '2026-03-05', time: '08:00', drainEc: 4.6 })]],
    ['c', [readingOf({ date: today, time: '08:00', drainEc: 4 })]],
  ]);
  const bands = ['a', 'b', 'c'].map((plotId) => ({ ...target, plotId, cropTypeId: 'rose' }));
  const line = (...plots: string[]) =>
    plain(summaryText(intl, format, boardPlots(plots.map(plot), recent, bands, today)));
  expect(line('a', 'b', 'c')).toBe('3 parcelles : 1 hors cible, 1 non relevée depuis jeudi.');
  expect(line('c')).toBe('1 parcelle : tout est dans la cible.');
});
