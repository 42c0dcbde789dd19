import { type DrainByLight, type FallenOut, lightStep } from '@seguia/shared/domain/water/drain-by-light';
import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';

const messages = defineMessages({
  title: { id: 'campaigns.drainByLight.title', defaultMessage: 'Drainage et lumière' },
  rises: {
    id: 'campaigns.drainByLight.rises',
    defaultMessage:
      'Sur les {days} derniers jours mesurés, le drainage suit la lumière (points de plus pour {light} de plus : {points}).',
  },
  level: {
    id: 'campaigns.drainByLight.level',
    defaultMessage: 'Sur les {days} derniers jours mesurés, le % de drainage est le même quelle que soit la lumière.',
  },
  falls: {
    id: 'campaigns.drainByLight.falls',
    defaultMessage:
      'Sur les {days} derniers jours mesurés, le drainage baisse quand la lumière monte (points de moins pour {light} de plus : {points}).',
  },
  none: { id: 'campaigns.drainByLight.none', defaultMessage: 'Aucun jour ne s’écarte des autres.' },
  out: {
    id: 'campaigns.drainByLight.out',
    defaultMessage: '{count, plural, one {Un jour s’écarte} other {# jours s’écartent}} des autres : {days}.',
  },
  day: { id: 'campaigns.drainByLight.day', defaultMessage: '{day} ({percent} au lieu de {usual})' },
  more: { id: 'campaigns.drainByLight.more', defaultMessage: '{count, plural, one {un autre} other {# autres}}' },
  few: {
    id: 'campaigns.drainByLight.few',
    defaultMessage: 'Trop peu de jours avec drainage et lumière pour juger : il en faut sept.',
  },
});

/** The most days that are named, the newest ones. */
const mostNamed = 5;

/** Writes whether drain followed light, and names the days that fell out. */
export function useDrainByLightText() {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  return useMemo(() => {
    const percent = (value: number) => isolate(measures.formatValue('percent', Math.round(value)));
    const dayText = ({ day, percent: had, usual }: FallenOut) =>
      intl.formatMessage(messages.day, {
        day: isolate(format.date(isoDay(day), 'short')),
        percent: percent(had),
        usual: percent(usual),
      });
    const courseText = ({ course, perStep, days }: DrainByLight) =>
      intl.formatMessage(messages[course], {
        days: isolate(format.number(days, 0)),
        points: isolate(format.number(Math.abs(perStep), 1)),
        light: isolate(`${format.number(lightStep, 0)}\u00A0J/cm²`),
      });
    function outText({ fallenOut }: DrainByLight): string {
      if (fallenOut.length === 0) return intl.formatMessage(messages.none);
      const more = fallenOut.length - mostNamed;
      const days = [
        ...fallenOut.slice(-mostNamed).map(dayText),
        ...(more > 0 ? [intl.formatMessage(messages.more, { count: more })] : []),
      ];
      return intl.formatMessage(messages.out, { count: fallenOut.length, days: intl.formatList(days) });
    }
    return {
      title: intl.formatMessage(messages.title),
      /** Null stands for too few days. */
      note: (found: DrainByLight | null) =>
        found ? `${courseText(found)} ${outText(found)}` : intl.formatMessage(messages.few),
    };
  }, [intl, format, measures]);
}
