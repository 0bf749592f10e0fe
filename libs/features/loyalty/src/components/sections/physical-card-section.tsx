import { orderPhysicalCardRoute } from '@larder/contracts/loyalty';
import { Link, useHref } from '@larder/platform';
import { Card, LinkButton, Stack } from '@larder/ui';
import { PhysicalCardState } from '../card/physical-card-status.js';
import { useText } from '../../messages/loyalty-text.js';

/** The shop's own card: already ordered, or a link to order it. */
export default function PhysicalCardSection() {
  const text = useText();
  const order = useHref()(orderPhysicalCardRoute, {});
  return (
    <PhysicalCardState>
      <Card>
        <Stack gap={3}>
          <p>{text('physical.text')}</p>
          {order !== undefined && (
            <div>
              <LinkButton as={Link} href={order}>
                {text('physical.toForm')}
              </LinkButton>
            </div>
          )}
        </Stack>
      </Card>
    </PhysicalCardState>
  );
}
