import { cartCalls, type BulkResult, type Cart } from '@larder/contracts/cart';
import { planCalls } from '@larder/contracts/recipes/plan';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

const { getMealPlan, setMealPlan, suggestMeals, getMealBasket } = planCalls;
const { getCart, setItems, removeItems } = cartCalls;

/** Calls of the week planner. They are personal: suggestions and baskets follow the customer's diet. */
export const planApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getMealPlan: build.query<CallResult<typeof getMealPlan>, string>({
      // The argument is the customer: another one has another plan.
      query: () => request(getMealPlan)(),
    }),
    setMealPlan: build.mutation<CallResult<typeof setMealPlan>, ArgsOf<typeof setMealPlan>>({
      query: request(setMealPlan),
    }),
    suggestMeals: build.query<CallResult<typeof suggestMeals>, ArgsOf<typeof suggestMeals>>({
      query: request(suggestMeals),
    }),
    getMealBasket: build.query<CallResult<typeof getMealBasket>, ArgsOf<typeof getMealBasket>>({
      query: request(getMealBasket),
    }),
    // The cart as it was before the week was added, and the way back.
    readCartBefore: build.mutation<Cart, void>({ query: () => request(getCart)() }),
    setCartTotals: build.mutation<BulkResult, ArgsOf<typeof setItems>>({
      query: request(setItems),
    }),
    removeCartLines: build.mutation<Cart, ArgsOf<typeof removeItems>>({
      query: request(removeItems),
    }),
  }),
});
