export { cartCheckout } from './feature.js';
