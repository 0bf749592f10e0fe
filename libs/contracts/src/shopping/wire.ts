import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { CommaList, Id, Nothing, pageSize } from '../core/schemas.js';
import {
  BuyAgain,
  DietFindings,
  DietProfile,
  ItemChange,
  LinkKind,
  ListName,
  ListSummary,
  ListText,
  MatchedLine,
  MAX_BUY_AGAIN,
  NewItem,
  Purchase,
  SharedList,
  ShoppingList,
} from './schemas.js';

export * from './standing-order-wire.js';

const signedIn = { errorCodes: ['UNAUTHORIZED'] } as const;
const own = { errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'] } as const;
const byId = z.object({ id: Id });
const byItem = z.object({ id: Id, itemId: Id });
const Token = z.string().check(z.minLength(20), z.maxLength(80));
const name = z.object({ name: ListName });
const shared = { errorCodes: ['NOT_FOUND'] } as const;

export const wire = {
  getPurchases: {
    ...signedIn,
    summary: 'Products that the customer has ordered, the latest first',
    response: z.array(Purchase),
  },
  getDiet: { ...signedIn, summary: 'What the customer does not eat', response: DietProfile },
  setDiet: {
    ...signedIn,
    summary: 'Stores what the customer does not eat',
    body: DietProfile,
    response: DietProfile,
  },
  getDietFindings: {
    ...signedIn,
    summary: 'What of the given products does not fit the customer’s profile',
    query: z.object({ skus: CommaList }),
    response: DietFindings,
  },
  getShoppingLists: {
    ...signedIn,
    summary: 'The customer’s shopping lists and those of the household',
    response: z.array(ListSummary),
  },
  createShoppingList: {
    ...signedIn,
    summary: 'Begins a shopping list',
    body: name,
    response: ShoppingList,
    errorCodes: ['UNAUTHORIZED', 'CONFLICT'],
  },
  getShoppingList: { ...own, summary: 'A shopping list', params: byId, response: ShoppingList },
  renameShoppingList: {
    ...own,
    summary: 'Renames a shopping list',
    params: byId,
    body: name,
    response: ShoppingList,
  },
  removeShoppingList: {
    ...own,
    summary: 'Deletes the customer’s own list, or leaves that of another',
    params: byId,
    response: Nothing,
  },
  addListItems: {
    ...own,
    summary: 'Puts items on a list; what stands there already is counted up',
    params: byId,
    body: z.object({ items: z.array(NewItem).check(z.minLength(1), z.maxLength(100)) }),
    response: ShoppingList,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'UNKNOWN_SKU', 'CONFLICT'],
  },
  changeListItem: {
    ...own,
    summary: 'Changes an item or ticks it off',
    params: byItem,
    body: ItemChange,
    response: ShoppingList,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'UNKNOWN_SKU'],
  },
  removeListItem: { ...own, summary: 'Takes an item off', params: byItem, response: ShoppingList },
  clearDoneItems: {
    ...own,
    summary: 'Takes everything off that is ticked',
    params: byId,
    response: ShoppingList,
  },
  openListLink: {
    ...own,
    summary: 'Makes a link to the list; an older one of its kind ends',
    params: byId,
    body: z.object({ kind: LinkKind }),
    response: z.object({ token: Token }),
  },
  withdrawListLink: {
    ...own,
    summary: 'Ends a link to the list',
    params: z.object({ id: Id, kind: LinkKind }),
    response: ShoppingList,
  },
  removeListMember: {
    ...own,
    summary: 'Takes a list away from a member of the household',
    params: z.object({ id: Id, memberId: Id }),
    response: ShoppingList,
  },
  joinShoppingList: {
    ...own,
    summary: 'Makes a list of the household one of the customer’s, by its link',
    body: z.object({ token: Token }),
    response: ShoppingList,
  },
  getSharedList: {
    ...shared,
    summary: 'A list by its link, for everybody who has it',
    params: z.object({ token: Token }),
    response: SharedList,
  },
  tickSharedItem: {
    ...shared,
    summary: 'Ticks an item of a list off, or not, by the list’s link',
    params: z.object({ token: Token, itemId: Id }),
    body: z.object({ isDone: z.boolean() }),
    response: SharedList,
  },
} as const satisfies Record<string, CallSchemas>;

/** Separate like its calls (`match-calls.ts`). */
export const matchWire = {
  matchList: {
    summary: 'Matches the lines of a pasted shopping list with products; changes nothing',
    body: z.object({ text: ListText }),
    response: z.object({ lines: z.array(MatchedLine) }),
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;

/** Separate like its calls (`again-calls.ts`). */
export const againWire = {
  getBuyAgain: {
    summary: 'What the customer, or a guest in this browser, has bought, and their next orders',
    query: z.object({ pageSize: pageSize(MAX_BUY_AGAIN) }),
    response: BuyAgain,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;
