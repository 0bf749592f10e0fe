import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputOf, register, customerText, signIn, newPerson } from '../steps/customer.js';
import { personalText } from '../steps/favorites.js';
import { pageMessages } from '../steps/page-messages.js';
import { open } from '../support/wait-for-hydration.js';
import { expect, isFull, test, someOf } from '../support/test.js';

const features = path.resolve(import.meta.dirname, '../../../libs/features');
const loyalty = pageMessages('loyalty');
const wallet = pageMessages('wallet');

interface Form {
  readonly path: string;
  readonly begin?: (page: Page) => Promise<unknown>;
  /** What is typed or ticked; a choice has no value. */
  readonly field: (page: Page) => Locator;
  readonly value?: string;
}

const firstChoice = (page: Page) => page.locator('main form input[type=checkbox]').first();
const newList = async (page: Page) => {
  if (!page.url().endsWith('/einkaufsliste')) return;
  await page.getByLabel(personalText('lists.new')).fill('Wochenende');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/einkaufsliste\/./);
};

/** Every form of a customer, by its file; those without a draft have a reason. */
const forms: Readonly<Record<string, Form | string>> = {
  'customer/src/components/addresses/address-form.tsx': {
    path: '/konto/addresses',
    begin: async (page) => {
      if (await inputOf(page, 'city').isVisible()) return;
      await page.getByRole('button', { name: customerText('address.add') }).click();
      await inputOf(page, 'streetNumber').fill('12');
      await inputOf(page, 'postalCode').fill('1070');
      await inputOf(page, 'city').fill('Wien');
    },
    field: (page) => inputOf(page, 'streetName'),
    value: 'Ulmengasse',
  },
  'customer/src/components/diet/diet-section.tsx': { path: '/konto/diet', field: firstChoice },
  'customer/src/components/lists/items/add-items.tsx': {
    path: '/einkaufsliste',
    begin: newList,
    field: (page) => page.getByLabel(personalText('list.add')),
    value: 'Senf',
  },
  'customer/src/components/lists/list-view.tsx': {
    path: '/einkaufsliste',
    begin: newList,
    field: (page) => page.getByLabel(personalText('list.name')),
    value: 'Sommerfest',
  },
  'customer/src/components/lists/lists-overview.tsx': {
    path: '/einkaufsliste',
    field: (page) => page.getByLabel(personalText('lists.new')),
    value: 'Grillfest',
  },
  'customer/src/components/newsletter/newsletter.tsx': {
    path: '/konto/newsletter',
    field: firstChoice,
  },
  'customer/src/components/profile/communication.tsx': {
    path: '/konto/communication',
    field: firstChoice,
  },
  'customer/src/components/profile/personal-data.tsx': {
    path: '/konto/personal-data',
    field: (page) => inputOf(page, 'firstName'),
    value: 'Anne-Marie',
  },
  'loyalty/src/components/card/join.tsx': {
    path: '/konto/loyalty',
    field: (page) => page.getByLabel(loyalty('card.code')),
    value: '2900000123458',
  },
  'wallet/src/components/sections/add-card.tsx': {
    path: '/konto/wallet',
    field: (page) => page.getByLabel(wallet('add.code')),
    value: 'GRN7-PT1R-H9QK-2WXB',
  },
  'customer/src/components/forms/account-form.tsx': 'the frame of others',
  'customer/src/components/account-offer/offer-form.tsx': 'for guests',
  'customer/src/components/forms/registration-form.tsx': 'for guests',
  'customer/src/pages/login.page.tsx': 'for guests',
  'customer/src/pages/password-reset.page.tsx': 'for guests',
  'customer/src/components/profile/password-change.tsx': 'a password is never kept',
  'customer/src/components/security/deletion.tsx': 'a password is never kept',
  'customer/src/components/passkeys/passkey-row.tsx': 'needs a passkey: its own test has one',
  'customer/src/components/phone/phone-proof.tsx': 'a code is of use for minutes',
  'customer/src/components/standing-orders/form/add-standing-item.tsx': 'a search keeps nothing',
  'customer/src/components/standing-orders/form/standing-form.tsx': 'its own test has an order',
  'loyalty/src/components/card/card-form.tsx':
    'of shops without the programme: its own test is one',
  'storefinder/src/components/finder-form.tsx': 'for guests',
};

