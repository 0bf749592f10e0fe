import { sessionDraft } from '../../checkout/contact/session-draft.js';
import type { AddressDraft } from './find-address.js';

/** An address that was typed and not saved yet, and the one that it replaces. */
interface TypedAddress {
  readonly instead: string;
  readonly address: AddressDraft;
}

export const addressDraft = sessionDraft<TypedAddress>(
  'service.address',
  (value): value is TypedAddress => typeof (value as TypedAddress | null)?.address === 'object',
);
