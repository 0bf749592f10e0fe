import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { gruenmarkt } from '../support/shops.js';
import { expect, isFull, test } from '../support/test.js';
import { open } from '../support/wait-for-hydration.js';
import { overflow } from '../checks/page-faults.js';
import { addressesOf, kindsOf } from '../checks/routes.js';

/** The shop in French, in longer English and from right to left; see tools/block-gallery. */
const origin = () => gruenmarkt().origin.replace('gruenmarkt.', 'languages.');
const features = path.resolve(import.meta.dirname, '../../../libs/features');
const tenant = path.join(process.env['TENANTS_DIR'] ?? '', 'languages');

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
test.skip(process.env['TENANTS_DIR'] === undefined, 'the shop that runs is none of the tests');

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of a language that are whole messages, without values. */
function textsIn(language: string): Set<string> {
  const texts = readdirSync(features).flatMap((name) => {
    const file = path.join(features, name, `src/messages/${language}.json`);
    const areas = JSON.parse(readFileSync(file, 'utf8')) as Areas;
    return Object.values(areas).flatMap((messages) => Object.values(messages));
  });
  return new Set(texts.filter((text) => text.length > 3 && !text.includes('{')));
}

/** German or English texts of the shop's own code that a page shows; editors' texts stay as they are. */
async function foreignTexts(page: Page): Promise<string[]> {
  const french = textsIn('fr');
  const foreign = new Set([...textsIn('de'), ...textsIn('en')].filter((text) => !french.has(text)));
  const written = ['content', 'data']
    .flatMap((folder) =>
      readdirSync(path.join(tenant, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(tenant, folder, name),
      ),
    )
    .filter((file) => /\.jsonl?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style, noscript')) texts.push(nodeValue?.trim() ?? '');
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
    return [
      ...texts,
      ...labels.flatMap((one) =>
        ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
      ),
    ];
  });
  return [...new Set(shown)].filter((text) => foreign.has(text) && !written.includes(`"${text}"`));
}

for (const address of ['/', '/kategorie/obst-gemuese', '/warenkorb', '/kassa', '/anmelden'])
  test(
    `a French shop shows no German or English word of its own: ${address}`,
    { tag: '@deep' },
    async ({ page }) => {
      expect(await open(page, origin() + address)).toBe(200);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
      expect(await foreignTexts(page)).toEqual([]);
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const chunks = scripts.filter((name) => /^\/assets\/.*\.js$/.test(name));
      // The document's first script has no texts, and is the same in all languages.
      const others = chunks.filter((name) => !name.startsWith('/assets/fr/'));
      expect(others.filter((name) => !/^\/assets\/start-/.test(name))).toEqual([]);
    },
  );

const kinds = kindsOf('gruenmarkt').filter((address) => !address.startsWith('/en'));
const looked = isFull ? kinds : ['/kategorie/obst-gemuese'];
for (const [prefix, direction] of [
  ['/long', 'ltr'],
  ['/rtl', 'rtl'],
] as const)
  for (const address of looked)
    test(
      `fits in longer texts and in both directions: ${prefix}${address}`,
      { tag: '@deep' },
      async ({ page }) => {
        const { status } = addressesOf('gruenmarkt').find(({ path: one }) => one === address) ?? {};
        const url = origin() + prefix + (address === '/' ? '' : address);
        expect(await open(page, url)).toBe(status);
        await page.waitForLoadState('networkidle');
        const shown = await page.evaluate(() => getComputedStyle(document.body).direction);
        expect(shown).toBe(direction);
        expect(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
      },
    );
