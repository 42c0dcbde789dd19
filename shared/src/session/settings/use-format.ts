import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { type Format, formatFor } from '../../i18n/format.ts';
import { supportedLocale } from '../../i18n/locales.ts';
import { correctedNow } from '../clock/device-clock.ts';
import { farmClockAtom } from '../account/farm-choice.ts';
import { ecUnitAtom } from './settings.ts';

/** Writes numbers and dates in the page's language, EC in the person's unit, instants on the farm's clock. */
export function useFormat(): Format {
  const { locale: region } = useIntl();
  const locale = supportedLocale(region);
  const ecUnit = useAtomValue(ecUnitAtom);
  const clock = useAtomValue(farmClockAtom);
  return formatFor({ locale, region, ecUnit, clock, now: correctedNow });
}
