import { guardRef } from '../core/tokens.js';

/** The two route guards (NAV-54). Without a customer feature, login is impossible. */
export const cacheable = guardRef('cacheable', 'allow');
export const requireLogin = guardRef('require-login', 'deny');
