import type { ProductLineItem } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { Product } from '@larder/contracts/catalogue';
import {
  benefitOf,
  discountableValue,
  lineDeposit,
  lineTotal,
  perPiecePrice,
  priceInfo,
} from '@larder/pricing';
import * as fc from 'fast-check';
import { agreedAt } from '../pricing/agreed-line.js';
import type { AgreedLine, PricingSnapshot, Picked } from '../tables.js';

const cents = fc.integer({ min: 1, max: 30_000 });

const anyLine = fc
  .record({
    kind: fc.constantFrom('piece', 'weight', 'bundle'),
    step: fc.integer({ min: 1, max: 1500 }),
    steps: fc.integer({ min: 1, max: 20 }),
    regular: cents,
    deposit: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
    loyalty: fc.option(cents, { nil: undefined }),
    isMember: fc.boolean(),
    rate: fc.constantFrom(0, 2.6, 10, 13, 20),
    isDepositTaxed: fc.boolean(),
    treatment: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      'meansOfPayment' as const,
      'notPromoted' as const,
    ),
  })
  .map(({ kind, step: grams, steps, regular, deposit, loyalty, isMember, ...rest }) => {
    const step = kind === 'weight' ? grams : 1 + (grams % 12);
    const product = {
      sku: 's',
      name: 'n',
      weightArticle: kind === 'weight',
      quantityStepSize: step,
      weightPieceArticle: false,
      bundleSize: kind === 'bundle' ? step : 1,
      price: {
        regular: { value: regular },
        ...(loyalty !== undefined && { loyalty: { value: loyalty } }),
        ...(deposit !== undefined && { depositPrice: deposit }),
      },
    } as Product;
    const price = isMember && loyalty !== undefined ? Math.min(regular, loyalty) : regular;
    const quantity = step * steps;
    const line: ProductLineItem = {
      lineItemId: '',
      quantity,
      product,
      perPiecePrice: perPiecePrice(product, price),
      lineTotal: lineTotal(product, quantity, price),
      lineDeposit: lineDeposit(product, quantity),
    };
    const depositVatRate = rest.isDepositTaxed ? rest.rate : undefined;
    const { rate } = rest;
    // Gift cards are sold by the piece alone.
    const treatment =
      kind === 'weight' && rest.treatment === 'meansOfPayment' ? undefined : rest.treatment;
    const agreed: AgreedLine = { ...agreedAt(line, price), treatment, depositVatRate };
    return { line, rate, agreed };
  });

/** Arbitrary order of up to twelve lines, with its agreed prices. */
export const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    fee: fc.constantFrom(0, 190, 690),
    crates: fc.constantFrom(0, 500),
    pass: fc.constantFrom(0, 0, 4900),
    tip: fc.constantFrom(0, 0, 150),
    benefit: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('amount' as const), cents }),
        fc.record({ kind: fc.constant('percent' as const), percent: fc.nat({ max: 100 }) }),
      ),
      { nil: undefined },
    ),
    threshold: fc.option(cents, { nil: undefined }),
    crateTaxRate: fc.constantFrom(undefined, 20),
    isTaxAdded: fc.boolean(),
    methodKey: fc.constantFrom('credit-cards' as const, 'payment-at-the-door' as const),
  })
  .map(({ lines: drawn, fee, crates, pass, tip, benefit, threshold, methodKey, ...tax }) => {
    const { crateTaxRate, isTaxAdded } = tax;
    const lines = drawn.map(({ line }, at) => ({ ...line, lineItemId: `l${at}` }));
    const agreedOf = (at: number) => drawn[at]?.agreed;
    const goods = discountableValue(
      lines.map((line, at) => ({ ...line, treatment: agreedOf(at)?.treatment })),
    );
    const sums = priceInfo(
      {
        lines: lines.map((line, at) => ({
          ...line,
          lineSavings: 0,
          weighted: line.product.weightArticle,
          vatRate: drawn[at]?.rate ?? 0,
          depositVatRate: agreedOf(at)?.depositVatRate,
          treatment: agreedOf(at)?.treatment,
        })),
        serviceFee: fee,
        crateDepositDesired: true,
        passPrice: pass,
        tip,
        payments: [],
        discount: benefit ? benefitOf(benefit, goods) : 0,
      },
      {
        crateDeposit: crates,
        crateTaxRate,
        serviceFeeTaxRate: 20,
        freeOfChargeThreshold: threshold,
        isTaxAdded,
      },
    );
    const document = {
      orderNumber: '1234567890',
      productLineItems: lines,
      priceInfo: sums,
      payments: [{ methodKey, amountPlanned: sums.total }],
    } as unknown as Omit<Order, 'status'>;
    const vatRates = Object.fromEntries(drawn.map(({ rate }, at) => [`l${at}`, rate]));
    const basis: PricingSnapshot = {
      vatRates,
      benefit,
      hasPass: false,
      freeOfChargeThreshold: threshold,
      ...tax,
      lines: Object.fromEntries(drawn.map(({ agreed }, at) => [`l${at}`, agreed])),
    };
    return { document, basis };
  });

/** Arbitrary picking records, including impossible ones. */
export const anyPicking = fc.array(
  fc.record({
    outcome: fc.constantFrom('PICKED' as const, 'MISSING' as const, 'SUBSTITUTED' as const),
    percent: fc.integer({ min: 0, max: 400 }),
    total: fc.nat({ max: 1_000_000 }),
    deposit: fc.nat({ max: 10_000 }),
  }),
  { minLength: 12, maxLength: 12 },
);

type Drawn = typeof anyPicking extends fc.Arbitrary<infer Value> ? Value : never;

/** What the drawn picking makes of an order; `depositReturned` in cents. */
export function pickedOf(
  { productLineItems }: Omit<Order, 'status'>,
  drawn: Drawn,
  depositReturned = 0,
) {
  const lines = productLineItems.map(({ lineItemId, quantity }, at): Picked['lines'][number] => {
    const { outcome = 'MISSING', percent = 0, total = 0, deposit = 0 } = drawn[at] ?? {};
    const substitute = { sku: 'x', name: 'x', total, deposit, vatRate: 20 };
    return {
      lineItemId,
      outcome,
      quantity: Math.round((quantity * percent) / 100),
      ...(outcome === 'SUBSTITUTED' && { substitute }),
    };
  });
  return { pickedAt: '2026-11-25T08:00:00.000Z', lines, depositReturned };
}
