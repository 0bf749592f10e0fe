import { checkoutCalls } from '@larder/contracts/checkout';
import { customerCalls } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, needed, skip } from '../../run/finding.js';
import { captchaOf, signInAs } from '../../steps/customer.js';
import { errorCodeOf } from '../../steps/error-code.js';
import { placeOrder } from '../../steps/orders.js';

const wrong = { status: 401, code: 'INVALID_CREDENTIALS' } as const;
const unauthorized = { status: 401, code: 'UNAUTHORIZED' } as const;

/** The customer who leaves; a run before this one may have deleted them. */
async function customerToDelete(context: CheckContext) {
  const credentials = needed(context.hooks.leaving, 'the hooks name no customer to delete');
  const query = captchaOf(context);
  const attempt = context.visitor();
  const answer = await attempt.send(customerCalls.login, { query, body: credentials });
  if (answer.status === 401) skip('the customer to delete is not there any more');
  return { credentials, query, visitor: attempt };
}

export const deletionChecks: readonly Check[] = [
  {
    id: 'account.deleted',
    title: 'an account is deleted for good on every device, and not while an order is on its way',
    requirements: ['CUST-28'],
    profile: 'all',
    calls: ['customer.deleteCustomer'],
    async run(context) {
      const { credentials, query, visitor } = await customerToDelete(context);
      const other = await signInAs(context.visitor(), context, credentials);
      const list = await visitor.ok(shoppingCalls.createShoppingList, { body: { name: 'Mine' } });
      const { orderNumber } = await placeOrder(visitor, context);
      const body = { password: credentials.password };
      const open = { status: 409, code: 'CONFLICT' } as const;
      await visitor.refused(customerCalls.deleteCustomer, { body }, open);
      await visitor.ok(checkoutCalls.cancelOrder, { params: { orderNumber } });
      const guess = { body: { password: 'not-the-password' } };
      const guessed = await visitor.send(customerCalls.deleteCustomer, guess);
      equals(errorCodeOf(guessed), 'INVALID_CREDENTIALS', 'error code of the wrong password');
      await visitor.ok(customerCalls.deleteCustomer, { body });
      for (const device of [visitor, other])
        await device.refused(customerCalls.getCustomer, {}, unauthorized);
      const login = { query, body: credentials };
      const refusal = await context.visitor().refused(customerCalls.login, login, wrong);
      const unknown = { ...credentials, email: 'nobody@conformance.example' };
      const stranger = { query, body: unknown };
      equals(
        refusal,
        await context.visitor().refused(customerCalls.login, stranger, wrong),
        'refusal of a deleted customer, as of an unknown one',
      );
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      await other.refused(checkoutCalls.getOrder, { params: { orderNumber } }, gone);
      const params = { id: list.id };
      await other.refused(shoppingCalls.getShoppingList, { params }, unauthorized);
    },
  },
];
