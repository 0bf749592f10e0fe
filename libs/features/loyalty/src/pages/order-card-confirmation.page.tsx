import { indexRoute } from '@larder/contracts/content';
import { Link, useHref, type FeatureContext, type Head } from '@larder/platform';
import { Container, EmptyState, icon, LinkButton } from '@larder/ui';
import styles from '../components/loyalty.module.css';
import { loyaltyText, useText } from '../messages/loyalty-text.js';

const DoneArt = icon('done', '-art');

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${loyaltyText(texts)('physical.ok.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** Where a card's order ends (LOY-19). */
export default function OrderCardConfirmationPage() {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
  return (
    <Container narrow className={styles.page}>
      <EmptyState
        level={1}
        picture={<DoneArt />}
        title={text('physical.ok.title')}
        actions={
          <LinkButton as={Link} href={home}>
            {text('physical.ok.home')}
          </LinkButton>
        }
      >
        {text('physical.ok.text')}
      </EmptyState>
    </Container>
  );
}
