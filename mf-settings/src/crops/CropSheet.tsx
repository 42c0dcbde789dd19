import { checkName, isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Form, Switch, TextField, UnsavedDialog } from '@seguia/shared/ui';
import { useState } from 'react';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import { useSheetSave } from '../set-up/use-sheet-save.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { cropMessages } from './crop-messages.ts';

/** What the sheet writes: a name, and whether it is offered no more. */
export interface NamedValues {
  name: string;
  archived: boolean;
}

export interface CropSheetProps {
  title: string;
  /** What the device has of it now, so that somebody else's change is written upon; null makes a new one. */
  current: NamedValues | null;
  /** The names beside which it would stand. */
  others: readonly string[];
  save: (values: NamedValues) => Promise<unknown>;
  onClose: () => void;
}

/** The sheet of a crop or a variety: its name, and whether it is archived. */
export function CropSheet({ title, current, others, save, onClose }: CropSheetProps) {
  const intl = useIntl();
  const [seen] = useState<NamedValues>(current ?? { name: '', archived: false });
  const [name, setName] = useState(seen.name);
  const [archived, setArchived] = useState(seen.archived);
  const [attempted, setAttempted] = useState(false);
  const isDirty = name !== seen.name || archived !== seen.archived;
  const sheet = useSheetSave({ isDirty, saved: intl.formatMessage(cropMessages.saved), onClose });
  const problem = checkName(name, current && isSameName(name, current.name) ? [] : others);
  const submit = async () => {
    setAttempted(true);
    if (problem) return;
    await sheet.save(() => save({ name: tidyName(name), archived }));
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
      <WriteFailure error={sheet.failure} />
      <Form id="crop" label={title} onSubmit={() => void submit()}>
        <TextField
          label={intl.formatMessage(setUpMessages.name)}
          name="name"
          value={name}
          onChange={setName}
          hint={
            current && current.name !== seen.name
              ? intl.formatMessage(cropMessages.now, { name: current.name })
              : undefined
          }
          error={attempted && problem ? intl.formatMessage(nameProblemMessages[problem]) : undefined}
          autoCapitalize="sentences"
          spellCheck={false}
        />
        {current && (
          <Switch
            label={intl.formatMessage(cropMessages.archive)}
            hint={intl.formatMessage(cropMessages.archiveHint)}
            checked={archived}
            onChange={setArchived}
          />
        )}
      </Form>
      <UnsavedDialog isDirty={sheet.wouldLose} />
    </Dialog>
  );
}
