// Every route of the specification (section 2), once per language prefix. The words are written by hand and not read from the app's own
// texts, so a route that shows another screen, or words of another language, is noticed.
import { OtherDevice } from '../support/other-device.ts';
import { expect } from '@playwright/test';
import { follow } from '../support/person.ts';
import { test } from '../support/signed-in.ts';
import { prefixes, translationIn } from '../support/translation.ts';

const languages = Object.entries(prefixes).map(([lang, prefix]) => ({ lang, prefix }));

/** The languages of the words below, in their order. Any other language is checked with its own texts. */
const written = ['fr', 'en', 'es', 'pl', 'pt', 'ar-MA'];

/** Text ids of the words below. */
const ids: Record<string, string> = {
  start: 'auth.start.connect',
  server: 'auth.server.use',
  login: 'auth.login.submit',
  'password-forgot': 'auth.forgot.submit',
  '/farmers': 'auth.farms.title',
  '/app': 'readings.today.title',
  '/app/new': 'readings.form.newTitle',
  '/app/last': 'readings.latest.all',
  '/app/history': 'readings.history.title',
  '/app/edit/READING': 'readings.form.editTitle',
  '/app/settings': 'settings.title',
  '/app/campaign': 'campaigns.list.title',
  '/app/campaign/new': 'campaigns.new.title',
  '/app/campaign/edit/CAMPAIGN': 'campaigns.edit.title',
};

/**
 * What a screen says in a language: the words written by hand; the app's own texts for a language that was added later; or a name of the
 * demo, in every language.
 */
function wordsOf(screen: string, lang: string): string | RegExp {
  const byHand = { ...headings, ...buttons }[screen]!;
  const index = written.indexOf(lang);
  if (index >= 0) return byHand[index]!;
  const id = ids[screen];
  return id ? translationIn(lang).like(id) : byHand[0]!;
}

/** The direction in which a language is written. */
const direction = (lang: string) => (lang.startsWith('ar') ? 'rtl' : 'ltr');

/** The main button of a public screen, in the order of `written`. */
const buttons = {
  start: [
    'Se connecter à un serveur de données',
    'Connect to a data server',
    'Conectarse a un servidor de datos',
    'Połącz z serwerem danych',
    'Ligar a um servidor de dados',
    'الاتصال بخادم بيانات',
  ],
  server: [
    'Utiliser ce serveur',
    'Use this server',
    'Usar este servidor',
    'Użyj tego serwera',
    'Usar este servidor',
    'استعمال هذا الخادم',
  ],
  login: ['Se connecter', 'Log in', 'Iniciar sesión', 'Zaloguj się', 'Iniciar sessão', 'تسجيل الدخول'],
  'password-forgot': [
    'Réinitialiser le mot de passe',
    'Reset password',
    'Restablecer la contraseña',
    'Zresetuj hasło',
    'Repor a palavra-passe',
    'إعادة تعيين كلمة المرور',
  ],
};

/** The heading of a screen after login. CAMPAIGN, PLOT, CROP_TYPE and READING stand for ids of the demo. */
const headings: Record<string, string[]> = {
  '/farmers': [
    'Choisissez une exploitation',
    'Choose a farm',
    'Elija una finca',
    'Wybierz gospodarstwo',
    'Escolha uma exploração',
    'اختر ضيعة',
  ],
  '/app': ['Aujourd’hui', 'Today', 'Hoy', 'Dziś', 'Hoje', 'اليوم'],
  '/app/new': ['Nouveau relevé', 'New reading', 'Nueva lectura', 'Nowy pomiar', 'Nova leitura', 'قراءة جديدة'],
  '/app/last': ['erniers relevés', 'latest entries', 'ltimas', 'statnie wpisy', 'ltimas', 'آخر'],
  '/app/history': ['Historique', 'History', 'Historial', 'Historia', 'Histórico', 'السجل'],
  '/app/one/READING': Array<string>(6).fill('Serre 1'),
  '/app/edit/READING': [
    'Modifier le relevé',
    'Edit reading',
    'Editar la lectura',
    'Edytuj pomiar',
    'Editar a leitura',
    'تعديل القراءة',
  ],
  '/app/settings': ['Réglages', 'Settings', 'Ajustes', 'Ustawienia', 'Definições', 'الإعدادات'],
  '/app/campaign': ['Campagnes', 'Campaigns', 'Campañas', 'Sezony', 'Campanhas', 'المواسم'],
  '/app/campaign/new': [
    'Nouvelle campagne',
    'New campaign',
    'Nueva campaña',
    'Nowy sezon',
    'Nova campanha',
    'موسم جديد',
  ],
  '/app/campaign/edit/CAMPAIGN': [
    'Modifier la campagne',
    'Edit campaign',
    'Editar la campaña',
    'Edycja sezonu',
    'Editar a campanha',
    'تعديل الموسم',
  ],
  '/app/campaign/CAMPAIGN': Array<string>(6).fill('Tomate 2026'),
  '/app/campaign/CAMPAIGN/plot/PLOT': Array<string>(6).fill('Serre 1'),
  '/app/campaign/CAMPAIGN/plot/PLOT/crop-type/CROP_TYPE': Array<string>(6).fill('Serre 1 · Cœur de bœuf'),
};

test.describe('without a session', () => {
  test.use({ account: 'nobody' });

  for (const { prefix, lang } of languages) {
    // Specification 2: every public route exists once per language prefix
    test(`every public route exists under ${prefix || 'no prefix (fr)'}`, async ({ page, world }) => {
      const html = page.locator('html');
      const button = (screen: keyof typeof buttons) =>
        page
          .getByRole('button', { name: wordsOf(screen, lang), exact: true })
          .or(page.getByRole('link', { name: wordsOf(screen, lang), exact: true }));
      await page.goto(`${prefix}/start`);
      await expect(button('start')).toBeVisible();
      await button('start').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/server$`));
      await page.getByRole('textbox').last().fill(world.api.url);
      await button('server').click();
      for (const screen of ['login', 'password-forgot'] as const) {
        if (screen === 'password-forgot') await follow(page, `${prefix}/${screen}`);
        await expect(button(screen)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${prefix}/${screen}$`));
      }
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', direction(lang));
    });
  }
});

test.describe('logged in', () => {
  test.use({ account: 'manager' });

  for (const { prefix, lang } of languages) {
    // Specification 1: each language has its prefix: none for French, /en, /es, /pl, /pt and /ar-ma for the others
    // Specification 2: every route behind a login exists once per language prefix
    test(`every app route exists under ${prefix || 'no prefix (fr)'}`, async ({ page, world }) => {
      const demo = await idsOf(world.api);
      await page.goto(`${prefix}/app`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('/app', lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', direction(lang));
      for (const route of Object.keys(headings)) {
        const path = prefix + route.replaceAll(/[A-Z_]{4,}/g, (name) => demo[name]!);
        await follow(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, path).toContainText(wordsOf(route, lang));
        await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
      }
    });
  }
});

async function idsOf(server: { url: string }): Promise<Record<string, string>> {
  const device = await OtherDevice.of(server, 'manager');
  const plot = device.plot('Serre 1');
  const campaigns = await device.campaigns();
  const campaign = campaigns.find(({ name }) => name.startsWith('Tomate 2026'))!;
  const [reading] = await device.readingsOf(plot, campaign.start_date, campaign.end_date);
  return { CAMPAIGN: campaign.id, PLOT: plot, READING: reading!.id, CROP_TYPE: await device.cropType('Cœur de bœuf') };
}
