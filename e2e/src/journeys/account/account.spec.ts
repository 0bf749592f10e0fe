import {
  askToRegister,
  inputOf,
  register,
  registerByForm,
  customerText,
  signIn,
  signOut,
  newPerson,
} from '../../steps/customer.js';
import { linkTo } from '../../steps/emails.js';
import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { refused } from '../../support/consent.js';
import { expect, mainViewports, viewportsOf, test } from '../../support/test.js';

for (const size of viewportsOf('phone')) {
  test.describe(`an account at ${size} size`, () => {
    test.use({ size });

    test('CUST-11 CUST-21 CUST-23 CUST-25 CUST-27 CUST-28 from the registration to a new password', async ({
      page,
      shop,
      watched,
    }) => {
      const anna = newPerson('Anna');
      await registerByForm(page, shop, anna);
      const own = page.getByRole('link', { name: shop.say('account.own', { name: 'Anna' }) });
      await expect(own).toBeVisible();
      await own.click();
      await expect(page.getByText(customerText('profile.hello', { name: 'Anna' }))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: customerText('section.personal-data') })
        .first()
        .click();
      await inputOf(page, 'firstName').fill('Anne-Marie');
      await page.getByRole('button', { name: customerText('save') }).click();
      await expect(page.getByText(customerText('saved'))).toBeVisible();
      await page.reload();
      await expect(inputOf(page, 'firstName')).toHaveValue('Anne-Marie');
      await signOut(page, shop);
      await expect(page.getByText(shop.say('account.logout.successful'))).toBeVisible();
      await open(page, `${shop.origin}/konto/personal-data`);
      await page.waitForURL(/\/anmelden\?returnUrl=%2Fkonto%2Fpersonal-data&authRequired=true/);
      expect(watched.faults).toEqual([]);
      await signIn(page, anna, 'not-the-password');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        customerText('failed.credentials'),
      );
      await page.getByRole('link', { name: customerText('login.forgotten') }).click();
      await inputOf(page, 'email').fill(anna.email);
      await page.getByRole('button', { name: customerText('reset.submit') }).click();
      await expect(page.getByText(customerText('reset.sent.title'))).toBeVisible();
      await open(page, shop.origin + (await linkTo(anna.email)));
      await inputOf(page, 'password.new').fill('Ganz-neu-1234');
      await inputOf(page, 'password.repeat').fill('Ganz-neu-1234');
      await page.getByRole('button', { name: customerText('reset.new.submit') }).click();
      await expect(page.getByText(customerText('reset.done.title'))).toBeVisible();
      await open(page, `${shop.origin}/anmelden?returnUrl=%2Fkonto%2Fpassword`);
      await signIn(page, anna, 'Ganz-neu-1234');
      await page.waitForURL(`${shop.origin}/konto/password`);
    });
  });
}

test('CUST-27 NAV-66 signs in by keyboard alone, and hears what is missing first', async ({
  page,
  shop,
}) => {
  const anna = newPerson('Anna');
  await register(page, shop, anna);
  await signOut(page, shop);
  await open(page, `${shop.origin}/anmelden`);
  await inputOf(page, 'email').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: customerText('summary') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(inputOf(page, 'email')).toBeFocused();
  await page.keyboard.type(anna.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(anna.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.origin}/`);
});

test(
  'NAV-24 CUST-23 a registration mail that is opened on another device requires the password',
  { tag: '@full' },
  async ({ page, browser, shop }) => {
    const anna = newPerson('Anna');
    const link = shop.origin + (await askToRegister(page, shop, anna));
    const elsewhere = await browser.newContext({
      viewport: mainViewports.phone,
      storageState: refused,
    });
    const telephone = await elsewhere.newPage();
    await open(telephone, link);
    await expect(
      telephone.getByText(customerText('registration.confirmed.elsewhere')),
    ).toBeVisible();
    await telephone
      .getByRole('main')
      .getByRole('link', { name: customerText('login.submit') })
      .click();
    await signIn(telephone, anna);
    await telephone.waitForURL(`${shop.origin}/`);
    await elsewhere.close();
  },
);

test(
  'CUST-12 CUST-16 leaves nothing to the next customer in the same browser',
  { tag: '@deep' },
  async ({ page, context, shop, shopper }) => {
    const anna = newPerson('Anna');
    const berta = newPerson('Berta');
    await registerByForm(page, shop, anna);
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const profile = await sendRequest(`${shop.origin}/konto`, { cookie });
    expect([profile.status, profile.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(profile.body).not.toContain(anna.email);
    expect(profile.body).not.toContain('Anna');
    const before = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    await signOut(page, shop);
    const after = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(after.has('loggedIn')).toBe(false);
    expect(after.get('session')).not.toBe(before.get('session'));
    await registerByForm(page, shop, berta);
    await open(page, `${shop.origin}/konto`);
    await expect(page.getByText(customerText('profile.hello', { name: 'Berta' }))).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie]),
    );
    expect(kept + (await page.content())).not.toMatch(/Anna|anna\./);
    await expect(shopper.cart(0)).toBeVisible();
  },
);

test(
  'CUST-13 CUST-16 who signs out in one tab has left the other, which shows the next one alone',
  { tag: '@deep' },
  async ({ page, context, shop }) => {
    const anna = newPerson('Anna');
    const berta = newPerson('Berta');
    await registerByForm(page, shop, berta);
    await signOut(page, shop);
    await registerByForm(page, shop, anna);
    const other = await context.newPage();
    await open(other, `${shop.origin}/konto/personal-data`);
    await expect(inputOf(other, 'firstName')).toHaveValue('Anna');
    await inputOf(other, 'firstName').fill('Anna Maria');
    await signOut(page, shop);
    await other.waitForURL(/\/anmelden\?returnUrl=%2Fkonto%2Fpersonal-data/);
    expect(await other.content()).not.toContain('Anna');
    await open(page, `${shop.origin}/anmelden`);
    await signIn(page, berta);
    await page.waitForURL(`${shop.origin}/`);
    await open(other, `${shop.origin}/konto/personal-data`);
    await expect(inputOf(other, 'firstName')).toHaveValue('Berta');
  },
);

test(
  'CUST-17 CUST-18 NAV-67 a session that ends elsewhere is reported, and the login leads back',
  { tag: '@deep' },
  async ({ page, context, shop }) => {
    const anna = newPerson('Anna');
    await register(page, shop, anna);
    await open(page, `${shop.origin}/konto/personal-data`);
    await inputOf(page, 'firstName').fill('Anne');
    const session = (await context.cookies()).filter(({ name }) => name !== 'session');
    await context.clearCookies({ name: 'session' });
    expect(session.length).toBeGreaterThan(0);
    // It is there for three seconds, which may pass before a busy machine looks.
    const text = shop.say('account.session.expired');
    await page.addInitScript((notice) => {
      new MutationObserver(() => {
        const regions = [...document.querySelectorAll('[role=alert], [role=status]')];
        if (regions.some(({ textContent }) => textContent.includes(notice)))
          sessionStorage.setItem('noticed', 'yes');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, text);
    await page.reload();
    const noticed = () => page.evaluate(() => sessionStorage.getItem('noticed'));
    await expect(async () => expect(await noticed()).toBe('yes')).toPass({ timeout: 60_000 });
    await page.waitForURL(/\/anmelden\?returnUrl=%2Fkonto%2Fpersonal-data/);
    await signIn(page, anna);
    await page.waitForURL(`${shop.origin}/konto/personal-data`);
  },
);
