import { nameKey } from '@seguia/shared/domain/plots/names';
import { pastedNames, type PastedName, withoutLines } from '@seguia/shared/domain/plots/pasted-names';
import { newId } from '@seguia/shared/domain/uuid';
import { plotsAtom, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Button, Dialog, Form, TextArea, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { useWrite } from '../set-up/use-write.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
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
  const { busy, failure, run } = useWrite();
  const [text, setText] = useState('');
  const left = useRef(false);
  // The id of each name stays the same in each try: if an answer is lost, the next try must not make a second plot.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (name: string) => {
    const id = ids.get(nameKey(name)) ?? newId();
    ids.set(nameKey(name), id);
    return id;
  };
  const others = plots.filter(({ id }) => ![...ids.values()].includes(id)).map(({ name }) => name);
  const names = pastedNames(text, others);
  const good = names.filter(({ problem }) => problem === null);
  const hasText = text.trim() !== '';
  useUnsavedGuard(hasText);
  const submit = async () => {
    if (good.length === 0) return;
    const made = new Set<number>();
    const lineOf = new Map<string, PastedName>(good.map((name) => [idOf(name.name), name]));
    const wanted = [...lineOf].map(([id, { name }]) => ({ id, version: null, name, irrigationUnits: 1 }));
    const done = await run(() => save(wanted, ({ id }) => made.add(lineOf.get(id)?.line ?? 0)));
    const rest = withoutLines(text, made);
    setText(rest);
    // A new plot's id is dropped, so that a later line of the same name does not overwrite that plot.
    for (const { line, name } of lineOf.values()) if (made.has(line)) ids.delete(nameKey(name));
    if (made.size > 0) toast(intl.formatMessage(pasteMessages.made, { count: made.size }), { kind: 'success' });
    if (!done || rest.trim() !== '') return;
    left.current = true;
    onClose();
  };
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage(plotMessages.paste)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form="paste" busy={busy} disabled={good.length === 0}>
            {intl.formatMessage(pasteMessages.make, { count: good.length })}
          </Button>
        </>
      }
    >
      <WriteFailure error={failure} />
      <Form id="paste" label={intl.formatMessage(plotMessages.paste)} onSubmit={() => void submit()}>
        <TextArea
          label={intl.formatMessage(pasteMessages.names)}
          hint={intl.formatMessage(pasteMessages.hint)}
          rows={8}
          value={text}
          onChange={setText}
          disabled={busy}
        />
      </Form>
      {names.length > 0 ? (
        <PastePreview names={names} />
      ) : (
        <p className={styles.quiet}>{intl.formatMessage(pasteMessages.nothing)}</p>
      )}
      <UnsavedDialog isDirty={() => hasText && !left.current} />
    </Dialog>
  );
}
