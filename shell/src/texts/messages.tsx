import type { MessageFormatElement } from 'react-intl';
import { type PropsWithChildren, useContext } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';

export type Messages = Record<string, MessageFormatElement[]>;

/** Loads the texts of shell and kit in one language; each remote brings its own. */
export async function loadMessages(locale: string): Promise<Messages> {
  const [shell, kit] = (await Promise.all([
    import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/shell/${locale}.json`),
    import(/* webpackChunkName: "texts-[request]" */ `@seguia/locales/shared/${locale}.json`),
  ])) as { default: Messages }[];
  return { ...kit!.default, ...shell!.default };
}

/** Adds texts to those of the provider around it. `locale` is the tag, with its region, by which their numbers and dates are written. */
export function Translated({ locale, messages, children }: PropsWithChildren<{ locale: string; messages: Messages }>) {
  const outer = useContext(IntlContext);
  return (
    <IntlProvider locale={locale} messages={{ ...outer?.messages, ...messages } as Messages}>
      {children}
    </IntlProvider>
  );
}
