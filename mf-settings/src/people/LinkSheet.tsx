import { isThisMachine } from '@seguia/shared/domain/server-address';
import { defineMessages, isolate, serverAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, Dialog, isolated, TextField, toast } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { invitationAddress, webOrigin } from './invitation-address.ts';
import type { QrCodeProps } from './QrCode.tsx';
import styles from './People.module.css';
import type { MadeInvitation } from './people-calls.ts';

// Loads the code for QR codes when the sheet opens. If it does not load, the link as text remains.
const QrCode = lazy(async () => {
  const loaded = import(/* webpackChunkName: "qr" */ './QrCode.tsx');
  const Code: ComponentType<QrCodeProps> = await loaded.then(
    (module) => module.QrCode,
    () => () => null,
  );
  return { default: Code };
});

const messages = defineMessages({
  title: { id: 'settings.people.link.title', defaultMessage: 'Lien d’invitation' },
  scan: { id: 'settings.people.link.scan', defaultMessage: 'Faites scanner ce code, ou envoyez le lien.' },
  once: {
    id: 'settings.people.link.once',
    defaultMessage: 'Il sert une fois, jusqu’au {until}. Il n’est plus montré ensuite.',
  },
  mailed: { id: 'settings.people.link.mailed', defaultMessage: 'Il part aussi par e-mail à {email}.' },
  code: { id: 'settings.people.link.code', defaultMessage: 'Code QR de l’invitation' },
  link: { id: 'settings.people.link.link', defaultMessage: 'Lien' },
  copy: { id: 'settings.people.link.copy', defaultMessage: 'Copier le lien' },
  copied: { id: 'settings.people.link.copied', defaultMessage: 'Lien copié' },
  share: { id: 'settings.people.link.share', defaultMessage: 'Partager le lien' },
  local: {
    id: 'settings.people.link.local',
    defaultMessage: 'Le serveur est sur cette machine : d’autres appareils ne le trouveront pas.',
  },
});

/** The link of an invitation, as a QR code and as text. It can be shown only once, because the server stores no more than its hash. */
export function LinkSheet({ made, onClose }: { made: MadeInvitation; onClose: () => void }) {
  const intl = useIntl();
  const format = useFormat();
  const server = useAtomValue(serverAtom) ?? '';
  const { invitation, token, mailed } = made;
  const link = invitationAddress(webOrigin(), server, invitation.language, token);
  const until = isolate(format.dateTime(invitation.expireAt));
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(intl.formatMessage(messages.copied), { kind: 'success' });
  };
  // Rejects when the person closes the system's sheet, which is no failure.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  const canCopy = 'clipboard' in navigator;
  const canShare = typeof navigator.share === 'function';
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      look="sheet"
      onClose={onClose}
      actions={
        <>
          {canShare && (
            <Button icon="share" onPress={share}>
              {intl.formatMessage(messages.share)}
            </Button>
          )}
          {canCopy && (
            <Button variant="primary" onPress={() => void copy()}>
              {intl.formatMessage(messages.copy)}
            </Button>
          )}
        </>
      }
    >
      {isThisMachine(new URL(server).hostname) && <Banner kind="warn">{intl.formatMessage(messages.local)}</Banner>}
      <p className={styles.lead}>{intl.formatMessage(messages.scan)}</p>
      <div className={styles.frame}>
        <Suspense>
          <QrCode text={link} label={intl.formatMessage(messages.code)} />
        </Suspense>
      </div>
      <TextField label={intl.formatMessage(messages.link)} value={link} onChange={() => undefined} readOnly dir="ltr" />
      <p className={styles.note}>{isolated(intl.formatMessage(messages.once, { until }))}</p>
      {mailed && invitation.email !== null && (
        <p className={styles.note}>
          {isolated(intl.formatMessage(messages.mailed, { email: isolate(invitation.email) }))}
        </p>
      )}
    </Dialog>
  );
}
