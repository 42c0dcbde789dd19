import { type ReactNode, type Ref, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import { IntlProvider, useIntl } from 'react-intl';
import { localeEntry, locales, supportedLocale } from '../i18n/locales.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Select } from '../ui/pickers/Select.tsx';
import styles from './InLanguage.module.css';
import { useTextsIn } from './use-texts-in.ts';

interface InLanguageProps {
  /** The name of the choice. */
  label: string;
  /** Loads the part's own texts in a language. */
  loadLanguage: (locale: string) => Promise<Record<string, MessageFormatElement[]>>;
  /** The element around the content. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What is meant for other people: in the person's own language, or in the one that they choose above it. */
export function InLanguage({ label, loadLanguage, ref, children }: InLanguageProps) {
  const intl = useIntl();
  const own = supportedLocale(intl.locale);
  const [wanted, setWanted] = useState(own);
  const texts = useTextsIn(wanted, own, loadLanguage);
  const { locale, dir } = localeEntry(texts.locale);
  return (
    <div className={styles.body}>
      <Select
        label={label}
        value={wanted}
        onChange={setWanted}
        options={locales.map(({ locale: id, name }) => ({ id, label: name, lang: id }))}
      />
      {texts.state === 'unreachable' && (
        <Banner kind="warn">
          {intl.formatMessage(
            {
              id: 'ui.share.unreachable',
              defaultMessage: 'Les textes en {language} ne sont pas sur cet appareil : il faut du réseau.',
            },
            { language: localeEntry(wanted).name },
          )}
        </Banner>
      )}
      <div ref={ref} className={styles.content} lang={locale} dir={dir}>
        {texts.messages ? (
          <IntlProvider locale={locale} messages={texts.messages}>
            {children}
          </IntlProvider>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
