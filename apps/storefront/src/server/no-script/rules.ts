/** The checkout's own rules and texts, loaded like features. */
export const loadRules = () => import('@larder/feature-cart-checkout/no-script');
export type Rules = Awaited<ReturnType<typeof loadRules>>;
export type {
  AddressField,
  ContactField,
  ContactValues,
} from '@larder/feature-cart-checkout/no-script';
