import type {
  NewStandingOrder,
  StandingDraft,
  StandingItem,
  StandingOrder,
} from '@larder/contracts/shopping/standing-orders';
import type { Substitution } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';

type Terms = Omit<NewStandingOrder, 'agreed' | 'orderNumber'>;

/** What the form of a standing order contains. */
export interface StandingValues {
  readonly name: string;
  readonly weeks: number;
  readonly weekday: number;
  /** `10:00 16:00`, a time slot of that day. */
  readonly time: string;
  readonly anyWindow: boolean;
  readonly substitution: Substitution;
  /** Index of the payment choice. */
  readonly payment: number;
  /** As typed. */
  readonly highest: string;
  readonly isAgreed: boolean;
  /** Old enough for the goods with an age limit. */
  readonly isOldEnough: boolean;
  readonly items: readonly StandingItem[];
}

type Choices = Pick<StandingDraft, 'windows' | 'payments' | 'items'>;

export const timeOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${from} ${to}`;

/** Cents as a plain number: `60` or `59.90`. */
const typed = (cents: number, comma: string) =>
  (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', comma);

/** Cents of a typed amount; undefined for anything else. */
export function readCents(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[\s\p{Sc}]/gu, '')
    .replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 ? cents : undefined;
}

const itemsOf = ({ items }: Choices) =>
  items.map(({ sku, quantity, substitution }) => ({
    sku,
    quantity,
    ...(substitution && { substitution }),
  }));

/** The wished time slot; where the place has none like it any more, one of the same day, or the first. */
function slotOf({ windows }: Choices, wished: StandingOrder['window'] | undefined) {
  const ofDay = windows.filter(({ weekday }) => weekday === wished?.weekday);
  const same = wished && ofDay.find((one) => timeOf(one) === timeOf(wished));
  const slot = same ?? ofDay[0] ?? windows[0];
  return { weekday: slot?.weekday ?? 1, time: slot ? timeOf(slot) : '' };
}

/** The values of a new standing order, as suggested. */
export function draftValues(draft: StandingDraft, name: string, comma: string): StandingValues {
  return {
    name,
    weeks: 1,
    ...slotOf(draft, draft.window),
    anyWindow: true,
    substitution: draft.substitution ?? 'SIMILAR',
    payment: 0,
    highest: typed(draft.highestTotal, comma),
    isAgreed: false,
    items: itemsOf(draft),
    isOldEnough: false,
  };
}

export function valuesOf(order: StandingOrder, comma: string): StandingValues {
  const { name, weeks, window, anyWindow, substitution = 'LEAVE_OUT', highestTotal } = order;
  const payment = order.payments.findIndex(
    (one) =>
      one.methodKey === order.payment.methodKey &&
      one.paymentMethodId === order.payment.paymentMethodId,
  );
  return {
    name,
    weeks,
    ...slotOf(order, window),
    anyWindow,
    substitution,
    payment: Math.max(0, payment),
    highest: typed(highestTotal, comma),
    isAgreed: false,
    items: itemsOf(order),
    isOldEnough: (order.confirmedAge ?? 0) >= (ageLimitOf(order) ?? 0),
  };
}

export type StandingFault = 'name' | 'highest' | 'agreement' | 'age' | 'items';

/** Highest age limit of the goods in years; undefined without such goods. */
export const ageLimitOf = ({ items }: Pick<Choices, 'items'>) =>
  highestAgeLimit(items.flatMap(({ product }) => (product ? [{ product }] : [])));

export function faultsOf(
  values: StandingValues,
  choices: Pick<Choices, 'items'>,
): ReadonlySet<StandingFault> {
  const faults = new Set<StandingFault>();
  if (values.name.trim() === '') faults.add('name');
  if (readCents(values.highest) === undefined) faults.add('highest');
  if (!values.isAgreed) faults.add('agreement');
  if (!values.isOldEnough && ageLimitOf(choices) !== undefined) faults.add('age');
  if (values.items.length === 0) faults.add('items');
  return faults;
}

/** The terms to send; undefined while something is missing. */
export function termsOf(values: StandingValues, choices: Choices): Terms | undefined {
  const { windows, payments } = choices;
  const window = windows.find(
    (one) => one.weekday === values.weekday && timeOf(one) === values.time,
  );
  const payment = payments[values.payment];
  const highestTotal = readCents(values.highest);
  if (!window || !payment || highestTotal === undefined || faultsOf(values, choices).size > 0)
    return undefined;
  const { name, weeks, anyWindow, substitution } = values;
  const { weekday, from, to } = window;
  const { methodKey, paymentMethodId } = payment;
  const confirmedAge = ageLimitOf(choices);
  return {
    name: name.trim(),
    weeks,
    anyWindow,
    substitution,
    highestTotal,
    ...(confirmedAge !== undefined && { confirmedAge }),
    window: { weekday, from, to },
    payment: { methodKey, ...(paymentMethodId !== undefined && { paymentMethodId }) },
  };
}
