import type { CartPayment } from '@larder/contracts/cart';
import { guest } from '../cart-customer.js';
import { cartPrices, cartSums, discountableTotal } from './sums.js';
import { code, pass, ruleCart, ruleLine, store, voucher } from '../testing/rule-cart.js';

const lines = [ruleLine('juice', { quantity: 4, cents: 1000, vatRate: 10 })];
const member = { ...guest, isMember: true };
const payment = (amountPlanned: number): CartPayment => ({
  id: 'p',
  methodKey: 'credit-cards',
  brandName: 'visa',
  amountPlanned,
});

it('CART-06 adds lines, their deposit and the fee of the time slot', () => {
  const deposit = ruleLine('beer', { quantity: 2, cents: 150 }, {
    price: { regular: { value: 150 }, depositPrice: 20 },
  } as never);
  const prices = cartPrices(ruleCart({ lines: [...lines, deposit] }));
  expect(prices).toMatchObject({
    orderValue: 4300,
    totalArticlePrice: 4300,
    depositFees: 40,
    serviceFees: 190,
    serviceFeesAfterDiscount: 190,
    total: 4530,
    discounts: 0,
    coveredAmount: 0,
  });
});

it('CART-06 ignores lines that cannot be ordered, and has no fee without a time slot', () => {
  const gone = ruleLine('gone', { cents: 9000 }, { availability: 'unavailable' });
  const away = ruleLine('away', { cents: 9000 }, { availability: 'temporarilyUnavailable' });
  const closed = ruleLine('closed', { cents: 9000 }, { orderability: 'CanNotBeOrdered' } as never);
  const cart = ruleCart({ lines: [...lines, gone, away, closed], timeSlot: undefined });
  expect(cartPrices(cart)).toMatchObject({ orderValue: 4000, serviceFees: 0, total: 4000 });
});

it('CAT-09 uses member prices for members only, and sums the savings', () => {
  const price = { regular: { value: 1000 }, loyalty: { value: 900 } };
  const own = [ruleLine('juice', { quantity: 4, vatRate: 10 }, { price } as never)];
  expect(cartPrices(ruleCart({ lines: own }))).toMatchObject({ orderValue: 4000, savings: 0 });
  const prices = cartPrices(ruleCart({ lines: own, customer: member }));
  expect(prices).toMatchObject({ orderValue: 3600, savings: 400, totalSavings: 400 });
});

it('CART-06 reserves ten percent more for weighed goods, and for no others', () => {
  const weighed = ruleLine(
    'apples',
    { quantity: 500, cents: 200 },
    { weightArticle: true, quantityStepSize: 100, maxQuantity: 5000 },
  );
  expect(cartPrices(ruleCart({ lines: [weighed] })).overAuthorizationAmount).toBe(10);
  expect(cartPrices(ruleCart({ lines })).overAuthorizationAmount).toBe(0);
});

it('CART-06 uses the tax rate of each line, and of the service', () => {
  const other = ruleLine('wine', { quantity: 1, cents: 1200, vatRate: 20 });
  const terms = { serviceFeeTaxRate: 20 };
  const prices = cartPrices(ruleCart({ lines: [...lines, other], terms }));
  expect(prices.totalVat).toBe(364 + Math.round(((1200 + 190) * 20) / 120));
  expect(prices.serviceFeeTaxRate).toBe(20);
});

it.each([
  ['AT', {}, 20],
  ['DE', {}, 19],
  ['NL', {}, 21],
  ['PL', {}, 23],
  ['US', {}, 0],
  ['XX', {}, 0],
  ['DE', { serviceFeeTaxRate: 7 }, 7],
] as const)('CART-06 in %s with %j the fee is taxed at %d percent', (country, terms, expected) => {
  const cart = { ...ruleCart({ lines, terms }), country };
  expect(cartPrices(cart).serviceFeeTaxRate).toBe(expected);
});

it('CART-06 has crates and planned payments in its sums', () => {
  const row = { crateDepositDesired: true };
  const payments = [payment(1000), payment(500)];
  const prices = cartPrices(ruleCart({ lines, row, payments, terms: { crateDeposit: 500 } }));
  expect(prices).toMatchObject({ depositFees: 500, coveredAmount: 1500 });
});

it('CART-63 is free of the fee from the threshold of its service on', () => {
  const terms = { freeOfChargeThreshold: { delivery: 4000, clickAndCollect: 9000 } };
  expect(cartPrices(ruleCart({ lines, terms })).serviceFeesAfterDiscount).toBe(0);
  const row = { distributionAddress: store };
  expect(cartPrices(ruleCart({ lines, terms, row })).serviceFeesAfterDiscount).toBe(190);
});

