import { shoppingCalls as calls } from '@larder/contracts/shopping';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

export { untracked } from './session-api.js';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;
type Result<K extends keyof Calls> = CallResult<Calls[K]>;

/** Shopping lists; sent untracked like all that is personal. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLists: build.mutation<Result<'getShoppingLists'>, void>({
      query: request(calls.getShoppingLists),
    }),
    createList: build.mutation<Result<'createShoppingList'>, Args<'createShoppingList'>>({
      query: request(calls.createShoppingList),
    }),
    getList: build.mutation<Result<'getShoppingList'>, Args<'getShoppingList'>>({
      query: request(calls.getShoppingList),
    }),
    renameList: build.mutation<Result<'renameShoppingList'>, Args<'renameShoppingList'>>({
      query: request(calls.renameShoppingList),
    }),
    removeList: build.mutation<Result<'removeShoppingList'>, Args<'removeShoppingList'>>({
      query: request(calls.removeShoppingList),
    }),
    addItems: build.mutation<Result<'addListItems'>, Args<'addListItems'>>({
      query: request(calls.addListItems),
    }),
    changeItem: build.mutation<Result<'changeListItem'>, Args<'changeListItem'>>({
      query: request(calls.changeListItem),
    }),
    removeItem: build.mutation<Result<'removeListItem'>, Args<'removeListItem'>>({
      query: request(calls.removeListItem),
    }),
    clearDone: build.mutation<Result<'clearDoneItems'>, Args<'clearDoneItems'>>({
      query: request(calls.clearDoneItems),
    }),
    openLink: build.mutation<Result<'openListLink'>, Args<'openListLink'>>({
      query: request(calls.openListLink),
    }),
    withdrawLink: build.mutation<Result<'withdrawListLink'>, Args<'withdrawListLink'>>({
      query: request(calls.withdrawListLink),
    }),
    removeMember: build.mutation<Result<'removeListMember'>, Args<'removeListMember'>>({
      query: request(calls.removeListMember),
    }),
    joinList: build.mutation<Result<'joinShoppingList'>, Args<'joinShoppingList'>>({
      query: request(calls.joinShoppingList),
    }),
    getShared: build.mutation<Result<'getSharedList'>, Args<'getSharedList'>>({
      query: request(calls.getSharedList),
    }),
    tickShared: build.mutation<Result<'tickSharedItem'>, Args<'tickSharedItem'>>({
      query: request(calls.tickSharedItem),
    }),
  }),
});
