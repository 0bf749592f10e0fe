import { deliveryPassRoute } from '@larder/contracts/wallet';
import { Link, useHref } from '@larder/platform';
import { LinkButton, Stack } from '@larder/ui';
import { CustomerPass } from '../customer-pass.js';
import { useText } from '../../messages/wallet-text.js';

/** The customer's own pass, and a link to the offered one. */
export default function PassSection() {
  const text = useText();
  const offer = useHref()(deliveryPassRoute, {});
  return (
    <Stack gap={4}>
      <CustomerPass />
      {offer !== undefined && (
        <div>
          <LinkButton as={Link} href={offer} variant="secondary">
            {text('pass.offer')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
