/// <reference types="vite/client" />
import { locales } from '../../shared/src/i18n/locales.ts';

interface Glossary {
  words: Record<string, string>;
}

const files = import.meta.glob<Glossary>('../../locales/glossary/*.json', { eager: true, import: 'default' });
const glossaryOf = (locale: string) => files[`../../locales/glossary/${locale}.json`]?.words ?? {};

/** The terms of the field in every language, from the glossary that the texts' check reads. */
export function Terms() {
  return (
    <table className="room-table sb-unstyled">
      <thead>
        <tr>
          {locales.map(({ locale, name }) => (
            <th key={locale}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(glossaryOf('fr')).map((id) => (
          <tr key={id}>
            {locales.map(({ locale, dir }) => (
              <td key={locale} lang={locale} dir={dir}>
                {glossaryOf(locale)[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
