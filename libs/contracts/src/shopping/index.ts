import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Aisle = z.output<typeof schemas.Aisle>;
export type BoughtProduct = z.output<typeof schemas.BoughtProduct>;
export type BuyAgain = z.output<typeof schemas.BuyAgain>;
export type DietFinding = z.output<typeof schemas.DietFinding>;
export type DietFindings = z.output<typeof schemas.DietFindings>;
export type DietLabel = z.output<typeof schemas.DietLabel>;
export type DietProfile = z.output<typeof schemas.DietProfile>;
export type ItemChange = z.input<typeof schemas.ItemChange>;
export type LastPurchase = z.output<typeof schemas.LastPurchase>;
export type LinkKind = z.output<typeof schemas.LinkKind>;
export type ListItem = z.output<typeof schemas.ListItem>;
export type ListOffer = z.output<typeof schemas.ListOffer>;
export type ListRole = z.output<typeof schemas.ListRole>;
export type ListSummary = z.output<typeof schemas.ListSummary>;
export type MatchedLine = z.output<typeof schemas.MatchedLine>;
export type NewItem = z.input<typeof schemas.NewItem>;
export type OpenOrder = z.output<typeof schemas.OpenOrder>;
export type Purchase = z.output<typeof schemas.Purchase>;
export type SharedList = z.output<typeof schemas.SharedList>;
export type ShoppingList = z.output<typeof schemas.ShoppingList>;

/** What a customer buys again, writes down and does not eat. */
export const shoppingCalls = /* @__PURE__ */ defineCalls<typeof wire>({
  getPurchases: 'GET /api/customers/purchases',
  getDiet: 'GET /api/customers/diet',
  setDiet: 'PUT /api/customers/diet',
  getDietFindings: 'GET /api/customers/diet/findings',
  getShoppingLists: 'GET /api/customers/shopping-lists',
  createShoppingList: 'POST /api/customers/shopping-lists',
  joinShoppingList: 'POST /api/customers/shopping-lists/join',
  getShoppingList: 'GET /api/customers/shopping-lists/:id',
  renameShoppingList: 'PUT /api/customers/shopping-lists/:id',
  removeShoppingList: 'DELETE /api/customers/shopping-lists/:id',
  addListItems: 'POST /api/customers/shopping-lists/:id/items',
  changeListItem: 'PUT /api/customers/shopping-lists/:id/items/:itemId',
  removeListItem: 'DELETE /api/customers/shopping-lists/:id/items/:itemId',
  clearDoneItems: 'DELETE /api/customers/shopping-lists/:id/done',
  openListLink: 'POST /api/customers/shopping-lists/:id/links',
  withdrawListLink: 'DELETE /api/customers/shopping-lists/:id/links/:kind',
  removeListMember: 'DELETE /api/customers/shopping-lists/:id/members/:memberId',
  getSharedList: 'GET /api/shared-lists/:token',
  tickSharedItem: 'PUT /api/shared-lists/:token/items/:itemId',
});

export * from './tokens.js';
