import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../../testing/show-blocks.js';
import { anna, visitors } from '../../../testing/visitor.js';

const accept = () => answer(202);
afterEach(() => window.sessionStorage.clear());
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the newsletter', () => {
  const textsFor = (who: string) => ({
    beforeContent: `${who}: come in`,
    confirmError: `${who}: link is old`,
    confirmSuccess: `${who}: confirmed`,
    subscribeError: `${who}: not now`,
    subscribeSuccess: `${who}: look into your mail`,
  });
  const texts = { anonymous: textsFor('guest'), loggedIn: textsFor('customer') };
  const topics = [
    { id: 'offers', label: 'Offers' },
    { id: 'recipes', label: 'Recipes' },
  ];
  const subscribe = { title: 'Post', topics, texts };
  const line = 'POST /api/newsletter/manage';
  const fill = async () => {
    await userEvent.type(field(/Email/), 'a@x.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recipes' }));
  };

  it('CONT-38 NEWS-07 NEWS-09 shows its words, sends address and topics, and says what comes next', async () => {
    const host = await showBlock('newsletter-subscribe', subscribe, {
      handlers: { [line]: accept },
    });
    expect(screen.getByText('guest: come in')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(
      await screen.findByText('What are you interested in?: Please choose at least one topic'),
    ).toBeVisible();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('guest: look into your mail')).toBeInTheDocument();
    expect(host.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'a@x.example',
      subscribe: ['recipes'],
      unsubscribe: [],
    });
  });

  it('NEWS-07 says so when subscribing fails', async () => {
    await showBlock('newsletter-subscribe', subscribe, { handlers: { [line]: () => answer(500) } });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('guest: not now')).toBeInTheDocument();
  });

  it('NEWS-01 customers read their own words', async () => {
    const guests = [visitors({ customer: anna }).feature];
    await showBlock('newsletter-subscribe', subscribe, { guests });
    expect(screen.getByText('customer: come in')).toBeInTheDocument();
    expect(field(/Email/)).toHaveValue('anna@x.example');
  });

  it.each([
    [200, 'guest: confirmed'],
    [400, 'guest: link is old'],
  ])(
    'NEWS-07 the link of the mail confirms, or says that it is too late: %s',
    async (status, message) => {
      window.history.replaceState(null, '', '/seite?confirm=abc');
      const host = await showBlock('newsletter-subscribe', subscribe, {
        handlers: { 'POST /api/newsletter/confirm': () => answer(status) },
      });
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(host.calls.at(-1)?.body).toEqual({ token: 'abc' });
      window.history.replaceState(null, '', '/');
    },
  );

  it('CONT-39 unsubscribes an address from topics', async () => {
    const host = await showBlock(
      'newsletter-unsubscribe',
      { title: 'Leave', topics },
      { handlers: { [line]: () => ({}) } },
    );
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/any more/)).toBeInTheDocument();
    expect(host.calls.at(-1)?.body).toEqual({
      email: 'a@x.example',
      subscribe: [],
      unsubscribe: ['recipes'],
    });
  });
});
