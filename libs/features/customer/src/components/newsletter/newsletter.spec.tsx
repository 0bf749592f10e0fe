import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { accountOf } from '../../state/account/account.js';
import { customerApi, failureOf } from '../../api/customer-api.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { press } from '../../testing/typing.js';
import { afterChange, changeOf } from './topic-changes.js';

afterEach(dropCookies);

const topic = (newsletterTopicId: string) => ({ newsletterTopicId });
const reader = { ...anna, newsletterTopics: [topic('offers')] };
const path = 'POST /api/customers/newsletter-topics/manage';
const settings = {
  account: {
    billingFields: {},
    newsletterTopics: [
      { id: 'offers', label: { en: 'Offers' } },
      { id: 'recipes', label: { en: 'Recipes' } },
    ],
  },
};
async function openTopics(status: number) {
  setCookie('loggedIn', 'true');
  const host = await openAccount({
    url: '/profile/newsletter',
    settings,
    handlers: { 'GET /api/customers': () => reader, [path]: () => answer(status, {}) as never },
  });
  await screen.findByRole('checkbox', { name: 'Offers' });
  return host;
}
const topicsIn = ({ context }: Awaited<ReturnType<typeof openTopics>>) =>
  accountOf(context).get()?.newsletterTopics;

describe('topics of a customer', () => {
  it('NEWS-03 are not added while a confirmation is pending', () => {
    const change = { subscribe: ['recipes'], unsubscribe: [] };
    expect(afterChange(reader, change, 202).newsletterTopics).toEqual([topic('offers')]);
  });
  it('NEWS-04 are added by any other success', () => {
    const change = { subscribe: ['recipes'], unsubscribe: [] };
    const both = [topic('offers'), topic('recipes')];
    expect(afterChange(reader, change, 200).newsletterTopics).toEqual(both);
  });
  it('NEWS-05 are removed when unsubscribed, pending or not', () => {
    const change = { subscribe: ['recipes'], unsubscribe: ['offers'] };
    expect(afterChange(reader, change, 202).newsletterTopics).toEqual([]);
  });
  it('NEWS-06 are sent as added and removed topics, of the offered ones', () => {
    const own = { ...anna, newsletterTopics: [topic('offers'), topic('retired')] };
    expect(changeOf(own, ['recipes'], ['offers', 'recipes'])).toEqual({
      subscribe: ['recipes'],
      unsubscribe: ['offers'],
    });
  });
});

describe('the section of the newsletter', () => {
  it('NEWS-04 NEWS-06 stores a choice at once', async () => {
    const host = await openTopics(200);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recipes' }));
    await press('Save');
    await screen.findByText('Your changes are saved.');
    expect(host.calls.at(-1)?.body).toEqual({ subscribe: ['recipes'], unsubscribe: [] });
    expect(topicsIn(host)).toEqual([topic('offers'), topic('recipes')]);
  });

  it('NEWS-03 shows that a confirmation is pending, and the current topics', async () => {
    const host = await openTopics(202);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recipes' }));
    await press('Save');
    expect(await screen.findByText(/check your inbox/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Recipes' })).not.toBeChecked();
    expect(topicsIn(host)).toEqual([topic('offers')]);
  });

  it('is absent in a shop without topics', async () => {
    setCookie('loggedIn', 'true');
    await openAccount({ url: '/profile/newsletter' });
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  });
});

describe('what callers learn', () => {
  it.each([
    ['NEWS-08', 200],
    ['NEWS-08', 202],
  ])('%s the management of topics returns the status %i', async (_id, status) => {
    const { context } = await openTopics(status);
    const body = { subscribe: ['offers'], unsubscribe: [] };
    const { manageTopics } = customerApi.endpoints;
    expect(await context.dispatch(manageTopics.initiate({ body }))).toEqual({ data: status });
  });

  it('ERR-34 a failed update of the communication settings returns its status', async () => {
    const { context } = await openAccount({
      handlers: {
        'PUT /api/customers/communication-settings': () => refusal(500, 'INTERNAL_ERROR') as never,
      },
    });
    const none = { personalEmailAllowed: false, personalMailAllowed: false };
    const body = { ...none, personalSmsAllowed: false };
    const { updateCommunication } = customerApi.endpoints;
    const { error } = await context.dispatch(updateCommunication.initiate({ body }));
    expect(failureOf(error)).toBe(500);
  });
});
