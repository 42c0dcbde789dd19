import { checkName, isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { useIntl, useSheetForm } from '@seguia/shared/platform';
import { Switch, TextField, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import { writeThenFetchAtom } from '../set-up/fetch-changes.ts';
import { cropMessages } from './crop-messages.ts';

/** What the sheet writes: a name, and whether it is archived. `version` is the one that the person saw; null for a new one. */
interface NamedValues {
  id: string;
  version: number | null;
  name: string;
  archived: boolean;
}

export interface CropSheetProps {
  title: string;
  /** The crop or variety as the device has it now; null makes a new one. */
  current: { id: string; version?: number; name: string; archived?: boolean } | null;
  /** The existing ones, from whose names the new one must differ. */
  existing: readonly { id: string; name: string }[];
  save: (values: NamedValues) => Promise<unknown>;
  onClose: () => void;
}

/**
 * The sheet of a crop or a variety: its name, and whether it is archived. If somebody else changes it first, their values appear in the
 * fields that this person has not touched.
 */
export function CropSheet({ title, current, existing, save, onClose }: CropSheetProps) {
  const intl = useIntl();
  const write = useSetAtom(writeThenFetchAtom);
  const now = {
    typed: { name: current?.name ?? '', archived: current?.archived ?? false },
    version: current && (current.version ?? 1),
  };
  const form = useSheetForm({
    begun: now,
    now,
    id: current?.id,
    read: ({ name, archived }, { id }) => {
      const others = existing.filter((other) => other.id !== id).map((other) => other.name);
      const code = checkName(name, current && isSameName(name, current.name) ? [] : others);
      return { body: { name: tidyName(name), archived }, problems: code ? [{ field: 'name', code }] : [] };
    },
    textOf: ({ code }) => intl.formatMessage(nameProblemMessages[code]),
    send: (values, of) => write(() => save({ ...of, ...values })),
    onSaved: () => {
      toast(intl.formatMessage(cropMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  const theirs = (field: keyof typeof form.seen) =>
    field === 'name'
      ? { field: intl.formatMessage(setUpMessages.name), value: form.seen.name }
      : {
          field: intl.formatMessage(cropMessages.archived),
          value: intl.formatMessage(form.seen.archived ? setUpMessages.yes : setUpMessages.no),
        };
  return (
    <FormSheet form={form} id="crop" title={title} theirs={{ moved: cropMessages.moved, of: theirs }} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage(setUpMessages.name)}
        autoCapitalize="sentences"
        spellCheck={false}
      />
      {current && (
        <Switch
          {...form.flag('archived')}
          label={intl.formatMessage(cropMessages.archive)}
          hint={intl.formatMessage(cropMessages.archiveHint)}
        />
      )}
    </FormSheet>
  );
}
