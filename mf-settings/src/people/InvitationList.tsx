import { ApiError, correctedNow, defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { ConfirmDialog, ErrorDialog, List, Row, Section, toast } from '@seguia/shared/ui';
import { Menu } from '@seguia/shared/ui-dates';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Invitation, type MadeInvitation, renewInvitationAtom, withdrawInvitationAtom } from './people-calls.ts';
import { roleName } from './role-messages.ts';
import { writeProblemText } from './write-problem.ts';

const messages = defineMessages({
  title: { id: 'settings.people.invitations', defaultMessage: 'Invitations en attente' },
  nobody: { id: 'settings.people.unnamed', defaultMessage: 'Lien sans nom' },
  until: { id: 'settings.people.until', defaultMessage: 'valable jusqu’au {until}' },
  expired: { id: 'settings.people.expired', defaultMessage: 'lien expiré' },
  menu: { id: 'settings.people.invitationMenu', defaultMessage: 'Invitation : {who}' },
  renew: { id: 'settings.people.renew', defaultMessage: 'Nouveau lien' },
  withdraw: { id: 'settings.people.withdraw', defaultMessage: 'Retirer' },
  withdrawTitle: { id: 'settings.people.withdrawTitle', defaultMessage: 'Retirer cette invitation ?' },
  withdrawText: { id: 'settings.people.withdrawText', defaultMessage: 'Son lien n’ouvrira plus rien.' },
  withdrawn: { id: 'settings.people.withdrawn', defaultMessage: 'Invitation retirée' },
});

interface InvitationListProps {
  invitations: readonly Invitation[];
  onRenewed: (made: MadeInvitation) => void;
  /** Called after a change, here or elsewhere: the list must be fetched again. */
  onChange: () => void;
}

/** The open invitations: for which person, until when the link works, and buttons that renew or withdraw them. */
export function InvitationList({ invitations, onRenewed, onChange }: InvitationListProps) {
  const intl = useIntl();
  const format = useFormat();
  const renew = useSetAtom(renewInvitationAtom);
  const withdraw = useSetAtom(withdrawInvitationAtom);
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const nameOf = ({ firstname, lastname, email }: Invitation) =>
    [firstname, lastname].filter(Boolean).join(' ') || email || intl.formatMessage(messages.nobody);
  const holds = ({ expireAt }: Invitation) =>
    expireAt * 1000 > correctedNow()
      ? intl.formatMessage(messages.until, { until: isolate(format.dateTime(expireAt)) })
      : intl.formatMessage(messages.expired);

  const perform = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
      setWithdrawing(null);
      onChange();
    }
  };

  const title = intl.formatMessage(messages.title);
  return (
    <Section title={title}>
      <List label={title}>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            title={nameOf(invitation)}
            text={[roleName(intl, invitation.role), holds(invitation)].join(' · ')}
            end={
              <Menu
                label={intl.formatMessage(messages.menu, { who: nameOf(invitation) })}
                words={false}
                items={[
                  { id: 'renew', label: intl.formatMessage(messages.renew), icon: 'refresh' },
                  { id: 'withdraw', label: intl.formatMessage(messages.withdraw), icon: 'delete', danger: true },
                ]}
                onAction={(id) =>
                  id === 'renew'
                    ? void perform(async () => onRenewed(await renew(invitation)))
                    : setWithdrawing(invitation)
                }
              />
            }
          />
        ))}
      </List>
      {withdrawing && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(messages.withdrawTitle)}
          text={intl.formatMessage(messages.withdrawText)}
          confirm={intl.formatMessage(messages.withdraw)}
          busy={busy}
          onConfirm={() =>
            void perform(async () => {
              await withdraw(withdrawing);
              toast(intl.formatMessage(messages.withdrawn), { kind: 'success' });
            })
          }
          onCancel={() => setWithdrawing(null)}
        />
      )}
      {failure && <ErrorDialog text={writeProblemText(intl, failure)} onClose={() => setFailure(null)} />}
    </Section>
  );
}
