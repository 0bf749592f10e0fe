import type { Page } from '@playwright/test';
import { messagesOf } from '../../steps/page-messages.js';
import { open, waitForHydration } from '../../support/wait-for-hydration.js';
import { expect, test } from '../../support/test.js';

const texts = messagesOf('content', ['forms']) as Record<
  'firstname' | 'text' | 'send' | 'noScript',
  string
>;

const field = (page: Page, name: 'firstname' | 'text') =>
  page.getByRole('main').getByRole('textbox', { name: texts[name] });
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: texts.send, exact: true }).click();

test('CONT-35 CONT-49 a message is there after a reload and on the way back, until it is sent', async ({
  page,
  shop,
  watched,
}) => {
  await open(page, `${shop.origin}/kontakt`);
  await field(page, 'firstname').fill('Berta');
  await field(page, 'text').fill('Wo bleibt die Milch?');
  await page.reload();
  await expect(field(page, 'text')).toHaveValue('Wo bleibt die Milch?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pfand' }).first().click();
  await expect(page).toHaveURL(`${shop.origin}/pfand`);
  await page.goBack();
  await expect(field(page, 'firstname')).toHaveValue('Berta');
  await send(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ihre Nachricht ist da');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'firstname')).toHaveValue('');
  expect(watched.faults).toEqual([]);
});

test.describe('without JavaScript', { tag: '@deep' }, () => {
  test.use({ javaScriptEnabled: false });

  test('CONT-35 the form lists missing fields, and the URL contains nothing of a message', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.origin}/kontakt`);
    const notice = page.locator('form noscript');
    await expect(notice).toContainText(texts.noScript, { useInnerText: true });
    await field(page, 'firstname').fill('Berta');
    await field(page, 'text').fill('Wo bleibt die Milch?');
    await send(page);
    expect(page.url()).toBe(`${shop.origin}/kontakt`);
  });
});
