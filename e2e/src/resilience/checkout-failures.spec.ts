import { errors, type Locator } from '@playwright/test';
import {
  calls,
  contractCalls,
  excluded,
  type CheckoutCall,
  type Step,
} from '../steps/checkout-calls.js';
import { customer } from '../steps/goods.js';
import { fillCartByApi } from '../steps/fill-cart.js';
import { ordersOf, storedOrder } from '../steps/orders.js';
import type { Shopper } from '../steps/shopper.js';
import {
  breakCall,
  failureKinds,
  withShortTimeout,
  type FailureKind,
} from '../support/broken-call.js';
import { expect, isFull, test } from '../support/test.js';

/** One of each kind, where all of them take minutes. */
const few: readonly (readonly [string, FailureKind])[] = [
  ['POST /api/carts/finalize', 'reset before'],
  ['POST /api/checkout', 'answer lost'],
  ['POST /api/checkout', 'timeout'],
];

const isRun = ({ line }: CheckoutCall, failureKind: FailureKind) =>
  isFull || few.some(([one, kind]) => one === line && kind === failureKind);

// Milliseconds: without its own limit an action waits until the test ends.
test.use({ actionTimeout: 10_000 });

let count = 0;
const nextMail = () => `trouble.${process.pid}.${Date.now()}.${(count += 1)}@example.test`;

async function openCheckout(shopper: Shopper): Promise<void> {
  await shopper.open('/impressum');
  await fillCartByApi(shopper.page);
  await shopper.open('/kassa');
}

/** Fills in what is open, up to the button. */
async function fill(shopper: Shopper, step: Step, email: string): Promise<void> {
  if (step === 'form' && (await shopper.field('firstName').isVisible()))
    await shopper.fillContact({ ...customer, email });
}

const buttonOf = (shopper: Shopper, step: Step) =>
  step === 'summary' ? shopper.orderButton() : shopper.continueButton();

/** The step that is open, once one is; undefined when the order is confirmed. */
async function openStep(shopper: Shopper): Promise<Step | 'retry' | undefined> {
  const confirmed = shopper.page.getByRole('heading', {
    name: shopper.text('confirmation.title'),
  });
  const retry = shopper.button('retry');
  const steps = ['form', 'summary'] as const;
  const any = steps.reduce((all, step) => all.or(buttonOf(shopper, step)), confirmed.or(retry));
  await expect(any.first()).toBeVisible();
  if (await confirmed.isVisible()) return undefined;
  if (await retry.isVisible()) return 'retry';
  for (const step of steps) if (await buttonOf(shopper, step).isVisible()) return step;
  return openStep(shopper);
}

/** What was pressed works still, or has led on just now. */
const isBusy = (button: Locator) =>
  button
    .evaluate((element) => element.ariaBusy === 'true', undefined, { timeout: 1000 })
    .catch(() => true);

/** Waits for what was pressed; a slow machine takes longer for it than for a look at the page. */
const untilIdle = (button: Locator) =>
  expect
    .poll(async () => (await isBusy(button)) && (await button.isVisible()), { timeout: 5_000 })
    .toBe(false)
    .catch(() => undefined);

/** Fills in the open step, and presses its button. */
async function doStep(shopper: Shopper, step: Step | 'retry', email: string): Promise<void> {
  if (step === 'retry') return shopper.button('retry').click();
  await untilIdle(buttonOf(shopper, step));
  if (await isBusy(buttonOf(shopper, step))) return;
  await fill(shopper, step, email);
  await buttonOf(shopper, step).click();
}

/** Continues from any step of the checkout to a given one or to the confirmation. */
async function goOn(shopper: Shopper, email: string, until?: Step): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) {
    const step = await openStep(shopper);
    if (step === undefined || step === until) return;
    await doStep(shopper, step, email).catch(async (error: unknown) => {
      // If a step has advanced by itself in between, the current one is looked up again. A step that
      // stays open is stuck.
      const isStuck = step !== 'retry' && (await buttonOf(shopper, step).isVisible());
      if (isStuck || !(error instanceof errors.TimeoutError)) throw error;
    });
    // A press results in the next step, or in a message.
    await shopper.page.waitForTimeout(300);
  }
  throw new Error('the checkout does not go on');
}

async function expectOneOrder(shopper: Shopper, email: string): Promise<void> {
  await storedOrder(await shopper.orderNumber());
  expect(await ordersOf(email)).toBe(1);
}

for (const call of calls)
  for (const failureKind of failureKinds.filter((kind) => isRun(call, kind)))
    test(`R6 CHK-02 ${call.line}, ${failureKind}: shows a message, and places exactly one order`, async ({
      page,
      shopper,
    }) => {
      const email = nextMail();
      await withShortTimeout(page);
      const isAtOpening = call.line.startsWith('GET');
      let broken = isAtOpening ? await breakCall(page, call.line, failureKind) : undefined;
      await openCheckout(shopper);
      if (broken) await call.press?.(shopper);
      else {
        await goOn(shopper, email, call.step);
        await (call.prepare ?? (() => fill(shopper, call.step, email)))(shopper);
        broken = await breakCall(page, call.line, failureKind);
        await (call.press ?? (() => buttonOf(shopper, call.step).click()))(shopper);
      }
      await expect.poll(() => broken.count(), 'the call was made').toBeGreaterThan(0);
      const messages = call.messages(shopper).map((text) => page.getByText(text).first());
      const [first, ...others] = messages;
      if (first)
        await expect(others.reduce((all, one) => all.or(one), first).first()).toBeVisible();
      await expect(page.getByText(/broken|INTERNAL|undefined/)).toHaveCount(0);
      expect(await ordersOf(email)).toBeLessThanOrEqual(1);
      await broken.heal();
      await goOn(shopper, email);
      await expectOneOrder(shopper, email);
    });

test('R6 CHK-02 double click, reload, back and forward at every step: one order', async ({
  page,
  shopper,
}) => {
  test.setTimeout(120_000);
  const email = nextMail();
  await openCheckout(shopper);
  for (const step of ['form', 'summary'] as const) {
    await goOn(shopper, email, step);
    await fill(shopper, step, email);
    if (step === 'form') await buttonOf(shopper, step).dblclick();
    // Other tests order too: a time slot that they have taken since is chosen again.
    await goOn(shopper, email, 'summary');
    await page.reload();
    await openStep(shopper);
    await page.goBack();
    await expect(page).toHaveURL(/impressum$/);
    await page.goForward();
    await expect(page).toHaveURL(/kassa$/);
  }
  await goOn(shopper, email, 'summary');
  await shopper.orderButton().dblclick();
  await expectOneOrder(shopper, email);
});

test('every call of the contract that the checkout can make is covered, or excluded with a reason', () => {
  const known = [...calls.map(({ line }) => line), ...Object.keys(excluded)];
  expect(known.toSorted()).toEqual(contractCalls().toSorted());
});

test('a guest’s checkout makes no call that is not broken above', async ({ page, shopper }) => {
  test.skip(!isFull, 'the list changes with the calls alone');
  await openCheckout(shopper);
  const made = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      made.add(`${request.method()} ${pathname}`);
  });
  await goOn(shopper, nextMail());
  const known = new Set(calls.map(({ line }) => line));
  const others = [...made].filter((line) => !known.has(line) && !line.includes('/tracking/'));
  expect(others).toEqual([]);
});
