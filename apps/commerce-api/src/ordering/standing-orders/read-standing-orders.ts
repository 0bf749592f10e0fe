import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type {
  StandingDraft,
  StandingLine,
  StandingOrder,
  StandingOrderSummary,
  StandingRun,
} from '@larder/contracts/shopping/standing-orders';
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
import type { CartState } from '../../carts/state.js';
import { isOrderable } from '../../carts/state.js';
import { cartPrices } from '../../carts/sums/sums.js';
import { localDate, localTime, weekdayOf } from '../../distribution/capacity/zoned-time.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Basket } from './basket.js';
import { asCart, basketFrom } from './basket.js';
import { mostOf, suggestedHighest } from './highest-total.js';
import { paymentChoices } from './payments.js';
import { lastRun, openStandingOrder, standingOrdersOf } from './repository.js';
import type { RunRow, StandingRow } from './tables.js';
import type { WeeklySlot, WeeklyWindow } from './weekly-slots.js';
import { findSlot, slotOn, weeklySlots } from './weekly-slots.js';

function toRun({ date, state, problem, orderNumber, total }: RunRow): StandingRun {
  return {
    date,
    state,
    ...(problem !== null && { problem }),
    ...(orderNumber !== null && { orderNumber }),
    ...(total !== null && { total }),
  };
}

const windowOf = ({ weekday, windowFrom: from, windowTo: to }: StandingRow): WeeklyWindow => ({
  weekday,
  from,
  to,
});

function toSummary(row: StandingRow, run: RunRow | undefined): StandingOrderSummary {
  const { id, name, weeks, anyWindow, substitution, methodKey, paymentMethodId } = row;
  return {
    id,
    name,
    weeks,
    window: windowOf(row),
    anyWindow,
    highestTotal: row.highestTotal,
    ...(substitution !== null && { substitution }),
    payment: { methodKey, ...(paymentMethodId !== null && { paymentMethodId }) },
    ...(row.confirmedAge !== null && { confirmedAge: row.confirmedAge }),
    state: row.state,
    ...(row.problem !== null && { problem: row.problem }),
    distributionAddress: row.distributionAddress,
    itemCount: row.items.length,
    nextDate: row.nextDate,
    placeAt: row.placeAt.toISOString(),
    ...(run && { lastRun: toRun(run) }),
  };
}

export async function listStandingOrders(
  work: UnitOfWork,
  customer: string,
): Promise<StandingOrderSummary[]> {
  const summaries: StandingOrderSummary[] = [];
  for (const row of await standingOrdersOf(work, customer))
    summaries.push(toSummary(row, await lastRun(work, row)));
  return summaries;
}

function linesOf({ items }: Pick<Basket, 'items'>, cart: CartState): StandingLine[] {
  const goods = new Map(cart.lines.map((line) => [line.sku, line.goods]));
  return items.map(({ sku, quantity, substitution }) => {
    const found = goods.get(sku);
    return {
      sku,
      quantity,
      ...(substitution && { substitution }),
      ...(found && { product: found.product }),
      isAvailable: found !== undefined && isOrderable(found),
    };
  });
}

interface ChoicesInput {
  readonly basket: Basket;
  readonly window: WeeklyWindow | undefined;
  readonly methodKey: PaymentMethodKey | undefined;
  /** The day whose fee is shown. */
  readonly date: string;
}

async function choicesOf(work: UnitOfWork, { basket, window, methodKey, date }: ChoicesInput) {
  const place = serviceLocationOf(basket.distributionAddress);
  const slots = place ? await weeklySlots(work, place) : [];
  const { timeZone } = work.shop.clientRuntimeConfig;
  const chosen = window && findSlot(slots, window);
  const slot = chosen && slotOn(chosen, { tenant: work.tenant, date, timeZone });
  const cart = await asCart(work, basket, slot);
  const payments = await paymentChoices(work, cart);
  const method = methodKey ?? payments[0]?.methodKey ?? 'credit-cards';
  return {
    items: linesOf(basket, cart),
    total: mostOf(cartPrices(cart), method),
    windows: slots.map(toChoice),
    payments,
  };
}

const toChoice = ({ weekday, from, to, serviceFee }: WeeklySlot) => ({
  weekday,
  from,
  to,
  serviceFee,
});

/** A standing order with its products, today's total and what can be chosen. */
export async function readStandingOrder(
  work: UnitOfWork,
  { customer, id }: { readonly customer: string; readonly id: string },
): Promise<StandingOrder> {
  const row = await openStandingOrder(work, customer, id);
  const { methodKey, nextDate: date } = row;
  const choices = await choicesOf(work, { basket: row, window: windowOf(row), methodKey, date });
  const { version } = row;
  return { ...toSummary(row, await lastRun(work, row)), ...choices, version };
}

/** What a standing order of an order, or of the present cart, would contain. */
export async function readDraft(
  work: UnitOfWork,
  {
    customer,
    orderNumber,
  }: { readonly customer: string; readonly orderNumber?: string | undefined },
): Promise<StandingDraft> {
  const basket = await basketFrom(work, customer, orderNumber);
  const { timeZone } = work.shop.clientRuntimeConfig;
  const start = new Date(basket.start ?? work.now);
  const date = localDate(start, timeZone);
  const time = (instant: string) => localTime(new Date(instant), timeZone);
  const window =
    basket.start !== undefined && basket.end !== undefined
      ? { weekday: weekdayOf(date), from: time(basket.start), to: time(basket.end) }
      : undefined;
  const choices = await choicesOf(work, { basket, window, methodKey: undefined, date });
  const isOffered = window && findSlot(choices.windows, window) !== undefined;
  return {
    ...choices,
    distributionAddress: basket.distributionAddress,
    ...(basket.substitution && { substitution: basket.substitution }),
    ...(isOffered && { window }),
    highestTotal: suggestedHighest(choices.total),
  };
}