describe('goods that take part in no promotion', () => {
  const formula = ruleLine('formula', { cents: 1000 }, { priceClass: 'infantFormula' });
  const card = ruleLine('card', { cents: 2500, vatRate: 20 }, { priceClass: 'giftCard' });
  const all = ruleCart({ lines: [...lines, formula, card] });

  it('2016/127 art. 10 are lowered by no code, and count as goods', () => {
    const half = { ...code, benefit: { kind: 'percent' as const, percent: 50 } };
    expect(cartPrices({ ...all, codes: [half] })).toMatchObject({
      discounts: 2000,
      orderValue: 3000,
      giftCardValue: 2500,
      totalArticlePrice: 7500,
    });
    expect(discountableTotal(all)).toBe(4000);
  });

  it('2006/112/EC art. 30b are not taxed where they are a gift card', () => {
    const own = ruleCart({ lines: [card], timeSlot: undefined });
    expect(cartPrices(own)).toMatchObject({ orderValue: 0, total: 2500, totalVat: 0 });
  });

  it('are those of the country: a book has a fixed price in Austria, not in Great Britain', () => {
    const books = [ruleLine('book', { cents: 2000 }, { priceClass: 'fixedPriceBook' })];
    expect(discountableTotal(ruleCart({ lines: books }))).toBe(0);
    expect(discountableTotal(ruleCart({ lines: books, country: 'GB' }))).toBe(2000);
  });
});

describe('a delivery pass', () => {
  const articles = [{ lineItemId: 'l', article: pass }];
  const hasPass = { ...guest, hasPass: true };

  it('PASS-07 that is bought along costs its price and makes this delivery free', () => {
    const prices = cartPrices(ruleCart({ lines, articles }));
    expect(prices).toMatchObject({ serviceFeesAfterDiscount: 0, total: 8900, orderValue: 4000 });
  });

  it('PASS-02 that holds makes delivery free, and not pickup', () => {
    expect(cartPrices(ruleCart({ lines, customer: hasPass })).serviceFeesAfterDiscount).toBe(0);
    const row = { distributionAddress: store };
    const pickup = cartPrices(ruleCart({ lines, customer: hasPass, row }));
    expect(pickup.serviceFeesAfterDiscount).toBe(190);
  });
});

it('CART-29 charges no second fee for goods that are delivered with another order', () => {
  const { row } = ruleCart();
  const document = { distributionAddress: row.distributionAddress } as never;
  const cart = ruleCart({ lines, addsTo: { windowId: 'w', document } });
  expect(cartPrices(cart)).toMatchObject({ serviceFees: 0, total: 4000 });
  const other = ruleCart({ lines, addsTo: { windowId: 'another', document } });
  expect(cartPrices(other)).toMatchObject({ serviceFees: 190, total: 4190 });
});

describe('codes on a cart', () => {
  const service = { ...code, code: 'FREE', benefit: { kind: 'service' as const } };
  const percent = { ...code, code: 'GRUEN10', benefit: { kind: 'percent' as const, percent: 10 } };

  it('CART-98 show the amount of each code and its base', () => {
    const sums = cartSums(ruleCart({ lines, codes: [code, service, percent] }));
    expect(sums.discountCodes).toEqual([
      { code: 'KORB5', title: '5 € off', appliesTo: 'goods', savings: 500 },
      { code: 'FREE', title: '5 € off', appliesTo: 'service', savings: 190 },
      { code: 'GRUEN10', title: '5 € off', appliesTo: 'goods', savings: 400 },
    ]);
    expect(sums.counted.map((one) => one.code)).toEqual(['KORB5', 'FREE', 'GRUEN10']);
    expect(sums.prices).toMatchObject({ discounts: 900, serviceFeesAfterDiscount: 0, total: 3100 });
  });

  it('CART-98 combine with the voucher, which is applied first', () => {
    const articles = [{ lineItemId: 'l', article: voucher() }];
    const sums = cartSums(ruleCart({ lines, articles, codes: [code, percent] }));
    expect(sums.discountCodes.map(({ savings }) => savings)).toEqual([500, 400]);
    expect(sums.prices.discounts).toBe(300 + 500 + 400);
  });

  it('CART-80 stay on the cart with their fault, and take nothing off', () => {
    const over = { ...code, isOver: true };
    const sums = cartSums(ruleCart({ lines, codes: [over, percent] }));
    expect(sums.discountCodes[0]).toMatchObject({ savings: 0, fault: '223' });
    expect(sums.discountCodes[1]).toMatchObject({ savings: 400 });
    expect(sums.counted.map((one) => one.code)).toEqual(['GRUEN10']);
    expect(sums.prices.discounts).toBe(400);
  });

  it('CART-98 show what is missing until they apply, without a fault', () => {
    const later = { ...code, benefit: { kind: 'amount' as const, cents: 500, from: 4500 } };
    const [discountCode] = cartSums(ruleCart({ lines, codes: [later] })).discountCodes;
    expect(discountCode).toEqual({
      code: 'KORB5',
      title: '5 € off',
      appliesTo: 'goods',
      savings: 0,
      missing: 500,
    });
  });

  it('CART-98 count only where they take something off', () => {
    const later = { ...code, benefit: { kind: 'amount' as const, cents: 500, from: 4500 } };
    expect(cartSums(ruleCart({ lines, codes: [later] })).counted).toEqual([]);
  });

  it('CART-06 have sums before a service is chosen', () => {
    const row = { distributionAddress: null };
    expect(cartSums(ruleCart({ lines, row })).prices.orderValue).toBe(4000);
  });
});
