import type { Order } from '@larder/contracts/checkout';
import type { Charge } from '../../payments/capture/order-charge.js';
import { charge as hi } from './translations/hindi/tables.js';
import type { OrderEmailKind } from './order-email-texts.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf, formatMoney } from './order-formatters.js';

type Amounts = Readonly<Record<'reserved' | 'paid' | 'back' | 'later', string>>;
type ChargeMessageKey =
  | 'later'
  | 'reserved'
  | 'invoice'
  | 'paidAhead'
  | 'charged'
  | 'gaveBack'
  | 'released'
  | 'noInvoice'
  | 'cancelled';

const de: Readonly<Record<ChargeMessageKey, (amounts: Amounts) => string>> = {
  later: ({ later }) =>
    `Ihre Zahlungsart ist für diese Bestellung gespeichert. Zwei Tage vor Ihrem Termin reservieren wir ${later}; abgebucht wird erst, wenn Ihre Bestellung gepackt ist.`,
  reserved: ({ reserved }) =>
    `${reserved} sind reserviert. Abgebucht wird erst, wenn Ihre Bestellung gepackt ist, und nur der tatsächliche Betrag.`,
  invoice: ({ reserved }) =>
    `Berechnet wird erst, wenn Ihre Bestellung gepackt ist, und nur der tatsächliche Betrag, höchstens ${reserved}.`,
  paidAhead: ({ paid }) =>
    `${paid} sind bezahlt. Ist Ihre Bestellung nach dem Packen günstiger, erhalten Sie die Differenz zurück.`,
  charged: ({ paid }) => `Wir berechnen Ihnen ${paid}.`,
  gaveBack: ({ paid, back }) => `${paid} hatten Sie bezahlt, ${back} erhalten Sie zurück.`,
  released: () => 'Die Reservierung ist aufgehoben: Es wird nichts abgebucht.',
  noInvoice: () => 'Sie erhalten keine Rechnung.',
  cancelled: ({ back }) => `${back} erhalten Sie zurück.`,
};

const en: typeof de = {
  later: ({ later }) =>
    `Your payment method is saved for this order. We reserve ${later} two days before your time slot and charge you only when your order is packed.`,
  reserved: ({ reserved }) =>
    `${reserved} is reserved. We charge you only once your order is packed, and only the actual amount.`,
  invoice: ({ reserved }) =>
    `We invoice you only once your order is packed, and only the actual amount, ${reserved} at most.`,
  paidAhead: ({ paid }) =>
    `You have paid ${paid}. If your order comes to less once it is packed, we refund the difference.`,
  charged: ({ paid }) => `We charge you ${paid}.`,
  gaveBack: ({ paid, back }) => `You paid ${paid}, and we refund ${back}.`,
  released: () => 'The reservation is cancelled: you won’t be charged.',
  noInvoice: () => 'You won’t get an invoice.',
  cancelled: ({ back }) => `We refund ${back}.`,
};

const american: typeof de = {
  ...en,
  released: () => 'The reservation is canceled: you won’t be charged.',
};

const fr: typeof de = {
  later: ({ later }) =>
    `Votre moyen de paiement est enregistré pour cette commande. Nous réservons ${later} deux jours avant votre créneau et ne débitons qu’une fois la commande préparée.`,
  reserved: ({ reserved }) =>
    `${reserved} sont réservés. Nous ne débitons qu’une fois la commande préparée, et seulement le montant réel.`,
  invoice: ({ reserved }) =>
    `Nous ne facturons qu’une fois la commande préparée, et seulement le montant réel, ${reserved} au plus.`,
  paidAhead: ({ paid }) =>
    `Vous avez payé ${paid}. Si la commande préparée coûte moins, nous remboursons la différence.`,
  charged: ({ paid }) => `Nous vous facturons ${paid}.`,
  gaveBack: ({ paid, back }) => `Vous aviez payé ${paid}, nous vous rendons ${back}.`,
  released: () => 'La réservation est levée\u202f: rien n’est débité.',
  noInvoice: () => 'Vous ne recevrez pas de facture.',
  cancelled: ({ back }) => `Nous vous rendons ${back}.`,
};

/** Which sentences are true of an order's money in a mail of this kind. */
function messageKeysFor(
  kind: OrderEmailKind,
  { authorised, captured, refunded, later = 0 }: Charge,
  isInvoice: boolean,
): ChargeMessageKey[] {
  const released = isInvoice ? 'noInvoice' : 'released';
  if (kind === 'cancelled') return [captured > 0 ? 'cancelled' : released];
  if (kind === 'onTheWay' || kind === 'ready') {
    if (captured === 0) return [released];
    return refunded > 0 ? ['gaveBack'] : ['charged'];
  }
  if (kind !== 'placed' && kind !== 'changed') return [];
  return [
    ...(later > 0 ? (['later'] as const) : []),
    ...(authorised > 0 ? [isInvoice ? ('invoice' as const) : ('reserved' as const)] : []),
    ...(captured > 0 ? (['paidAhead'] as const) : []),
  ];
}

/** Nothing is reserved for an invoice, which is paid after the delivery. */
export const isInvoiced = (payments: Order['payments']) =>
  payments.every(({ methodKey }) => methodKey.startsWith('pay-by-invoice'));

/** Charges and refunds of an order as sentences of a mail; empty for payment on handover. */
export function chargeMessages(
  reader: EmailReader,
  kind: OrderEmailKind,
  charge: Charge | undefined,
  payments: Order['payments'],
): string[] {
  if (!charge) return [];
  const texts = textsOf({ de, en, fr, hi, 'en-US': american }, reader);
  const amounts = {
    reserved: formatMoney(reader, charge.authorised),
    paid: formatMoney(reader, charge.captured),
    back: formatMoney(reader, charge.refunded),
    later: formatMoney(reader, charge.later ?? 0),
  };
  return messageKeysFor(kind, charge, isInvoiced(payments)).map((name) => texts[name](amounts));
}
