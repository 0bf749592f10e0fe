import type { ErrorCode } from '@larder/contracts';
import { interestCalls } from '@larder/contracts/distribution/interest';
import { codeOf } from '@larder/platform';
import { html, type Html, type Piece } from '../markup.js';
import type { NoScriptPage, Outcome } from '../no-script-page.js';
import { errorSummary, field, form, notice, type FormValues } from '../components.js';
import { inSentence } from '../in-sentence.js';
import type { Visit } from '../visit.js';

/**
 * Waiting for delivery to a postcode. Mails link here, because the page needs no script and no bundle: it
 * asks before it changes anything, since mail clients open links, too.
 */
export const interestPage: NoScriptPage = {
  show: async (visit, { confirm }) => {
    if (confirm === undefined) return invalid(visit);
    return shown(
      visit,
      html`<p>${visit.own('interest.confirmText', { postcode: postcodeIn(visit) })}</p>
        ${await tokenForm(visit, 'confirm', confirm)} ${await tokenForm(visit, 'remove', confirm)}`,
    );
  },
  handleForm: async (visit, sent) => {
    if (sent['action'] === 'add') return add(visit, sent);
    const body = { token: sent['confirm'] ?? '' };
    if (sent['action'] !== 'remove') return confirmed(visit, body);
    await visit.call(interestCalls.removeServiceInterest, { body });
    return shown(visit, html`<p role="status">${visit.own('interest.removed')}</p>`);
  },
};

async function confirmed(visit: Visit, body: { readonly token: string }): Promise<Outcome> {
  const { own, call } = visit;
  try {
    const { postalCode, city } = await call(interestCalls.confirmServiceInterest, { body });
    const place = [postalCode, city].filter(Boolean).join(' ');
    return shown(
      visit,
      html`<p role="status">${own('interest.confirmed', { place })}</p>
        ${await tokenForm(visit, 'remove', body.token)}`,
    );
  } catch (error) {
    const isInvalid = codeOf(error) === ('TOKEN_INVALID' satisfies ErrorCode);
    if (!isInvalid && body.token !== '') throw error;
    return invalid(visit);
  }
}

async function add(visit: Visit, sent: FormValues): Promise<Outcome> {
  const { rules, texts, text, call } = visit;
  const body = { email: sent['email']?.trim() ?? '', postalCode: sent['postalCode'] ?? '' };
  if (!rules.isEmail(body.email)) {
    const found = { email: text('form.email') };
    return shown(
      visit,
      html`${errorSummary(visit, found)} ${await interestForm(visit, sent, found.email)}`,
      422,
    );
  }
  await call(interestCalls.addServiceInterest, { body });
  const { email } = body;
  const sentTo = rules.getGateText(texts)('interest.sent', { email });
  return shown(visit, html`<p role="status">${sentTo}</p>`);
}

/** Asks for an email where nothing is delivered yet. */
export async function interestForm(
  visit: Visit,
  { postalCode = '', email = '' }: FormValues,
  error?: string,
): Promise<Html> {
  const gate = visit.rules.getGateText(visit.texts);
  const content = html`<h2>${gate('interest.ask')}</h2>
    ${field({
      name: 'email',
      label: gate('interest.email'),
      hint: gate('interest.hint'),
      type: 'email',
      autocomplete: 'email',
      value: email,
      error,
    })}
    <button>${gate('interest.send')}</button>`;
  const hidden = { action: 'add', postalCode };
  return form(visit, { action: visit.to('interest'), hidden, content });
}

function tokenForm(visit: Visit, action: 'confirm' | 'remove', token: string) {
  const label = visit.own(`interest.${action}`);
  const content = html`<button class="${action === 'remove' ? 'second' : ''}">${label}</button>`;
  const hidden = { action, confirm: token };
  return form(visit, { action: visit.to('interest'), hidden, content });
}

/** The postcode as forms of the shop's country call it. */
const postcodeIn = ({ text, locale }: Visit) => inSentence(text('address.postalCode'), locale.code);

const invalid = (visit: Visit) =>
  shown(visit, notice(visit.own('interest.invalid', { postcode: postcodeIn(visit) })), 404);

function shown(visit: Visit, content: Piece, status = 200): Outcome {
  const title = visit.own('interest.title', { postcode: postcodeIn(visit) });
  return {
    title,
    status,
    body: html`<h1>${title}</h1>
      ${content}`,
  };
}
