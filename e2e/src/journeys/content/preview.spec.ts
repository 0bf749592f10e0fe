import type { Page } from '@playwright/test';
import { previewLink } from '../../../../tools/run/preview.mjs';
import { axeFaults } from '../../checks/axe.js';
import { htmlFaults, overflow } from '../../checks/page-faults.js';
import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { gruenmarkt, type Shop } from '../../support/shops.js';
import { expect, mainViewports, test as base } from '../../support/test.js';

/** The neighbourhood market at the host name where it is in preview. */
function inPreview(): Shop {
  const shop = gruenmarkt();
  return { ...shop, origin: shop.origin.replace('//', '//preview.') };
}

const test = base.extend({ shop: async ({}, use) => use(inPreview()) });

/** A link as the content system makes it. */
const link = (shop: Shop, path: string, at = '', audience = '') =>
  previewLink({
    origin: shop.origin,
    tenant: shop.tenant,
    secret: process.env['PREVIEW_SECRET'] ?? '',
    path,
    at,
    audience,
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Vorschau' });

test.describe('content before it is published', () => {
  test.skip(!process.env['PREVIEW_SECRET'], 'the shop that runs has no preview');

  test('PLAT-21 is closed to strangers, and none of its pages is cached', async ({ shop }) => {
    for (const path of ['/', '/ostern', '/kassa-ok-test', '/_payload.json']) {
      const { status, headers } = await sendRequest(shop.origin + path);
      expect([path, status, headers['cache-control']]).toEqual([path, 403, 'no-store']);
    }
    for (const path of ['/ostern', '/kassa-ok-test'])
      expect((await sendRequest(gruenmarkt().origin + path)).status).toBe(404);
  });

  test('PLAT-21 a link shows future content, by date and audience', async ({
    page,
    shop,
    watched,
  }) => {
    await open(page, link(shop, '/ostern', '2027-03-20', 'guest'));
    await expect(page).toHaveURL(`${shop.origin}/ostern`);
    const title = page.getByRole('heading', { level: 1, name: 'Ostern im Grünmarkt' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Für Mitglieder')).toHaveCount(0);
    await expect(page.getByText('Karsamstag')).toHaveCount(0);
    await bar(page).getByLabel('Stand').fill('2027-03-27T08:00');
    await bar(page).getByLabel('Für').selectOption('member');
    await bar(page).getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page.getByText('Für Mitglieder gibt es')).toBeVisible();
    await expect(page).toHaveURL(`${shop.origin}/ostern`);
    await expect(page.getByText('Karsamstag')).toBeVisible();
    await expect(bar(page).getByLabel('Stand')).toHaveValue('2027-03-27T08:00');
    expect(watched.faults).toEqual([]);
  });

  test(
    'PLAT-21 continues while the editor navigates, and ends',
    { tag: '@deep' },
    async ({ page, shop, watched }) => {
      await open(page, link(shop, '/'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pfand' }).first().click();
      await expect(page).toHaveURL(`${shop.origin}/pfand`);
      await expect(bar(page)).toBeVisible();
      expect(watched.faults).toEqual([]);
      watched.expect(/403/);
      await bar(page).getByRole('link', { name: 'Vorschau beenden' }).click();
      await expect(page.getByText('Diese Vorschau ist geschlossen')).toBeVisible();
    },
  );

  test(
    'NAV-15 CHK-06 shows the confirmation with sample data',
    { tag: '@deep' },
    async ({ page, shop, watched }) => {
      await open(page, link(shop, '/kassa-ok-test'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Bestellung');
      await expect(page.getByText('0000-0000')).toBeVisible();
      expect(watched.faults).toEqual([]);
    },
  );

  test(
    'CONT-56 has links to where each block is written',
    { tag: '@deep' },
    async ({ page, shop }) => {
      await open(page, link(shop, '/pfand'));
      const first = page.getByRole('link', { name: /^Bearbeiten/ }).first();
      // The keys are listened for once the blocks are taken over, which is some time after the frame.
      await expect(async () => {
        await page.keyboard.press('Control+Shift+E');
        await expect(first).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(first).toHaveAttribute(
        'href',
        /^\/api\/content\/entries\/[^?]+\?path=%2Fpfand$/,
      );
      await page.keyboard.press('Control+Shift+E');
      await expect(first).toHaveCount(0);
    },
  );

  for (const [size, viewport] of Object.entries(mainViewports))
    test(`A1 A3 A5 has no fault on the ${size}`, { tag: '@deep' }, async ({ page, shop }) => {
      await page.setViewportSize(viewport);
      // The question about consent fades in when it comes.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const answer = page.waitForResponse((one) => one.url() === `${shop.origin}/ostern`);
      await open(page, link(shop, '/ostern', '2027-03-20'));
      await expect(bar(page)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(await htmlFaults(await (await answer).text())).toEqual([]);
    });
});
