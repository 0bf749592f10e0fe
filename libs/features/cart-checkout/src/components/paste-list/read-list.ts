import { shoppingCalls } from '@larder/contracts/shopping';
import {
  privateApi,
  request,
  type ArgsOf,
  type CallResult,
  type FeatureContext,
} from '@larder/platform';

const { getShoppingList } = shoppingCalls;

const listApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getListToMatch: build.query<CallResult<typeof getShoppingList>, ArgsOf<typeof getShoppingList>>(
      { query: request(getShoppingList) },
    ),
  }),
});
const once = { subscribe: false, forceRefetch: true } as const;

/** A shopping list of the customer, as it is now; loaded by those who come from one. */
export const readList = ({ dispatch }: FeatureContext, id: string) =>
  dispatch(listApi.endpoints.getListToMatch.initiate({ params: { id } }, once));
