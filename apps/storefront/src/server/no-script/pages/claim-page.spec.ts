/** @jest-environment node */
import type { OrderClaims } from '@larder/contracts/checkout';
import type { Call } from '@larder/contracts';
import { Html } from '../markup.js';
import { loadRules, type Rules } from '../rules.js';
import type { Visit } from '../visit.js';
import { claimPage } from './claim-page.js';

const claimable: OrderClaims = {
  claimableUntil: '2026-12-20T14:00:00Z',
  lateCredit: 490,
  lines: [
    { lineItemId: 'l1', name: 'Milk <b>', sku: 'm', weighed: false, quantity: 2, value: 398 },
    { lineItemId: 'l2', name: 'Grapes', sku: 'g', weighed: true, quantity: 450, value: 299 },
  ],
  claims: [],
};

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

/** A visit whose texts are their keys, and whose calls are recorded. */
function visitWith(claims = claimable, refusal?: Error) {
  const sent: unknown[] = [];
  const text = (key: string) => key;
  const visit = {
    text,
    own: text,
    token: () => Promise.resolve('t'),
    to: (page: string, query: object = {}) => `/${page}?${new URLSearchParams({ ...query })}`,
    texts: { money: (cents: number) => `€${cents / 100}`, number: String },
    rules: {
      ...rules,
      getClaimsText: () => text,
      claimProblem: (_text: unknown, code: string) => `!${code}`,
    },
    call: ({ method }: Call, args: object, headers?: object) => {
      if (method === 'GET') return Promise.resolve(claims);
      sent.push({ ...args, ...headers });
      return refusal ? Promise.reject(refusal) : Promise.resolve({});
    },
  };
  // Of a visit the page uses no more than this.
  return { visit: visit as unknown as Visit, sent };
}
const shownIn = (outcome: object) => {
  const { body } = outcome as { readonly body: Html };
  return body.text.replace(/\s+/g, ' ');
};

describe('claims without scripts', () => {
  it('offer reasons and goods up to what was delivered, escaped', async () => {
    const { visit } = visitWith();
    const text = shownIn(await claimPage.show(visit, { order: '1001' }));
    expect(text).toContain('Milk &lt;b&gt;');
    expect(text).toContain('value="450"');
    expect(text).not.toContain('value="500"');
    expect(text).toContain('value="LATE"');
  });

  it('name pounds of goods that the country prices by the pound', async () => {
    const grapes = { lineItemId: 'l2', name: 'Grapes', sku: 'g', weighed: true, value: 299 };
    const inPounds = { ...grapes, isInPounds: true, quantity: 681 } as const;
    const shown = async (lines: OrderClaims['lines']) => {
      const { visit } = visitWith({ ...claimable, lines });
      return shownIn(await claimPage.show(visit, { order: '1001' }));
    };
    expect(await shown([inPounds])).toMatch(/value="113" ?>4 oz.*value="681" ?>1.5 lb/);
    expect(await shown([{ ...grapes, quantity: 450 }])).toMatch(/"100" ?>100 g.*"450" ?>450 g/);
  });

  it('are sent once for each form, and lead back to their list', async () => {
    const { visit, sent } = visitWith();
    const values = { order: '1001', key: 'the-key-of-the-form', reason: 'MISSING' };
    const form = { ...values, 'line-l1': '2', 'line-l2': '', note: ' torn ' };
    expect(await claimPage.handleForm?.(visit, form)).toEqual({ to: '/claim?order=1001' });
    expect(sent).toEqual([
      {
        params: { orderNumber: '1001' },
        body: { reason: 'MISSING', lines: [{ lineItemId: 'l1', quantity: 2 }], note: 'torn' },
        'idempotency-key': 'the-key-of-the-form',
      },
    ]);
  });

  it.each([
    [{}, 'choose.reason'],
    [{ reason: 'DAMAGED' }, 'choose.goods'],
  ])('say what is missing and keep the rest: %j', async (values, problem) => {
    const { visit, sent } = visitWith();
    const outcome = await claimPage.handleForm?.(visit, { order: '1', note: 'kept', ...values });
    expect(outcome).toMatchObject({ status: 422 });
    expect(shownIn(outcome ?? {})).toContain(problem);
    expect(shownIn(outcome ?? {})).toContain('kept');
    expect(sent).toEqual([]);
  });

  it('say why a claim was refused', async () => {
    const data = { errorCode: 'CONFLICT', message: '' };
    const refusal = Object.assign(new Error('refused'), { status: 409, data });
    const { visit } = visitWith(claimable, refusal);
    const form = { order: '1', key: 'a-key-of-it', reason: 'LATE' };
    expect(shownIn((await claimPage.handleForm?.(visit, form)) ?? {})).toContain('!CONFLICT');
  });
});
