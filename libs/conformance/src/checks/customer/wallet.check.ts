import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import { giftCardBrand, walletCalls } from '@larder/contracts/wallet';
import { recentCalls } from '@larder/contracts/wallet/recent';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { customer } from '../../steps/customer.js';
import { checkoutOf, frozenCart, handover, newKey, readOrder } from '../../steps/orders.js';

const about = { profile: 'all' } as const;
const cardsOf = ({ hooks }: CheckContext) =>
  needed(hooks.giftCards, 'the hooks name no gift cards');

export const walletChecks: readonly Check[] = [
  {
    ...about,
    id: 'wallet.redeem',
    title: 'a gift card is redeemed once, by one customer of many at the same time',
    requirements: ['API-075', 'API-077', 'PAY-06', 'PAY-14', 'PAY-21', 'PAY-22'],
    calls: ['wallet.redeemGiftCard', 'wallet.getWallet'],
    async run(context) {
      const code = needed(cardsOf(context).free?.[0], 'the hooks name no free gift card');
      const one = await customer(context, 0);
      const other = await customer(context, 1);
      const balances = async () => [
        (await one.ok(walletCalls.getWallet)).balance,
        (await other.ok(walletCalls.getWallet)).balance,
      ];
      const before = await balances();
      const body = { code };
      const mine = newKey();
      const theirs = newKey();
      const send = (visitor: typeof one, key: string) =>
        visitor.send(walletCalls.redeemGiftCard, { body }, { headers: { 'idempotency-key': key } });
      const answers = await Promise.all([send(one, mine), send(one, mine), send(other, theirs)]);
      const [first, again, third] = answers;
      equals([first?.status, first?.text], [again?.status, again?.text], 'answers to the same key');
      const taken = [first, third].filter((answer) => answer?.status === 200);
      equals(taken.length, 1, 'customers who got the card');
      const after = await balances();
      const gained = after.map((balance, at) => balance - (before[at] ?? 0));
      equals(gained.filter((cents) => cents > 0).length, 1, 'wallets with more money');
      const loser = first?.status === 200 ? other : one;
      const refusal = { status: 409, code: '1004' };
      const headers = { 'idempotency-key': newKey() };
      await loser.refused(walletCalls.redeemGiftCard, { body }, { ...refusal, headers });
    },
  },
  {
    ...about,
    id: 'wallet.refused',
    title: 'gift cards that are taken, expired or unknown are refused by their code',
    requirements: ['PAY-18', 'PAY-19', 'PAY-21'],
    calls: ['wallet.redeemGiftCard'],
    async run(context) {
      const { taken, expired, unknown } = cardsOf(context);
      const visitor = await customer(context, 1);
      const refused = async (code: string | undefined, errorCode: string) => {
        if (code === undefined) return;
        const answer = await visitor.send(walletCalls.redeemGiftCard, { body: { code } });
        equals((answer.body as { errorCode?: string }).errorCode, errorCode, `code of ${code}`);
      };
      await refused(taken, '1004');
      await refused(expired, '1001');
      await refused(unknown, '1002');
    },
  },
  {
    ...about,
    id: 'wallet.pays',
    title: 'a gift card pays its part of an order, and gets it back when the order is cancelled',
    requirements: ['API-052', 'PAY-07', 'PAY-08', 'PAY-12', 'PAY-13', 'CART-85'],
    calls: ['cart.addPayment', 'checkout.postCheckout', 'checkout.cancelOrder', 'wallet.getWallet'],
    async run(context) {
      const code = needed(cardsOf(context).free?.[1], 'the hooks name no second free gift card');
      const { giftCardMethodKey } = await context.shop.config();
      const methodKey = needed(giftCardMethodKey, 'the shop has no gift card');
      const buyer = await customer(context, 1);
      await buyer.ok(walletCalls.redeemGiftCard, { body: { code } });
      const { balance } = await buyer.ok(walletCalls.getWallet);
      await buyer.ok(cartCalls.resetCart).catch(() => undefined);
      const cart = await frozenCart(buyer, context, undefined);
      await buyer.ok(cartCalls.resetCart);
      const amount = Math.min(balance, cart.priceInfo.total) - 100;
      const plan = (cents: number) => ({
        body: { methodKey, brandName: giftCardBrand, amount: cents },
      });
      if (balance < cart.priceInfo.total) {
        const answer = await buyer.send(cartCalls.addPayment, plan(balance + 1));
        holds(answer.status >= 400, 'more than the balance cannot be planned');
      }
      await buyer.ok(cartCalls.addPayment, plan(amount));
      const { args, more } = checkoutOf(
        await buyer.ok(cartCalls.finalizeCart),
        await handover(context),
      );
      const { orderNumber = '' } = await buyer.ok(checkoutCalls.postCheckout, args, more);
      equals((await buyer.ok(walletCalls.getWallet)).balance, balance - amount, 'balance');
      const { payments, priceInfo } = await readOrder(buyer, orderNumber);
      const paid = payments.reduce((sum, one) => sum + one.amountPlanned, 0);
      equals(paid, priceInfo.total, 'sum of the payments');
      await buyer.ok(checkoutCalls.cancelOrder, { params: { orderNumber } });
      equals((await buyer.ok(walletCalls.getWallet)).balance, balance, 'balance afterwards');
    },
  },
  {
    ...about,
    id: 'wallet.methods',
    title: 'saved and recent payment methods and the pass can be read',
    requirements: ['API-071', 'API-078', 'API-079', 'PAY-01', 'PASS-01'],
    calls: ['wallet.getPaymentMethods', 'wallet.getDeliveryPass', 'wallet.getRecentPaymentMethods'],
    async run(context) {
      const visitor = await customer(context, 0);
      const methods = await visitor.ok(walletCalls.getPaymentMethods);
      holds(methods.filter(({ isPrimary }) => isPrimary).length <= 1, 'at most one is primary');
      await visitor.ok(walletCalls.getDeliveryPass);
      await visitor.ok(recentCalls.getRecentPaymentMethods);
      await visitor.send(walletCalls.getDeliveryPassOffer);
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      const params = { id: 'no-such-method' };
      await visitor.refused(walletCalls.removePaymentMethod, { params, query: {} }, gone);
    },
  },
  {
    ...about,
    id: 'wallet.remove',
    title: 'a gift card is taken out by its owner alone, and keeps its money for who adds it again',
    requirements: ['API-075', 'API-076', 'PAY-14', 'PAY-22'],
    calls: ['wallet.redeemGiftCard', 'wallet.removeGiftCard', 'wallet.getWallet'],
    async run(context) {
      const code = needed(cardsOf(context).free?.[1], 'the hooks name no second free gift card');
      const owner = await customer(context, 1);
      const other = await customer(context, 0);
      const read = () => owner.ok(walletCalls.getWallet);
      // It may be there already, from another check.
      await owner.send(walletCalls.redeemGiftCard, { body: { code } });
      const before = await read();
      const card = needed(
        before.giftCards.find(({ maskedCode }) => maskedCode.endsWith(code.slice(-4))),
        'the second free gift card is in another wallet',
      );
      const params = { id: card.id };
      await other.refused(walletCalls.removeGiftCard, { params }, { status: 409, code: '1003' });
      await owner.ok(walletCalls.removeGiftCard, { params });
      const without = await read();
      equals(without.balance, before.balance - card.balance, 'balance without the card');
      equals(
        without.giftCards.some(({ id }) => id === card.id),
        false,
        'the card is in the wallet',
      );
      const body = { code };
      const { balance } = await owner.ok(walletCalls.redeemGiftCard, { body });
      equals(balance, before.balance, 'balance with the card again');
      const taken = { status: 409, code: '1004' } as const;
      await owner.refused(walletCalls.redeemGiftCard, { body }, taken);
    },
  },
];
