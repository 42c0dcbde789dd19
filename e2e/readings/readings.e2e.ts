import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, onFarm, yesterday } from '../support/farm-clock.ts';
import { OtherDevice } from '../support/other-device.ts';
import { leaveRecentReadings } from '../support/recent-demo.ts';
import { exactly, ReadingForm } from '../support/reading-form.ts';
import { expect, type Page } from '@playwright/test';
import { firstUnlessProof } from '../support/proof.ts';
import { test } from '../support/signed-in.ts';
import { type Translation, translationIn } from '../support/translation.ts';
import { DataServer } from '../support/world.ts';

// The journeys' phones are set to Tokyo and the farm is in Morocco: every day and hour on the screens is the farm's.

/** How people of each language type a decimal number: a comma, and in Arabic Arabic-Indic digits with their own decimal mark. */
const typing = {
  fr: (text: string) => text.replace('.', ','),
  'ar-MA': (text: string) => text.replace('.', '٫').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
};

for (const locale of firstUnlessProof(['fr', 'ar-MA'] as const)) {
  const translation = translationIn(locale);
  const { textOf, like, prefix } = translation;
  const type = typing[locale];

  test.describe(locale, () => {
    test('a person records from the drippers, sees the percentage live, and the plot remembers them', async ({
      page,
      world,
    }) => {
      const form = new ReadingForm(page, translation);
      const plot = locale === 'fr' ? 'Tunnel 2' : 'Tunnel 1';
      const device = await OtherDevice.of(world.api, 'recorder');
      await device.record({
        plot_id: device.plot(plot),
        ...onFarm(),
        intake_ec: 1.73,
        entry_type: 'drippers',
        total_drained: 300,
        intake_per_dripper: 90,
        dripper_count: 20,
        dripper_unit: 'ml',
      });
      await page.goto(`${prefix}/app`);
      await expect(page.getByText('1,73').first()).toBeVisible();
      const main = page.getByRole('navigation', { name: textOf('shell.nav.main') });
      await main.getByRole('link', { name: textOf('readings.nav.newReading'), exact: true }).click();
      await form.choose('readings.field.plot', plot);
      await form.type({ intakeEc: type('1.71'), intakePh: type('5.7'), drainEc: type('2.05'), drainPh: type('5.9') });
      await form.entryType('Drippers').check();
      await form.dripper('totalDrained').fill(type('840'));
      await expect(form.dripper('intakePerDripper')).toHaveValue('90');
      await expect(form.dripper('dripperCount')).toHaveValue('20');
      const dialog = page.getByRole('alertdialog', { name: textOf('readings.form.intakeChanged') });
      await form.dripper('intakePerDripper').fill(type('100'));
      await form.dripper('intakePerDripper').press('Tab');
      await dialog.getByRole('button', { name: textOf('ui.ok') }).click();
      await form.dripper('dripperCount').fill(type('30'));
      await expect(form.calculated).toContainText('28');
      await form.dripper('intakePerDripper').fill(type('120'));
      await expect(form.calculated).toContainText('23,3');
      await form.dripper('intakePerDripper').press('Tab');
      await expect(dialog).toContainText(/100.*120/);
      await dialog.getByRole('button', { name: textOf('ui.ok') }).click();
      await form.choose('readings.field.dripperUnit', 'cL');
      const unitDialog = page.getByRole('alertdialog', { name: textOf('readings.form.unitChanged') });
      await expect(unitDialog).toContainText(/mL.*cL/);
      await unitDialog.getByRole('button', { name: textOf('ui.ok') }).click();
      await expect(form.calculated).toContainText('23,3');
      await form.save();

      expect((await device.mine())[0]).toMatchObject({
        plot_id: device.plot(plot),
        intake_ec: 1.71,
        intake_ph: 5.7,
        drain_ec: 2.05,
        drain_ph: 5.9,
        entry_type: 'drippers',
        drain_percent: expect.closeTo(23.333, 2),
        total_drained: 840,
        intake_per_dripper: 120,
        dripper_count: 30,
        dripper_unit: 'cl',
      });
      await page.getByRole('link', { name: textOf('readings.saved.again') }).click();
      await form.entryType('Drippers').check();
      await expect(form.dripper('intakePerDripper')).toHaveValue('120');
      await expect(form.dripper('dripperCount')).toHaveValue('30');
      await expect(form.dripper('totalDrained')).toHaveValue('');
      await expect(page.getByRole('button', { name: /^cL/ })).toBeVisible();
    });

    test('refuses impossible values, asks about unusual ones once, and repairs them by a tap', async ({
      page,
      world,
    }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      // Each language has its own value, because the same values in the same minute would bring up a question.
      const drainEc = locale === 'fr' ? '3.61' : '3.62';
      const [before] = await device.mine();
      const form = new ReadingForm(page, translation);
      await page.goto(`${prefix}/app/new?plot=${device.plot('Serre 2')}`);
      await form.button('readings.form.save').click();
      await expect(
        page.getByRole('alert').filter({ hasText: textOf('readings.problem.nothingMeasured') }),
      ).toBeVisible();

      await form.type({ intakeEc: type('2410') });
      await expect(page.getByText(like('readings.problem.tooHigh')).first()).toBeVisible();
      await expect(form.measure('intakeEc')).toHaveAttribute('aria-invalid', 'true');
      // On a phone one value is in sight; the list of problems leads to the wrong one.
      await form.measure('intakeEc').focus();
      await page.getByRole('button', { name: like('readings.fix.microsiemens') }).click();
      await expect(form.measure('intakeEc')).toHaveValue('2,41');

      await form.type({ drainPh: type('61') });
      await expect(page.getByText(like('readings.problem.outOfRange')).first()).toBeVisible();
      await form.measure('drainPh').focus();
      await page.getByRole('button', { name: like('readings.fix.use') }).click();
      await expect(form.measure('drainPh')).toHaveValue('6,1');

      await form.measure('drainEc').fill(`3${type('.')}6${type('.')}1`);
      await form.measure('drainEc').press('Tab');
      await expect(page.getByText(like('readings.problem.twoSeparators')).first()).toBeVisible();
      await form.button('readings.form.save').click();
      await expect(form.measure('drainEc')).toBeFocused();
      await form.type({ drainEc: type(drainEc) });

      await form.type({ intakeEc: type('5.8'), intakePh: type('2.4') });
      await form.measure('intakePh').focus();
      await page.getByRole('button', { name: textOf('readings.fix.swap') }).click();
      await expect(form.measure('intakeEc')).toHaveValue('2,4');
      await expect(form.measure('intakePh')).toHaveValue('5,8');

      await form.type({ drainPercent: type('64') });
      await form.button('readings.form.save').click();
      await expect(form.button('readings.fix.yes').first()).toBeVisible();
      await expect(form.saved).toBeHidden();
      await expect(form.measure('drainPercent')).toBeFocused();
      await form.saveAgain();
      const [newest, next] = await device.mine();
      expect(next?.id).toBe(before?.id);
      expect(newest).toMatchObject({
        intake_ec: 2.4,
        intake_ph: 5.8,
        drain_ec: Number(drainEc),
        drain_ph: 6.1,
        drain_percent: 64,
      });
    });

    test('a tap beside the keypad reaches its target, though the keypad closes', async ({ page, world }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const form = new ReadingForm(page, translation);
      await page.goto(`${prefix}/app/new?plot=${device.plot('Serre 4')}`);
      await expect(form.measure('intakeEc')).toBeFocused();
      await form.measure('intakeEc').fill(type('7.5')); // leaving it brings up a question, which moves the rest
      const [keys, drippers] = [form.button('ui.keypad.hide'), form.entryType('Drippers')];
      await expect(keys).toBeVisible();
      await drippers.tap();
      await expect(drippers).toBeChecked();
      await expect(keys).toBeHidden();
      await form.measure('intakeEc').focus();
      await expect(keys).toBeVisible();
      await form.entryType('Value').click();
      await expect(form.entryType('Value')).toBeChecked();
    });

    test('a draft survives a closed tab, until the person starts over', async ({ page, context, world }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const address = `${prefix}/app/new?plot=${device.plot('Tunnel 3')}`;
      await page.goto(address);
      const before = new ReadingForm(page, translation);
      await before.type({ intakeEc: type('1.93'), drainPh: type('6.2') });
      await before.waitForDraft(type('6.2'));
      await page.close();
      const again = await context.newPage();
      const form = new ReadingForm(again, translation);
      await again.goto(address);
      await expect(again.getByText(textOf('readings.form.draftBack'))).toBeVisible();
      await expect(form.measure('intakeEc')).toHaveValue(type('1.93'));
      await expect(form.measure('drainPh')).toHaveValue(type('6.2'));
      await form.button('readings.form.startOver').click();
      await expect(form.measure('intakeEc')).toHaveValue('');
      await form.waitForNoDraft(type('6.2'));
      await again.reload();
      await expect(form.measure('intakeEc')).toHaveValue('');
      await expect(again.getByText(textOf('readings.form.draftBack'))).toBeHidden();
    });

    test('an edit shows its author, the old and the new value; a deletion can be undone, and the manager can restore it', async ({
      page,
      world,
      phoneOf,
    }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const intakeEc = locale === 'fr' ? 2.31 : 2.32;
      const minute = locale === 'fr' ? '41' : '42';
      const when = { date: yesterday(), time: `23:${minute}` };
      const reading = await device.record({ plot_id: device.plot('Serre 3'), ...when, intake_ec: intakeEc });
      const form = new ReadingForm(page, translation);
      await page.goto(`${prefix}/app/one/${reading.id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Serre 3' })).toBeVisible();
      await page.getByRole('link', { name: textOf('readings.action.edit') }).click();
      await expect(form.measure('intakeEc')).toHaveValue(String(intakeEc).replace('.', ','));
      await expect.poll(() => form.shown()).toMatchObject({ time: ['23', minute] });
      await form.type({ intakeEc: type('2.53') });
      await form.save();
      expect(await device.reading(reading.id)).toMatchObject({ intake_ec: 2.53, timestamp: reading.timestamp });
      await page.getByRole('link', { name: textOf('readings.saved.show') }).click();
      await form.button('readings.one.showChanges').click();
      const changes = page.getByRole('list', { name: textOf('readings.one.changes') });
      await expect(changes).toContainText(textOf('readings.revision.updated', { name: 'Youssef Aït Lahcen' }));
      await expect(changes).toContainText(/2,3[12].*2,53/);

      await remove(page, translation);
      const undo = form.button('readings.action.undo');
      await undo.click();
      await expect(undo).toHaveCount(0);
      // The page has only the rows in sight, so the journey opens that day alone.
      const dayOfPlot = `${prefix}/app/history?plot=${reading.plot_id}&from=${when.date}&to=${when.date}`;
      await page.goto(dayOfPlot);
      const row = page
        .getByRole('list', { name: textOf('readings.list.name') })
        .getByRole('link', { name: new RegExp(`${when.time}.*Serre 3`) });
      await expect(row).toHaveCount(1);
      await row.click();
      await expect(page).toHaveURL(new RegExp(reading.id));
      await remove(page, translation);
      await page.goto(dayOfPlot);
      await expect(page.getByRole('list', { name: textOf('readings.list.name') })).toBeVisible();
      await expect(row).toHaveCount(0);
      // The deletion waits for a moment, so that it can be undone.
      const allSent = page.getByRole('status').filter({ hasText: exactly(textOf('shell.sync.allSent')) });
      await expect(allSent).toBeVisible({ timeout: 25_000 });

      const manager = await (await phoneOf('manager')).newPage();
      await manager.goto(`${prefix}/app/history`);
      await manager.getByRole('button', { name: textOf('readings.history.deleted') }).click();
      const deleted = manager.getByRole('dialog', { name: textOf('readings.deleted.title') });
      await deleted
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`Serre 3.*${when.time}`, 's') })
        .first()
        .getByRole('button', { name: textOf('readings.deleted.restore') })
        .click();
      await expect(deleted.getByText(textOf('readings.deleted.restored'))).toBeVisible();
      await page.reload();
      await expect(row).toHaveCount(1);
      expect(await device.reading(reading.id)).toMatchObject({ intake_ec: 2.53 });
    });

    // Specification 1: history
    test('the history is grouped by day, and its filters are in the address', async ({ page, world }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const [plot_id, date] = [device.plot('Roseraie Est'), yesterday()];
      const minute = locale === 'fr' ? '1' : '2';
      await device.record({ plot_id, date, time: `23:1${minute}`, intake_ec: 1.47 });
      const manager = await OtherDevice.of(world.api, 'manager');
      await manager.record({ plot_id, date, time: `23:2${minute}`, intake_ec: 1.48 });
      await device.record({ plot_id: device.plot('Serre 2'), ...onFarm(), intake_ec: 2.2 });
      await page.goto(`${prefix}/app/history`);
      const list = page.getByRole('list', { name: textOf('readings.list.name') });
      const day = (date: string) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
          Date.parse(date),
        );
      await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(day(onFarm().date));
      await page.getByRole('button', { name: textOf('readings.history.filter'), exact: true }).click();
      const sheet = page.getByRole('dialog', { name: textOf('readings.filter.title') });
      await sheet.getByRole('combobox', { name: textOf('readings.filter.plot') }).click();
      await page.keyboard.type('Roseraie E');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('option', { name: 'Roseraie Est' }).click();
      await sheet.getByRole('button', { name: new RegExp(textOf('readings.filter.author')) }).click();
      await page.getByRole('option', { name: textOf('readings.history.me'), exact: true }).click();
      await sheet.getByRole('button', { name: textOf('readings.filter.done') }).click();
      const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
      expect([parameter('plot'), parameter('by')]).toEqual([device.plot('Roseraie Est'), 'me']);
      const links = list.getByRole('link');
      const mine = list.getByRole('link', { name: `23:1${minute}` });
      const theirs = list.getByRole('link', { name: `23:2${minute}` });
      await expect(mine).toHaveCount(1);
      await expect(theirs).toHaveCount(0);
      await expect(links.first()).toHaveAccessibleName(/Roseraie Est/);
      await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(day(yesterday()));
      for (const name of await links.allInnerTexts()) expect(name).toContain('Roseraie Est');

      await page.reload();
      await expect(mine).toHaveCount(1);
      await expect(theirs).toHaveCount(0);
      await page
        .getByRole('button', { name: textOf('readings.history.chipRemove', { name: textOf('readings.history.me') }) })
        .click();
      await expect(theirs).toHaveCount(1);
      expect(parameter('by')).toBeNull();
      const longAgo = addDays(onFarm().date, -210);
      await page.goto(`${prefix}/app/history?from=${longAgo}&to=${longAgo}`);
      await expect(list.getByRole('heading', { level: 2 })).toHaveText([day(longAgo)]);
      await expect(links.first()).toBeVisible();
      await page.goto(`${prefix}/app/history?to=2001-01-01`);
      await expect(page.getByText(textOf('readings.history.noneFiltered'))).toBeVisible();
    });

    // Specification 1: list the latest entries, own or all
    // Specification 2: /app/last: toggle display only my entries
    test('Latest shows all entries until the person chooses only their own, and remembers that', async ({
      page,
      world,
    }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const now = onFarm();
      await device.record({ plot_id: device.plot('Serre 4'), ...now, intake_ec: 2.66 });
      await page.goto(`${prefix}/app/last`);
      // The specification's quirk: without a saved setting the list shows everybody's readings, though a new setting begins with "only
      // mine".
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(textOf('readings.latest.all'));
      const rows = page.getByRole('list', { name: textOf('readings.list.name') }).getByRole('link');
      await expect(rows.first()).toBeVisible();
      const onlyMine = page.getByRole('switch', { name: textOf('readings.latest.onlyMine') });
      await onlyMine.press('Space');
      await expect(heading).toHaveText(textOf('readings.latest.mine'));
      await expect(rows.filter({ hasText: new RegExp(`${now.time}.*Serre 4`) }).first()).toBeVisible();
      await page.reload();
      await expect(heading).toHaveText(textOf('readings.latest.mine'));
      await expect(onlyMine).toBeChecked();
      await onlyMine.press('Space');
      await expect(heading).toHaveText(textOf('readings.latest.all'));
    });

    test('Today lists plots without a reading first, and shows a card once there is a reading', async ({
      page,
      world,
    }) => {
      const device = await OtherDevice.of(world.api, 'recorder');
      const name = locale === 'fr' ? 'Roseraie Ouest' : 'Pépinière';
      await page.goto(`${prefix}/app`);
      const waiting = page.getByRole('list', { name: textOf('readings.today.waiting') });
      await waiting.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`plot=${device.plot(name)}`));
      const form = new ReadingForm(page, translation);
      await form.type({ intakeEc: type('1.52'), drainEc: type('2.2') });
      await form.save();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: textOf('readings.nav.today') })
        .click();
      const card = page
        .getByRole('list', { name: textOf('readings.today.recorded') })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) });
      await expect(card.getByRole('row', { name: new RegExp(textOf('readings.side.intake')) })).toContainText('1,52');
      await expect(waiting.getByRole('link', { name })).toHaveCount(0);
      await expect(page.getByRole('link', { name: textOf('readings.today.round') })).toBeInViewport();
    });
  });
}

// At 03:00 of 15 February the farm's clocks go back to 02:00; at 02:00 of 22 March they go forward to 03:00. Tokyo's never do.
const edges = [
  {
    now: '2026-02-15T02:30:00Z',
    time: ['02', '30'],
    stored: '2026-02-15T01:30:00Z',
    what: 'of a doubled hour the first',
  },
  {
    now: '2026-03-22T02:20:00Z',
    time: ['03', '20'],
    stored: '2026-03-22T02:20:00Z',
    what: 'right after a left-out hour',
  },
] as const;

for (const { now, time, stored, what } of edges) {
  const day = now.slice(0, 10);

  test.describe(`a phone in Tokyo on ${day}`, () => {
    let server: DataServer;
    let folder: string;
    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'seguia-edge-'));
      server = await DataServer.start(folder, { DEMO_DATE: day, CLOCK: now });
      leaveRecentReadings(path.join(folder, `demo-${day}.db`));
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    test.use({ account: 'nobody' });

    for (const locale of firstUnlessProof(['fr', 'ar-MA'] as const)) {
      const translation = translationIn(locale);
      const { textOf, prefix } = translation;
      test(`records ${what}, and no day that the farm does not have yet (${locale})`, async ({ page, context }) => {
        await context.clock.install({ time: now });
        await page.addInitScript((url) => localStorage.setItem('seguia.server', url), server.url);
        await page.goto(`${prefix}/login`);
        await page.getByRole('textbox', { name: textOf('auth.login.email') }).fill('recorder@demo.test');
        await page.getByRole('textbox', { name: textOf('auth.login.password'), exact: true }).fill('seguia-demo');
        await page.getByRole('button', { name: textOf('auth.login.submit') }).click();
        await page
          .getByRole('list', { name: textOf('auth.farms.list') })
          .getByText('Oasis du Souss')
          .click();
        await expect(page.getByRole('navigation', { name: textOf('shell.nav.main') })).toBeVisible();

        await page.goto(`${prefix}/app/new`);
        const form = new ReadingForm(page, translation);
        const [year = '', month = '', date = ''] = day.split('-');
        await expect
          .poll(() => form.shown())
          .toMatchObject({ date: [date, month, year], time: [time[0], expect.any(String)] });
        await form.typeParts(form.time, time.join(''));
        // Each language has its own value, because the same value again would bring up a question.
        const intakeEc = locale === 'fr' ? 2.22 : 2.23;
        await form.type({ intakeEc: String(intakeEc).replace('.', ',') });
        await form.typeParts(form.date, `${String(Number(date) + 1).padStart(2, '0')}${month}${year}`);
        await form.button('readings.form.save').click();
        await expect(
          page.getByRole('alert').filter({ hasText: textOf('readings.problem.dateInFuture') }),
        ).toBeVisible();
        await expect(form.saved).toBeHidden();
        await form.typeParts(form.date, `${date}${month}${year}`);
        await form.saveAgain();
        const device = await OtherDevice.of(server, 'recorder');
        const [newest] = await device.mine();
        expect(newest).toMatchObject({ date: day, time: time.join(':'), intake_ec: intakeEc });
        expect(new Date((newest?.timestamp ?? 0) * 1000).toISOString()).toBe(stored.replace('Z', '.000Z'));
        await page.goto(`${prefix}/app/last`);
        const row = page.getByRole('link', { name: new RegExp(time.join(':')) });
        await expect(row.first()).toBeVisible();
      });
    }
  });
}

async function remove(page: Page, { textOf, like }: Translation): Promise<void> {
  await page.getByRole('button', { name: textOf('readings.action.delete'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('readings.action.delete'), exact: true })
    .click();
  await expect(page.getByText(like('readings.action.deleted'))).toBeVisible();
}
