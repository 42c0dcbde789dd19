import { defineMessages, serverAtom, useIntl } from '@seguia/shared/platform';
import { Button, TextField, toast } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { invitationAddress, webOrigin } from '../links/invitation-address.ts';
import type { MadeInvitation } from './people-calls.ts';
import styles from './People.module.css';
import type { QrCodeProps } from '../qr/QrCode.tsx';

// Loads the code for QR codes when a link is shown. If it does not load, the link as text remains.
const QrCode = lazy(async () => {
  const loaded = import(/* webpackChunkName: "qr" */ '../qr/QrCode.tsx');
  const Code: ComponentType<QrCodeProps> = await loaded.then(
    (module) => module.QrCode,
    () => () => null,
  );
  return { default: Code };
});

const messages = defineMessages({
  code: { id: 'settings.people.link.code', defaultMessage: 'Code QR de l’invitation' },
  link: { id: 'settings.people.link.link', defaultMessage: 'Lien' },
  copy: { id: 'settings.people.link.copy', defaultMessage: 'Copier le lien' },
  copied: { id: 'settings.people.link.copied', defaultMessage: 'Lien copié' },
  share: { id: 'settings.people.link.share', defaultMessage: 'Partager le lien' },
});

/** The link of an invitation as a QR code and as text. */
export function InvitationLink({ made }: { made: MadeInvitation }) {
  const intl = useIntl();
  const link = useLink(made);
  return (
    <>
      <div className={styles.frame}>
        <Suspense>
          <QrCode text={link} label={intl.formatMessage(messages.code)} />
        </Suspense>
      </div>
      <TextField label={intl.formatMessage(messages.link)} value={link} onChange={() => undefined} readOnly dir="ltr" />
    </>
  );
}

/** The buttons that share and copy the link of an invitation; `primary` where copying is the one act of a sheet. */
export function LinkButtons({ made, primary = false }: { made: MadeInvitation; primary?: boolean }) {
  const intl = useIntl();
  const link = useLink(made);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(intl.formatMessage(messages.copied), { kind: 'success' });
  };
  // Rejects when the person closes the system's sheet, which is no failure.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <>
      {typeof navigator.share === 'function' && (
        <Button icon="share" onPress={share}>
          {intl.formatMessage(messages.share)}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button variant={primary ? 'primary' : 'secondary'} onPress={() => void copy()}>
          {intl.formatMessage(messages.copy)}
        </Button>
      )}
    </>
  );
}

function useLink({ invitation, token }: MadeInvitation): string {
  const server = useAtomValue(serverAtom) ?? '';
  return invitationAddress(webOrigin(), server, invitation.language, token);
}
