import type { Cart } from '@larder/contracts/cart';
import { Product } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import { readCategories } from '../catalogue/categories.js';
import { toProduct } from '../catalogue/to-product.js';
import { categories, gala, roll } from '../medusa/testing/recorded.js';
import type { Reference } from '../server/reference.js';

const { paths } = readCategories(categories, 'de');
const products = [gala, roll].map((one) => z.parse(Product, toProduct(one, 'de', paths)));

const zero = {
  depositFees: 0,
  discounts: 0,
  coveredAmount: 0,
  orderValue: 598,
  serviceFees: 0,
  overAuthorizationAmount: 0,
  overAuthorizationPercentage: 0,
  serviceFeesAfterDiscount: 0,
  serviceFeeTaxRate: 20,
  total: 598,
  totalArticlePrice: 598,
  totalSavings: 0,
  savings: 0,
  totalVat: 0,
  totalWithSurcharge: 598,
  uncoveredAmountWithOverAuthorization: 598,
  uncoveredAmountWithoutOverAuthorization: 598,
};

/** A cart of the reference backend with these quantities by sku. */
export function cartWith(
  quantities: Readonly<Record<string, number>>,
  more: Partial<Cart> = {},
): Cart {
  const lines = products.flatMap((product) => {
    const quantity = quantities[product.sku];
    const price = { perPiecePrice: 1, lineTotal: 1, lineDeposit: 0 };
    return quantity ? [{ lineItemId: `l-${product.sku}`, quantity, ...price, product }] : [];
  });
  return {
    id: 'cart-1',
    mode: 'REGULAR',
    cartStatus: 'OPEN',
    version: 1,
    payments: [],
    lineItemCount: lines.length,
    productLineItems: lines,
    voucherLineItems: [],
    discountCodes: [],
    unavailableLineItems: [],
    crateDepositDesired: false,
    weight: 0,
    priceInfo: zero,
    ...more,
  };
}

export interface FakeReference extends Reference {
  /** Calls as they came, `POST /api/carts/items`, with the body of those of the adapter's own. */
  readonly requests: string[];
  /** Answers by call. */
  readonly answers: Map<string, unknown>;
}

export function createFakeReference(): FakeReference {
  const requests: string[] = [];
  const answers = new Map<string, unknown>();
  const answerTo = (call: string) => {
    const found = answers.get(call);
    return found === undefined
      ? Response.json({ errorCode: 'NOT_FOUND', message: '' }, { status: 404 })
      : Response.json(found, { headers: { 'set-cookie': 'sid=1; HttpOnly' } });
  };
  return {
    requests,
    answers,
    async ask({ method, url }) {
      requests.push(`${method} ${url}`);
      return answerTo(`${method} ${url}`);
    },
    async askFor(_request, { method, path, body }) {
      requests.push(`own ${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`);
      return answerTo(`${method} ${path}`);
    },
  };
}
