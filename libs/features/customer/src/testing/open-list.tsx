import { screen } from '@testing-library/react';
import type { ListItem, ShoppingList } from '@larder/contracts/shopping';
import type { Handlers } from '@larder/platform/testing';
import { openAccount, setCookie } from './open-account.js';

export const item = (parts: Partial<ListItem>): ListItem => ({
  id: 'i1',
  text: 'Tea',
  count: 1,
  isDone: false,
  ...parts,
});
export const list = (items: ListItem[], parts: Partial<ShoppingList> = {}): ShoppingList => ({
  id: 'l1',
  name: 'Weekend',
  role: 'owner',
  members: [],
  links: [],
  items,
  ...parts,
});
export const one = '/api/customers/shopping-lists/:id';
export const openList = (handlers: Handlers, url = '/shopping-list/l1') => {
  setCookie('loggedIn', 'true');
  return openAccount({
    url,
    handlers: {
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/diet/findings': () => ({ isChosen: false, findings: [] }),
      ...handlers,
    },
  });
};
export const box = (name: RegExp) => screen.findByRole('checkbox', { name });
