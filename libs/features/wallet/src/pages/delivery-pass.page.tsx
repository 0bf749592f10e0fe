import { useState } from 'react';
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
import { Button, Card, Container, LinkButton, Notice, Stack } from '@larder/ui';
import { untracked, walletApi } from '../api/wallet-api.js';
import { CustomerPass } from '../components/customer-pass.js';
import { useCustomer } from '../components/use-customer.js';
import styles from '../components/wallet.module.css';
import { useText, walletText } from '../messages/wallet-text.js';

const { getDeliveryPassOffer, buyDeliveryPass } = walletApi.endpoints;

/** Without an offer the page says so (ERR-30). */
export async function preload(context: FeatureContext) {
  await context.query(getDeliveryPassOffer, undefined).catch(() => undefined);
}

export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${walletText(texts)('pass.title')} – ${tenant.shopName}`,
  canonical: href(deliveryPassRoute, {}),
});

/** The pass on offer and the customer's own (PASS-05); whoever is a guest sees the offer (PASS-06). */
export default function DeliveryPassPage() {
  const text = useText();
  const customer = useCustomer();
  const { data: offer } = walletApi.useGetDeliveryPassOfferQuery();
  const [buyer, setBuyer] = useState<string>();
  const isInCart = customer !== undefined && buyer === customer.id;
  const setInCart = (holds: boolean) => setBuyer(holds ? customer?.id : undefined);
  return (
    <Container narrow className={styles.page}>
      <Stack gap={4}>
        <h1>{text('pass.title')}</h1>
        {offer ? (
          <Offer offer={offer} isInCart={isInCart} onBought={() => setInCart(true)} />
        ) : (
          <Notice type="info">{text('pass.none')}</Notice>
        )}
        {customer && <CustomerPass key={`${customer.id} ${isInCart}`} onKnown={setInCart} />}
      </Stack>
    </Container>
  );
}

interface OfferProps {
  readonly offer: DeliveryPassOffer;
  readonly isInCart: boolean;
  readonly onBought: () => void;
}

function Offer({ offer, isInCart, onBought }: OfferProps) {
  const text = useText();
  const { money } = useTexts();
  return (
    <Card>
      <Stack gap={3}>
        <h2>{offer.title}</h2>
        {offer.description !== undefined && <p>{offer.description}</p>}
        <p>{text('pass.months', { count: offer.months })}</p>
        <p className={styles.price}>{money(offer.price)}</p>
        <Buying offer={offer} isInCart={isInCart} onBought={onBought} />
      </Stack>
    </Card>
  );
}

function Buying({ offer, isInCart, onBought }: OfferProps) {
  const text = useText();
  const { dispatch, emit, href } = useFeature();
  const customer = useCustomer();
  const login = useCapability(openLogin);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const buy = async () => {
    if (!customer) return login?.({ returnUrl: href(deliveryPassRoute, {}) ?? '/' });
    setState('busy');
    const body = { sku: offer.articleId, quantity: 1 };
    const { data } = await dispatch(buyDeliveryPass.initiate({ body, query: {} }, untracked));
    setState(data ? 'ready' : 'failed');
    if (!data) return;
    emit(cartChanged, { cart: data });
    onBought();
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
      {state === 'failed' && (
        <Notice type="error" live>
          {text('failed')}
        </Notice>
      )}
      <div>
        <Button busy={state === 'busy'} onClick={() => void buy()}>
          {text(customer ? 'pass.buy' : 'pass.login')}
        </Button>
      </div>
    </>
  );
}
