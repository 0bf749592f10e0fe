import type { Page } from '@playwright/test';
import { sendRequest } from '../support/send-request.js';
import { waitForHydration } from '../support/wait-for-hydration.js';
import { gruenmarkt } from '../support/shops.js';
import { expect, test, someOf } from '../support/test.js';
import { monitorPage } from '../support/page-monitor.js';
import { galleryOf } from '../checks/gallery.js';

/** The shop all of whose texts are attacks. */
const origin = () => gruenmarkt().origin.replace('gruenmarkt.', 'hostile.');
const pathOf = (slug: string) => (slug === 'index' ? '/' : `/${encodeURIComponent(slug)}`);

/** Further paths of the shop, and attacks in the parts of a URL that a visitor controls. */
const others = [
  '/produkt/apfel-gala',
  '/kategorie/obst-gemuese',
  '/sortiment',
  '/marken',
  '/suche/apfel',
  `/suche/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  '/kategorie/obst-gemuese?brand=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/sitemap',
  '/warenkorb',
  '/kassa',
  '/kassa-ok?order=%3Csvg%20onload%3Dalert(1)%3E',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
];

/** Elements and attributes that only an attack would add to our pages. */
function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = (script: HTMLScriptElement) =>
      /^application\/(ld\+)?json$/.test(script.type) ||
      /^\/(assets|scripts)\//.test(script.getAttribute('src') ?? '') ||
      /^try\{[\w.]+=localStorage\.colourScheme\|\|''\}catch\{\}$/.test(script.text);
    const scripts = [...document.scripts].filter((script) => !isOurs(script));
    const elements = document.querySelectorAll(
      'style, base, object, embed, iframe[srcdoc], frame, meta[http-equiv="refresh"], portal, marquee, math, ' +
        'svg script, svg foreignObject, svg use:not([href^="/_icons/"]), svg animate, svg set, a[ping], [formaction], link[rel=import]',
    );
    const attributes = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (/^(href|src|action|xlink:href|poster|data)$/.test(name) &&
            /^[\s\p{Cc}]*(javascript|vbscript|data|blob|filesystem):|^[\s\p{Cc}]*(\/\/|\/\\)|evil\.example/iu.test(
              value,
            )),
      ),
    );
    return [...scripts, ...elements, ...attributes].map((element) =>
      element.outerHTML.slice(0, 300),
    );
  });
}

async function expectHarmless(page: Page, path: string): Promise<void> {
  const { faults, expect: allow } = monitorPage(page, origin());
  // Pictures with an invalid URL are requested from this site, and return 404.
  allow(/Failed to load resource: the server responded with a status of 40[04]/);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(origin() + path, { waitUntil: 'load' });
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect.soft(ran, path).toEqual([]);
  expect.soft(await intruders(page), path).toEqual([]);
  expect.soft(faults, path).toEqual([]);
}

/** The data in a page: each is complete JSON, and none ends its element early. */
function dataOf(html: string): string[] {
  return [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

test.describe('S4 a shop all of whose texts are attacks', () => {
  test('CONT-14 CONT-25 CONT-32 NAV-81 executes none of them: every field and key of every block, and the metadata', async ({
    page,
  }) => {
    const { attacks } = galleryOf('gruenmarkt', '');
    expect(attacks.length).toBeGreaterThan(3);
    for (const slug of attacks) await expectHarmless(page, pathOf(slug));
  });

  for (const path of someOf(others, 6))
    test(`executes none of them on ${decodeURIComponent(path)}: shop texts, goods, addresses`, async ({
      page,
    }) => {
      await expectHarmless(page, path);
    });

  test('its documents carry state and structured data that nothing can break out of', async () => {
    const { attacks } = galleryOf('gruenmarkt', '');
    const kinds = new Set<string>();
    for (const path of [...attacks.map(pathOf), ...others]) {
      const { body } = await sendRequest(origin() + path);
      const data = dataOf(body);
      expect.soft(data.length, path).toBeGreaterThan(0);
      for (const text of data) {
        expect.soft(() => JSON.parse(text) as unknown, path).not.toThrow();
        expect.soft(text, path).not.toMatch(/<[!/a-z]/i);
        kinds.add(text.includes('schema.org') ? 'JSON-LD' : 'state');
      }
      const payload = await sendRequest(
        `${origin()}${path.split('?')[0] ?? ''}/_payload.json`.replace('//_', '/_'),
      );
      if (payload.status === 200) {
        expect.soft(payload.headers['content-type'], path).toContain('application/json');
        expect.soft(payload.headers['x-content-type-options'], path).toBe('nosniff');
      }
    }
    expect([...kinds].sort()).toEqual(['JSON-LD', 'state']);
  });
});