/** Features that have sections in the profile. */
const ofProfile = () =>
  readdirSync(features).filter((name) =>
    readFileSync(path.join(features, name, 'src/feature.ts'), 'utf8').includes('profileSections'),
  );

/** Sources with a form, as the table names them. */
const formsOf = (feature: string) =>
  readdirSync(path.join(features, feature, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .map((file) => path.join(feature, 'src', file))
    .filter((file) =>
      /<form\b|<AccountFormLayout\b/.test(readFileSync(path.join(features, file), 'utf8')),
    );

const withDraft = Object.entries(forms).flatMap(([name, form]) =>
  typeof form === 'string' ? [] : [{ name, form }],
);

async function loseSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: 'session' });
}

test('CUST-14 every form of the profile has its entry, and no entry is of one that is gone', () => {
  expect(ofProfile().flatMap(formsOf).sort()).toEqual(Object.keys(forms).sort());
});

test('CUST-14 CUST-18 NAV-67 a browser that has lost its session in the middle of any form gets back what was typed', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const anna = newPerson('Anna');
  await register(page, shop, anna);
  for (const { name, form } of someOf(withDraft, 4)) {
    await test.step(name, async () => {
      await open(page, shop.origin + form.path);
      await form.begin?.(page);
      const field = form.field(page);
      const wasOn = form.value === undefined && (await field.isChecked());
      if (form.value === undefined) await field.setChecked(!wasOn);
      else await field.fill(form.value);
      const { pathname } = new URL(page.url());
      await loseSession(page);
      const submit = field.locator('xpath=ancestor::form').locator('[type=submit]');
      // A call of the page may notice first, and lead to the login without a click.
      await submit.click({ timeout: 10_000 }).catch(() => undefined);
      await page.waitForURL(
        (url) => url.pathname === '/anmelden' && url.searchParams.get('returnUrl') === pathname,
      );
      await expect(page.getByText(shop.say('account.session.expired')).first()).toBeVisible();
      await signIn(page, anna);
      await page.waitForURL(shop.origin + pathname);
      if (form.value === undefined) await expect(field).toBeChecked({ checked: !wasOn });
      else await expect(field).toHaveValue(form.value);
    });
  }
});

/** Sections with data of the page: no call is made before a change. */
const ASKS_NOTHING = ['addresses', 'favorite-store', 'newsletter', 'password'];

test('CUST-14 ERR-12 redirect a browser that has lost its session to the login, and back from there', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  await register(page, shop, newPerson('Anna'));
  const cookies = await page.context().cookies();
  const start = `${shop.origin}/konto/personal-data`;
  await open(page, start);
  const links = page.locator('main nav a[href^="/konto/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const others = paths.filter((to) => !start.endsWith(to));
  expect(others.length).toBeGreaterThan(12);
  for (const to of others.filter((_to, at) => isFull || at % 6 === 0)) {
    await expect(async () => {
      await page.context().clearCookies();
      await page.context().addCookies(cookies);
      await open(page, start);
      await loseSession(page);
      await page.locator(`main nav a[href="${to}"]`).click({ timeout: 10_000 });
    }).toPass();
    const stays = ASKS_NOTHING.some((slug) => to.endsWith(`/${slug}`));
    if (stays) await expect(page).toHaveURL(shop.origin + to);
    else {
      await page.waitForURL(
        ({ pathname, searchParams }) =>
          pathname === '/anmelden' && searchParams.get('returnUrl') === to,
      );
      await expect(page.getByText(shop.say('account.session.expired')).first()).toBeVisible();
      await expect(inputOf(page, 'email')).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});
