/** Checked by the compiler alone: each marked line must be refused. */
import { slot, type SlotProps } from './tokens.js';

export const corner = slot<{ readonly sku: string }>('corner');

({ sku: 'a' }) satisfies SlotProps<typeof corner>;
// @ts-expect-error a place passes what it says and nothing less
({}) satisfies SlotProps<typeof corner>;
