import { axeFaults } from '../../checks/axe.js';
import { register, customerText, signOut, newPerson } from '../../steps/customer.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, test } from '../../support/test.js';

test(
  'CUST-11 a passkey is made, signs in, gets a name and is deleted',
  { tag: '@deep' },
  async ({ page, shop }) => {
    const anna = newPerson('Anna');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await register(page, shop, anna);
    await open(page, `${shop.origin}/konto/security`);
    // The list of devices above comes late, and moves the button.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: customerText('passkeys.add') }).click();
    await expect(page.getByText(customerText('passkeys.done'))).toBeVisible();
    expect.soft(await axeFaults(page)).toEqual([]);
    await signOut(page, shop);
    await open(page, `${shop.origin}/anmelden?returnUrl=%2Fkonto%2Fsecurity`);
    await page.getByRole('button', { name: customerText('passkeys.enter') }).click();
    await page.waitForURL(`${shop.origin}/konto/security`);
    const name = customerText('passkeys.standard');
    await page.getByRole('button', { name: customerText('passkeys.renameOf', { name }) }).click();
    await page.getByLabel(customerText('passkeys.nameOf', { name })).fill('Laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByText(customerText('passkeys.renamed'))).toBeVisible();
    await page
      .getByRole('button', { name: customerText('passkeys.removeOf', { name: 'Laptop' }) })
      .click();
    await expect(page.getByText(customerText('passkeys.removed'))).toBeVisible();
    await signOut(page, shop);
    await open(page, `${shop.origin}/anmelden`);
    await page.getByRole('button', { name: customerText('passkeys.enter') }).click();
    await expect(page.getByText(customerText('passkeys.enterFailed'))).toBeVisible();
  },
);
