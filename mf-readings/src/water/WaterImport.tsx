import { decodedText } from '@seguia/shared/domain/imports/cells/decoded-text';
import { csvLines } from '@seguia/shared/domain/imports/cells/csv-lines';
import { importWater } from '@seguia/shared/domain/water/water-import';
import type { WaterField } from '@seguia/shared/domain/water/water-quantities';
import type { WaterUnit } from '@seguia/shared/domain/water/water-units';
import {
  correctedNow,
  type DeviceWaterDay,
  farmClockAtom,
  parseDecimal,
  type Plot,
  saveWaterDaysAtom,
  StorageFullError,
  useIntl,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { Banner, Button, ErrorDialog, Page, TextArea, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { effectOf } from './import-effect.ts';
import { importMessages } from './import-messages.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportUnits } from './ImportUnits.tsx';
import { OpenFile } from '../files/OpenFile.tsx';
import { useSaveFailure } from '../device-write/use-save-failure.ts';
import { useMayChangeWater } from '../water-day/use-may-change-water.ts';
import { waterMessages } from '../water-day/water-messages.ts';
import styles from './Water.module.css';

export interface WaterImportProps {
  days: readonly DeviceWaterDay[];
  plots: readonly Plot[];
  onClose: () => void;
}

const readNumber = (text: string) => {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : null;
};

/** Imports days from a file or from pasted text. Nothing is imported before the person has seen a preview. */
export function WaterImport({ days, plots, onClose }: WaterImportProps) {
  const intl = useIntl();
  const clock = useAtomValue(farmClockAtom);
  const save = useSetAtom(saveWaterDaysAtom);
  const failure = useSaveFailure();
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const [units, setUnits] = useState<Partial<Record<WaterField, WaterUnit>>>({});
  const [density, setDensity] = useState('');
  const [takeUnusual, setTakeUnusual] = useState(false);
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<StorageFullError | null>(null);
  const isTaken = useRef(false);
  useUnsavedGuard(text !== '');
  const lines = useMemo(() => csvLines(text), [text]);
  // The preview is computed once per text and setting: `days` changes while the imported days are sent one after another.
  const read = useMemo(() => {
    const now = correctedNow() / 1000;
    return importWater(lines, { plots, clock, readNumber, units, drippersPerSquareMetre: readNumber(density), now });
  }, [lines, plots, clock, units, density]);
  const mayChange = useMayChangeWater();
  const effect = effectOf(read, days, takeUnusual, (day) => mayChange('update', day));
  const taken = [...effect.added, ...effect.changed];
  // The file that was chosen last. A file in a cloud may load slowly or never, and must not replace a later choice.
  const chosen = useRef<File>(null);
  const open = async (file: File) => {
    chosen.current = file;
    const bytes = await file.arrayBuffer().catch(() => null);
    if (chosen.current !== file) return;
    setUnreadable(bytes === null);
    if (bytes) setText(decodedText(new Uint8Array(bytes)));
  };
  const take = async () => {
    setBusy(true);
    try {
      await save(taken);
      isTaken.current = true;
      toast(intl.formatMessage(importMessages.imported, { count: taken.length }), { kind: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFull(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={intl.formatMessage(importMessages.title)} width="form">
      <div className={styles.actions}>
        <OpenFile
          label={intl.formatMessage(importMessages.open)}
          icon="table"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => void open(file)}
        />
        {isUnreadable && <Banner kind="error">{intl.formatMessage(importMessages.unreadable)}</Banner>}
        <div className={styles.paste}>
          <TextArea
            label={intl.formatMessage(importMessages.paste)}
            hint={intl.formatMessage(importMessages.pasteHint)}
            rows={6}
            value={text}
            onChange={setText}
          />
        </div>
        {text.trim() !== '' && (
          <>
            <ImportUnits
              units={read.units}
              unitless={read.unitless}
              onUnit={(field, unit) => setUnits({ ...units, [field]: unit })}
              density={density}
              onDensity={setDensity}
            />
            <ImportPreview
              read={read}
              effect={effect}
              plots={plots}
              takeUnusual={takeUnusual}
              onTakeUnusual={setTakeUnusual}
            />
          </>
        )}
        <Button variant="primary" large full busy={busy} disabled={taken.length === 0} onPress={() => void take()}>
          {intl.formatMessage(importMessages.import, { count: taken.length })}
        </Button>
        <Button full onPress={onClose}>
          {intl.formatMessage(waterMessages.cancel)}
        </Button>
      </div>
      <UnsavedDialog isDirty={() => text.trim() !== '' && !isTaken.current} />
      {full && <ErrorDialog text={failure(full)} onClose={() => setFull(null)} />}
    </Page>
  );
}
