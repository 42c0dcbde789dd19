import '@seguia/shared/ui/styles/global.css';
import { appVersion } from '@seguia/shared/start';
import { watchPhone } from '@seguia/shared/session/native/watch-phone';
import { watchInstall } from '@seguia/shared/session/settings/install';
import { FailureWatch } from './errors/watch.ts';
import { firstPage } from './routes/routes.tsx';
import { boot } from './start/boot.tsx';
import { defaults } from './config/config.ts';
import { drawApp } from './start/draw-app.tsx';
import { fetchLater } from './start/fetch-later.ts';
import { followSession } from './start/follow-session.ts';
import { settlePageLanguage } from './start/page-language.ts';
import { Page } from './start/page.tsx';
import { noteRun } from './memory/version-record.ts';
import { watchUpdates } from './update/updates.ts';

await watchPhone().catch(() => undefined);
const language = settlePageLanguage();
const failures = new FailureWatch(defaults);
failures.listen();
const page = new Page(document.getElementById('root')!, language, failures);
watchInstall();

try {
  const app = await boot(page);
  const draw = () => drawApp(page, app);
  followSession(app, draw);
  await firstPage(app.router);
  draw();
  noteRun({ part: 'shell', version: appVersion.version, hostApi: __HOST_API__ });
  void watchUpdates(app.store, {
    registry: app.config.remotes,
    needs: [language.locale],
    report: (error) => void failures.reporter.report(error),
  });
  fetchLater(app);
} catch (error) {
  console.error(error);
  if (!failures.reloads(error)) await page.showBroken(error);
}
