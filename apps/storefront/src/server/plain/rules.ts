/** The checkout's own rules and words, loaded as features are. */
export const loadRules = () => import('@larder/feature-cart-checkout/plain');
export type Rules = Awaited<ReturnType<typeof loadRules>>;
export type {
  AddressField,
  ContactField,
  ContactValues,
} from '@larder/feature-cart-checkout/plain';
