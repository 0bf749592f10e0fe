import { customer } from '../../steps/goods.js';
import { newestEmail } from '../../steps/emails.js';
import { expectSlotCountsItsOrders, storedOrder } from '../../steps/orders.js';
import { pageMessages } from '../../steps/page-messages.js';
import { query } from '../../support/database.js';
import { expect, test } from '../../support/test.js';

/** Texts of the order's actions, which are bundled with their code. */
const say = pageMessages('cart-checkout', 'orderChanges');

async function bookedOf(windowId: string): Promise<number> {
  const [row] = await query<{ booked: number }>(
    "SELECT booked FROM windows WHERE tenant = 'gruenmarkt' AND id = $1",
    [windowId],
  );
  return row?.booked ?? -1;
}

test(
  'CHK-05 a guest gets a mail and a calendar entry, changes the time slot, and cancels',
  { tag: '@deep' },
  async ({ page, shop, shopper }) => {
    const email = `after.${Date.now()}@example.test`;
    await shopper.fillCart();
    await shopper.open('/kassa');
    await shopper.chooseWindow();
    await shopper.fillContact({ ...customer, email });
    await shopper.sendContact();
    await shopper.choosePayment('payment-at-the-door');
    await shopper.orderButton().click();
    const number = await shopper.orderNumber();
    const { window_id: first } = await storedOrder(number);
    const changesRegion = page.getByRole('region', { name: say('care.title') });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await test.step('the mail is in the outbox, with the entry for the calendar', async () => {
      const { subject, body } = await newestEmail(email);
      expect(subject).toContain(number);
      expect(body).toContain(`${shop.origin}/kassa-ok?order=${number}`);
      const [mail] = await query<{ attachments: { name: string; text: string }[] }>(
        'SELECT attachments FROM mails WHERE recipient = $1',
        [email],
      );
      expect(mail?.attachments[0]?.name).toBe(`${number}.ics`);
    });

    await test.step('the calendar entry is a file', async () => {
      const link = changesRegion.getByRole('link', { name: say('care.calendar') });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(`${number}.ics`);
    });

    await test.step('the order is in its first status, shown as text', async () => {
      await expect(changesRegion.getByRole('listitem').first()).toHaveText(
        new RegExp(`^${say('care.step.PLACED')}, ${say('care.now')}`),
      );
    });

    await test.step('another time slot: the old one is free again', async () => {
      await button(say('care.move')).click();
      const dialog = page.getByRole('dialog', { name: say('care.move') });
      await dialog
        .locator('fieldset')
        .nth(1)
        .getByRole('radio', { disabled: false })
        .first()
        .check();
      await dialog.getByRole('button', { name: say('care.next') }).click();
      await dialog.getByRole('button', { name: say('care.confirm') }).click();
      await expect(changesRegion.getByText(say('care.changed'))).toBeVisible();
      const { window_id: second } = await storedOrder(number);
      expect(second).not.toBe(first);
      await expectSlotCountsItsOrders(second);
      expect((await newestEmail(email)).subject).toContain('geändert');
    });

    await test.step('cancelled: its time slot is free again', async () => {
      const { window_id: second } = await storedOrder(number);
      const before = await bookedOf(second);
      await button(say('care.cancel')).click();
      await button(say('care.cancelYes')).click();
      await expect(changesRegion.getByText(say('care.cancelled'))).toBeVisible();
      await expect(button(say('care.cancel'))).toHaveCount(0);
      expect(await bookedOf(second)).toBeLessThanOrEqual(before - 1);
      expect((await newestEmail(email)).subject).toContain('storniert');
    });
  },
);
