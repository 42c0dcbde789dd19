import { arrive } from '../support/arrive.ts';
import { test } from '../support/signed-in.ts';
import { translationIn } from '../support/translation.ts';
const out = '/tmp/fix-fields/';
for (const [locale, scheme] of [['fr', 'light'], ['ar-MA', 'dark']] as const) {
  const { prefix, textOf } = translationIn(locale);
  test.describe(locale, () => {
    test.use({ account: 'manager', colorScheme: scheme });
    test('app', async ({ page }) => {
      for (const [w, h] of [[360, 640], [390, 844], [1440, 900]] as const) {
        await page.setViewportSize({ width: w, height: h });
        for (const path of ['history', 'last', '']) {
          await page.goto(`${prefix}/app/${path}`);
          await arrive(page, page.getByRole('heading', { level: 1 }).first());
          await page.screenshot({ path: `${out}${path || 'today'}-${locale}-${w}.png` });
          if (path === '') continue;
          await page.mouse.move(180, 400);
          await page.mouse.wheel(0, 1500);
          await page.waitForTimeout(600);
          await page.screenshot({ path: `${out}${path}-${locale}-${w}-scrolled.png` });
        }
      }
    });
  });
  test.describe(`${locale} public`, () => {
    test.use({ account: 'nobody', colorScheme: scheme });
    test('public', async ({ page, phoneOf, world }) => {
      const manager = await (await phoneOf('manager')).newPage();
      await manager.goto(`${world.web.url}${prefix}/app/farm/people`);
      await manager.getByRole('button', { name: textOf('settings.people.invite'), exact: true }).click();
      await manager.getByRole('button', { name: textOf('settings.people.makeLink'), exact: true }).click();
      const link = await manager.getByRole('textbox', { name: textOf('settings.people.link.link') }).inputValue();
      for (const [w, h] of [[320, 568], [360, 640]] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.goto(`${prefix}/server`);
        await arrive(page, page.getByRole('heading', { level: 1 }).first());
        await page.getByRole('button', { name: textOf('auth.server.use') }).click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${out}server-${locale}-${w}.png` });
        await page.goto(link.replace(/\/(fr|en|ar)\//, `${prefix}/`));
        await arrive(page, page.getByRole('heading', { level: 1 }).first());
        await page.getByRole('button', { name: textOf('auth.join.submit') }).click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${out}join-${locale}-${w}.png` });
        await page.goto(`${prefix}/login`);
        await arrive(page, page.getByRole('heading', { level: 1 }).first());
        const submit = page.getByRole('button', { name: textOf('auth.login.submit') });
        if (await submit.isVisible()) await submit.click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${out}login-${locale}-${w}.png` });
      }
    });
  });
}
