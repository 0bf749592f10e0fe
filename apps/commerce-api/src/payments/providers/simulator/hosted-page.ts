import { moneyFormat } from '@larder/contracts/tenant';
import { escapeHtml } from '../../../mail/email-html.js';
import type { Behaviour } from './test-cards.js';
import { testCards } from './test-cards.js';
import type { FormFields } from './form-actions.js';
import type { SimulatedPayment } from './store.js';
import { isCapturedImmediately } from './immediate-capture.js';
import { cardTextsFor, interpolate, textsFor } from './texts.js';

export const stylePath = '/api/payment-simulator/style.css';
export const pagePath = (provider: string, reference: string) =>
  `/api/payment-simulator/${provider}/${reference}`;

/** Nothing runs here, nothing is loaded but the style, and forms stay in the house. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export const style = `:root{font:16px/1.5 system-ui,sans-serif;color:#1c2321;background:#eef1ef}
body{margin:0}main{box-sizing:border-box;max-width:30rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
.banner{margin:0 0 1.25rem;padding:.75rem 1rem;background:#5b2a86;color:#fff;text-align:center;font-weight:600}
h1{font-size:1.375rem;margin:0 0 .25rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}p{margin:.25rem 0}
label{display:block;margin-top:1rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;border:1px solid #66706c;border-radius:.375rem}
[aria-invalid]{border-color:#8a1c12;box-shadow:0 0 0 1px #8a1c12}
button{box-sizing:border-box;width:100%;min-height:2.75rem;margin-top:.75rem;font:inherit;font-weight:600;border:1px solid #1d5c3a;border-radius:.375rem;background:#fff;color:#1d5c3a;cursor:pointer}
button.first{background:#1d5c3a;color:#fff;margin-top:1.5rem}
:focus-visible{outline:3px solid #5b2a86;outline-offset:2px}
.error{margin:.5rem 0 0;padding:.75rem;background:#fdecea;color:#8a1c12;border-radius:.375rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0;font-size:.875rem}dd{margin:0}code{font-size:inherit}`;

const faultyFields = {
  invalidNumber: 'number',
  invalidExpiry: 'expiry',
  invalidIban: 'iban',
  invalidVpa: 'vpa',
} as const;

/** What was typed, and what of it cannot be right. */
interface Refused {
  readonly fault: keyof typeof faultyFields;
  readonly fields: FormFields;
}

interface HostedPageProps {
  readonly payment: SimulatedPayment;
  readonly shopName: string;
  readonly refused?: Refused;
}

/** HTML of a payment's page in its current state. */
export function hostedPage({ payment, shopName, refused }: HostedPageProps): string {
  const { locale, orderNumber, amount, currency, plan } = payment;
  const texts = textsFor(locale);
  const money = moneyFormat(locale, currency).format(amount / 100);
  const isSecure = plan === 'secure';
  const title = isSecure ? texts.secureTitle : titleOf(payment);
  const content = isSecure ? secureStep(payment) : formOf(payment, refused);
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${stylePath}"></head><body>`,
    `<main><p class="banner">${escapeHtml(texts.banner)}</p><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(interpolate(texts.order, { number: orderNumber, shop: shopName }))}</p>`,
    `<p><strong>${escapeHtml(interpolate(texts[messageOf(payment)], { amount: money }))}</strong></p>`,
    content,
    payment.methodKey === 'credit-cards' && !isSecure ? testCardList(locale) : '',
    '</main></body></html>',
  ].join('');
}

const isPaidLater = ({ provider }: SimulatedPayment) => provider === 'pay-later-simulator';

function messageOf(payment: SimulatedPayment) {
  if (payment.isSetup) return 'setup';
  if (isCapturedImmediately(payment)) return 'charge';
  return isPaidLater(payment) ? 'later' : 'reserve';
}

function titleOf({ methodKey, locale }: SimulatedPayment): string {
  const texts = textsFor(locale);
  const titles: Readonly<Record<string, string>> = {
    paypal: texts.paypal,
    'apple-pay': texts.applePay,
    'pay-by-invoice-b2c': texts.invoiceB2c,
    'pay-by-invoice-b2b': texts.invoiceB2b,
    eps: texts.eps,
    klarna: texts.klarna,
    'sepa-debit': texts.sepa,
    upi: texts.upi,
  };
  return titles[methodKey] ?? texts.title;
}

const button = (action: string, label: string, isFirst = false) =>
  `<button${isFirst ? ' class="first"' : ''} name="action" value="${action}"${action === 'cancel' ? ' formnovalidate' : ''}>${escapeHtml(label)}</button>`;

