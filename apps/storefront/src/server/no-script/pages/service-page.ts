import { typedFields } from '@larder/contracts/address/form';
import { cartCalls } from '@larder/contracts/cart';
import { cartPlaceCalls } from '@larder/contracts/cart/place';
import {
  distributionCalls,
  type CheckoutStore,
  type DistributionAddress,
} from '@larder/contracts/distribution';
import { postcodeCalls } from '@larder/contracts/distribution/postcode';
import type { FeatureContext } from '@larder/platform';
import { html, type Piece } from '../markup.js';
import { changeCart, type NoScriptPage, type Outcome } from '../no-script-page.js';
import { choice, errorSummary, field, form, nextPage, type FormValues } from '../components.js';
import { interestForm } from './interest-page.js';
import { doorSection } from '../sections/door-section.js';
import { addGoods, findProduct } from './product-page.js';
import type { AddressField } from '../rules.js';
import type { Visit } from '../visit.js';

const addressFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
const autocomplete: Partial<Record<AddressField, string>> = {
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
};

type Found = Readonly<Record<string, string>>;

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

async function pickupStores(visit: Visit): Promise<readonly CheckoutStore[]> {
  const stores = await visit.call(distributionCalls.getCheckoutStores);
  return stores.filter(({ pickupAvailable, closed }) => pickupAvailable && closed !== true);
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

/** Hidden fields of the product to add afterwards. */
function pendingFields({ sku, quantity }: FormValues): FormValues {
  return sku === undefined ? {} : { sku, quantity: quantity ?? '' };
}

/** Before the first product; in the checkout the street is what is missing. */
function asksPostcode({ shop }: Visit, { sku, service }: FormValues): boolean {
  const { by } = shop.built.shop.registry.tenant.servicePrompt;
  return by === 'postcode' && (sku !== undefined || service === 'postcode');
}

async function postcodeForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
  const gate = visit.rules.getGateText(visit.texts);
  const content = html`${field({
      name: 'postcode',
      label: gate('label'),
      mark: visit.text('form.requiredMark'),
      value: values['postcode'] ?? '',
      error: found['postcode'],
      autocomplete: 'postal-code',
    })} <button>${gate('start')}</button>`;
  const hidden = { service: 'postcode', ...pendingFields(values) };
  return html`<section>
    ${await form(visit, { action: visit.to('service'), hidden, content })}
  </section>`;
}

async function deliveryForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
  const { text } = visit;
  const isOther = values['distributionType'] === 'CLICK_AND_COLLECT';
  const fields = typedFields(visit.shop.built.shop.registry.tenant.country).map((name) =>
    field({
      name,
      label: text(`address.${name}`),
      mark: text('form.requiredMark'),
      value: isOther ? '' : (values[name] ?? ''),
      error: found[name],
      autocomplete: autocomplete[name],
    }),
  );
  const content = html`<h2>${text('service.askDelivery')}</h2>
    <div class="pair">${fields}</div>
    ${doorSection(visit, await visit.cart(), values)}
    <button>${text('service.deliverHere')}</button>`;
  const hidden = { service: 'delivery', ...pendingFields(values) };
  return html`<section>
    ${await form(visit, { action: visit.to('service'), hidden, content })}
  </section>`;
}

async function pickupForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
  const { text, rules } = visit;
  const stores = await pickupStores(visit);
  const content = html`<fieldset id="pickup">
      <legend>${text('pickup.stores')}</legend>
      ${found['pickup'] !== undefined && html`<p class="error">${found['pickup']}</p>`}
      ${stores.map((store) =>
        choice({
          name: 'storeId',
          value: store.storeId,
          label: `${store.name}, ${rules.addressLine(store)}`,
          isChosen: values['storeId'] === store.storeId,
        }),
      )}
    </fieldset>
    <button>${text('service.collectHere')}</button>`;
  const hidden = { service: 'pickup', ...pendingFields(values) };
  return html`<section>
    ${await form(visit, { action: visit.to('service'), hidden, content })}
  </section>`;
}
