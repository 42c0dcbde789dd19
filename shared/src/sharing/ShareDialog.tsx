import { type ReactNode, useRef } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { useIntl } from 'react-intl';
import { defineMessages } from '../i18n/define-messages.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { InLanguage } from './InLanguage.tsx';
import { pngOf } from './paint-svg.ts';
import { canShareFiles, sharePicture } from './share-picture.ts';
import styles from './ShareDialog.module.css';

const messages = defineMessages({
  language: { id: 'ui.share.language', defaultMessage: 'Langue de l’image et du texte' },
  share: { id: 'ui.share.share', defaultMessage: 'Partager' },
  save: { id: 'ui.share.save', defaultMessage: 'Enregistrer l’image' },
  copy: { id: 'ui.share.copy', defaultMessage: 'Copier le texte' },
  copied: { id: 'ui.share.copied', defaultMessage: 'Texte copié' },
  notCopied: { id: 'ui.share.notCopied', defaultMessage: 'Le texte n’a pas pu être copié.' },
  failed: { id: 'ui.share.failed', defaultMessage: 'L’image n’a pas pu être préparée.' },
});

/** The picture's width in px: sharp on a phone, and small enough for any messenger. */
const pictureWidth = 1440;

interface ShareDialogProps {
  title: string;
  /** The name of the picture's file, without its ending. */
  fileName: string;
  /** Loads the part's own texts in a language. */
  loadLanguage: (locale: string) => Promise<Record<string, MessageFormatElement[]>>;
  /** False while the data is still being read. */
  isReady: boolean;
  onClose: () => void;
  /** One picture (an SVG) and one `SharedText`, drawn in the language of the provider around them. */
  children: ReactNode;
}

/** Shows a picture and a short text before they are sent, in the person's language or another. Both are made on the device. */
export function ShareDialog({ title, fileName, loadLanguage, isReady, onClose, children }: ShareDialogProps) {
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const text = () => content.current?.querySelector('[data-shared-text]')?.textContent ?? '';
  const share = async () => {
    const svg = content.current?.querySelector('svg');
    if (!svg) return;
    try {
      await sharePicture(await pngOf(svg, pictureWidth), `${fileName}.png`, text());
    } catch {
      toast(intl.formatMessage(messages.failed), { kind: 'error' });
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => toast(intl.formatMessage(messages.copied), { kind: 'success' }),
      () => toast(intl.formatMessage(messages.notCopied), { kind: 'error' }),
    );
  return (
    <Dialog
      look="sheet"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void copy()} disabled={!isReady}>
            {intl.formatMessage(messages.copy)}
          </Button>
          <Button
            variant="primary"
            icon={canShareFiles() ? 'share' : 'download'}
            disabled={!isReady}
            onPress={() => void share()}
          >
            {intl.formatMessage(canShareFiles() ? messages.share : messages.save)}
          </Button>
        </>
      }
    >
      <InLanguage ref={content} label={intl.formatMessage(messages.language)} loadLanguage={loadLanguage}>
        {children}
      </InLanguage>
    </Dialog>
  );
}

/** The text that goes with the picture; its line breaks are kept. */
export function SharedText({ children }: { children: string }) {
  return (
    <p className={styles.text} data-shared-text>
      {children}
    </p>
  );
}
