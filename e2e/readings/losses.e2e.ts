// Tests the measure that the walks with large and long texts use: it finds what a person cannot read in full, and nothing else.
import { expect, type Page } from '@playwright/test';
import { losses } from '../support/losses.ts';
import { test } from '../support/signed-in.ts';

test.use({ account: 'nobody' });

// All tests share one page; each writes its own words into it.
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

async function found(html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>body{margin:0;font:32px/1.5 monospace}</style>${html}`);
  return losses(page);
}

const label = 'Pourcentage de drainage';
const short = 'width:200px;white-space:nowrap';

for (const [what, html, expected] of [
  ['a label cut by its box', `<p style="${short};overflow:hidden">${label}</p>`, /is cut by/],
  [
    'a label cut by the box around its box',
    `<div style="width:200px;overflow:clip"><p style="${short}">${label}</p></div>`,
    /is cut by/,
  ],
  ['an ellipsis', `<p style="${short};overflow:hidden;text-overflow:ellipsis">${label}</p>`, /is cut by/],
  [
    'lines beyond the clamp',
    `<p style="width:300px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">${label} ${label}</p>`,
    /is cut by .* in height/,
  ],
  ['a line cut in its height', `<p style="height:20px;overflow:hidden">${label}</p>`, /is cut by .* in height/],
  [
    'a label beyond its button',
    `<button style="${short};font:inherit;border:1px solid;padding:0">${label}</button>`,
    /is beyond its box|is cut/,
  ],
  [
    'a segment that breaks inside a word',
    `<div style="display:flex;width:390px">${'<label style="flex:1;min-width:0;overflow-wrap:anywhere">Pourcentage</label>'.repeat(3)}</div>`,
    /"Pourcentage" is broken/,
  ],
  ['a word broken by break-all', `<p style="width:100px;word-break:break-all">${label}</p>`, /is broken/],
  [
    'a sheet that has to be scrolled sideways',
    `<dialog open style="width:300px;overflow-y:auto"><p style="white-space:nowrap">${label} ${label}</p></dialog>`,
    /is beyond what scrolls/,
  ],
  [
    'words beyond the screen',
    `<p style="white-space:nowrap;position:absolute;left:300px">${label}</p>`,
    /too wide|beyond the screen/,
  ],
  [
    'words beneath the screen that cannot be scrolled to',
    `<div style="position:fixed;top:830px;left:0"><p style="margin:0">${label}</p></div>`,
    /beyond the screen/,
  ],
  ['a placeholder cut by its field', `<input style="width:200px;font:inherit" placeholder="${label}">`, /is cut by/],
  ['a field into which an iPhone zooms', '<input style="font-size:15px">', /an iPhone zooms into <input/],
  ['a date that an iPhone zooms into', '<p contenteditable="true" style="font-size:14px">1</p>', /zooms into <p/],
  ['a mark of direction', '<p>\u2068Serre 4\u2069</p>', /mark of direction/],
] as const)
  test(`finds ${what}`, async () => {
    const all = await found(html);
    expect(all.join('\n')).toMatch(expected);
  });

for (const [what, html] of [
  ['words that wrap', `<p style="width:390px">${label}, ${label}</p>`],
  [
    'what a person wrote, with an ellipsis',
    `<p style="${short};overflow:hidden;text-overflow:ellipsis"><bdi>${label}</bdi></p>`,
  ],
  [
    'words for screen readers alone',
    `<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">${label}</p>`,
  ],
  [
    'a table that scrolls sideways',
    `<div role="region" tabindex="0" style="width:300px;overflow:auto"><table><tr><td style="white-space:nowrap">${label}</td><td>${label}</td></tr></table></div>`,
  ],
  [
    'a list that scrolls down',
    `<div style="height:100px;overflow-y:auto"><p>${label}</p><p>${label}</p><p>${label}</p></div>`,
  ],
  ['a value typed into a field, which scrolls in it', `<input style="width:200px;font:inherit" value="${label}">`],
] as const)
  test(`does not find ${what}`, async () => {
    expect(await found(html)).toEqual([]);
  });
