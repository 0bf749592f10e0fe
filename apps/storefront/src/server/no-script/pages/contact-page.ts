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
const place: readonly ContactField[] = ['streetName', 'streetNumber', 'postalCode', 'city'];

/** Contact and invoice address, validated by the checkout's own rules. */
export const contactPage: NoScriptPage = {
  show: async (visit) => {
    const cart = await requireCart(visit);
    if (isRedirect(cart)) return cart;
    const { country } = visit.shop.built.shop.registry.tenant;
    return shown(visit, visit.rules.contactValues(cart, country), {});
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
  const { text, rules, locale } = visit;
  const fields = (names: readonly ContactField[]): Html =>
    html`<div class="pair">
      ${names.map((name) =>
        field({
          ...{ name, label: text(`contact.${name}`), value: values[name], error: found[name] },
          mark: text(optional.includes(name) ? 'form.optionalMark' : 'form.requiredMark'),
          hint:
            name === 'email' || name === 'phoneNumber' ? text(`contact.${name}.hint`) : undefined,
          type: types[name] ?? 'text',
          autocomplete: autocomplete[name],
        }),
      )}
    </div>`;
  const countries = [...new Set([values.countryCode, ...rules.phoneCountries])];
  const labels = Object.fromEntries(
    rules.contactFields.map((name) => [name, text(`contact.${name}`)]),
  );
  const salutations = ['Female', 'Male', 'Company'] as const;
  const content = html`<fieldset>
      <legend>${text('contact.person')}</legend>
      ${select({
        ...{ name: 'salutation', value: values.salutation },
        label: `${text('contact.salutation')} (${text('form.optionalMark')})`,
        options: [
          ['', text('contact.noSalutation')],
          ...salutations.map((one) => [one, text(`contact.salutation.${one}`)] as const),
        ],
      })}
      ${fields(person)} ${fields(company)}
    </fieldset>
    <fieldset>
      <legend>${text('contact.billing')}</legend>
      ${fields(place)}
      ${select({
        ...{ name: 'countryCode', value: values.countryCode },
        label: text('contact.countryCode'),
        options: countries.map(
          (one) => [one, rules.countryOf({ country: one }, locale.code).country] as const,
        ),
      })}
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
