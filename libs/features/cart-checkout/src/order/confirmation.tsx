import { confirmationSections, type Order } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { Link, Place, useHref, useTexts } from '@larder/platform';
import { Card, LinkButton, SuccessIcon } from '@larder/ui';
import { Totals } from '../cart/totals.js';
import { OrderLines } from '../checkout/order-lines.js';
import styles from '../checkout/steps.module.css';
import { addressLine } from '../service/find-address.js';
import { windowWords } from '../service/window-words.js';
import { useText } from '../use-text.js';

/** What a placed order is told by: its number, when it comes, what it holds and costs (CHK-05). */
export function Confirmation({ order }: { readonly order: Order }) {
  const text = useText();
  const texts = useTexts();
  const home = useHref()(indexRoute, {});
  const isPickup = order.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  const { orderNumber, distributionWindow, payments } = order;
  const method = payments[0]?.methodKey;
  return (
    <>
      <Card className={styles.order}>
        <span className={styles.thanks}>
          <SuccessIcon size={24} />
        </span>
        <h1>{text('confirmation.title')}</h1>
        <p>{text('confirmation.text', { email: order.billingAddress.email })}</p>
        <dl className={styles.facts}>
          <dt>{text('confirmation.number')}</dt>
          <dd>
            <strong>{orderNumber}</strong>
          </dd>
          <dt>{text(isPickup ? 'confirmation.pickup' : 'confirmation.delivery')}</dt>
          <dd>{windowWords(text, texts, distributionWindow)}</dd>
          <dd>{addressLine(order.distributionAddress)}</dd>
          {method && <dt>{text('step.payment')}</dt>}
          {method && <dd>{text(`payment.${method}`)}</dd>}
        </dl>
        <h2>{text('confirmation.next')}</h2>
        <p>{text(isPickup ? 'confirmation.nextPickup' : 'confirmation.nextDelivery')}</p>
      </Card>
      <Place slot={confirmationSections} props={{ order }} />
      <Card as="section" aria-label={text('totals.title')}>
        <OrderLines lines={order.productLineItems} />
        <Totals priceInfo={order.priceInfo} />
      </Card>
      {home !== undefined && (
        <div>
          <LinkButton as={Link} href={home}>
            {text('service.continue')}
          </LinkButton>
        </div>
      )}
    </>
  );
}
