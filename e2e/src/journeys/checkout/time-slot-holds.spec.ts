import { fillCartByApi } from '../../steps/fill-cart.js';
import { query } from '../../support/database.js';
import { expect, test } from '../../support/test.js';

interface Counted {
  readonly held: number;
  readonly live: number;
}

/** Held places of a time slot, and the number of carts that hold them. */
async function countsOf(window: string): Promise<Counted | undefined> {
  const [row] = await query<Counted & Record<string, unknown>>(
    `SELECT w.held, (SELECT count(*)::int FROM window_holds h WHERE h.tenant = w.tenant
       AND h.window_id = w.id AND h.is_live) AS live
     FROM windows w WHERE w.tenant = 'gruenmarkt' AND w.id = $1`,
    [window],
  );
  return row;
}

test('SLOT-06 SLOT-16 CART-79 a time slot is held with a countdown, extended, released at its end, and chosen again', async ({
  page,
  shopper,
  watched,
}) => {
  const step = shopper.step('slot');
  const longer = page.getByRole('button', { name: 'Länger reservieren' });
  const notice = page.getByText('Ihr Zeitfenster ist noch 30 Minuten für Sie reserviert.');
  await shopper.open('/impressum');
  await fillCartByApi(page);
  await shopper.open('/kassa');
  const chosen = page.waitForResponse(/\/carts\/distribution-time-slot$/);
  await shopper.chooseWindow();
  const cart = (await (await chosen).json()) as {
    readonly id: string;
    readonly distributionWindow: { readonly id: string };
  };
  const window = cart.distributionWindow.id;
  await expect(notice.first()).toBeVisible();
  const [hold] = await query('SELECT is_live FROM window_holds WHERE cart_id = $1', [cart.id]);
  expect(hold).toEqual({ is_live: true });

  for (const left of [1, 0]) {
    const extended = page.waitForResponse(/\/distribution-time-slot\/extension$/);
    await longer.click();
    const answer = (await (await extended).json()) as {
      readonly distributionWindow: { readonly extensionsLeft: number };
    };
    expect(answer.distributionWindow.extensionsLeft).toBe(left);
  }
  await expect(longer).toHaveCount(0);

  await query("UPDATE window_holds SET ends_at = now() - interval '1 minute' WHERE cart_id = $1", [
    cart.id,
  ]);
  await page.reload();
  await expect(step.getByText('Sie können es wieder wählen.')).toBeVisible();
  await expect(page.getByText(shopper.text('error.141'))).toHaveCount(0);
  await step.getByRole('button', { name: shopper.text('step.slot.submit') }).click();
  await expect(notice.first()).toBeVisible();

  await page
    .getByRole('button', { name: shopper.text('step.change', { step: shopper.text('step.slot') }) })
    .click();
  // On another day: late on this one, nothing else is free.
  const otherDays = step.locator('fieldset').nth(0).getByRole('radio', { checked: false });
  await otherDays.first().check();
  const others = step.locator('fieldset').nth(1).getByRole('radio', { disabled: false });
  await others.first().check();
  const moved = page.waitForResponse(/\/carts\/distribution-time-slot$/);
  await step.getByRole('button', { name: shopper.text('step.slot.submit') }).click();
  expect((await moved).status()).toBe(200);
  const now = await countsOf(window);
  expect(now?.held, 'its place is free again').toBe(now?.live);
  const [own] = await query('SELECT window_id FROM window_holds WHERE cart_id = $1', [cart.id]);
  expect(own?.['window_id']).not.toBe(window);
  expect(watched.faults).toEqual([]);
});
