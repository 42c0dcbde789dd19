import { createHash } from 'node:crypto';
import { localeEntry } from '@seguia/shared/i18n/locales.ts';
import { escaped, markedUp } from './mail-text.ts';

const style = `
:root { color-scheme: light dark; --bg: #F5F2EA; --text: #17211F; --primary: #0B5A6B; --on: #FFFFFF; }
@media (prefers-color-scheme: dark) { :root { --bg: #0F1615; --text: #EEF2EE; --primary: #6CC5D4; --on: #06272E; } }
body { margin: 0; padding: 32px 16px; background: var(--bg); color: var(--text); font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; }
p { margin: 0 0 24px; overflow-wrap: anywhere; }
button { min-height: 56px; width: 100%; border: 0; border-radius: 10px; background: var(--primary); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
`;

/** No scripts, and nothing from other origins; the form posts to the page's own address. */
export const endPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface EndPage {
  locale: string;
  title: string;
  text: string;
  /** The button's label; null where there is nothing to press. */
  button: string | null;
}

/** A page with a sentence and at most one button, which posts to the page's own address. */
export function endPage({ locale, title, text, button }: EndPage): string {
  const { dir } = localeEntry(locale);
  const form = button === null ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Seguia</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1><p>${markedUp(text)}</p>${form}</main></body></html>`;
}
