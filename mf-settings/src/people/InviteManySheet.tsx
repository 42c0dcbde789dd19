import type { Role } from '@seguia/shared/domain/permissions';
import { withoutLines } from '@seguia/shared/domain/plots/pasted-names';
import { newId } from '@seguia/shared/domain/uuid';
import { defineMessages, isolate, localeAtom, locales, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, Dialog, Icon, isolated, SheetForm, TextArea } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { nameProblemMessages } from '../set-up/set-up-messages.ts';
import { inviteAtom, type MadeInvitation } from './people-calls.ts';
import { type PastedPerson, pastedPeople } from './pasted-people.ts';
import styles from './People.module.css';
import { RoleChoice } from './RoleChoice.tsx';
import { writeProblemText } from './write-problem.ts';

const messages = {
  ...nameProblemMessages,
  ...defineMessages({
    title: { id: 'settings.people.inviteMany', defaultMessage: 'Inviter plusieurs personnes' },
    lines: { id: 'settings.people.lines', defaultMessage: 'Une personne par ligne' },
    hint: { id: 'settings.people.linesHint', defaultMessage: 'Prénom, nom, e-mail. Le prénom suffit.' },
    language: { id: 'settings.people.language', defaultMessage: 'Langue de l’application' },
    make: {
      id: 'settings.people.makeLinks',
      defaultMessage: '{count, plural, =0 {Créer les liens} one {Créer # lien} other {Créer # liens}}',
    },
    preview: { id: 'settings.people.preview', defaultMessage: 'Personnes à inviter' },
    email: { id: 'settings.people.error.email', defaultMessage: 'Saisissez un e-mail comme nom@ferme.example.' },
    repeated: { id: 'settings.people.error.repeated', defaultMessage: 'Cet e-mail est déjà plus haut.' },
  }),
};

interface InviteManySheetProps {
  /** The invitations that were made. Those of a failed try come with the ones of the next. */
  onMade: (made: readonly MadeInvitation[]) => void;
  onClose: () => void;
}

interface Typed {
  lines: string;
  role: Role;
  language: string;
}

const isGood = ({ problem }: PastedPerson) => problem === null;
const nameOf = ({ firstname, lastname, email }: PastedPerson) =>
  [firstname, lastname].filter(Boolean).join(' ') || (email ?? '');

/** The sheet that invites several people with one role and one language: a line for each, and a link for each. */
export function InviteManySheet({ onMade, onClose }: InviteManySheetProps) {
  const intl = useIntl();
  const invite = useSetAtom(inviteAtom);
  const language = useAtomValue(localeAtom);
  // Sending the same person again, after a lost answer, repeats the same invitation. Links of a failed try are shown with the rest.
  const [ids] = useState(() => new Map<string, string>());
  const [made] = useState<MadeInvitation[]>(() => []);
  const begun: Typed = { lines: '', role: 'recorder', language };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    isTyped: ({ lines }) => lines.trim() !== '',
    read: ({ lines, ...of }) => ({ body: { people: pastedPeople(lines).filter(isGood), ...of }, problems: [] }),
    textOf: () => '',
    async send({ people, ...of }) {
      const done = new Set<number>();
      try {
        for (const { line, problem: _problem, ...person } of people) {
          const body = { ...person, ...of };
          const key = JSON.stringify(body);
          const id = ids.get(key) ?? newId();
          ids.set(key, id);
          made.push(await invite(id, body));
          ids.delete(key); // two people may have the same name
          done.add(line);
        }
      } catch (error) {
        form.set({ lines: withoutLines(form.typed.lines, done) });
        throw error;
      }
      return made;
    },
    onSaved: onMade,
  });
  const people = pastedPeople(form.typed.lines);
  const count = people.filter(isGood).length;
  const close = () => (made.length > 0 ? onMade(made) : onClose());

  return (
    <Dialog title={intl.formatMessage(messages.title)} look="sheet" onClose={close}>
      <SheetForm form={form}>
        <div className={styles.fields}>
          {form.failure && <Banner kind="error">{writeProblemText(intl, form.failure)}</Banner>}
          <TextArea
            {...form.field('lines')}
            label={intl.formatMessage(messages.lines)}
            hint={intl.formatMessage(messages.hint)}
            rows={4}
            disabled={form.busy}
          />
          {people.length > 0 && (
            <ul className={styles.people} aria-label={intl.formatMessage(messages.preview)}>
              {people.map((person) => (
                <li key={person.line}>
                  <Icon name={person.problem ? 'error' : 'check'} size={20} />
                  <span>
                    {isolated(isolate(nameOf(person)))}
                    {person.problem && (
                      <span className={styles.wrong}> – {intl.formatMessage(messages[person.problem])}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <RoleChoice {...form.field('role')} />
          <Select
            {...form.field('language')}
            label={intl.formatMessage(messages.language)}
            options={locales.map(({ locale: id, name }) => ({ id, label: name, lang: id }))}
          />
          <Button type="submit" variant="primary" large full busy={form.busy} disabled={count === 0}>
            {intl.formatMessage(messages.make, { count })}
          </Button>
        </div>
      </SheetForm>
    </Dialog>
  );
}
