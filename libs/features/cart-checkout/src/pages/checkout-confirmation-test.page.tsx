import { confirmationSections } from '@larder/contracts/checkout';
import { useFeature, type FeatureContext, type Head } from '@larder/platform';
import { Container } from '@larder/ui';
import styles from '../components/checkout/steps.module.css';
import { sampleOrder } from '../components/order/sample-order.js';
import { PlacedOrder } from '../components/order/placed-order.js';

export async function preload(context: FeatureContext): Promise<void> {
  await context.prepareSlot(confirmationSections, [{ order: orderIn(context) }]);
}

const orderIn = ({ texts, tenant }: FeatureContext) => sampleOrder(texts, tenant.country);

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${texts.text('cart-checkout.confirmation.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** NAV-15, CHK-06: the confirmation with sample data, for editors of the content around it. */
export default function CheckoutConfirmationTestPage() {
  const context = useFeature();
  return (
    <Container narrow className={styles.page}>
      <PlacedOrder order={orderIn(context)} />
    </Container>
  );
}
