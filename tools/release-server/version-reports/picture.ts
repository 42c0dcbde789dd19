// The picture of a part's versions: over a week, how many devices ran each, and on how many it failed.
import { html, type Html } from './html.ts';
import { type VersionHistory, week } from './history.ts';

/** How many versions have a colour of their own: as many as the app's graphs have (shared/src/ui/styles/tokens.css). */
export const coloured = 5;

const { height, gap, failing: below } = { height: 100, gap: 6, failing: 40 };

/** The letter by which picture and table name a version. */
export const letterOf = (place: number) => String.fromCodePoint(65 + place);

/** The picture, with the versions in the order of the table; a sentence says what it shows to those who do not see it. */
export function picture(versions: readonly VersionHistory[], title: string): Html {
  const shown = versions.slice(0, coloured);
  const totals = Array.from({ length: week }, (_, at) => sum(shown.map(({ running }) => running[at]!)));
  const most = Math.max(1, ...totals);
  const mostFailing = Math.max(
    ...Array.from({ length: week }, (_, at) => sum(shown.map(({ failing }) => failing[at]!))),
  );
  // Where nothing failed, the picture is the bands alone.
  const tall = height + (mostFailing > 0 ? gap + below : 0);
  const bands = shown.map((version, place) => {
    const under = (at: number) => sum(shown.slice(0, place).map(({ running }) => running[at]!));
    const y = (count: number) => height - (height * count) / most;
    const points = (of: (at: number) => number) =>
      Array.from({ length: week }, (_, at) => `${round((at * week) / (week - 1))},${round(y(of(at)))}`);
    const top = points((at) => under(at) + version.running[at]!);
    const foot = points(under).toReversed();
    const now = under(week - 1) + version.running.at(-1)! / 2;
    return {
      area: html`<polygon points="${[...top, ...foot].join(' ')}" class="v${place}" />`,
      bars: version.failing.flatMap((count, at) => {
        if (count === 0) return [];
        const foot = sum(shown.slice(0, place).map(({ failing }) => failing[at]!));
        const scale = below / mostFailing;
        const top = tall - (foot + count) * scale;
        return [
          html`<rect x="${at}" width="1" y="${round(top)}" height="${round(count * scale)}" class="v${place}" />`,
        ];
      }),
      // A letter needs room.
      letter: version.running.at(-1)! / most < 0.12 ? null : { name: letterOf(place), top: (100 * y(now)) / height },
    };
  });
  const letters = bands.flatMap(({ letter }) =>
    letter ? [html`<span class="letter" style="top:${round(letter.top)}%">${letter.name}</span>`] : [],
  );
  const caption =
    mostFailing > 0
      ? `Above: devices that ran each version within 24 hours. Below: devices on which it failed, ${mostFailing} in an hour at most.`
      : 'Devices that ran each version within 24 hours. None said that it failed.';
  return html`<figure>
    <p class="scale" aria-hidden="true">${most} ${most === 1 ? 'device' : 'devices'}</p>
    <div class="plot">
      <svg viewBox="0 0 ${week} ${tall}" preserveAspectRatio="none" role="img" aria-label="${title}">
        ${bands.map(({ area }) => area)}
        <path d="M0 ${height}H${week}M0 ${tall}H${week}" class="line" />
        ${bands.flatMap(({ bars }) => bars)}
      </svg>
      <div class="letters" style="height:${round((100 * height) / tall)}%" aria-hidden="true">${letters}</div>
    </div>
    <p class="days" aria-hidden="true"><span>7 days ago</span><span>now</span></p>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const round = (value: number) => Math.round(value * 100) / 100;
