import type { PlotState } from '@seguia/shared/domain/board/plot-now';
import { escaped, markedUp } from './mail-text.ts';

interface Letter {
  locale: string;
  dir: 'ltr' | 'rtl';
  farm: string;
  day: string;
  summary: string;
  plots: readonly { name: string; sentence: string; state: PlotState; toDo: readonly string[] }[];
  open: string;
  boardAddress: string | null;
  why: string;
  end: string;
  endAddress: string;
}

/** The edge of a plot's line, in the colours of the app's states. */
const edges: Record<PlotState, string> = { out: '#B3261E', unread: '#7C7868', in: '#0A6B52', untargeted: '#7C7868' };

/** The mail as HTML: one column, no picture, nothing that must be fetched. Styles are inline, because every mail program reads them there. */
export function letterPage(letter: Letter): string {
  const { locale, dir, farm, day, summary, plots, open, boardAddress, why, end, endAddress } = letter;
  const start = dir === 'rtl' ? 'right' : 'left';
  const lines = plots.map(
    ({ name, sentence, state, toDo }) =>
      `<li style="margin:0 0 8px;padding:10px 14px;background:#FFFFFF;border-radius:10px;border-${start}:4px solid ${edges[state]}">` +
      `<strong><bdi>${escaped(name)}</bdi></strong><br>${markedUp(sentence)}${toDo.map((text) => `<br>${markedUp(text)}`).join('')}</li>`,
  );
  const link = (address: string, text: string, style: string) =>
    `<a href="${escaped(address)}" style="${style}">${escaped(text)}</a>`;
  const button =
    'display:inline-block;padding:14px 20px;border-radius:10px;background:#0B5A6B;color:#FFFFFF;font-weight:600;text-decoration:none';
  return [
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">`,
    `<title>${escaped(farm)}</title></head>`,
    `<body style="margin:0;padding:0;background:#F5F2EA;color:#17211F">`,
    `<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif;text-align:${start}">`,
    `<h1 style="margin:0;font-size:22px;line-height:28px"><bdi>${escaped(farm)}</bdi></h1>`,
    `<p style="margin:0 0 16px;color:#4C5956">${escaped(day)}</p>`,
    `<p style="margin:0 0 16px;font-size:18px;font-weight:600">${markedUp(summary)}</p>`,
    `<ul style="margin:0 0 24px;padding:0;list-style:none">${lines.join('')}</ul>`,
    ...(boardAddress === null ? [] : [`<p style="margin:0 0 24px">${link(boardAddress, open, button)}</p>`]),
    `<p style="margin:0;color:#4C5956;font-size:14px">${markedUp(why)}<br>`,
    `${link(endAddress, end, 'color:#0B5A6B')}</p></div></body></html>`,
  ].join('\n');
}
