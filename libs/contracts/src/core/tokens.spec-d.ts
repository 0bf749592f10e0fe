/** Checked by the compiler alone: each marked line must be refused. */
import { extensionSlotRef, type ExtensionSlotProps } from './tokens.js';

export const corner = extensionSlotRef<{ readonly sku: string }>('corner');

({ sku: 'a' }) satisfies ExtensionSlotProps<typeof corner>;
// @ts-expect-error a place passes what it says and nothing less
({}) satisfies ExtensionSlotProps<typeof corner>;
