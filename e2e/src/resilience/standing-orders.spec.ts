import type { Page } from '@playwright/test';
import { signIn } from '../steps/customer.js';
import { pageMessages } from '../steps/page-messages.js';
import { breakCall } from '../support/broken-call.js';
import { expect, test } from '../support/test.js';
import { open } from '../support/wait-for-hydration.js';

const say = pageMessages('customer', 'standing');
const anna = { email: 'anna@personas.example', firstName: 'Anna', password: 'Gruenmarkt-2026' };
const calls = '/api/customers/standing-orders';

const read = <Body>(page: Page, url: string) =>
  page.evaluate((from) => fetch(from).then((one) => one.json() as Promise<Body>), url);
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: say(key), exact: true });

test(
  'a standing order is one after a lost answer, and keeps the focus when it is paused',
  { tag: '@deep' },
  async ({ page, shop }) => {
    await open(page, `${shop.origin}/anmelden`);
    await signIn(page, anna);
    await expect(page).not.toHaveURL(/anmelden/);
    const { results } = await read<{ results: { orderNumber: string; status: string }[] }>(
      page,
      '/api/customers/orders',
    );
    const past = results.find(({ status }) => status === 'COMPLETED')?.orderNumber;
    await open(page, `${shop.origin}/konto/standing-orders?order=${past}`);
    await page.getByRole('checkbox', { name: say('standing.agreement') }).check();

    const broken = await breakCall(page, `POST ${calls}`, 'answer lost');
    await button(page, 'standing.create').click();
    await expect(page.getByText(say('standing.failed'))).toBeVisible();
    await broken.heal();
    await button(page, 'standing.create').click();
    await expect(page).toHaveURL(/\?id=/);
    expect(await read<unknown[]>(page, calls)).toHaveLength(1);
    await expect(page.locator('main :focus')).toHaveCount(1);

    await button(page, 'standing.pause').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'standing.resume')).toBeFocused();
    await button(page, 'standing.end').click();
    await button(page, 'standing.end.confirm').click();
    await expect(page.getByText(say('standing.none.title'))).toBeVisible();
    expect(await read<unknown[]>(page, calls)).toEqual([]);
  },
);
