import { useAgeText } from '../../messages/age-text.js';

/** Why goods with an age limit are not left at the door. */
export default function AgeDoorHint({ age }: { readonly age: number }) {
  return useAgeText()('door', { age });
}
