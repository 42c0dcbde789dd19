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

const texts = defineMessages({ me: { id: 'readings.history.me', defaultMessage: 'Moi' } });

export interface FilterChoices {
  plots: Choice[];
  varieties: Choice[];
  authors: Choice[];
}

/** So many of the newest readings are looked through for who recorded. */
const authorsFrom = 200;

/** What the history can be narrowed to: the farm's plots and varieties, and who recorded lately. */
export function useFilterChoices(): FilterChoices {
  const intl = useIntl();
  const { compare } = useFormat();
  const plots = useAtomValue(plotsAtom) ?? [];
  const cropTypes = useAtomValue(cropTypesAtom) ?? [];
  const crops = useAtomValue(cropsAtom) ?? [];
  const me = useAtomValue(profileAtom)?.id;
  const newest = useAtomValue(newestReadingsAtom);
  const { rows = [] } = useReadings({ limit: authorsFrom });

  const people = new Map(
    [...(newest?.values() ?? []), ...rows].map(({ createdBy }) => [
      createdBy.id,
      `${createdBy.firstname} ${createdBy.lastname}`,
    ]),
  );
  const others = [...people].filter(([id]) => id !== me).map(([id, label]) => ({ id, label }));
  return {
    plots: plots.map(({ id, name }) => ({ id, label: name })),
    varieties: cropTypes
      .map(({ id, name, cropId }) => ({ id, label: name, hint: crops.find((crop) => crop.id === cropId)?.name }))
      .toSorted((a, b) => compare(`${a.hint} ${a.label}`, `${b.hint} ${b.label}`)),
    authors: [
      { id: 'me', label: intl.formatMessage(texts.me) },
      ...others.toSorted((a, b) => compare(a.label, b.label)),
    ],
  };
}
