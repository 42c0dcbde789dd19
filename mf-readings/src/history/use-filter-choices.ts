import { fullName } from '@seguia/shared/domain/accounts/full-name';
import {
  cropsAtom,
  cropTypesAtom,
  defineMessages,
  newestReadingsAtom,
  plotsAtom,
  profileAtom,
  useFormat,
  useIntl,
  useReadings,
} from '@seguia/shared/platform';
import type { Choice } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';

const messages = defineMessages({ me: { id: 'readings.history.me', defaultMessage: 'Moi' } });

/** How many of the newest readings are searched for their authors. */
const authorsFrom = 200;

/** The farm's plots, in walking order. */
export function usePlotChoices(): Choice[] {
  const plots = useAtomValue(plotsAtom) ?? [];
  return plots.map(({ id, name }) => ({ id, label: name }));
}

/** The farm's varieties, each with its crop. */
export function useVarietyChoices(): Choice[] {
  const { compare } = useFormat();
  const cropTypes = useAtomValue(cropTypesAtom) ?? [];
  const crops = useAtomValue(cropsAtom) ?? [];
  return cropTypes
    .map(({ id, name, cropId }) => ({ id, label: name, hint: crops.find((crop) => crop.id === cropId)?.name }))
    .toSorted((a, b) => compare(`${a.hint} ${a.label}`, `${b.hint} ${b.label}`));
}

/** The people who recorded recently, this person first. */
export function useAuthorChoices(): Choice[] {
  const intl = useIntl();
  const { compare } = useFormat();
  const me = useAtomValue(profileAtom)?.id;
  const newest = useAtomValue(newestReadingsAtom);
  const { rows = [] } = useReadings({ limit: authorsFrom });

  const people = new Map(
    [...(newest?.values() ?? []), ...rows].map(({ createdBy }) => [createdBy.id, fullName(createdBy)]),
  );
  const others = [...people].filter(([id]) => id !== me).map(([id, label]) => ({ id, label }));
  return [
    { id: 'me', label: intl.formatMessage(messages.me) },
    ...others.toSorted((a, b) => compare(a.label, b.label)),
  ];
}
