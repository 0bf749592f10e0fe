import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@larder/contracts/customer';
import { allowDrafts } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { field, fill, press } from '../../testing/typing.js';

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
const leave = () => {
  cleanup();
  dropCookies();
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const newAddress = () => press('Add address');

interface Form {
  readonly section: string;
  readonly begin?: () => Promise<unknown>;
  /** The button that sends it, when it is not to save. */
  readonly submit?: string;
  readonly type: () => Promise<unknown>;
  readonly isThere: (there: boolean) => Promise<unknown>;
}

const value = (name: string, text: string, other: string) => async (there: boolean) =>
  expect(field(name)).toHaveValue(there ? text : other);
const ticked = (name: string) => async (there: boolean) =>
  there ? expect(await box(name)).toBeChecked() : expect(await box(name)).not.toBeChecked();

/** Every form of the customer area in which something can be typed or chosen. */
const forms: readonly (readonly [name: string, form: Form])[] = [
  [
    'personal data',
    {
      section: 'personal-data',
      type: () => fill({ 'First name': 'Annemarie' }),
      isThere: value('First name', 'Annemarie', 'Anna'),
    },
  ],
  [
    'an address',
    {
      section: 'addresses',
      begin: newAddress,
      type: () => fill({ Street: 'Ulmengasse' }),
      isThere: value('Street', 'Ulmengasse', ''),
    },
  ],
  [
    'communication',
    {
      section: 'communication',
      type: async () => userEvent.click(await box('by email')),
      isThere: ticked('by email'),
    },
  ],
  [
    'newsletter topics',
    {
      section: 'newsletter',
      type: async () => userEvent.click(await box('Recipes')),
      isThere: ticked('Recipes'),
    },
  ],
  [
    'a new list',
    {
      section: 'shopping-lists',
      submit: 'Create',
      type: () => fill({ 'New list': 'Grillfest' }),
      isThere: value('New list', 'Grillfest', ''),
    },
  ],
  [
    'the name of a list',
    {
      section: '/shopping-list/l-1',
      submit: 'Rename',
      type: () => fill({ 'Name of the list': 'Sommerfest' }),
      isThere: value('Name of the list', 'Sommerfest', 'Grillfest'),
    },
  ],
  [
    'items for a list',
    {
      section: '/shopping-list/l-1',
      submit: 'Write down',
      type: () => fill({ 'What do you need': 'Senf' }),
      isThere: value('What do you need', 'Senf', ''),
    },
  ],
  [
    'the name of a passkey',
    {
      section: 'security',
      begin: async () => {
        const rename = await screen
          .findByRole('button', { name: 'Rename Telefon' })
          .catch(() => null);
        if (rename) await userEvent.click(rename);
      },
      submit: 'Save name',
      type: () => fill({ 'Name of the passkey Telefon': 'Mein Telefon' }),
      isThere: value('Name of the passkey Telefon', 'Mein Telefon', 'Telefon'),
    },
  ],
  [
    'the diet',
    {
      section: 'diet',
      type: async () => userEvent.click(await box('fish')),
      isThere: ticked('fish'),
    },
  ],
];

beforeEach(() => {
  window.sessionStorage.clear();
  allowDrafts(anna.id);
});
afterEach(leave);

describe.each(forms)(
  'a session that ends in the middle of %s',
  (_name, { section, begin, submit = 'Save', type, isThere }) => {
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

    const shown = async () => {
      if (begin && screen.queryByRole('button', { name: /Add address|Rename Telefon/ }))
        await begin();
    };

    it('CUST-14 leads to the login, and what was entered is there for the return', async () => {
      await interrupt();
      await open(section);
      await shown();
      await isThere(true);
    });

    it('CUST-14 leaves nothing of it to somebody else', async () => {
      await interrupt();
      allowDrafts('c-berta');
      await open(section, { ...anna, id: 'c-berta' });
      await shown();
      await isThere(false);
    });
  },
);

it('CUST-14 never keeps a password', async () => {
  const { context } = await open('password');
  await fill({ 'Present password': 'geheim-eins' });
  await act(async () => accountOf(context).set(undefined));
  leave();
  await open('password');
  expect(field('Present password')).toHaveValue('');
});
