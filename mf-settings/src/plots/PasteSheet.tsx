import { nameKey } from '@seguia/shared/domain/plots/names';
import { pastedNames, type PastedName, withoutLines } from '@seguia/shared/domain/plots/pasted-names';
import { newId } from '@seguia/shared/domain/uuid';
import { plotsAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { TextArea, toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { pasteMessages } from './paste-messages.ts';
import { PastePreview } from './PastePreview.tsx';
import { plotMessages } from './plot-messages.ts';
import styles from './Plots.module.css';
import { savePlotsAtom } from './save-plot.ts';

/** Makes many plots from pasted names, one per line, after a preview. Lines whose plot was made leave the text; wrong and failed ones stay. */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const plots = useAtomValue(plotsAtom) ?? [];
  const save = useSetAtom(savePlotsAtom);
  // The id of each name stays the same in each try: if an answer is lost, the next try must not make a second plot.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (name: string) => {
    const id = ids.get(nameKey(name)) ?? newId();
    ids.set(nameKey(name), id);
    return id;
  };
  const read = ({ text }: { text: string }) => {
    const others = plots.filter(({ id }) => ![...ids.values()].includes(id)).map(({ name }) => name);
    return { body: pastedNames(text, others), problems: [] };
  };
  const isGood = ({ problem }: PastedName) => problem === null;
  const form = useSheetForm({
    begun: { typed: { text: '' }, version: null },
    isTyped: ({ text }) => text.trim() !== '',
    read,
    textOf: () => '',
    send: async (names): Promise<string> => {
      const made = new Set<number>();
      const lineOf = new Map(names.filter(isGood).map((name) => [idOf(name.name), name]));
      const wanted = [...lineOf].map(([id, { name }]) => ({ id, version: null, name, irrigationUnits: 1 }));
      const rest = (): string => withoutLines(form.typed.text, made);
      try {
        await save(wanted, ({ id }) => made.add(lineOf.get(id)?.line ?? 0));
        return rest();
      } catch (error) {
        form.set({ text: rest() });
        throw error;
      } finally {
        // A new plot's id is dropped, so that a later line of the same name does not overwrite that plot.
        for (const { line, name } of lineOf.values()) if (made.has(line)) ids.delete(nameKey(name));
        if (made.size > 0) toast(intl.formatMessage(pasteMessages.made, { count: made.size }), { kind: 'success' });
      }
    },
    onSaved: (rest) => {
      if (rest.trim() === '') onClose();
      else form.set({ text: rest });
    },
  });
  const names = read(form.typed).body;
  const count = names.filter(isGood).length;
  return (
    <FormSheet
      form={form}
      id="paste"
      title={intl.formatMessage(plotMessages.paste)}
      submit={intl.formatMessage(pasteMessages.make, { count })}
      disabled={count === 0}
      onClose={onClose}
      after={
        names.length > 0 ? (
          <PastePreview names={names} />
        ) : (
          <p className={styles.quiet}>{intl.formatMessage(pasteMessages.nothing)}</p>
        )
      }
    >
      <TextArea
        {...form.field('text')}
        label={intl.formatMessage(pasteMessages.names)}
        hint={intl.formatMessage(pasteMessages.hint)}
        rows={8}
        disabled={form.busy}
      />
    </FormSheet>
  );
}
