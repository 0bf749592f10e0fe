import { Fragment } from 'react';
import { cartChanged, cartRoute } from '@larder/contracts/cart';
import { openLogin } from '@larder/contracts/customer';
import { deliveryPassRoute, type DeliveryPassOffer } from '@larder/contracts/wallet';
import {
  Link,
  useCapability,
  useFeature,
  useTexts,
  type FeatureContext,
  type Head,
} from '@larder/platform';
import { Button, Card, Container, icon, LinkButton, Notice, Stack } from '@larder/ui';
import { passOfferApi } from '../api/pass-offer-api.js';
import { walletApi } from '../api/wallet-api.js';
import { CustomerPass } from '../components/customer-pass.js';
import { useCustomer } from '../components/use-customer.js';
import { WorthIt } from '../components/worth-it.js';
import { useOwnPass } from '../components/use-own-pass.js';
import styles from '../components/wallet.module.css';
import { useText, walletText } from '../messages/wallet-text.js';

const PassArt = icon('money', '-art');

/** Without an offer the page shows a message (ERR-30). */
export async function preload(context: FeatureContext) {
  const { getDeliveryPassOffer } = passOfferApi.endpoints;
  await context.query(getDeliveryPassOffer, undefined).catch(() => undefined);
}

export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${walletText(texts)('pass.title')} – ${tenant.shopName}`,
  canonical: href(deliveryPassRoute, {}),
});

/** The offered pass and the customer's own (PASS-05); guests see the offer (PASS-06). */
export default function DeliveryPassPage() {
  const text = useText();
  const customer = useCustomer();
  const { data: offer } = passOfferApi.useGetDeliveryPassOfferQuery();
  return (
    <Container narrow className={styles.page}>
      <Stack gap={4}>
        <h1>{text('pass.title')}</h1>
        {offer ? <Offer offer={offer} /> : <Notice type="info">{text('pass.none')}</Notice>}
        {customer && <CustomerPass key={customer.id} />}
      </Stack>
    </Container>
  );
}

interface OfferProps {
  readonly offer: DeliveryPassOffer;
}

function Offer({ offer }: OfferProps) {
  const customer = useCustomer();
  const text = useText();
  const { money } = useTexts();
  return (
    <Card>
      <div className={styles.offer}>
        <Stack gap={3}>
          <h2>{offer.title}</h2>
          {offer.description !== undefined && <p>{offer.description}</p>}
          <p>{text('pass.months', { count: offer.months })}</p>
          <p className={styles.price}>{money(offer.price)}</p>
          {customer ? (
            <Fragment key={customer.id}>
              <WorthIt offer={offer} />
              <Buying offer={offer} />
            </Fragment>
          ) : (
            <SignIn />
          )}
        </Stack>
        <PassArt className={styles.art} />
      </div>
    </Card>
  );
}

function SignIn() {
  const text = useText();
  const { href } = useFeature();
  const login = useCapability(openLogin);
  return (
    <div>
      <Button onClick={() => login?.({ returnUrl: href(deliveryPassRoute, {}) ?? '/' })}>
        {text('pass.login')}
      </Button>
    </div>
  );
}

function Buying({ offer }: OfferProps) {
  const text = useText();
  const { emit, href } = useFeature();
  const { isInCart } = useOwnPass();
  const [buyPass, { isLoading, isError }] = walletApi.useBuyDeliveryPassMutation();
  const buy = async () => {
    const { data } = await buyPass({ body: { sku: offer.articleId, quantity: 1 }, query: {} });
    if (data) emit(cartChanged, { cart: data });
  };
  if (isInCart)
    return (
      <div>
        <LinkButton as={Link} href={href(cartRoute, {}) ?? '/'}>
          {text('pass.toCart')}
        </LinkButton>
      </div>
    );
  return (
    <>
      {isError && (
        <Notice type="error" live>
          {text('failed')}
        </Notice>
      )}
      <div>
        <Button busy={isLoading} onClick={() => void buy()}>
          {text('pass.buy')}
        </Button>
      </div>
    </>
  );
}
