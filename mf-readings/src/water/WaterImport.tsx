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
  useIntl,
  useSheetForm,
  type WaterToSave,
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

interface Typed {
  text: string;
  /** The units that the person chose; the others are as the import found them. */
  units: Partial<Record<WaterField, WaterUnit>>;
  density: string;
  takeUnusual: boolean;
}

const nothingYet: Typed = { text: '', units: {}, density: '', takeUnusual: false };

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
  const [isUnreadable, setUnreadable] = useState(false);
  const form = useSheetForm({
    begun: { typed: nothingYet, version: null },
    checks: 'onSubmit',
    isTyped: ({ text }) => text.trim() !== '',
    read: () => ({ body: taken(), problems: [] }),
    textOf: () => '',
    async send(days) {
      await save(days);
      return days.length;
    },
    onSaved: (count) => {
      toast(intl.formatMessage(importMessages.imported, { count }), { kind: 'success' });
      onClose();
    },
  });
  const { text, units, density, takeUnusual } = form.typed;
  const lines = useMemo(() => csvLines(text), [text]);
  // The preview is computed once per text and setting: `days` changes while the imported days are sent one after another.
  const read = useMemo(() => {
    const now = correctedNow() / 1000;
    return importWater(lines, { plots, clock, readNumber, units, drippersPerSquareMetre: readNumber(density), now });
  }, [lines, plots, clock, units, density]);
  const mayChange = useMayChangeWater();
  const effect = effectOf(read, days, takeUnusual, (day) => mayChange('update', day));
  const taken = (): WaterToSave[] => [...effect.added, ...effect.changed];
  // The file that was chosen last. A file in a cloud may load slowly or never, and must not replace a later choice.
  const chosen = useRef<File>(null);
  const open = async (file: File) => {
    chosen.current = file;
    const bytes = await file.arrayBuffer().catch(() => null);
    if (chosen.current !== file) return;
    setUnreadable(bytes === null);
    if (bytes) form.set({ text: decodedText(new Uint8Array(bytes)) });
  };
  const count = taken().length;
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
            {...form.field('text')}
          />
        </div>
        {text.trim() !== '' && (
          <>
            <ImportUnits
              units={read.units}
              unitless={read.unitless}
              onUnit={(field, unit) => form.set({ units: { ...units, [field]: unit } })}
              density={density}
              onDensity={form.field('density').onChange}
            />
            <ImportPreview
              read={read}
              effect={effect}
              plots={plots}
              takeUnusual={takeUnusual}
              onTakeUnusual={form.flag('takeUnusual').onChange}
            />
          </>
        )}
        <Button variant="primary" large full busy={form.busy} disabled={count === 0} onPress={() => void form.submit()}>
          {intl.formatMessage(importMessages.import, { count })}
        </Button>
        <Button full onPress={onClose}>
          {intl.formatMessage(waterMessages.cancel)}
        </Button>
      </div>
      <UnsavedDialog isDirty={form.wouldLose} />
      {form.full && <ErrorDialog text={failure(form.full)} onClose={form.forgetFailure} />}
    </Page>
  );
}
