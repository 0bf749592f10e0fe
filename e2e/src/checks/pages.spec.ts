import { setTimeout } from 'node:timers/promises';
import { sendRequest } from '../support/send-request.js';
import { open } from '../support/wait-for-hydration.js';
import { deepIf, expect, inViewports, isFull, test, visits } from '../support/test.js';
import type { Shop } from '../support/shops.js';
import { monitorPage } from '../support/page-monitor.js';
import { headsOf } from './head.js';
import { axeFaults } from './axe.js';
import { expectOneHeading, htmlFaults, internalLinks, leaks, overflow } from './page-faults.js';
import { cutTexts, expectReflow, movements, unseenControls } from './reflow.js';
import { addressesOf, kindsOf, unusualOf, shopOf, looks } from './routes.js';

/** Links that are requested at the same time. */
const AT_ONCE = 6;

/** Of more than `LIKES` links of one kind, such as products, every fourth. */
const LIKES = 40;
function withoutLikes(links: readonly string[]): string[] {
  const kindOf = (link: string) => link.split('/')[1];
  return [...new Set(links.map(kindOf))].flatMap((kind) => {
    const alike = links.filter((link) => kindOf(link) === kind);
    return alike.filter((_link, at) => alike.length <= LIKES || at % 4 === 0);
  });
}

/** A busy backend has pages tried again later; a broken one still does after `TRIES`. */
const TRIES = 5;
async function steadyAnswer(address: string) {
  let answer = await sendRequest(address);
  for (let count = 1; answer.status === 503 && count < TRIES; count++) {
    await setTimeout(Number(answer.headers['retry-after']) * 1000);
    answer = await sendRequest(address);
  }
  return answer;
}

/** Pages on the way to an order, in one shop. */
const usual = ['/', '/kategorie/obst-gemuese', '/produkt/apfel-gala', '/warenkorb', '/kassa'];
const isUsual = (tenant: Shop['tenant'], path: string) =>
  tenant === 'gruenmarkt' && usual.includes(path);

for (const tenant of looks) {
  const all = addressesOf(tenant);
  const looked = [...kindsOf(tenant), ...unusualOf(tenant)];
  const few = all.filter(({ path }) => looked.includes(path));
  for (const { size, viewport, items } of inViewports(isFull ? all : few)) {
    test.describe(`${tenant}, ${size}`, () => {
      visits.use({ viewport, savesData: true });
      for (const { path, status } of items) {
        visits(`A1 A3 A4 A10 ${path}`, deepIf(!isUsual(tenant, path)), async ({ page }) => {
          const { origin, locale } = shopOf(tenant);
          const { faults, expect: allow } = monitorPage(page, origin);
          if (status === 404) allow(/status of 404 .*\)$/);
          expect(await open(page, origin + path)).toBe(status);
          // Personal data loads after the page, and belongs to what is checked.
          await page.waitForLoadState('networkidle');
          expect.soft(await axeFaults(page)).toEqual([]);
          expect.soft(await leaks(page)).toEqual([]);
          expect.soft(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
          await expectOneHeading(page);
          const lang = await page.locator('html').getAttribute('lang');
          expect.soft(lang).toBe(path.startsWith('/en') ? 'en' : locale);
          if (kindsOf(tenant).includes(path)) {
            const { shown, served } = await headsOf(page, (await sendRequest(origin + path)).body);
            expect.soft(shown, 'the head before and after the browser takes over').toEqual(served);
          }
          if (isFull ? size === 'desktop' : kindsOf(tenant).includes(path))
            await expectReflow(page);
          expect.soft(faults).toEqual([]);
        });
      }
    });
  }

  test(
    `A5 A10 ${tenant}: the documents are valid, each with its own title and URL`,
    { tag: '@deep' },
    async () => {
      const { origin } = shopOf(tenant);
      const titles = new Map<string, string>();
      for (const { path, status } of addressesOf(tenant)) {
        const { status: answered, body } = await sendRequest(origin + path);
        expect.soft(answered, path).toBe(status);
        expect.soft(await htmlFaults(body), path).toEqual([]);
        const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
        const canonicals = [...body.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
        const isPrivate = /name="robots" content="noindex/.test(body);
        expect.soft(title, path).not.toBe('');
        if (status === 404) continue;
        expect.soft(titles.get(title), `${path} has the title of another page`).toBeUndefined();
        titles.set(title, path);
        if (isPrivate) continue;
        expect.soft(canonicals, path).toHaveLength(1);
        expect.soft(canonicals[0]?.[1], path).toMatch(new RegExp(`^${origin}`));
        expect.soft(body, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
      }
    },
  );

  // Elsewhere the whole site of a shop is walked; see site-walk.spec.ts.
  if (!isFull && tenant !== 'gruenmarkt') continue;
  test(
    `A7 ${tenant}: every link on the visited pages leads to a page`,
    { tag: '@deep' },
    async () => {
      test.setTimeout(240_000);
      const { origin } = shopOf(tenant);
      const links = new Set<string>();
      // A page that does not exist leads to itself in the other languages.
      const pages = addressesOf(tenant).filter(({ status }) => status !== 404);
      for (const { path } of pages) {
        const { body } = await sendRequest(origin + path);
        for (const link of internalLinks(body, origin + path)) links.add(link);
      }
      expect(links.size).toBeGreaterThan(20);
      const broken: string[] = [];
      const waiting = isFull ? [...links] : withoutLikes([...links]);
      const requestAll = async () => {
        for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
          const { status, headers } = await steadyAnswer(origin + link);
          // Pages of a customer redirect to the login, and from there back.
          const isForCustomers = status === 302 && /[?&]returnUrl=/.test(headers.location ?? '');
          if (status !== 200 && !isForCustomers) broken.push(`${status} ${link}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, requestAll));
      const made = new Set(
        addressesOf(tenant).flatMap(({ path, status }) => (status === 404 ? [path] : [])),
      );
      expect(broken.filter((line) => !made.has(line.slice(4).replace(/^\/en/, '')))).toEqual([]);
    },
  );
}

test('A3 the checks find a clipped text, a page that is too wide, low contrast, and an animation', async ({
  page,
}) => {
  await page.setContent(
    '<main><p style="overflow:hidden;width:50px;white-space:nowrap">far too long for this</p>' +
      '<div style="width:3000px">wide</div><button style="transition:color 1s">slow</button>' +
      '<a href="/" style="color:#fff;background:#fff">unseen</a></main>',
  );
  expect(await cutTexts(page)).toHaveLength(1);
  expect(await overflow(page)).toBeGreaterThan(1000);
  expect(await unseenControls(page)).toHaveLength(1);
  expect(await movements(page)).toHaveLength(1);
});
