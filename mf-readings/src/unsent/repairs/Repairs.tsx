import { farmClockAtom, type OutboxEntry, saveReadingAtom, useFormat } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { useDeviceWrite } from '../../device-write/use-device-write.tsx';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { formatFix } from '../../form/messages/format-problem.ts';
import { repairsOf } from './repairs.ts';

/** The one-tap repairs of a refused reading. The repaired reading is saved, and sent again. */
export function Repairs({ entry }: { entry: OutboxEntry }) {
  const format = useFormat();
  const measures = useMeasureFormat();
  const clock = useAtomValue(farmClockAtom);
  const save = useSetAtom(saveReadingAtom);
  const { run, failure } = useDeviceWrite();
  const { body, readingId } = entry;
  if (!body) return null;
  const none = byMeasure(() => null);
  const context = { measures, format, values: none, compared: none, dripperCount: null };
  return (
    <>
      {repairsOf(entry, { clock }).map((fix, place) => (
        <Button
          key={JSON.stringify(fix.values)}
          variant={place === 0 ? 'primary' : 'secondary'}
          icon="check"
          onPress={() => void run(() => save({ ...body, ...fix.values, id: readingId }))}
        >
          {formatFix(fix, context)}
        </Button>
      ))}
      {failure}
    </>
  );
}
