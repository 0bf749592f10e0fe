import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropCookies } from './open-account.js';
import { field, fill, press } from './typing.js';

export const leave = () => {
  cleanup();
  dropCookies();
};
export const box = (name: string) => screen.findByRole('checkbox', { name });
export const newAddress = () => press('Add address');

export interface Form {
  readonly section: string;
  readonly begin?: () => Promise<unknown>;
  /** The button that sends it, when it is not to save. */
  readonly submit?: string;
  readonly type: () => Promise<unknown>;
  /** Displayed value of a field, typed value, and displayed value without it. */
  readonly shown: Shown;
}

interface Shown {
  readonly read: () => Promise<unknown>;
  readonly typed: unknown;
  readonly stored: unknown;
}

const value = (name: string, typed: string, stored: string): Shown => ({
  read: async () => (field(name) as HTMLInputElement).value,
  typed,
  stored,
});
const ticked = (name: string): Shown => ({
  read: async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked,
  typed: true,
  stored: false,
});

/** Every form of the customer area in which something can be typed or chosen. */
export const forms: readonly (readonly [name: string, form: Form])[] = [
  [
    'personal data',
    {
      section: 'personal-data',
      type: () => fill({ 'First name': 'Annemarie' }),
      shown: value('First name', 'Annemarie', 'Anna'),
    },
  ],
  [
    'an address',
    {
      section: 'addresses',
      begin: newAddress,
      type: () => fill({ Street: 'Ulmengasse' }),
      shown: value('Street', 'Ulmengasse', ''),
    },
  ],
  [
    'communication',
    {
      section: 'communication',
      type: async () => userEvent.click(await box('by email')),
      shown: ticked('by email'),
    },
  ],
  [
    'newsletter topics',
    {
      section: 'newsletter',
      type: async () => userEvent.click(await box('Recipes')),
      shown: ticked('Recipes'),
    },
  ],
  [
    'a new list',
    {
      section: 'shopping-lists',
      submit: 'Create',
      type: () => fill({ 'New list': 'Grillfest' }),
      shown: value('New list', 'Grillfest', ''),
    },
  ],
  [
    'the name of a list',
    {
      section: '/shopping-list/l-1',
      submit: 'Rename',
      type: () => fill({ 'List name': 'Sommerfest' }),
      shown: value('List name', 'Sommerfest', 'Grillfest'),
    },
  ],
  [
    'items for a list',
    {
      section: '/shopping-list/l-1',
      submit: 'Add',
      type: () => fill({ 'What do you need': 'Senf' }),
      shown: value('What do you need', 'Senf', ''),
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
      type: () => fill({ 'Name of passkey Telefon': 'Mein Telefon' }),
      shown: value('Name of passkey Telefon', 'Mein Telefon', 'Telefon'),
    },
  ],
  [
    'the diet',
    {
      section: 'diet',
      type: async () => userEvent.click(await box('fish')),
      shown: ticked('fish'),
    },
  ],
];
