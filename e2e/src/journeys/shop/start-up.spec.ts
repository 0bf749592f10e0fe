import { sendRequest } from '../../support/send-request.js';
import { open, waitForHydration } from '../../support/wait-for-hydration.js';
import { expect, test } from '../../support/test.js';

test('API-014 a visit fetches its token once, and not again on further pages', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, shop.origin);
  await expect.poll(() => asked.filter((path) => path === '/api/csrf')).toHaveLength(1);
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('XSRF-TOKEN');
  // A page that is opened within the visit fetches none.
  await page.locator('footer a[href="/impressum"]').first().click();
  await expect(page).toHaveURL(`${shop.origin}/impressum`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/csrf')).toHaveLength(1);
});

test('PLAT-46 PLAT-47 PLAT-48 the layout of the phone ends at exactly 1280 px, without a reload', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await open(page, shop.origin);
  const menu = page
    .getByRole('banner')
    .getByRole('link', { name: shop.say('shell.menu'), exact: true });
  const goods = page.locator('nav a[href="/kategorie/obst-gemuese"]').first();
  await expect(menu).toBeVisible();
  await expect(goods).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
  await expect(goods).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(menu).toBeVisible();
});

test('PLAT-35 an app sees neither header nor footer, also on the next page', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origin}/impressum?webview=true`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Flags of the URL are stored after the start, when the page is already usable.
  await expect
    .poll(async () => page.context().cookies())
    .toContainEqual(
      expect.objectContaining({ name: 'webview', value: 'true', sameSite: 'Lax', expires: -1 }),
    );
  await open(page, `${shop.origin}/pfand`);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('code that is gone', { tag: '@deep' }, () => {
  test.use({ savesData: true });

  test('PLAT-41 reloads the page, and not again within ten seconds', async ({ page, shop }) => {
    await page.route(/\/assets\/(?:\w+\/)?cart\.p-/, (route) => route.fulfill({ status: 404 }));
    await open(page, `${shop.origin}/lieferung`);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const toCart = page.locator('a[href="/warenkorb"]:visible').first();
    await Promise.all([page.waitForEvent('load'), toCart.click()]);
    expect(documents).toEqual(['/lieferung']);
    await waitForHydration(page);
    await toCart.click();
    await expect(page.getByRole('heading', { name: shop.say('shell.errorTitle') })).toBeVisible();
    expect(documents).toEqual(['/lieferung']);
  });
});

test.describe('missing code that nothing waits for', { tag: '@deep' }, () => {
  test.use({ savesData: false });

  test('PLAT-41 PLAT-43 leaves the page alone', async ({ page, shop }) => {
    let asked = 0;
    await page.route(/\/assets\/(?:\w+\/)?cart\.p-/, (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await open(page, `${shop.origin}/lieferung`);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(documents).toEqual([]);
    await Promise.all([
      page.waitForEvent('load'),
      page.locator('a[href="/warenkorb"]:visible').first().click(),
    ]);
    expect(documents).toEqual(['/lieferung']);
  });
});

test('NAV-59 a link to a page of one visitor is led by the rules as its address is', async ({
  page,
  shop,
}) => {
  const redirects = { oneToOne: { '/warenkorb': '/pfand' }, manyToOne: {}, manyToMany: {} };
  await page.route('**/_shop/*.json', async (route) => {
    const { body } = await sendRequest(route.request().url());
    await route.fulfill({ json: { ...(JSON.parse(body) as object), redirects } });
  });
  await open(page, `${shop.origin}/lieferung`);
  await page.locator('a[href="/warenkorb"]:visible').first().click();
  await expect(page).toHaveURL(`${shop.origin}/pfand`);
});
