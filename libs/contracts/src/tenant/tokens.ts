import { guardRef } from '../core/tokens.js';

/** The two route checks there are (NAV-54). Without a customer feature nobody can be signed in. */
export const cacheable = guardRef('cacheable', 'allow');
export const requireLogin = guardRef('require-login', 'deny');
