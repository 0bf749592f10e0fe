import { fillRegistration, inputOf, register, customerText, newPerson } from '../steps/customer.js';
import { open, waitForHydration } from '../support/wait-for-hydration.js';
import { expect, test } from '../support/test.js';

const anna = newPerson('Anna');
const elsewhere = 'Impressum';

test('CUST-22 FORM-04 a registration is there after a reload and on the way back, but for its passwords', async ({
  page,
  shop,
  watched,
}) => {
  await open(page, `${shop.origin}/registrieren`);
  await fillRegistration(page, anna);
  await page.reload();
  await expect(inputOf(page, 'streetName')).toHaveValue('Laubenweg');
  await expect(inputOf(page, 'salutation')).toHaveValue('Female');
  await page.getByRole('contentinfo').getByRole('link', { name: elsewhere }).first().click();
  await expect(page).toHaveURL(`${shop.origin}/impressum`);
  await page.goBack();
  await expect(inputOf(page, 'email')).toHaveValue(anna.email);
  await expect(inputOf(page, 'password')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
  expect(kept).toContain(anna.email);
  expect(kept).not.toContain(anna.password);
  expect(watched.faults).toEqual([]);
});

for (const path of ['/anmelden', '/passwort-vergessen'])
  test(`CUST-28 the email on ${path} is there after a reload and on the way back`, async ({
    page,
    shop,
  }) => {
    await open(page, shop.origin + path);
    await inputOf(page, 'email').fill(anna.email);
    await page.reload();
    await waitForHydration(page);
    await expect(inputOf(page, 'email')).toHaveValue(anna.email);
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere }).first().click();
    await expect(page).toHaveURL(`${shop.origin}/impressum`);
    await page.goBack();
    await expect(inputOf(page, 'email')).toHaveValue(anna.email);
  });

test('ADDR-15 an address that was begun is open again after a reload, until it is left by its button', async ({
  page,
  shop,
}) => {
  await register(page, shop, anna);
  await open(page, `${shop.origin}/konto/addresses`);
  await page.getByRole('button', { name: customerText('address.add') }).click();
  await inputOf(page, 'streetName').fill('Ulmengasse');
  await page.reload();
  await expect(inputOf(page, 'streetName')).toHaveValue('Ulmengasse');
  await page.getByRole('button', { name: customerText('address.cancel') }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: customerText('address.add') })).toBeVisible();
});
