// Everything that opens on a screen: sheets, dialogs, menus, and what forms say about wrong values.
import type { Locator, Page } from '@playwright/test';
import type { WireCampaign } from './other-device.ts';
import type { Translation } from './translation.ts';

interface Opening {
  path: string;
  what: string;
  open: () => Promise<void>;
  /** What is visible only while it is open. */
  shown: Locator;
}

/** What a walk looks at: the id of a reading that was corrected once, and the campaign with the most to show. */
export interface Subjects {
  reading: string;
  campaign: WireCampaign;
}

/** Returns everything that opens, by page. The second form of a page contains what was typed in the first. */
export function openings(page: Page, translation: Translation, { reading, campaign }: Subjects): Opening[] {
  const { textOf } = translation;
  const main = page.getByRole('main');
  const type = (values: Record<string, string>) => typeMeasures(page, translation, values);
  const press = (id: string, place: Page | Locator = main) =>
    place
      .getByRole('button', { name: textOf(id) })
      .first()
      .click();
  const mark = translation.locale === 'en' ? '.' : ',';
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const text = (id: string) => page.getByText(translation.like(id)).first();
  return [
    {
      path: '/app/history',
      what: 'filter',
      open: () => press('readings.history.filter'),
      shown: dialog,
    },
    { path: '/app/history', what: 'deleted readings', open: () => press('readings.history.deleted'), shown: dialog },
    {
      path: '/app/round',
      what: 'order',
      open: () => press('readings.round.changeOrder'),
      shown: dialog.getByRole('listitem').first(),
    },
    { path: `/app/one/${reading}`, what: 'delete', open: () => press('readings.action.delete'), shown: question },
    {
      path: '/app/new',
      what: 'nothing typed',
      open: () => press('readings.form.save'),
      shown: text('readings.problem.nothingMeasured'),
    },
    {
      path: '/app/new',
      what: 'asked',
      open: () => type({ intakeEc: '25', intakePh: `9${mark}4`, drainEc: `9${mark}1`, drainPercent: '70' }),
      shown: text('readings.problem.tooHigh'),
    },
    {
      path: '/app/new',
      what: 'drippers',
      open: () => page.getByRole('radio', { name: textOf('readings.field.entryDrippers') }).check(),
      shown: page.getByRole('textbox', { name: textOf('readings.field.totalDrained') }),
    },
    { path: '/app/farm/plots', what: 'a plot', open: () => press('settings.plots.add'), shown: dialog },
    { path: '/app/farm/plots', what: 'paste', open: () => press('settings.plots.paste'), shown: dialog },
    {
      path: '/app/farm/plots',
      what: 'order',
      open: () => press('settings.plots.order'),
      shown: dialog.getByRole('listitem').first(),
    },
    { path: '/app/farm/meters', what: 'a meter', open: () => press('settings.meters.add'), shown: dialog },
    { path: '/app/farm/crops', what: 'a crop', open: () => press('settings.crops.add'), shown: dialog },
    {
      path: `/app/campaign/${campaign.id}`,
      what: 'menu',
      open: () => press('campaigns.menu.label'),
      shown: page.getByRole('menu'),
    },
    {
      path: `/app/campaign/${campaign.id}`,
      what: 'plots',
      open: () => main.getByRole('button', { name: translation.like('campaigns.plots.one') }).click(),
      shown: dialog,
    },
    {
      path: '/app/campaign/new',
      what: 'nothing typed',
      open: () => press('campaigns.form.save'),
      shown: text('campaigns.error.nameRequired'),
    },
    {
      path: '/app/farm/people',
      what: 'invite',
      open: () => press('settings.people.invite'),
      shown: dialog,
    },
    { path: '/app/settings', what: 'licences', open: () => press('settings.about.licences'), shown: dialog },
    { path: '/app/settings', what: 'change server', open: () => press('settings.server.change'), shown: question },
    { path: '/app/settings', what: 'log out', open: () => press('ui.logout.button'), shown: question },
  ];
}

/** Types values into the form's fields as a person does, and leaves each field afterwards. */
export async function typeMeasures(
  page: Page,
  translation: Translation,
  values: Record<string, string>,
): Promise<void> {
  for (const [measure, text] of Object.entries(values)) {
    const field = page.getByRole('textbox', { name: translation.textOf(`readings.measure.${measure}`) });
    await field.fill(text);
    await field.press('Tab');
  }
}
