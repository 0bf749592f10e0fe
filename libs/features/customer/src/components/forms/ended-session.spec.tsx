import { act, screen, waitFor } from '@testing-library/react';
import type { Customer } from '@larder/contracts/customer';
import { allowDrafts } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import { anna, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { field, fill, press } from '../../testing/typing.js';
import { leave, forms } from '../../testing/customer-forms.js';

const settings = {
  account: {
    billingFields: {},
    newsletterTopics: [
      { id: 'offers', label: { en: 'Offers' } },
      { id: 'recipes', label: { en: 'Recipes' } },
    ],
  },
};
const ways = { personalEmailAllowed: false, personalMailAllowed: true, personalSmsAllowed: false };

const party = { id: 'l-1', name: 'Grillfest', role: 'owner', members: [], links: [], items: [] };
const phone = { id: 'k-1', name: 'Telefon', createdAt: '2026-11-01T09:00:00Z' };

const open = async (section: string, who: Customer = anna) => {
  setCookie('loggedIn', 'true');
  const ended = () => refusal(401, 'UNAUTHORIZED');
  const host = await openAccount({
    url: section.startsWith('/') ? section : `/profile/${section}`,
    settings,
    handlers: {
      'GET /api/customers': () => who,
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/communication-settings': () => ways,
      'GET /api/customers/diet': () => ({ allergens: ['milk'], marks: [] }),
      'GET /api/customers/sessions': () => [],
      'GET /api/customers/passkeys': () => [phone],
      'GET /api/customers/shopping-lists/:id': () => party,
      'GET /api/customers/diet/findings': () => ({ isChosen: false, findings: [] }),
      'PUT /api/customers/shopping-lists/:id': ended,
      'POST /api/customers/shopping-lists/:id/items': ended,
      'GET /api/shopping-lists': () => [],
      'POST /api/shopping-lists': ended,
      'PUT /api/customers': ended,
      'PUT /api/customers/diet': ended,
      'PUT /api/customers/passkeys/:id': ended,
      'PUT /api/customers/password': ended,
      'PUT /api/customers/communication-settings': ended,
      'POST /api/customers/newsletter-topics/manage': ended,
      'POST /api/customers/delivery-addresses': ended,
    } as never,
  });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return host;
};

beforeEach(() => {
  window.sessionStorage.clear();
  allowDrafts(anna.id);
});
afterEach(leave);

describe.each(forms)(
  'a session that ends in the middle of %s',
  (_name, { section, begin, submit = 'Save', type, shown }) => {
    async function interrupt() {
      const { context, opened } = await open(section);
      await begin?.();
      await type();
      await press(submit).catch(() => undefined);
      await act(async () => accountOf(context).set(undefined));
      await waitFor(() =>
        expect(opened.at(-1)).toMatch(/^\/login\?returnUrl=%2F(profile|shopping-list)/),
      );
      leave();
    }

    const begins = /Add address|Rename Telefon/;
    /** A form with a draft is already open; another one has its button once the data is loaded. */
    const beginAgain = async () => {
      if (!begin) return;
      await screen.findAllByRole('button', { name: new RegExp(`${begins.source}|${submit}`) });
      if (screen.queryByRole('button', { name: begins })) await begin();
    };

    it('CUST-14 redirects to the login, and restores entered values on return', async () => {
      await interrupt();
      await open(section);
      await beginAgain();
      expect(await shown.read()).toBe(shown.typed);
    });

    it('CUST-14 leaves nothing of it to another customer', async () => {
      await interrupt();
      allowDrafts('c-berta');
      await open(section, { ...anna, id: 'c-berta' });
      await beginAgain();
      expect(await shown.read()).toBe(shown.stored);
    });
  },
);

it('CUST-14 never keeps a password', async () => {
  const { context } = await open('password');
  await fill({ 'Current password': 'geheim-eins' });
  await act(async () => accountOf(context).set(undefined));
  leave();
  await open('password');
  expect(field('Current password')).toHaveValue('');
});
