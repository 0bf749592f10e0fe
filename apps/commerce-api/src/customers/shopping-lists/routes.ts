import { shoppingCalls } from '@larder/contracts/shopping';
import { wire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import type { RequestContext } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';
import { listOfLink, openList } from './access.js';
import { addItems, changeItem, clearDone, removeItem } from './change-items.js';
import {
  createList,
  joinList,
  openLink,
  removeList,
  removeMember,
  renameList,
  withdrawLink,
} from './change-list.js';
import { readList, readShared, readSummaries } from './read-lists.js';

const domain = { calls: shoppingCalls, wire };

/** Shopping lists: of a customer, of a household, and by a link. */
export function shoppingListRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(app, kernel, (scope) => {
    bindLists(scope, kernel);
    bindItems(scope, kernel);
    bindHousehold(scope, kernel);
    bindShared(scope, kernel);
  });
}

/** Changes a list as the signed-in customer, and returns it. */
async function changed(
  context: RequestContext,
  id: string,
  work: (customer: string) => Promise<unknown>,
) {
  const customer = await context.requireCustomer();
  await work(customer);
  return readList(context, customer, id);
}

function bindLists(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getShoppingLists: async ({ context }) =>
      readSummaries(context, await context.requireCustomer()),
    createShoppingList: async ({ context, body }) => {
      const customer = await context.requireCustomer();
      return readList(context, customer, await createList(context, customer, body.name));
    },
    getShoppingList: async ({ context, params: { id } }) =>
      readList(context, await context.requireCustomer(), id),
    renameShoppingList: ({ context, params: { id }, body }) =>
      changed(context, id, (customer) => renameList(context, customer, id, body.name)),
    removeShoppingList: async ({ context, params: { id } }) => {
      await removeList(context, await context.requireCustomer(), id);
      return {};
    },
  });
}

function bindItems(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    addListItems: ({ context, params: { id }, body }) =>
      changed(context, id, (customer) => addItems(context, customer, id, body.items)),
    changeListItem: ({ context, params: { id, itemId }, body }) =>
      changed(context, id, async (customer) => {
        await openList(context, customer, id);
        await changeItem(context, id, itemId, body);
      }),
    removeListItem: ({ context, params: { id, itemId } }) =>
      changed(context, id, async (customer) => {
        await openList(context, customer, id);
        await removeItem(context, id, itemId);
      }),
    clearDoneItems: ({ context, params: { id } }) =>
      changed(context, id, async (customer) => {
        await openList(context, customer, id);
        await clearDone(context, id);
      }),
  });
}

function bindHousehold(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    openListLink: async ({ context, params: { id }, body }) => ({
      token: await openLink(context, await context.requireCustomer(), id, body.kind),
    }),
    withdrawListLink: ({ context, params: { id, kind } }) =>
      changed(context, id, (customer) => withdrawLink(context, customer, id, kind)),
    removeListMember: ({ context, params: { id, memberId } }) =>
      changed(context, id, (customer) => removeMember(context, customer, id, memberId)),
    joinShoppingList: async ({ context, body }) => {
      const customer = await context.requireCustomer();
      return readList(context, customer, await joinList(context, customer, body.token));
    },
  });
}

function bindShared(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getSharedList: async ({ context, params: { token } }) =>
      readShared(context, await listOfLink(context, 'view', token)),
    tickSharedItem: async ({ context, params: { token, itemId }, body }) => {
      const listId = await listOfLink(context, 'view', token);
      await changeItem(context, listId, itemId, { isDone: body.isDone });
      return readShared(context, listId);
    },
  });
}
