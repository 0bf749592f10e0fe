import { inputOf, register, customerText, signIn, signOut, newPerson } from '../steps/customer.js';
import { open } from '../support/wait-for-hydration.js';
import { expect, viewportsOf, test } from '../support/test.js';

const wrong = 'not-the-password';

for (const size of viewportsOf('phone')) {
  test.describe(`a mistyped password at ${size} size`, () => {
    test.use({ size });

    test('CUST-22 S9 fails three times, then a captcha is required', async ({ page, shop }) => {
      const eva = newPerson('Eva');
      await register(page, shop, eva);
      await signOut(page, shop);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      const challenges: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/challenge')) challenges.push(request.url());
      });
      await open(page, `${shop.origin}/anmelden?returnUrl=%2Fkonto%2Fpassword`);
      const button = page.getByRole('button', { name: customerText('login.submit'), exact: true });
      for (let i = 0; i < 3; i += 1) {
        const answered = page.waitForResponse(/\/api\/auth\/login/);
        await signIn(page, eva, wrong);
        expect((await answered).status()).toBe(401);
        await expect(button).toBeEnabled();
      }
      expect(challenges).toEqual([]);
      await page.route('**/api/auth/challenge', async (route) => {
        await expect(page.getByText(customerText('person.proving'))).toBeVisible();
        await route.continue();
      });
      await signIn(page, eva);
      await page.waitForURL(`${shop.origin}/konto/password`);
      expect(challenges).toHaveLength(1);
      expect([...hosts]).toEqual([new URL(shop.origin).host]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CUST-22 the login shows the captcha, and what works without it', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/anmelden`);
    const notice = page.locator('form noscript');
    await expect(notice).toBeVisible();
    // Other ways to read a text pass over this element.
    await expect(notice).toContainText(customerText('noScript'), { useInnerText: true });
    await expect(inputOf(page, 'email')).toBeVisible();
  });
});
