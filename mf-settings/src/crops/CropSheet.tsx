import { checkName, isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Form, Switch, TextField, UnsavedDialog } from '@seguia/shared/ui';
import { useState } from 'react';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import { TheirChanges } from '../set-up/TheirChanges.tsx';
import { useMergingForm } from '../set-up/use-merging-form.ts';
import { useSheetSave } from '../set-up/use-sheet-save.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { cropMessages } from './crop-messages.ts';

/** What the sheet writes: a name, and whether it is archived. */
export interface NamedValues {
  name: string;
  archived: boolean;
}

export interface CropSheetProps {
  title: string;
  /** The crop or variety as the device has it now; null makes a new one. */
  current: { version: number; name: string; archived: boolean } | null;
  /** The existing names, which the new one must differ from. */
  others: readonly string[];
  /** `version` is the one that the person saw; null for a new one. */
  save: (values: NamedValues, version: number | null) => Promise<unknown>;
  onClose: () => void;
}

/**
 * The sheet of a crop or a variety: its name, and whether it is archived. If somebody else changes it first, their values appear in the
 * fields that this person has not touched.
 */
export function CropSheet({ title, current, others, save, onClose }: CropSheetProps) {
  const intl = useIntl();
  const now = {
    form: { name: current?.name ?? '', archived: current?.archived ?? false },
    version: current?.version ?? null,
  };
  const { form, setForm, seen, isDirty, changed, merge } = useMergingForm<NamedValues>(now);
  const { name, archived } = form;
  const [attempted, setAttempted] = useState(false);
  const sheet = useSheetSave({ isDirty, saved: intl.formatMessage(cropMessages.saved), onClose });
  merge(now, sheet.failure, sheet.forgetFailure);
  const problem = checkName(name, current && isSameName(name, current.name) ? [] : others);
  const submit = async () => {
    setAttempted(true);
    if (problem) return;
    await sheet.save(() => save({ name: tidyName(name), archived }, seen.version));
  };
  const theirChange = (field: keyof NamedValues) =>
    field === 'name'
      ? { field: intl.formatMessage(setUpMessages.name), value: seen.form.name }
      : {
          field: intl.formatMessage(cropMessages.archived),
          value: intl.formatMessage(seen.form.archived ? setUpMessages.yes : setUpMessages.no),
        };
  return (
    <Dialog
      look="sheet"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form="crop" busy={sheet.busy}>
            {intl.formatMessage(setUpMessages.save)}
          </Button>
        </>
      }
    >
      {changed && <TheirChanges moved={intl.formatMessage(cropMessages.moved)} changes={changed.map(theirChange)} />}
      <WriteFailure error={sheet.failure} />
      <Form id="crop" label={title} onSubmit={() => void submit()}>
        <TextField
          label={intl.formatMessage(setUpMessages.name)}
          name="name"
          value={name}
          onChange={(typed) => setForm({ ...form, name: typed })}
          error={attempted && problem ? intl.formatMessage(nameProblemMessages[problem]) : undefined}
          autoCapitalize="sentences"
          spellCheck={false}
        />
        {current && (
          <Switch
            label={intl.formatMessage(cropMessages.archive)}
            hint={intl.formatMessage(cropMessages.archiveHint)}
            checked={archived}
            onChange={(chosen) => setForm({ ...form, archived: chosen })}
          />
        )}
      </Form>
      <UnsavedDialog isDirty={sheet.wouldLose} />
    </Dialog>
  );
}
