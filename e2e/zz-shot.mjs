import { chromium } from 'playwright';
const web='http://localhost:21437';
const ids={t26:'e00fc952-4df6-8f45-ac5a-e9c0e6b08bbb',f:'b93b6ea6-a1ba-8ec6-abce-b1496ec967e9',s18:'639f23f9-0830-846f-aff7-8e0af5347ce5',t25:'b6f50956-b481-8287-a5ad-838f0fb4c7a6'};
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] });
for (const spec of process.argv.slice(2)) {
  const [id, w, lang, theme='light', extra=''] = spec.split(',');
  const ctx = await browser.newContext({ storageState:'/tmp/season-state.json', viewport:{width:+w,height:+w<700?844:900}, deviceScaleFactor:+w<700?2:1, hasTouch:+w<700, serviceWorkers:'block', colorScheme: theme==='dark'?'dark':'light' });
  const page = await ctx.newPage();
  page.on('pageerror', e=>console.log('pageerror', e.message)); page.on('console', m=>m.type()==='error'&&console.log('console', m.text().slice(0,300)));
  if (theme==='outdoor') await page.addInitScript(()=>{ addEventListener('DOMContentLoaded',()=>setTimeout(()=>{document.documentElement.dataset.theme='outdoor'},1500)); });
  const path = extra.startsWith('/') ? extra : `/app/campaign/${ids[id]??id}${extra}`;
  await page.goto(`${web}${lang==='fr'?'':'/'+(lang==='ar-MA'?'ar':lang)}${path}`);
  await page.waitForSelector('canvas',{timeout:20000}).catch(()=>console.log('no canvas'));
  await page.waitForTimeout(2500);
  if (process.env.HOVER) { const a=page.locator('[role=slider]').first(); const b=await a.boundingBox(); await page.mouse.move(b.x+b.width*+process.env.HOVER, b.y+b.height*0.3); await page.waitForTimeout(500); }
  console.log(await page.locator('[data-verdict]').innerText().catch(()=>'-'));
  await page.screenshot({path:`/tmp/shot-${id}-${w}-${lang}-${theme}.png`, fullPage: process.env.FULL==='1'});
  await ctx.close();
}
await browser.close();
