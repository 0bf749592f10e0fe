import { act, screen, waitFor } from '@testing-library/react';
import { productNotes } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { answer, deferred } from '@larder/platform/testing';
import { accountOf } from '../account/account.js';
import { anna, dropCookies, setCookie } from '../../testing/open-account.js';
import { show } from '../../testing/personal-tiles.js';

afterEach(dropCookies);

describe('labels', () => {
  const milky = { sku: 'm', contains: ['milk'], mayContain: ['nuts'], lacks: [], isUnknown: false };

  it('show earlier purchases and diet conflicts, in one call per page', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({
      'GET /api/customers/purchases': () => [
        { sku: 'b', times: 2, lastAt: '2026-11-01T08:00:00Z' },
      ],
      'GET /api/customers/diet/findings': () => ({ isChosen: true, findings: [milky] }),
    });
    expect(await screen.findByText('Bought before')).toBeVisible();
    expect(await screen.findByText('Contains milk')).toBeVisible();
    expect(screen.getByText('May contain nuts')).toBeVisible();
    const asked = calls.filter(({ path }) => path.endsWith('/diet/findings'));
    expect(asked.map(({ query }) => query['skus'])).toEqual(['m,b']);
  });

  it('show unknown allergens, which count as unsafe', async () => {
    setCookie('loggedIn', 'true');
    const unknown = { ...milky, contains: [], mayContain: [], lacks: ['vegan'], isUnknown: true };
    await show(
      { 'GET /api/customers/diet/findings': () => ({ isChosen: true, findings: [unknown] }) },
      <ExtensionSlot slot={productNotes} props={{ sku: 'm' }} />,
    );
    expect(await screen.findByText('Allergens unknown')).toBeVisible();
    expect(screen.getByText('Not labelled vegan')).toBeVisible();
    expect(screen.getByText('Your favourite')).toBeVisible();
  });

  it('only warn in a list of what the shopper buys', async () => {
    setCookie('loggedIn', 'true');
    await show(
      {
        'GET /api/customers/purchases': () => [
          { sku: 'b', times: 2, lastAt: '2026-11-01T08:00:00Z' },
        ],
        'GET /api/customers/diet/findings': () => ({
          isChosen: true,
          findings: [{ ...milky, sku: 'b' }],
        }),
      },
      <>
        <ExtensionSlot slot={productNotes} props={{ sku: 'b', hasOnlyWarnings: true }} />
        <ExtensionSlot slot={productNotes} props={{ sku: 'm', hasOnlyWarnings: true }} />
      </>,
    );
    expect(await screen.findByText('Contains milk')).toBeVisible();
    expect(screen.queryByText('Bought before')).toBeNull();
    expect(screen.queryByText('Your favourite')).toBeNull();
  });

  it('CUST-16 do not use another customer’s results, and fetch them again for the next one', async () => {
    setCookie('loggedIn', 'true');
    const first = deferred();
    let asked = 0;
    const { context } = await show({
      'GET /api/customers/diet/findings': () =>
        (asked += 1) === 1 ? first.promise : { isChosen: true, findings: [] },
    });
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => accountOf(context).set({ ...anna, id: 'c-ben' }));
    await waitFor(() => expect(asked).toBe(2));
    await act(async () => first.resolve({ isChosen: true, findings: [milky] }));
    expect(screen.queryByText('Contains milk')).toBeNull();
  });

  it('show that a product was not checked when the call failed', async () => {
    setCookie('loggedIn', 'true');
    await show({
      'GET /api/customers/diet/findings': () => answer(503, { errorCode: 'X', message: '' }),
    });
    expect(await screen.findAllByText('Allergens not checked')).toHaveLength(2);
  });
});