function form(payment: SimulatedPayment, content: readonly string[]): string {
  const action = escapeHtml(pagePath(payment.provider, payment.reference));
  return `<form method="post" action="${action}">${content.join('')}</form>`;
}

/** Typed again after a mistake elsewhere: no page shows a card's number or code. */
const secretFields: readonly string[] = ['number', 'code'];

type FieldOf = (name: string, label: string, more: string) => string;

/** Makes fields that keep what was typed, the faulty one with its message. */
function fieldsOf(locale: string, refused?: Refused): FieldOf {
  return (name, label, more) => {
    const typed = secretFields.includes(name) ? '' : (refused?.fields[name] ?? '');
    const isFaulty = refused !== undefined && faultyFields[refused.fault] === name;
    return [
      `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" ${more}`,
      typed === '' ? '' : ` value="${escapeHtml(typed)}"`,
      isFaulty ? ' aria-invalid="true" aria-describedby="fault" autofocus' : '',
      '>',
      isFaulty
        ? `<p class="error" id="fault" role="alert">${escapeHtml(textsFor(locale)[refused.fault])}</p>`
        : '',
    ].join('');
  };
}

function formOf(payment: SimulatedPayment, refused?: Refused): string {
  const texts = textsFor(payment.locale);
  const field = fieldsOf(payment.locale, refused);
  const buttons = [button('refuse', texts.refuse), button('cancel', texts.cancel)];
  const pay = button('pay', isPaidLater(payment) ? texts.payLater : texts.pay, true);
  if (payment.methodKey === 'credit-cards')
    return form(payment, [cardFields(payment, field), pay, button('cancel', texts.cancel)]);
  if (payment.methodKey === 'pay-by-invoice-b2c')
    return form(payment, [
      `<p>${escapeHtml(texts.invoiceText)}</p>`,
      field('birthday', texts.birthday, 'type="date" autocomplete="bday" required'),
      pay,
      ...buttons,
    ]);
  if (payment.methodKey === 'pay-by-invoice-b2b')
    return form(payment, [
      `<p>${escapeHtml(texts.invoiceText)}</p>`,
      field('company', texts.company, 'autocomplete="off" required'),
      pay,
      ...buttons,
    ]);
  if (payment.methodKey === 'sepa-debit')
    return form(payment, [
      `<p>${escapeHtml(texts.sepaText)}</p>`,
      field('iban', texts.iban, 'autocomplete="off" maxlength="42" required'),
      button('pay', texts.mandate, true),
      ...buttons,
    ]);
  if (payment.methodKey === 'upi')
    return form(payment, [
      `<p>${escapeHtml(texts.upiText)}</p>`,
      field(
        'vpa',
        texts.vpa,
        'inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="320" required',
      ),
      button('pay', texts.sendRequest, true),
      ...buttons,
    ]);
  const about = { eps: texts.epsText, klarna: texts.invoiceText }[payment.methodKey];
  return form(payment, [about ? `<p>${escapeHtml(about)}</p>` : '', pay, ...buttons]);
}

function cardFields({ locale, saved }: SimulatedPayment, field: FieldOf): string {
  const texts = textsFor(locale);
  const code = field(
    'code',
    texts.code,
    'inputmode="numeric" autocomplete="cc-csc" maxlength="4" required',
  );
  if (saved) {
    const { brand, lastDigits: digits } = saved;
    return `<p>${escapeHtml(interpolate(texts.saved, { brand, digits }))}</p>${code}`;
  }
  return [
    field('number', texts.number, 'inputmode="numeric" autocomplete="cc-number" required'),
    field('expiry', texts.expiry, 'autocomplete="cc-exp" maxlength="7" required'),
    code,
  ].join('');
}

function secureStep(payment: SimulatedPayment): string {
  const texts = textsFor(payment.locale);
  return [
    `<p>${escapeHtml(texts.secureText)}</p>`,
    form(payment, [button('confirm', texts.confirm, true), button('deny', texts.deny)]),
  ].join('');
}

function testCardList(locale: string): string {
  const cardTexts = cardTextsFor(locale);
  const list = (Object.entries(testCards) as [Behaviour, string][]).map(
    ([behaviour, number]) =>
      `<dt><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></dt><dd>${escapeHtml(cardTexts[behaviour])}</dd>`,
  );
  return `<h2>${escapeHtml(textsFor(locale).testCards)}</h2><dl>${list.join('')}</dl>`;
}
