import { useHoldEndedText } from '../../../messages/time-slots/hold-ended-text.js';
import type { CartError } from '@larder/contracts/cart';
import { Notice } from '@larder/ui';
import { useText, type Text } from '../../../messages/use-text.js';
import { hasMessage } from './validation-groups.js';

/** Text of a validation error; without one, the backend's message (CART-66…86). */
export function errorMessage(text: Text, { code, message }: CartError): string {
  if (hasMessage(code)) return text(`error.${code}`);
  return message === '' ? text('error.unknown') : message;
}

/** Validation errors beside what they are about (CART-93). */
export function ErrorList({ errors }: { readonly errors: readonly CartError[] }) {
  const text = useText();
  const ofHold = useHoldEndedText();
  const messageOf = (error: CartError) =>
    error.isFree ? ofHold('ended') : errorMessage(text, error);
  const messages = [...new Set(errors.map(messageOf))];
  if (messages.length === 0) return null;
  return (
    <Notice type="error" live>
      {messages.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
}
