import type { ProductLineItem } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { Order } from '@larder/contracts/checkout';
import type { Shop } from '../../kernel/tenant-directory.js';
import type { OrderRecord } from '../repository.js';
import type { Picked, PickedLine } from '../tables.js';
import type { EmailReader } from '../emails/order-formatters.js';

// Orders in memory, for rules that need no database.

type Document = Omit<Order, 'status'>;

/** A line sold by the piece, ordered at `cents` for one. */
export function orderLine(
  id: string,
  { quantity = 1, cents = 100, deposit = 0 } = {},
  product: object = {},
): ProductLineItem {
  return {
    lineItemId: id,
    quantity,
    perPiecePrice: cents,
    lineTotal: quantity * cents,
    lineDeposit: quantity * deposit,
    product: {
      sku: id,
      name: id,
      weightArticle: false,
      weightPieceArticle: false,
      bundleSize: 1,
      quantityStepSize: 1,
      price: { regular: { value: cents }, depositPrice: deposit },
      ...product,
    } as Product,
  };
}

/** 500 g at 2.00 a kilogram: 1.00 expected, 1.10 at the most. */
export const weighedLine: ProductLineItem = {
  ...orderLine('apples', { cents: 200 }, { weightArticle: true, quantityStepSize: 100 }),
  quantity: 500,
  lineTotal: 100,
  lineDeposit: 0,
};

const prices = {
  depositFees: 0,
  discounts: 0,
  coveredAmount: 0,
  orderValue: 0,
  overAuthorizationAmount: 0,
  overAuthorizationPercentage: 0,
  serviceFees: 190,
  serviceFeesAfterDiscount: 190,
  serviceFeeTaxRate: 20,
  total: 0,
  totalArticlePrice: 0,
  totalSavings: 0,
  savings: 0,
  totalVat: 0,
  totalWithSurcharge: 0,
  uncoveredAmountWithOverAuthorization: 0,
  uncoveredAmountWithoutOverAuthorization: 0,
};

/** An order of these lines with correct sums; a discount, deposits and a pass as in `priceInfo`. */
export function orderOf(
  lines: readonly ProductLineItem[],
  { passPrice = 0, crates = 0, ...priceInfo }: Record<string, number> = {},
  parts: Partial<Document> = {},
): Document {
  const sum = (of: (line: ProductLineItem) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const totalArticlePrice = sum((line) => line.lineTotal);
  const own = { ...prices, totalArticlePrice, ...priceInfo };
  const orderValue = totalArticlePrice - own.discounts;
  const depositFees = sum((line) => line.lineDeposit) + crates;
  const total = orderValue + depositFees + own.serviceFeesAfterDiscount + passPrice;
  return {
    orderNumber: '1234567890',
    productLineItems: lines,
    payments: [],
    distributionAddress: {
      distributionType: 'DELIVERY',
      streetName: 'Laubenweg',
      streetNumber: '2',
      postalCode: '1010',
      city: 'Wien',
      country: 'Österreich',
      countryCode: 'AT',
    },
    distributionWindow: {
      id: 'w',
      start: '2026-11-25T09:00:00.000Z',
      end: '2026-11-25T15:00:00.000Z',
    },
    priceInfo: { ...own, orderValue, depositFees, total },
    ...parts,
  } as unknown as Document;
}

export const placedAt = new Date('2026-11-24T08:00:00Z');
export const cutOff = new Date('2026-11-24T22:00:00Z');

/** A placed order without lines as the database has it, without a course unless one is given. */
export const wholeOrder = (
  row: { status?: string; addedTo?: string | null } = {},
  timeline: object | null = null,
  document: object = {},
  customerId: string | null = null,
) =>
  ({
    row: {
      orderNumber: '1234567890',
      status: 'PLACED',
      placedAt,
      addedTo: null,
      windowId: 'w',
      ...row,
      document: { ...orderOf([]), ...document },
    },
    timeline,
    customerId,
    cutOff,
  }) as unknown as OrderRecord;

export const picked = (lines: readonly PickedLine[], depositReturned = 0): Picked => ({
  pickedAt: '2026-11-25T08:00:00.000Z',
  lines,
  depositReturned,
});

const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];

/** A reader of a shop in Vienna. */
export const readerOf = (locale: string, config: object = {}): EmailReader => ({
  locale,
  origin: 'https://alpha.test',
  shop: {
    tenant: 'alpha',
    hosts: ['alpha.test'],
    clientRuntimeConfig: {
      shopName: 'Alpha',
      currency: 'EUR',
      timeZone: 'Europe/Vienna',
      slugs: {},
      locales,
      ...config,
    },
  } as unknown as Shop,
});
