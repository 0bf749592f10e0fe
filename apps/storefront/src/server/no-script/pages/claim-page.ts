import { randomUUID } from 'node:crypto';
import type { ClaimableLine, NewClaim, OrderClaims } from '@larder/contracts/checkout';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import { shownWeight } from '@larder/pricing';
import { codeOf, isNotFound, isUnreachable } from '@larder/platform';
import { errorSummary, form, notice, select, type FormValues } from '../components.js';
import { html, type Piece } from '../markup.js';
import type { NoScriptPage, Outcome } from '../no-script-page.js';
import type { Visit } from '../visit.js';

const maxNote = 500;
const maxChoices = 100;

/** Claims about a delivered order. Photos need scripts: without one a person may decide. */
export const claimPage: NoScriptPage = {
  show: (visit, { order = '' }) => show(visit, order, {}),
  handleForm: async (visit, sent) => {
    const { order: orderNumber = '', key = '' } = sent;
    const text = visit.rules.getClaimsText(visit.texts);
    const { claim, found } = readClaim(visit, sent, text);
    if (!claim) return show(visit, orderNumber, sent, found);
    try {
      const args = { params: { orderNumber }, body: claim };
      await visit.call(afterOrderCalls.addClaim, args, { 'idempotency-key': key });
      return { to: visit.to('claim', { order: orderNumber }) };
    } catch (error) {
      if (isNotFound(error) || isUnreachable(error)) throw error;
      return show(visit, orderNumber, sent, {
        claim: visit.rules.claimProblem(text, codeOf(error)),
      });
    }
  },
};

type Text = ReturnType<Visit['rules']['getClaimsText']>;

/** The claim of a form, or what is missing in it. */
function readClaim(
  { rules }: Pick<Visit, 'rules'>,
  sent: FormValues,
  text: Text,
): { claim?: NewClaim; found: FormValues } {
  const reason = rules.allClaimReasons.find((one) => one === sent['reason']);
  const lines = Object.entries(sent).flatMap(([name, value]) => {
    const quantity = Number(value);
    return name.startsWith('line-') && Number.isInteger(quantity) && quantity > 0
      ? [{ lineItemId: name.slice('line-'.length), quantity }]
      : [];
  });
  if (!reason) return { found: { reason: text('choose.reason') } };
  const isAboutGoods = rules.namesGoods(reason);
  if (isAboutGoods && lines.length === 0) return { found: { goods: text('choose.goods') } };
  const note = (sent['note'] ?? '').trim().slice(0, maxNote);
  const claim = { reason, lines: isAboutGoods ? lines : [] };
  return { claim: { ...claim, ...(note !== '' && { note }) }, found: {} };
}

async function show(
  visit: Visit,
  orderNumber: string,
  sent: FormValues,
  found: FormValues = {},
): Promise<Outcome> {
  const { rules, texts } = visit;
  const text = rules.getClaimsText(texts);
  const claims = await visit.call(afterOrderCalls.getOrderClaims, { params: { orderNumber } });
  const canClaim = claims.claimableUntil !== undefined && rules.claimReasons(claims).length > 0;
  return {
    title: text('title'),
    status: Object.keys(found).length > 0 ? 422 : 200,
    body: html`${errorSummary(visit, found)}
      <h1>${text('title')}</h1>
      ${claimList(visit, claims, text)}
      ${
        canClaim
          ? await claimForm(visit, { orderNumber, claims, sent, text })
          : claims.claims.length === 0 && notice(text('problem.CLAIM_CLOSED'))
      }
      <p>
        <a class="link" href="${visit.to('done', { order: orderNumber })}"
          >${visit.text('confirmation.number')} ${orderNumber}</a
        >
      </p>`,
  };
}

function claimList({ texts }: Visit, { claims }: OrderClaims, text: Text): Piece {
  if (claims.length === 0) return undefined;
  return html`<ul class="lines" role="list">
    ${claims.map(
      ({ reason, state, credited, lines, answer, refund }) =>
        html`<li>
          <p>
            <strong>${text(`reason.${reason}`)}</strong>
            ${lines.map(({ name }) => name).join(', ')}
          </p>
          <p>${text(`state.${state}`, { amount: texts.money(credited) })}</p>
          ${refund === 'BY_HAND' && html`<p>${text('byHand')}</p>`}
          ${answer !== undefined && html`<p>${answer}</p>`}
        </li>`,
    )}
  </ul>`;
}

interface FormInput {
  readonly orderNumber: string;
  readonly claims: OrderClaims;
  readonly sent: FormValues;
  readonly text: Text;
}

function claimForm(visit: Visit, { orderNumber, claims, sent, text }: FormInput) {
  const { rules, texts } = visit;
  const { lines, lateCredit = 0, tipCredit = 0 } = claims;
  const reasons = rules.claimReasons(claims);
  const content = html`${select({
      name: 'reason',
      label: text('reason'),
      value: sent['reason'] ?? '',
      options: [['', '–'], ...reasons.map((one) => [one, text(`reason.${one}`)] as const)],
    })}
    ${lateCredit > 0 && html`<p class="hint">${text('late', { amount: texts.money(lateCredit) })}</p>`}
    ${tipCredit > 0 && html`<p class="hint">${text('reason.TIP')}: ${text('tip', { amount: texts.money(tipCredit) })}</p>`}
    ${
      lines.length > 0 &&
      html`<fieldset id="goods">
        <legend>${text('goods')}</legend>
        ${lines.map((line) => lineChoice(visit, line, sent, text))}
      </fieldset>`
    }
    <div>
      <label for="note">${text('note')}</label>
      <textarea id="note" name="note" rows="3" maxlength="${maxNote}">
${sent['note'] ?? ''}</textarea>
    </div>
    <button id="claim">${text('send')}</button>`;
  const hidden = { order: orderNumber, key: sent['key'] ?? randomUUID() };
  return form(visit, { action: visit.to('claim'), hidden, content });
}

function lineChoice({ rules, texts }: Visit, line: ClaimableLine, sent: FormValues, text: Text) {
  const name = `line-${line.lineItemId}`;
  const label = (amount: number) => {
    if (!line.weighed) return text('pieces', { count: texts.number(amount) });
    const { value, unit } = shownWeight(amount, !!line.isInPounds);
    return `${texts.number(value)} ${unit}`;
  };
  const amounts = rules.claimChoices(line, maxChoices);
  return select({
    name,
    label: line.name,
    value: sent[name] ?? '',
    options: [['', '–'], ...amounts.map((amount) => [`${amount}`, label(amount)] as const)],
  });
}
