import { isThisMachine } from '@seguia/shared/domain/server-address';
import { defineMessages, isolate, serverAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Dialog, isolated } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { InvitationLink, LinkButtons } from './InvitationLink.tsx';
import styles from './People.module.css';
import type { MadeInvitation } from './people-calls.ts';

const messages = defineMessages({
  title: { id: 'settings.people.link.title', defaultMessage: 'Lien d’invitation' },
  titles: { id: 'settings.people.link.titles', defaultMessage: 'Liens d’invitation' },
  scan: { id: 'settings.people.link.scan', defaultMessage: 'Faites scanner ce code, ou envoyez le lien.' },
  scanEach: {
    id: 'settings.people.link.scanEach',
    defaultMessage: 'Faites scanner à chaque personne son code, ou envoyez-lui son lien.',
  },
  once: {
    id: 'settings.people.link.once',
    defaultMessage: 'Il sert une fois, jusqu’au {until}. Il n’est plus montré ensuite.',
  },
  mailed: { id: 'settings.people.link.mailed', defaultMessage: 'Il part aussi par e-mail à {email}.' },
  unnamed: { id: 'settings.people.unnamed', defaultMessage: 'Lien sans nom' },
  local: {
    id: 'settings.people.link.local',
    defaultMessage: 'Le serveur est sur cette machine : d’autres appareils ne le trouveront pas.',
  },
});

interface LinkSheetProps {
  /** At least one. */
  made: readonly MadeInvitation[];
  onClose: () => void;
}

/** The links of invitations, as QR codes and as text. They can be shown only once, because the server stores no more than their hashes. */
export function LinkSheet({ made, onClose }: LinkSheetProps) {
  const intl = useIntl();
  const server = useAtomValue(serverAtom) ?? '';
  const [only, ...others] = made;
  const single = others.length === 0 ? only : undefined;
  return (
    <Dialog
      title={intl.formatMessage(single ? messages.title : messages.titles)}
      look="sheet"
      onClose={onClose}
      {...(single && { actions: <LinkButtons made={single} primary /> })}
    >
      {isThisMachine(new URL(server).hostname) && <Banner kind="warn">{intl.formatMessage(messages.local)}</Banner>}
      <p className={styles.lead}>{intl.formatMessage(single ? messages.scan : messages.scanEach)}</p>
      {single ? (
        <>
          <InvitationLink made={single} />
          <Validity made={single} />
        </>
      ) : (
        made.map((of) => <PersonsLink key={of.invitation.id} made={of} />)
      )}
    </Dialog>
  );
}

/** One of several links, under the person's name. */
function PersonsLink({ made }: { made: MadeInvitation }) {
  const intl = useIntl();
  const { id, firstname, lastname, email } = made.invitation;
  const name = [firstname, lastname].filter(Boolean).join(' ') || email || intl.formatMessage(messages.unnamed);
  return (
    <section className={styles.person} aria-labelledby={`link-${id}`}>
      <h3 id={`link-${id}`}>{name}</h3>
      <InvitationLink made={made} />
      <Validity made={made} />
      <div className={styles.ways}>
        <LinkButtons made={made} />
      </div>
    </section>
  );
}

/** Says until when the link can be used, and to which e-mail address it was sent. */
function Validity({ made: { invitation, mailed } }: { made: MadeInvitation }) {
  const intl = useIntl();
  const format = useFormat();
  const until = isolate(format.dateTime(invitation.expireAt));
  return (
    <>
      <p className={styles.note}>{isolated(intl.formatMessage(messages.once, { until }))}</p>
      {mailed && invitation.email !== null && (
        <p className={styles.note}>
          {isolated(intl.formatMessage(messages.mailed, { email: isolate(invitation.email) }))}
        </p>
      )}
    </>
  );
}
