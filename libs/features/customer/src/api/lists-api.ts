import {
  shoppingCalls as calls,
  type SharedList,
  type ShoppingList,
} from '@larder/contracts/shopping';
import { privateApi, request, withResponse, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;
type Result<K extends keyof Calls> = CallResult<Calls[K]>;

/** The response of a change is the list; a read that is still pending is older and would undo it. */
const keepList = withResponse((dispatch, list: ShoppingList) => {
  const args = { params: { id: list.id } };
  dispatch(listsApi.util.getRunningQueryThunk('getList', args))?.abort();
  dispatch(listsApi.util.updateQueryData('getList', args, () => list));
});
const keepShared = withResponse(
  (dispatch, list: SharedList, { params: { token } }: Args<'tickSharedItem'>) => {
    const args = { params: { token } };
    dispatch(listsApi.util.getRunningQueryThunk('getShared', args))?.abort();
    dispatch(listsApi.util.updateQueryData('getShared', args, () => list));
  },
);
/** The response only contains the token of the link. */
const keepLink = withResponse((dispatch, _: unknown, { params, body }: Args<'openListLink'>) => {
  const addLink = (list: ShoppingList) => {
    if (!list.links.includes(body.kind)) list.links.push(body.kind);
  };
  dispatch(listsApi.util.updateQueryData('getList', { params }, addLink));
});

const LISTS = 'customer.lists';

/** Shopping lists, of the customer and by their links. */
export const listsApi = privateApi.enhanceEndpoints({ addTagTypes: [LISTS] }).injectEndpoints({
  endpoints: (build) => ({
    getLists: build.query<Result<'getShoppingLists'>, void>({
      query: request(calls.getShoppingLists),
      providesTags: [LISTS],
    }),
    createList: build.mutation<ShoppingList, Args<'createShoppingList'>>({
      query: request(calls.createShoppingList),
      invalidatesTags: (done) => (done ? [LISTS] : []),
    }),
    getList: build.query<ShoppingList, Args<'getShoppingList'>>({
      query: request(calls.getShoppingList),
    }),
    renameList: build.mutation<ShoppingList, Args<'renameShoppingList'>>({
      query: request(calls.renameShoppingList),
      invalidatesTags: (done) => (done ? [LISTS] : []),
      onQueryStarted: keepList,
    }),
    removeList: build.mutation<Result<'removeShoppingList'>, Args<'removeShoppingList'>>({
      query: request(calls.removeShoppingList),
      invalidatesTags: (done) => (done ? [LISTS] : []),
    }),
    addItems: build.mutation<ShoppingList, Args<'addListItems'>>({
      query: request(calls.addListItems),
      onQueryStarted: keepList,
    }),
    changeItem: build.mutation<ShoppingList, Args<'changeListItem'>>({
      query: request(calls.changeListItem),
      onQueryStarted: keepList,
    }),
    removeItem: build.mutation<ShoppingList, Args<'removeListItem'>>({
      query: request(calls.removeListItem),
      onQueryStarted: keepList,
    }),
    clearDone: build.mutation<ShoppingList, Args<'clearDoneItems'>>({
      query: request(calls.clearDoneItems),
      onQueryStarted: keepList,
    }),
    openLink: build.mutation<Result<'openListLink'>, Args<'openListLink'>>({
      query: request(calls.openListLink),
      onQueryStarted: keepLink,
    }),
    withdrawLink: build.mutation<ShoppingList, Args<'withdrawListLink'>>({
      query: request(calls.withdrawListLink),
      onQueryStarted: keepList,
    }),
    removeMember: build.mutation<ShoppingList, Args<'removeListMember'>>({
      query: request(calls.removeListMember),
      onQueryStarted: keepList,
    }),
    joinList: build.mutation<Result<'joinShoppingList'>, Args<'joinShoppingList'>>({
      query: request(calls.joinShoppingList),
      invalidatesTags: (done) => (done ? [LISTS] : []),
    }),
    getShared: build.query<SharedList, Args<'getSharedList'>>({
      query: request(calls.getSharedList),
    }),
    tickShared: build.mutation<SharedList, Args<'tickSharedItem'>>({
      query: request(calls.tickSharedItem),
      onQueryStarted: keepShared,
    }),
  }),
});
