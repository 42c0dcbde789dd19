import { isEmail } from '@seguia/shared/domain/accounts/email';
import type { Role } from '@seguia/shared/domain/permissions';
import { tidyName } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import { defineMessages, localeAtom, locales, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, Dialog, SheetForm, TextField } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { inviteAtom, type MadeInvitation } from './people-calls.ts';
import styles from './People.module.css';
import { RoleChoice } from './RoleChoice.tsx';
import { writeProblemText } from './write-problem.ts';

const messages = defineMessages({
  title: { id: 'settings.people.invite', defaultMessage: 'Inviter quelqu’un' },
  firstname: { id: 'settings.people.firstname', defaultMessage: 'Prénom' },
  lastname: { id: 'settings.people.lastname', defaultMessage: 'Nom' },
  email: { id: 'settings.people.email', defaultMessage: 'E-mail' },
  optional: {
    id: 'settings.people.optional',
    defaultMessage: 'Facultatif : ce que vous remplissez, la personne n’a plus à le saisir.',
  },
  emailForm: { id: 'settings.people.error.email', defaultMessage: 'Saisissez un e-mail comme nom@ferme.example.' },
  language: { id: 'settings.people.language', defaultMessage: 'Langue de l’application' },
  submit: { id: 'settings.people.makeLink', defaultMessage: 'Créer le lien' },
});

interface InviteSheetProps {
  onMade: (made: MadeInvitation) => void;
  onClose: () => void;
}

/** The sheet that invites a person: role, language, and optionally names and e-mail. */
export function InviteSheet({ onMade, onClose }: InviteSheetProps) {
  const intl = useIntl();
  const invite = useSetAtom(inviteAtom);
  const attempt = useRef({ id: newId(), content: '' });
  const begun = {
    firstname: '',
    lastname: '',
    email: '',
    role: 'recorder' as Role,
    language: useAtomValue(localeAtom),
  };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    checks: 'onSubmit',
    isTyped: ({ firstname, lastname, email }) => [firstname, lastname, email].some((text) => text.trim() !== ''),
    read({ role, language, ...typed }) {
      const filled = (text: string) => tidyName(text) || null;
      const names = { firstname: filled(typed.firstname), lastname: filled(typed.lastname) };
      const email = filled(typed.email);
      const isWrong = email !== null && !isEmail(email);
      return { body: { role, language, email, ...names }, problems: isWrong ? [{ field: 'email', code: 'form' }] : [] };
    },
    textOf: () => intl.formatMessage(messages.emailForm),
    send(body) {
      const content = JSON.stringify(body);
      // Sending the same content again repeats the same invitation; other content makes another one.
      if (attempt.current.content !== content) attempt.current = { id: newId(), content };
      return invite(attempt.current.id, body);
    },
    onSaved: onMade,
  });
  const field = (name: 'firstname' | 'lastname' | 'email') => ({
    ...form.field(name),
    label: intl.formatMessage(messages[name]),
  });

  return (
    <Dialog title={intl.formatMessage(messages.title)} look="sheet" onClose={onClose}>
      <SheetForm form={form}>
        <div className={styles.fields}>
          {form.failure && <Banner kind="error">{writeProblemText(intl, form.failure)}</Banner>}
          <RoleChoice {...form.field('role')} />
          <Select
            {...form.field('language')}
            label={intl.formatMessage(messages.language)}
            options={locales.map(({ locale: id, name }) => ({ id, label: name, lang: id }))}
          />
          <p className={styles.note}>{intl.formatMessage(messages.optional)}</p>
          <div className={styles.names}>
            <TextField {...field('firstname')} autoCapitalize="words" maxLength={80} />
            <TextField {...field('lastname')} autoCapitalize="words" maxLength={80} />
          </div>
          <TextField {...field('email')} type="email" maxLength={254} />
          <Button type="submit" variant="primary" large full busy={form.busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </div>
      </SheetForm>
    </Dialog>
  );
}
