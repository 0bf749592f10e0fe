import { openConsentSettings } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';
import { useText } from '../messages/use-text.js';

/** Link that reopens the consent dialog; absent in a shop without a consent manager. */
export default function FooterLinks() {
  const open = useCapability(openConsentSettings);
  const text = useText();
  return open ? (
    <li>
      <button type="button" onClick={open}>
        {text('settings')}
      </button>
    </li>
  ) : null;
}
