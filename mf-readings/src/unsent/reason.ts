import { defineMessages, type Problem, useIntl } from '@seguia/shared/platform';

const texts = defineMessages({
  plotClosed: { id: 'readings.reason.plotClosed', defaultMessage: 'cette parcelle est fermée' },
  plotUnknown: { id: 'readings.reason.plotUnknown', defaultMessage: 'cette parcelle n’existe plus' },
  future: { id: 'readings.reason.future', defaultMessage: 'la date est dans le futur' },
  values: { id: 'readings.reason.values', defaultMessage: 'une valeur est impossible' },
  role: { id: 'readings.reason.role', defaultMessage: 'votre rôle ne le permet pas' },
  gone: { id: 'readings.reason.gone', defaultMessage: 'ce relevé ou cette exploitation n’existe plus' },
  module: { id: 'readings.reason.module', defaultMessage: 'l’exploitation n’a plus accès à ce module' },
  other: { id: 'readings.reason.other', defaultMessage: 'le serveur ne l’accepte pas ({detail})' },
});

const byField: Record<string, keyof typeof texts> = {
  plot_closed: 'plotClosed',
  plot_unknown: 'plotUnknown',
  date_in_future: 'future',
};

const byStatus: Record<number, keyof typeof texts> = { 403: 'role', 404: 'gone', 416: 'module' };

/** Why the server did not take a change, as the end of a sentence; undefined without a problem. */
export function useReason(): (problem: Problem | undefined) => string | undefined {
  const intl = useIntl();
  return (problem) => {
    if (!problem) return undefined;
    const codes = (problem.errors ?? []).map(({ code }) => code);
    const known = codes.map((code) => byField[code]).find((one) => one !== undefined);
    const text = known ?? byStatus[problem.status] ?? (codes.length > 0 ? 'values' : 'other');
    return intl.formatMessage(texts[text], { detail: problem.title });
  };
}
