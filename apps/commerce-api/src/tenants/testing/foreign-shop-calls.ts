import { addresses } from '../../ordering/testing/test-shop.js';
import type { ForeignCall } from './foreign-call.js';
import { ofToken as token, reasons } from './foreign-call.js';

const { absent, own } = reasons;

/** Calls about what a shop shows, with what only the owner’s shop has. */
export const shopCalls: Readonly<Record<string, ForeignCall>> = {
  getPage: { path: '/api/content/pages/kontakt' },
  getFlyer: { path: '/api/flyers/alpha-flyer', sameForOwner: 'the shop has none' },
  postContactForm: { open: own, body: {} },
  confirmNewsletter: token('{newsletter}'),
  getPersonalVouchers: {
    path: '/api/content/vouchers/personalvouchers?promotionIds=ten',
    open: absent,
  },
  getCategory: { path: '/api/categories/alpha-only' },
  getCategoryProducts: { path: '/api/categories/alpha-only/products' },
  getProducts: { path: '/api/products?skus=rice', open: absent },
  getProduct: { path: '/api/products/rice' },
  getSimilarProducts: { path: '/api/products/rice/similar' },
  getProductByBarcode: { path: '/api/search/barcodes/04006381333931' },
  getRecipes: { path: '/api/recipes?slugs=milchreis', open: absent },
  getRecipe: { path: '/api/recipes/milchreis' },
  getRecipeProducts: { path: '/api/recipes/milchreis/products' },
  getMealBasket: {
    body: { meals: [{ slug: 'milchreis', day: '2026-12-01', servings: 2 }] },
    open: absent,
  },
  setMealPlan: {
    body: { version: 0, meals: [{ slug: 'milchreis', day: '2026-12-01', servings: 2 }] },
    open: absent,
  },
  addSavedRecipes: { body: { slugs: ['milchreis'] }, open: absent },
  removeSavedRecipe: { path: '/api/customers/saved-recipes/milchreis', open: absent },
  getOwnRecipeRating: { path: '/api/customers/recipe-ratings/milchreis', open: absent },
  setOwnRecipeRating: {
    path: '/api/customers/recipe-ratings/milchreis',
    body: { stars: 1 },
  },
  removeOwnRecipeRating: { path: '/api/customers/recipe-ratings/milchreis', open: absent },
  getResidueReports: { path: '/api/pesticides?sku=rice', open: absent },
  getProductResidues: { path: '/api/products/rice/pesticides', open: absent },
  getProductReviews: { path: '/api/products/1001/reviews', open: absent },
  getOwnReview: { path: '/api/customers/reviews/1001', open: absent },
  setOwnReview: {
    path: '/api/customers/reviews/1001',
    body: { stars: 1 },
    refusal: '409 CONFLICT',
    sameForOwner: 'they have not bought it',
  },
  removeOwnReview: { path: '/api/customers/reviews/1001', open: absent },
  decideReview: {
    path: '/api/back-office/reviews/r-anna/decision',
    body: { decision: 'PUBLISH', writtenAt: '2026-11-24T08:00:00.000Z' },
    bearer: true,
  },
  geocodePlace: {
    path: '/api/maps/geocode/alpha:1',
    sameForOwner: 'places are those of the geocoder',
  },
  getStore: { path: '/api/stores/graz-markt' },
  postCapacity: {
    path: '/api/capacity?timeSlotId=d-alpha-20261125-1000',
    body: { skus: ['rice'], distributionAddress: addresses.vienna },
    refusal: '404 140',
  },
  confirmServiceInterest: token('{interest}'),
  removeServiceInterest: { ...token('{interest}'), open: absent },
};
