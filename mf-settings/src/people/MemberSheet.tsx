import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { ApiError, defineMessages, isolate, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Banner, Button, ConfirmDialog, Dialog, Fact, Facts, Switch, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
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
    defaultMessage: 'Il y faudra le mot de passe. Les relevés non envoyés y restent.',
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
  const [role, setRole] = useState(member.role);
  const [works, setWorks] = useState(!member.disabled);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = fullName(member);
  const isChanged = role !== member.role || works === member.disabled;
  const isDone = useRef(false);
  useUnsavedGuard(isChanged);

  const perform = async (work: () => Promise<void>, done: string, keeps = false) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      isDone.current = !keeps;
      toast(done, { kind: 'success' });
      onChange();
      if (!keeps) onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(writeProblemText(intl, error));
      // The fetched list brings the newer version into this sheet.
      if (error.status === 412) {
        toast(writeProblemText(intl, error));
        onChange();
      }
    } finally {
      setAsking(false);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={name}
      look="sheet"
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          busy={busy && !asking}
          onPress={() =>
            void perform(
              () => save(member, { role, disabled: !works }),
              intl.formatMessage(messages.saved, { name: isolate(name) }),
            )
          }
        >
          {intl.formatMessage(messages.save)}
        </Button>
      }
    >
      {problem && <Banner kind="error">{problem}</Banner>}
      <Facts dense>
        <Fact name={intl.formatMessage(messages.email)}>{member.email}</Fact>
      </Facts>
      <RoleChoice value={role} onChange={setRole} />
      <Switch
        label={intl.formatMessage(messages.works)}
        hint={intl.formatMessage(messages.worksHint)}
        checked={works}
        onChange={setWorks}
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
          busy={busy}
          onConfirm={() =>
            // A choice that is not saved yet waits for Save.
            void perform(
              () => endSessions(member),
              intl.formatMessage(messages.ended, { name: isolate(name) }),
              isChanged,
            )
          }
          onCancel={() => setAsking(false)}
        />
      )}
      <UnsavedDialog isDirty={() => isChanged && !isDone.current} />
    </Dialog>
  );
}
