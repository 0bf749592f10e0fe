import { useRegionText } from '../../service/address/region-text.js';
import { useText } from '../../../messages/use-text.js';
import type { ContactField } from './contact-input.js';

/** Names of the form's fields. */
export function useFieldLabel() {
  const text = useText();
  const region = useRegionText();
  return (name: ContactField) => (name === 'region' ? region('label') : text(`contact.${name}`));
}
