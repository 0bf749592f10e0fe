import { cartCalls } from '@larder/contracts/cart';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import { distributionCalls, type DistributionAddress } from '@larder/contracts/distribution';
import { postcodeCalls } from '@larder/contracts/distribution/postcode';
import type { FeatureContext } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import { changeCart, type NoScriptPage, type Outcome } from '../no-script-page.js';
import { errorSummary, nextPage, type FormValues } from '../components.js';
import { interestForm } from './interest-page.js';
import {
  asksPostcode,
  deliveryForm,
  pickupForm,
  pickupStores,
  postcodeForm,
  type Found,
} from '../sections/service-forms.js';
import { addGoods, findProduct } from './product-page.js';
import type { Visit } from '../visit.js';

const addressFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;

/** Choice of delivery to an address or pickup in a store, on one page with two forms. */
export const servicePage: NoScriptPage = {
  show: async (visit, query) => {
    const cart = await visit.cart();
    return shown(visit, { ...visit.rules.destinationOf(cart), ...query } as FormValues, {});
  },
  handleForm: async (visit, sent) => {
    if (sent['service'] === 'postcode') return postcode(visit, sent);
    const read =
      sent['service'] === 'pickup' ? await pickup(visit, sent) : await delivery(visit, sent);
    if ('found' in read) return shown(visit, sent, read.found);
    const { address } = read;
    const refused = await changeCart(visit, () =>
      visit.call(cartCalls.setDistributionAddress, { body: address }),
    );
    if (refused !== undefined)
      return shown(visit, sent, { [sent['service'] ?? 'streetName']: refused });
    return addPendingProduct(visit, sent);
  },
};

/** Adds the product for which the service was requested, and continues. */
async function addPendingProduct(visit: Visit, sent: FormValues) {
  const cart = await visit.cart();
  if (sent['sku'] === undefined) return { to: visit.to(cart ? nextPage(cart) : 'cart') };
  const product = await findProduct(visit, sent['sku']);
  const refused = await addGoods(visit, product, sent, cart);
  const { sku } = product;
  return { to: refused === undefined ? visit.to('cart') : visit.to('product', { sku }) };
}

/** The postcode alone, where the shop asks for no more before the first product. */
async function postcode(visit: Visit, sent: FormValues): Promise<Outcome> {
  const { rules, shop } = visit;
  const { country } = shop.built.shop.registry.tenant;
  const gate = rules.getGateText(visit.texts);
  const postalCode = rules.readPostcode(sent['postcode'] ?? '', country);
  if (postalCode === undefined) return shown(visit, sent, { postcode: gate('incomplete') });
  const query = { postalCode };
  const { delivery, city } = await visit.call(postcodeCalls.getPostcodeService, { query });
  const place = [postalCode, city].filter(Boolean).join(' ');
  if (!delivery) {
    const found = { postcode: gate('outside.title', { place }) };
    return shown(visit, sent, found, await interestForm(visit, { postalCode }));
  }
  const refused = await changeCart(visit, () =>
    visit.call(cartPlaceCalls.setDeliveryPlace, { body: { postalCode } }),
  );
  if (refused !== undefined) return shown(visit, sent, { postcode: refused });
  // Without a product, the postcode was asked for on the way to the time slots.
  if (sent['sku'] === undefined) return { to: visit.to('window') };
  return addPendingProduct(visit, sent);
}

type Read = { readonly address: DistributionAddress } | { readonly found: Found };

async function delivery(visit: Visit, sent: FormValues): Promise<Read> {
  const { rules, text, call, shop, locale } = visit;
  const draft = { ...rules.emptyDraft };
  for (const name of addressFields) Object.assign(draft, { [name]: sent[name]?.trim() ?? '' });
  const { tenant } = shop.built.shop.registry;
  const found = Object.entries(rules.checkAddress(draft, tenant.country));
  const problems = found.map(([name, { key, limit = 0 }]) => [name, text(key, { limit })]);
  if (problems.length > 0) return { found: Object.fromEntries(problems) as Found };
  // `findDelivery` runs three queries, and a call here needs only their names: an endpoint has no more
  // to offer without a store, so the full type of `query` cannot be met.
  const context = {
    query: (endpoint: { readonly name: keyof typeof distributionCalls }, args: never) =>
      call(distributionCalls[endpoint.name] as typeof distributionCalls.geocodeAddress, args),
  } as unknown as Pick<FeatureContext, 'query'>;
  const country = rules.countryOf(tenant, locale.code);
  const answer = await rules.findDelivery(context, draft, country);
  const leaveAtDoor = sent['leaveAtDoor'] !== undefined;
  return answer.kind === 'found'
    ? { address: { ...answer.address, ...(leaveAtDoor && { leaveAtDoor }) } }
    : { found: { streetName: text('trouble.outside.title') } };
}

async function pickup(visit: Visit, sent: FormValues): Promise<Read> {
  const stores = await pickupStores(visit);
  const store = stores.find(({ storeId }) => storeId === sent['storeId']);
  if (!store) return { found: { pickup: visit.text('service.askPickup') } };
  return { address: visit.rules.pickupAddress(store) };
}

async function shown(visit: Visit, values: FormValues, found: Found, more?: Piece) {
  const { text } = visit;
  const { services } = visit.shop.built.shop.registry.tenant;
  const title = text('service.title');
  const labels = {
    ...Object.fromEntries(addressFields.map((name) => [name, text(`address.${name}`)])),
    postcode: visit.rules.getGateText(visit.texts)('label'),
  };
  return {
    title,
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${errorSummary(visit, found, labels)}
      <h1>${title}</h1>
      ${services.delivery && asksPostcode(visit, values) && (await postcodeForm(visit, values, found))}
      ${more} ${services.delivery && (await deliveryForm(visit, values, found))}
      ${services.clickAndCollect && (await pickupForm(visit, values, found))}`,
  };
}
