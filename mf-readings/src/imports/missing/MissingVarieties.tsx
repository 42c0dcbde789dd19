import { tidyName } from '@seguia/shared/domain/plots/names';
import {
  ApiError,
  canAtom,
  cropsAtom,
  cropTypesAtom,
  isolate,
  type Plot,
  pullAtom,
  useCapability,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import { newId } from '@seguia/shared/domain/uuid';
import { Banner, Button, Section, Switch, TextField } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { varietyMessages } from '../texts/missing-messages.ts';
import { questionMessages } from '../texts/question-messages.ts';
import { makeVarietiesAtom } from '../server/make-varieties.ts';
import { type MissingPlanting, missingPlantings } from '../sheet/missing-plantings.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';
import styles from '../styles/Imports.module.css';

/** Values of a picker beside the crops: nothing chosen yet, and a crop that the farm does not have. */
const open = '';
const other = '+';

/** Notes the varieties that a file names beside its readings, in the plots where they stood; it makes those that the farm lacks. */
export function MissingVarieties({ sheet: { view }, plots }: { sheet: OpenSheet; plots: readonly Plot[] }) {
  const can = useAtomValue(canAtom);
  const serverCan = useCapability('set-up') !== false;
  const cropTypes = useAtomValue(cropTypesAtom) ?? [];
  const missing = missingPlantings(view.varieties, plots, cropTypes);
  if (missing.length === 0 || !serverCan || !can('crops.create')) return null;
  return <Varieties missing={missing} />;
}

function Varieties({ missing }: { missing: readonly MissingPlanting[] }) {
  const intl = useIntl();
  const { date } = useFormat();
  const crops = useAtomValue(cropsAtom) ?? [];
  const make = useSetAtom(makeVarietiesAtom);
  const pull = useSetAtom(pullAtom);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [cropId, setCropId] = useState(open);
  const [cropName, setCropName] = useState('');
  const [ids] = useState(() => new Map<string, string>());
  const [busy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const idOf = (name: string) => {
    const id = ids.get(name) ?? newId();
    ids.set(name, id);
    return id;
  };
  const wanted = missing.filter(({ key, isOther }) => chosen[key] ?? !isOther);
  const isNewCrop = cropId === other || crops.length === 0;
  const lacksCrop = wanted.some(({ cropTypeId }) => cropTypeId === null);
  const named = crops.find(({ name }) => plain(name) === plain(cropName));
  const newCrop = named ? { id: named.id, name: null } : { id: idOf('crop'), name: tidyName(cropName) };
  const crop = isNewCrop ? newCrop : { id: cropId, name: null };
  const mayMake = wanted.length > 0 && (!lacksCrop || (crop.name ?? crop.id) !== '');
  const onMake = async () => {
    setBusy(true);
    setFailed(false);
    const fresh = new Map(wanted.flatMap(({ name, cropTypeId }) => (cropTypeId === null ? [[plain(name), name]] : [])));
    try {
      await make({
        varieties: [...fresh].map(([key, name]) => ({ id: idOf(key), name: tidyName(name), crop })),
        plantings: wanted.map(({ name, plotId, cropTypeId, from, to }) => ({
          plotId,
          cropTypeId: cropTypeId ?? idOf(plain(name)),
          from,
          to,
        })),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
    // If this fails for lack of network, the next pull fetches what was made.
    await pull().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Section title={intl.formatMessage(varietyMessages.title)}>
      <p className={styles.small}>{intl.formatMessage(varietyMessages.lead)}</p>
      <div className={styles.group}>
        {missing.map(({ key, name, plotName, from, to, isOther }) => (
          <Switch
            key={key}
            label={`${isolate(name)} – ${isolate(plotName)}`}
            hint={intl.formatMessage(varietyMessages.days, { from: isolate(date(from)), to: isolate(date(to)) })}
            checked={chosen[key] ?? !isOther}
            onChange={(checked) => setChosen({ ...chosen, [key]: checked })}
          />
        ))}
      </div>
      {lacksCrop && (
        <div className={styles.fields}>
          {crops.length > 0 && (
            <Select
              label={intl.formatMessage(varietyMessages.crop)}
              value={cropId}
              onChange={setCropId}
              options={[
                { id: open, label: intl.formatMessage(questionMessages.choose) },
                ...crops.filter(({ archived }) => !archived).map(({ id, name }) => ({ id, label: name })),
                { id: other, label: intl.formatMessage(varietyMessages.otherCrop) },
              ]}
            />
          )}
          {isNewCrop && (
            <TextField label={intl.formatMessage(varietyMessages.cropName)} value={cropName} onChange={setCropName} />
          )}
        </div>
      )}
      {isFailed && <Banner kind="error">{intl.formatMessage(varietyMessages.failed)}</Banner>}
      <Button busy={busy} disabled={!mayMake} onPress={() => void onMake()}>
        {intl.formatMessage(varietyMessages.make, { count: wanted.length })}
      </Button>
    </Section>
  );
}
