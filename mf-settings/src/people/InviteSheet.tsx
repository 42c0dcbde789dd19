import { isEmail } from '@seguia/shared/domain/accounts/email';
import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { ApiError, defineMessages, localeAtom, locales, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Banner, Button, Dialog, Form, TextField, UnsavedDialog } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
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
  const [typed, setTyped] = useState({ firstname: '', lastname: '', email: '' });
  const [role, setRole] = useState<Role>('recorder');
  const [language, setLanguage] = useState(useAtomValue(localeAtom));
  const [problem, setProblem] = useState<string | null>(null);
  const [isWrongEmail, setIsWrongEmail] = useState(false);
  const [busy, setBusy] = useState(false);
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  const isMade = useRef(false);
  useUnsavedGuard(isTyped);

  const field = (name: keyof typeof typed) => ({
    label: intl.formatMessage(messages[name]),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = async () => {
    const [firstname, lastname, email] = [typed.firstname, typed.lastname, typed.email].map(
      (text) => text.trim() || null,
    );
    const isWrong = email !== null && email !== undefined && !isEmail(email);
    setIsWrongEmail(isWrong);
    if (busy || isWrong) return;
    setBusy(true);
    setProblem(null);
    try {
      const names = { firstname: firstname ?? null, lastname: lastname ?? null };
      const body = { role, language, email: email ?? null, ...names };
      const content = JSON.stringify(body);
      // Sending the same content again repeats the same invitation; other content makes another one.
      if (attempt.current.content !== content) attempt.current = { id: newId(), content };
      const made = await invite(attempt.current.id, body);
      isMade.current = true;
      onMade(made);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(writeProblemText(intl, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title={intl.formatMessage(messages.title)} look="sheet" onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <div className={styles.fields}>
          {problem && <Banner kind="error">{problem}</Banner>}
          <RoleChoice value={role} onChange={setRole} />
          <Select
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={setLanguage}
            options={locales.map(({ locale: id, name }) => ({ id, label: name, lang: id }))}
          />
          <p className={styles.note}>{intl.formatMessage(messages.optional)}</p>
          <div className={styles.names}>
            <TextField {...field('firstname')} autoCapitalize="words" maxLength={80} />
            <TextField {...field('lastname')} autoCapitalize="words" maxLength={80} />
          </div>
          <TextField
            {...field('email')}
            type="email"
            maxLength={254}
            error={isWrongEmail ? intl.formatMessage(messages.emailForm) : undefined}
          />
          <Button type="submit" variant="primary" large full busy={busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </div>
      </Form>
      <UnsavedDialog isDirty={() => isTyped && !isMade.current} />
    </Dialog>
  );
}
