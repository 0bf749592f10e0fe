import type { ProductDetail } from '@larder/contracts/catalogue';
import { profileRoute, type CustomerSettings } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { Accordion, AccordionItem, CalendarIcon, LinkButton, Stack } from '@larder/ui';
import { useText } from '../../messages/regular-text.js';

interface Props {
  readonly product: ProductDetail;
}

/** On the page of a box: how to have it every week. A standing order is made of an order. */
export default function RegularBox({ product: { category, parentCategories } }: Props) {
  const text = useText();
  const { href, settings } = useFeature();
  const { standingOrders, standingCategories = [] } =
    settings<CustomerSettings | undefined>('account') ?? {};
  const to = href(profileRoute, { slug: 'standing-orders' });
  const isBox = [category, ...parentCategories].some(({ slug }) =>
    standingCategories.includes(slug),
  );
  if (standingOrders !== true || !isBox || to === undefined) return null;
  return (
    <Accordion>
      <AccordionItem title={text('regular.title')} level={2} defaultOpen>
        <Stack gap={3}>
          <p>{text('regular.text')}</p>
          <div>
            <LinkButton as={Link} variant="secondary" href={to} icon={<CalendarIcon />}>
              {text('regular.link')}
            </LinkButton>
          </div>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
