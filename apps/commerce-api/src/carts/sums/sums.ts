import type { DiscountCode, PriceInfo } from '@larder/contracts/cart';
import type { DistributionType } from '@larder/contracts/distribution';
import {
  classRule,
  deducted,
  depositRate,
  discountableValue,
  lineDeposit,
  lineSavings,
  lineTotal,
  missingFor,
  priceFor,
  priceInfo,
  type CodeBenefit,
  type PricedLine,
} from '@larder/pricing';
import type { CartCode } from '../../benefits/discounts/code-state.js';
import { codeFault, isCodeApplied } from '../../benefits/discounts/code-state.js';
import { pricingTerms } from '../../ordering/terms.js';
import { sharesDelivery } from '../addition/addition.js';
import { bestVoucher, passLine } from './benefits.js';
import type { CartState } from '../state.js';
import { availableLines } from '../state.js';

interface CartSums {
  readonly prices: PriceInfo;
  /** Every code on the cart, with the amount that it takes off. */
  readonly discountCodes: DiscountCode[];
  /** The codes that take something off, sorted. */
  readonly counted: readonly { readonly code: string; readonly benefit: CodeBenefit }[];
}

/** Every line that can be ordered with its money, as the country's rules treat it. */
export function pricedLines(cart: CartState): PricedLine[] {
  return availableLines(cart).map(({ quantity, goods: { product, vatRate } }) => {
    const price = priceFor(product, cart.customer.isMember);
    return {
      lineTotal: lineTotal(product, quantity, price),
      lineDeposit: lineDeposit(product, quantity),
      lineSavings: lineSavings(product, quantity, price),
      weighted: product.weightArticle,
      vatRate,
      depositVatRate: depositRate(cart.country, product.price.depositKind, vatRate),
      treatment: classRule(cart.country, product.priceClass)?.treatment,
    };
  });
}

/** Every sum of a cart, from the catalogue's prices of this moment: its best voucher and its codes. */
export function cartSums(cart: CartState): CartSums {
  const type = cart.row.distributionAddress?.distributionType;
  const terms = pricingTerms(cart, type);
  const lines = pricedLines(cart);
  const goods = discountableValue(lines);
  const pass = passLine(cart);
  const plain = {
    lines,
    serviceFee: sharesDelivery(cart) ? 0 : (cart.timeSlot?.serviceFee ?? 0),
    crateDepositDesired: cart.row.crateDepositDesired,
    passPrice: pass?.article.price ?? 0,
    hasPass: type === 'DELIVERY' && (cart.customer.hasPass || pass !== undefined),
    tip: tipOf(cart, type),
    payments: cart.payments.map(({ amountPlanned }) => amountPlanned),
  };
  const voucher = bestVoucher(cart, goods)?.best.benefit;
  const held = cart.codes.filter((code) => isCodeApplied(code, cart));
  const benefits = [...(voucher ? [{ benefit: voucher }] : []), ...held];
  const { money, parts } = deducted(
    plain,
    terms,
    benefits.map(({ benefit }) => benefit),
  );
  const savings: Savings = new Map(benefits.map((one, at) => [one, parts[at] ?? 0]));
  return {
    prices: priceInfo(money, terms),
    discountCodes: cart.codes.map((code) => toDiscountCode(code, cart, { goods, savings })),
    counted: held.filter((code) => (savings.get(code) ?? 0) > 0),
  };
}

/** Cents for the driver: of a delivery of its own, and only what the shop still suggests. */
function tipOf(cart: CartState, type: DistributionType | undefined): number {
  const { tips = [] } = cart.terms;
  const isOffered = type === 'DELIVERY' && !sharesDelivery(cart) && tips.includes(cart.row.tip);
  return isOffered ? cart.row.tip : 0;
}

/** Cents that the voucher and each code take off. */
type Savings = ReadonlyMap<{ readonly benefit: CodeBenefit }, number>;

function toDiscountCode(
  code: CartCode,
  cart: CartState,
  { goods, savings }: { readonly goods: number; readonly savings: Savings },
): DiscountCode {
  const fault = codeFault(code, cart);
  const missing = missingFor(code.benefit, goods);
  return {
    code: code.code,
    title: code.title,
    appliesTo: code.benefit.kind === 'service' ? 'service' : 'goods',
    savings: savings.get(code) ?? 0,
    ...(missing > 0 && { missing }),
    ...(fault && { fault }),
  };
}

/** Cents that vouchers and codes are measured by, and may lower. */
export function discountableTotal(cart: CartState): number {
  return discountableValue(pricedLines(cart));
}

export function cartPrices(cart: CartState): PriceInfo {
  return cartSums(cart).prices;
}
