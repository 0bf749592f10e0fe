import { addTo, cancel, change, pick } from './order-steps.js';
import { returnToShop, fault, deliverWebhooks, minutes, pay, reconciled } from './pay-steps.js';
import { order, price, remove, reset, wallet } from './shop-steps.js';
import {
  code,
  dropCode,
  extend,
  setHoldMinutes,
  chooseSubstitution,
} from './substitution-steps.js';
import type { Step } from './steps.js';
import type { Shopper, World } from './world.js';
import { expectAnswer } from './world.js';

function shopperOf({ shoppers }: World, of: number): Shopper {
  const found = shoppers[of % shoppers.length];
  if (!found) throw new Error('Nobody shops');
  return found;
}

/** Runs one step: it may be rejected, but must not fail otherwise. */
export async function perform(world: World, step: Step): Promise<void> {
  if (step.do === 'together') {
    await Promise.all(step.steps.map((one) => perform(world, one)));
    return;
  }
  if ('of' in step) return performOf(world, shopperOf(world, step.of), step);
  if (step.do === 'price') return price(world, step);
  if (step.do === 'hooks') return deliverWebhooks(world, step);
  if (step.do === 'holding') return setHoldMinutes(world, step);
  if (step.do === 'minutes') return minutes(world, step.count);
  if (step.do === 'reconcile') return reconciled(world);
  if (step.do === 'pick') return pick(world, step);
  return fault(world, step);
}

async function performOf(
  world: World,
  shopper: Shopper,
  step: Extract<Step, { readonly of: number }>,
): Promise<void> {
  const { client } = shopper;
  switch (step.do) {
    case 'put':
      expectAnswer(
        await client.post('/api/carts/items', { sku: step.sku, quantity: step.quantity }),
      );
      return;
    case 'voucher':
      expectAnswer(await client.post('/api/carts/items', { sku: step.id, quantity: 1 }));
      return;
    case 'window':
      expectAnswer(await client.post('/api/carts/distribution-time-slot', { id: step.id }));
      return;
    case 'code':
      return code(world, shopper, step);
    case 'dropCode':
      return dropCode(shopper, step);
    case 'extend':
      return extend(world, shopper);
    case 'substitution':
      return chooseSubstitution(world, shopper, step);
    case 'remove':
      return remove(world, shopper, step);
    case 'wallet':
      return wallet(world, shopper, step);
    case 'order':
      return buy(world, shopper, step);
    case 'pay':
      return pay(world, shopper, step);
    case 'comeBack':
      return returnToShop(world, shopper, step);
    case 'reset':
      return reset(world, shopper);
    case 'addTo':
      return addTo(world, shopper, step);
    case 'cancel':
      return cancel(world, shopper, step);
    case 'change':
      return change(world, shopper, step);
  }
}

/** Places the order, and continues as the shopper planned. */
async function buy(
  world: World,
  shopper: Shopper,
  step: Extract<Step, { readonly do: 'order' }>,
): Promise<void> {
  const { of, card, back } = step;
  await order(world, shopper, step);
  if (card === undefined) return;
  await pay(world, shopper, { do: 'pay', of, nth: 0, card });
  if (back === 'return') await returnToShop(world, shopper, { do: 'comeBack', of, nth: 0 });
  if (back === 'webhook') await deliverWebhooks(world, { do: 'hooks', how: 'doubled' });
}
