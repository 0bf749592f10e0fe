import { orderPhysicalCardRoute } from '@larder/contracts/loyalty';
import { useFeature, useLoginRedirect, type FeatureContext, type Head } from '@larder/platform';
import { Card, Container, Loading, Skeleton, Stack } from '@larder/ui';
import { CardForm } from '../components/card/card-form.js';
import { PhysicalCardState } from '../components/card/physical-card-status.js';
import styles from '../components/loyalty.module.css';
import { useCustomer, useIsGuest } from '../components/use-customer.js';
import { loyaltyText, useText } from '../messages/loyalty-text.js';

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${loyaltyText(texts)('physical.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** LOY-18, LOY-19: one card for each customer. */
export default function OrderCardPage() {
  const text = useText();
  const customer = useCustomer();
  const { shopName } = useFeature().tenant;
  useLoginRedirect(useIsGuest(), orderPhysicalCardRoute, {});
  return (
    <Container narrow className={styles.page}>
      <Stack gap={4}>
        <h1>{text('physical.title')}</h1>
        {customer ? (
          <PhysicalCardState key={customer.id}>
            <Card>
              <Stack gap={4}>
                <p>
                  {shopName}: {text('physical.text')}
                </p>
                <CardForm customer={customer} />
              </Stack>
            </Card>
          </PhysicalCardState>
        ) : (
          <Loading label={text('loading')}>
            <Skeleton shape="wide" />
          </Loading>
        )}
      </Stack>
    </Container>
  );
}
