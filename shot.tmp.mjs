import { chromium } from 'playwright';
const [, , ...args] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const a of args) {
  const [id, w = '1440', h = '900', scheme = 'light', name] = a.split(',');
  const p = await b.newPage({ viewport: { width: +w, height: +h } });
  await p.goto(`http://localhost:4200/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`, {
    waitUntil: 'load',
  });
  await p.waitForSelector('main h1', { timeout: 60000 }).catch(() => {});
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/prodform-${name ?? id}-${w}-${scheme}.png`, fullPage: true });
  await p.close();
}
await b.close();
