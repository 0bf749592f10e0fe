import { openConsentSettings } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';
import { useText } from '../messages/use-text.js';

/** The way back to the choice of cookies; a shop without a consent manager has none. */
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
