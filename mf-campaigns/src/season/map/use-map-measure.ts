import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { useSearchParams } from '@seguia/shared/platform';

/** The measure of the map, which the address holds: whoever opens a cell and goes back finds the same map. At first drain EC, the sign of salt. */
export function useMapMeasure(): [MeasuredField, (measure: MeasuredField) => void] {
  const [search, setSearch] = useSearchParams();
  const measure = measuredFields.find((known) => known === search.get('map')) ?? 'drainEc';
  const choose = (next: MeasuredField) => {
    const changed = new URLSearchParams(search);
    changed.set('map', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [measure, choose];
}
