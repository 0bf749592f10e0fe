import type { ProductLineItem } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { createPageMessages, type Texts } from '@larder/platform';
import { sampleOrder as de } from '../../messages/de.json';
import { sampleOrder as en } from '../../messages/en.json';
import { sampleOrder as hi } from '../../messages/hi.json';
import { sampleOrder as fr } from '../../messages/fr.json';

const { getText } = createPageMessages('cart-checkout.sampleOrder', { de, en, fr, hi });

/**
 * CHK-06: a sample order in a shop's language, delivered in the shop's country. Its sums are constants that a
 * test compares with the pricing rules, so the page need not bundle the rules.
 */
export function sampleOrder(
  texts: Pick<Texts, 'locale' | 'firstLocale' | 'text'>,
  countryCode: string,
): Order {
  const text = getText(texts);
  const place = {
    streetName: text('street'),
    streetNumber: '7',
    postalCode: '1070',
    city: text('city'),
    country: text('country'),
    countryCode,
  };
  return {
    orderNumber: '0000-0000',
    status: 'PLACED',
    placedAt: '2026-12-17T09:00:00Z',
    distributionAddress: {
      distributionType: 'DELIVERY',
      deliveryAreaNumber: 'sample',
      pickingUnitIds: [],
      position: { lat: 0, lng: 0 },
      ...place,
    },
    distributionWindow: {
      id: 'sample',
      start: '2026-12-18T17:00:00Z',
      end: '2026-12-18T19:00:00Z',
    },
    billingAddress: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: 'anna@example.com',
      phoneNumber: '+431000000',
      ...place,
    },
    productLineItems: [
      lineOf('sample-apples', text('apples'), 2, 249, 0),
      lineOf('sample-water', text('water'), 1, 594, 150),
    ],
    payments: [{ methodKey: 'payment-at-the-door', amountPlanned: SUMS.total }],
    priceInfo: SUMS,
  };
}

const SUMS: Order['priceInfo'] = {
  depositFees: 150,
  discounts: 0,
  coveredAmount: 0,
  orderValue: 1092,
  overAuthorizationAmount: 0,
  overAuthorizationPercentage: 0,
  serviceFees: 390,
  serviceFeesAfterDiscount: 390,
  serviceFeeTaxRate: 20,
  total: 1632,
  totalArticlePrice: 1092,
  totalSavings: 0,
  savings: 0,
  totalVat: 164,
  totalWithSurcharge: 1632,
  uncoveredAmountWithOverAuthorization: 1632,
  uncoveredAmountWithoutOverAuthorization: 1632,
};

function lineOf(
  sku: string,
  name: string,
  quantity: number,
  price: number,
  deposit: number,
): ProductLineItem {
  return {
    lineItemId: sku,
    quantity,
    perPiecePrice: price,
    lineTotal: quantity * price,
    lineDeposit: deposit,
    product: {
      sku,
      productId: sku,
      slug: sku,
      name,
      category: { slug: 'sample', name: 'Sample' },
      parentCategories: [],
      packSize: '',
      content: { amount: 1000, unit: 'g' },
      maxQuantity: 99,
      quantityStepSize: 1,
      weightArticle: false,
      weightPieceArticle: false,
      bundleSize: 1,
      price: { regular: { value: price }, ...(deposit > 0 && { depositPrice: deposit }) },
      availability: 'available',
      orderability: 'CanBeOrdered',
      marks: [],
    },
  };
}
