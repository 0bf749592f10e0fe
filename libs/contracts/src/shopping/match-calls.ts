import { defineCalls } from '../core/call.js';
import type { matchWire } from './wire.js';

/** Matches a pasted list; separate, so that other pages do not bundle it. */
export const matchCalls = /* @__PURE__ */ defineCalls<typeof matchWire>({
  matchList: 'POST /api/products/match-list',
});
