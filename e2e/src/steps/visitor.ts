import { sendRequest, type Reply } from '../support/send-request.js';

/** A visitor without a browser: cookies, and a cart with one product in it. */
export interface Visitor {
  readonly cookie: string;
  /** What only this visitor's pages may show: the product, the session, the token. */
  readonly cookieFlags: readonly string[];
}

const cookiesOf = ({ headers }: Reply) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');

/** Comes to the shop and puts a product into the cart. */
export async function visitorWith(
  origin: string,
  product: { readonly sku: string; readonly name: string; readonly quantity: number },
): Promise<Visitor> {
  const cookies = cookiesOf(await sendRequest(`${origin}/api/csrf`));
  const cookie = cookies.join('; ');
  const values = cookies.map((pair) => pair.slice(pair.indexOf('=') + 1));
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const added = await sendRequest(
    `${origin}/api/carts/items`,
    { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' },
    JSON.stringify({ sku: product.sku, quantity: product.quantity }),
  );
  if (added.status !== 200) throw new Error(`no cart: ${added.status} ${added.body}`);
  return { cookie, cookieFlags: [product.name, ...values] };
}
