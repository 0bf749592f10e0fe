import { orderPhysicalCardRoute } from '@larder/contracts/loyalty';
import { Link, useHref } from '@larder/platform';
import { EmptyState, icon, LinkButton } from '@larder/ui';
import { PhysicalCardState } from '../card/physical-card-status.js';
import { useText } from '../../messages/loyalty-text.js';

const CardArt = icon('money', '-art');

/** The shop's own card: already ordered, or a link to order it. */
export default function PhysicalCardSection() {
  const text = useText();
  const order = useHref()(orderPhysicalCardRoute, {});
  return (
    <PhysicalCardState>
      <EmptyState
        picture={<CardArt />}
        title={text('physical.title')}
        actions={
          order !== undefined && (
            <LinkButton as={Link} href={order}>
              {text('physical.toForm')}
            </LinkButton>
          )
        }
      >
        {text('physical.text')}
      </EmptyState>
    </PhysicalCardState>
  );
}
