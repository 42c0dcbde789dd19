import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { defineMessages, isolate, type MessageDescriptor, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, ConfirmDialog, Dialog, Fact, Facts, Switch, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { endMemberSessionsAtom, type Member, saveMemberAtom } from './people-calls.ts';
import styles from './People.module.css';
import { RoleChoice } from './RoleChoice.tsx';
import { writeProblemText } from './write-problem.ts';

const messages = defineMessages({
  email: { id: 'settings.people.email', defaultMessage: 'E-mail' },
  works: { id: 'settings.people.works', defaultMessage: 'Travaille sur l’exploitation' },
  worksHint: {
    id: 'settings.people.worksHint',
    defaultMessage: 'Sinon elle ne la voit plus. Ses relevés restent.',
  },
  save: { id: 'settings.people.save', defaultMessage: 'Enregistrer' },
  saved: { id: 'settings.people.saved', defaultMessage: 'Droits de {name} enregistrés' },
  end: { id: 'settings.people.endSessions', defaultMessage: 'Déconnecter ses appareils' },
  endTitle: { id: 'settings.people.endTitle', defaultMessage: 'Déconnecter les appareils de {name} ?' },
  endText: {
    id: 'settings.sessions.endText',
    defaultMessage: 'Il y faudra le mot de passe. Les changements non envoyés y restent.',
  },
  endConfirm: { id: 'settings.sessions.end', defaultMessage: 'Déconnecter' },
  ended: { id: 'settings.people.ended', defaultMessage: 'Les appareils de {name} sont déconnectés' },
});

interface MemberSheetProps {
  member: Member;
  /** Called after a change, here or elsewhere: the list must be fetched again. */
  onChange: () => void;
  onClose: () => void;
}

/** The sheet of a person: their role, whether they can log in, and their devices. */
export function MemberSheet({ member, onChange, onClose }: MemberSheetProps) {
  const intl = useIntl();
  const save = useSetAtom(saveMemberAtom);
  const endSessions = useSetAtom(endMemberSessionsAtom);
  const [asking, setAsking] = useState(false);
  const name = fullName(member);
  const done = (message: MessageDescriptor) => {
    toast(intl.formatMessage(message, { name: isolate(name) }), { kind: 'success' });
    onChange();
  };
  const form = useSheetForm({
    begun: { typed: { role: member.role, works: !member.disabled }, version: member.version },
    read: ({ role, works }) => ({ body: { role, disabled: !works }, problems: [] }),
    textOf: () => '',
    send: (body) => save(member, body),
    onFailed: (error) => {
      // The fetched list brings the newer version, with which this sheet begins anew.
      if (error.status !== 412) return;
      toast(writeProblemText(intl, error));
      onChange();
    },
    onSaved: () => {
      done(messages.saved);
      onClose();
    },
  });
  const logOut = async () => {
    const isDone = await form.run(() => endSessions(member));
    setAsking(false);
    if (!isDone) return;
    done(messages.ended);
    // A choice that is not saved yet waits for Save.
    if (!form.isDirty) onClose();
  };

  return (
    <Dialog
      title={name}
      look="sheet"
      onClose={onClose}
      actions={
        <Button variant="primary" busy={form.busy && !asking} onPress={() => void form.submit()}>
          {intl.formatMessage(messages.save)}
        </Button>
      }
    >
      {form.failure && <Banner kind="error">{writeProblemText(intl, form.failure)}</Banner>}
      <Facts dense>
        <Fact name={intl.formatMessage(messages.email)}>{member.email}</Fact>
      </Facts>
      <RoleChoice {...form.field('role')} />
      <Switch
        label={intl.formatMessage(messages.works)}
        hint={intl.formatMessage(messages.worksHint)}
        {...form.flag('works')}
      />
      <div className={styles.devices}>
        <Button full icon="logout" onPress={() => setAsking(true)}>
          {intl.formatMessage(messages.end)}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(messages.endTitle, { name })}
          text={intl.formatMessage(messages.endText)}
          confirm={intl.formatMessage(messages.endConfirm)}
          busy={form.busy}
          onConfirm={() => void logOut()}
          onCancel={() => setAsking(false)}
        />
      )}
      <UnsavedDialog isDirty={form.wouldLose} />
    </Dialog>
  );
}
