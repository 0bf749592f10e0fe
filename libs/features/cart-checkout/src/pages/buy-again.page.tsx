import { buyAgainRoute } from '@larder/contracts/shopping';
import type { FeatureContext, Head } from '@larder/platform';
import { Button, Container, Loading, Notice, Skeleton } from '@larder/ui';
import { againApi } from '../api/again-api.js';
import { getAgainText, useAgainText } from '../components/buy-again/again-text.js';
import { BoughtList } from '../components/buy-again/bought-list.js';
import styles from '../components/buy-again/buy-again.module.css';
import { LoginHint, NothingBought } from '../components/buy-again/nothing-bought.js';
import { PopularRow } from '../components/cart/popular-row.js';
import { useIsMounted, useVisitorCart } from '../components/cart/use-cart.js';

export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${getAgainText(texts)('title')} – ${tenant.shopName}`,
  robots: 'noindex',
  canonical: href(buyAgainRoute, {}),
});

/** What this shopper has bought, to be bought again. */
export default function BuyAgainPage() {
  const text = useAgainText();
  const isMounted = useIsMounted();
  useVisitorCart();
  return (
    <Container className={styles.page}>
      <h1>{text('title')}</h1>
      {isMounted ? <Bought /> : <Waiting />}
    </Container>
  );
}

function Bought() {
  const text = useAgainText();
  const { data, isError, refetch } = againApi.useGetBuyAgainQuery(
    { query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (isError)
    return (
      <Notice
        type="error"
        live
        actions={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
      >
        {text('failed')}
      </Notice>
    );
  if (!data) return <Waiting />;
  const isEmpty = data.products.length === 0;
  return (
    <>
      {isEmpty ? <NothingBought /> : <BoughtList products={data.products} />}
      <LoginHint />
      {isEmpty && <PopularRow />}
    </>
  );
}

function Waiting() {
  const text = useAgainText();
  return (
    <Loading label={text('loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}
