import { defineMessages, type IntlShape, useIntl, Banner } from '@seguia/shared/start';
import { clockNewsAtom } from '@seguia/shared/session/clock/clock-news';
import { useAtom } from 'jotai';

const messages = defineMessages({
  wrong: {
    id: 'shell.clock.wrong',
    defaultMessage:
      'L’horloge de cet appareil {way, select, ahead {avance} other {retarde}} de {amount}. Les relevés prennent l’heure juste.',
  },
});

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in its largest whole unit, as people say it. */
function written(intl: IntlShape, milliseconds: number): string {
  const [unit, length] = units.find(([, unitLength]) => milliseconds >= unitLength * 0.95) ?? units[2];
  return intl.formatNumber(Math.round(milliseconds / length), { style: 'unit', unit, unitDisplay: 'long' });
}

/** Says once that the device's clock is wrong. The person need not do anything, because readings get the server's time. */
export function ClockBanner() {
  const intl = useIntl();
  const [wrongBy, close] = useAtom(clockNewsAtom);
  if (wrongBy === null) return null;
  return (
    <Banner kind="info" onClose={close}>
      {intl.formatMessage(messages.wrong, {
        way: wrongBy > 0 ? 'ahead' : 'behind',
        amount: written(intl, Math.abs(wrongBy)),
      })}
    </Banner>
  );
}
