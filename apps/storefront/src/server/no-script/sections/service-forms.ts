import { typedFields } from '@larder/contracts/address/form';
import { distributionCalls, type CheckoutStore } from '@larder/contracts/distribution';
import { choice, field, form, type FormValues } from '../components.js';
import { html, type Piece } from '../markup.js';
import type { AddressField } from '../rules.js';
import type { Visit } from '../visit.js';
import { doorSection } from './door-section.js';

const autocomplete: Partial<Record<AddressField, string>> = {
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
};

/** The message of each field that is wrong. */
export type Found = Readonly<Record<string, string>>;

export async function pickupStores(visit: Visit): Promise<readonly CheckoutStore[]> {
  const stores = await visit.call(distributionCalls.getCheckoutStores);
  return stores.filter(({ pickupAvailable, closed }) => pickupAvailable && closed !== true);
}

/** Hidden fields of the product to add afterwards. */
function pendingFields({ sku, quantity }: FormValues): FormValues {
  return sku === undefined ? {} : { sku, quantity: quantity ?? '' };
}

/** Before the first product; in the checkout the street is what is missing. */
export function asksPostcode({ shop }: Visit, { sku, service }: FormValues): boolean {
  const { by } = shop.built.shop.registry.tenant.servicePrompt;
  return by === 'postcode' && (sku !== undefined || service === 'postcode');
}

export async function postcodeForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
  const gate = visit.rules.getGateText(visit.texts);
  const content = html`${field({
      name: 'postcode',
      label: gate('label'),
      value: values['postcode'] ?? '',
      error: found['postcode'],
      autocomplete: 'postal-code',
    })} <button>${gate('start')}</button>`;
  const hidden = { service: 'postcode', ...pendingFields(values) };
  return html`<section>
    ${await form(visit, { action: visit.to('service'), hidden, content })}
  </section>`;
}

export async function deliveryForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
  const { text } = visit;
  const isOther = values['distributionType'] === 'CLICK_AND_COLLECT';
  const fields = typedFields(visit.shop.built.shop.registry.tenant.country).map((name) =>
    field({
      name,
      label: text(`address.${name}`),
      value: isOther ? '' : (values[name] ?? ''),
      error: found[name],
      autocomplete: autocomplete[name],
    }),
  );
  const content = html`<h2>${text('service.askDelivery')}</h2>
    <p>${text('form.requiredNote')}</p>
    <div class="pair">${fields}</div>
    ${doorSection(visit, await visit.cart(), values)}
    <button>${text('service.deliverHere')}</button>`;
  const hidden = { service: 'delivery', ...pendingFields(values) };
  return html`<section>
    ${await form(visit, { action: visit.to('service'), hidden, content })}
  </section>`;
}

export async function pickupForm(visit: Visit, values: FormValues, found: Found): Promise<Piece> {
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
