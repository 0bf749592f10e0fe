import { openConsentSettings } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';
import { Button } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import type { Fields } from './cookie-settings-button.schema.js';

/** CONT-13. A shop without a consent manager has no settings to open, and no button. */
export default function CookieSettingsButton({ fields }: { fields: Fields }) {
  const text = useText();
  const open = useCapability(openConsentSettings);
  if (!open) return null;
  return (
    <p>
      <Button variant="secondary" onClick={() => open()}>
        {fields.label ?? text('cookie.settings')}
      </Button>
    </p>
  );
}
