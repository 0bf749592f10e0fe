import { loadRegions, typedFields } from '@larder/contracts/address/form';
import { cartCalls } from '@larder/contracts/cart';
import { html, type Html } from '../markup.js';
import { changeCart, requireCart, isRedirect, type NoScriptPage } from '../no-script-page.js';
import { errorSummary, field, form, select, type FormValues } from '../components.js';
import type { ContactField, ContactValues } from '../rules.js';
import type { Visit } from '../visit.js';

type Found = Partial<Readonly<Record<ContactField, string>>>;

/** Fields that may be left out, what the browser may fill in, and how it helps while typing. */
const optional: readonly ContactField[] = ['companyName', 'valueAddedTaxId'];
const autocomplete: Partial<Record<ContactField, string>> = {
  firstName: 'billing given-name',
  lastName: 'billing family-name',
  companyName: 'billing organization',
  email: 'email',
  phoneNumber: 'tel',
  streetName: 'billing address-line1',
  postalCode: 'billing postal-code',
  city: 'billing address-level2',
};
const types: Partial<Record<ContactField, string>> = { email: 'email', phoneNumber: 'tel' };
const person: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phoneNumber'];
const company: readonly ContactField[] = ['companyName', 'valueAddedTaxId'];

/** Contact and invoice address, validated by the checkout's own rules. */
export const contactPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    const { tenant } = visit.shop.built.shop.registry;
    return shown(visit, visit.rules.contactValues(cart, tenant), {});
  },
  handleForm: async (visit, sent) => {
    const { rules, text, locale } = visit;
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    const values = valuesOf(visit, sent);
    await rules.loadPlan(values.countryCode);
    const read = rules.readContact(values, locale.code);
    if ('problems' in read) {
      const found = Object.entries(read.problems).map(([name, { key, limit = 0 }]) => [
        name,
        text(key, { limit }),
      ]);
      return shown(visit, values, Object.fromEntries(found) as Found);
    }
    const { address } = read;
    const refused = await changeCart(visit, () =>
      visit.call(cartCalls.setBillingAddress, { body: address }),
    );
    if (refused !== undefined) return shown(visit, values, { firstName: refused });
    return { to: visit.to(cart.distributionWindow ? 'order' : 'window') };
  },
};

function valuesOf({ rules, shop }: Visit, sent: FormValues): ContactValues {
  const { country } = shop.built.shop.registry.tenant;
  const values = rules.contactFields.map((name) => [name, sent[name] ?? '']);
  return { countryCode: country, ...Object.fromEntries(values) } as ContactValues;
}

async function shown(visit: Visit, values: ContactValues, found: Found) {
  const { text, rules } = visit;
  const label = (name: ContactField) => labelOf(visit, name);
  const fields = (names: readonly ContactField[]): Html =>
    html`<div class="pair">
      ${names.map((name) =>
        field({
          name,
          label: label(name),
          value: values[name],
          error: found[name],
          mark: optional.includes(name) ? text('form.optionalMark') : undefined,
          hint:
            name === 'email' || name === 'phoneNumber' ? text(`contact.${name}.hint`) : undefined,
          type: types[name] ?? 'text',
          autocomplete: autocomplete[name],
        }),
      )}
    </div>`;
  const labels = Object.fromEntries(rules.contactFields.map((name) => [name, label(name)]));
  const salutations = ['Female', 'Male', 'Company'] as const;
  const content = html`<fieldset>
      <legend>${text('contact.person')}</legend>
      <p>${text('form.requiredNote')}</p>
      ${fields(person)}
      ${select({
        name: 'salutation',
        value: values.salutation,
        label: `${text('contact.salutation')} (${text('form.optionalMark')})`,
        options: [
          ['', text('contact.noSalutation')],
          ...salutations.map((one) => [one, text(`contact.salutation.${one}`)] as const),
        ],
      })}
      ${fields(company)}
    </fieldset>
    <fieldset>
      <legend>${text('contact.billing')}</legend>
      ${fields(typedFields(values.countryCode))} ${await regionChoice(visit, values)}
      ${countryChoice(visit, values)}
    </fieldset>
    <button>${text('step.summary')}</button>`;
  return {
    title: text('step.contact'),
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${errorSummary(visit, found, labels)}
      <h1>${text('step.contact')}</h1>
      ${await form(visit, { action: visit.to('contact'), content })}`,
  };
}

function labelOf({ rules, text, texts }: Visit, name: ContactField): string {
  return name === 'region' ? rules.getRegionText(texts)('label') : text(`contact.${name}`);
}

async function regionChoice(visit: Visit, { countryCode, region }: ContactValues) {
  const names = await loadRegions(countryCode);
  if (names.length === 0) return undefined;
  const choose = visit.rules.getRegionText(visit.texts)('choose');
  return select({
    name: 'region',
    value: region,
    label: labelOf(visit, 'region'),
    options: [['', choose], ...names.map((name) => [name, name] as const)],
  });
}

function countryChoice(
  { rules, shop, text, locale }: Visit,
  { countryCode: value }: ContactValues,
) {
  const countries = [
    ...new Set([value, ...rules.billingCountries(shop.built.shop.registry.tenant)]),
  ];
  if (countries.length === 1) return undefined;
  const nameOf = (country: string) => rules.countryOf({ country }, locale.code).country;
  return select({
    name: 'countryCode',
    value,
    label: text('contact.countryCode'),
    options: countries.map((one) => [one, nameOf(one)] as const),
  });
}
