import { waitFor } from '@testing-library/react';
import { membership } from '@larder/contracts/loyalty';
import { answer } from '@larder/platform/testing';
import { card, mira, noCard, openLoyalty } from '../../testing/open-loyalty.js';
import { isAuthenticated, memberCardOf } from './membership.js';

const info = 'GET /api/customers/loyalty/card-info';
const element = <p>page</p>;

it.each([
  ['Authenticated', true],
  ['NotLinked', false],
  ['authenticated', false],
])('CUST-33 LOY-03 the status %s makes a member: %s', (joeAuthenticationStatus, isMember) => {
  expect(isAuthenticated({ ...noCard, joeAuthenticationStatus })).toBe(isMember);
  expect(isAuthenticated(undefined)).toBe(false);
});

it('CUST-15 the card is fetched with the customer, never for a guest, and removed at logout', async () => {
  const { calls, context, signIn, signOut } = await openLoyalty({ element });
  expect(calls).toEqual([]);
  const members = context.getCapability(membership);
  const seen: boolean[] = [];
  members?.subscribe(() => seen.push(members.isMember()));
  await signIn(mira);
  await waitFor(() => expect(members?.isMember()).toBe(true));
  await signOut();
  expect(members?.isMember()).toBe(false);
  expect(memberCardOf(context)?.get()).toBeUndefined();
  expect(seen).toEqual([false, true, false]);
});

it('a response after another login is ignored', async () => {
  const waiting: ((body: unknown) => void)[] = [];
  const slow = () => new Promise((resolve) => waiting.push(resolve));
  const { context, signIn, signOut } = await openLoyalty({ element, handlers: { [info]: slow } });
  expect(memberCardOf(context)?.get()).toBeUndefined();
  await signIn(mira);
  await waitFor(() => expect(waiting).toHaveLength(1));
  await signOut();
  waiting[0]?.(card);
  await new Promise((resolve) => setTimeout(resolve));
  expect(memberCardOf(context)?.get()).toBeUndefined();
});

it.each([
  ['LOY-13 error 10048 empties the card', 409, '10048', undefined],
  ['LOY-14 a 401 of the card leaves it, and everything else', 401, 'UNAUTHORIZED', card],
])('%s', async (_title, status, errorCode, kept) => {
  let reply: unknown = card;
  const { context, signIn } = await openLoyalty({ element, handlers: { [info]: () => reply } });
  expect(memberCardOf(context)?.isMember()).toBe(false);
  await signIn(mira);
  await waitFor(() => expect(memberCardOf(context)?.get()).toEqual(card));
  reply = answer(status, { errorCode, message: 'no' });
  const { loadCard } = await import('./load-card.js');
  await loadCard(context);
  expect(memberCardOf(context)?.get()).toEqual(kept);
});

it('PLAT-20 without the programme there is no member and nothing is fetched', async () => {
  const { calls, context, signIn } = await openLoyalty({ element, tenant: { featureJoe: false } });
  await signIn(mira);
  expect(context.getCapability(membership)).toBeUndefined();
  expect(calls).toEqual([]);
});

it('TRK-17 reports when membership is known, after a failure too', async () => {
  let reply: unknown = card;
  const waiting: (() => void)[] = [];
  const slow = () => new Promise((resolve) => waiting.push(() => resolve(reply)));
  const { context, signIn, signOut } = await openLoyalty({ element, handlers: { [info]: slow } });
  const members = context.getCapability(membership);
  expect(members?.settled()).toBe(true);
  const seen: [isSettled: boolean, isMember: boolean][] = [];
  members?.subscribe(() => seen.push([members.settled(), members.isMember()]));
  await signIn(mira);
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(members?.settled()).toBe(false);
  waiting[0]?.();
  await waitFor(() => expect(members?.settled()).toBe(true));
  await signOut();
  reply = answer(500, { errorCode: 'INTERNAL_ERROR', message: 'no' });
  await signIn(mira);
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await waitFor(() => expect(members?.settled()).toBe(true));
  expect(seen).toEqual([
    [false, false],
    [true, true],
    [true, false],
    [false, false],
    [true, false],
  ]);
});
