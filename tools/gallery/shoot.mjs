/**
 * Photographs the built gallery in every theme, wide and narrow, light and dark, and checks it:
 * no axe violation, no console error, no sideways scrolling. Ends with 1 when something is wrong.
 *
 * Usage: node tools/gallery/shoot.mjs <folder for the pictures>
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, testChromiumPath } from '../setup/chromium.mjs';
import { serveGallery } from './serve.mjs';

const gallery = path.join(import.meta.dirname, '../../dist/gallery');
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const target = process.argv[2];
if (!target) throw new Error('usage: node tools/gallery/shoot.mjs <folder for the pictures>');
mkdirSync(target, { recursive: true });

const { origin, close } = await serveGallery();

const faults = [];
const browser = await chromium.launch({
  executablePath: testChromiumPath(),
  args: chromiumFlags,
});

async function check(page, name) {
  // The headless library's focus guards pass the focus on at once, which axe cannot know.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ exclude: ['[data-base-ui-focus-guard]'] }, { resultTypes: ['violations'] }),
  );
  for (const { id, nodes } of violations) {
    faults.push(`${name}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
}

/** Opened parts, each from its own button. */
const overlays = [
  ['dialog', 'Open dialog'],
  ['drawer', 'Open drawer'],
  ['menu', 'More about this order'],
  ['popover', 'About weighed goods'],
  ['notifications', 'Show notifications'],
];

async function shootOverlays(page, name) {
  for (const [part, button] of overlays) {
    await page.getByRole('button', { name: button }).click();
    await page.waitForTimeout(400);
    await check(page, `${name} ${part}`);
    await page.screenshot({ path: path.join(target, `${name}-${part}.png`) });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await page.getByRole('combobox', { name: 'Address' }).fill('Mar');
  await page.waitForTimeout(300);
  await check(page, `${name} combobox`);
  await page.screenshot({ path: path.join(target, `${name}-combobox.png`) });
}

async function shoot(theme, width, colorScheme) {
  const name = `${theme}-${width}-${colorScheme}`;
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${name}: console ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
  await page.goto(`${origin}/${theme}.html`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(target, `${name}.png`), fullPage: true });
  await check(page, name);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) faults.push(`${name}: ${overflow} px sideways`);
  if (colorScheme === 'light') await shootOverlays(page, name);
  await context.close();
}

const themes = readdirSync(gallery)
  .filter((file) => file.endsWith('.html') && file !== 'studio.html')
  .map((file) => path.basename(file, '.html'));
for (const theme of themes) {
  for (const width of [320, 360, 1280]) await shoot(theme, width, 'light');
  await shoot(theme, 1280, 'dark');
}
await browser.close();
close();
process.stdout.write(faults.length ? `${faults.join('\n')}\n` : 'no faults\n');
process.exitCode = faults.length ? 1 : 0;
