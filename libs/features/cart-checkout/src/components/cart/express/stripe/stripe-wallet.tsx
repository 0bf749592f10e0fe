import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { OrderConditions } from '../../../checkout/review/order-conditions.js';
import styles from '../express.module.css';
import type { StripeOffer } from '../express-offer.js';
import { useExpressText } from '../express-text.js';
import { useExpress } from '../use-express.js';
import { openWallet, type OpenWallet } from './open-wallet.js';
import { reservedCents, toStripeUnits } from './reserved-amount.js';
import { sheetBuyer } from './sheet-buyer.js';
import { useSheetContent } from './use-sheet-content.js';

interface Props {
  readonly cart: Cart;
  readonly offer: StripeOffer;
  readonly config: OrderConfig | undefined;
}

/** The buttons of Apple Pay and Google Pay, where this device has one of them. */
export default function StripeWallet({ cart, offer, config }: Props) {
  const own = useExpressText();
  const { tenant, locale } = useFeature();
  const { methodKey, stripe } = offer;
  const place = useRef<HTMLDivElement>(null);
  const [hasWallet, setWallet] = useState<boolean>();
  const content = useSheetContent(cart, methodKey, config);
  const { confirm } = useExpress(cart, methodKey);
  const { currency, country } = tenant;
  const amount = toStripeUnits(reservedCents(cart.priceInfo, methodKey, config), currency);
  const isAtOnce = config?.chargedAtOnce?.includes(methodKey) === true;
  const needsAddress = cart.distributionAddress === undefined;
  const latest = useRef({ cart, content, confirm, amount });
  useEffect(() => {
    latest.current = { cart, content, confirm, amount };
  });
  const wallet = useRef<Promise<OpenWallet | undefined>>(undefined);
  useEffect(() => {
    if (!place.current) return undefined;
    const setup = {
      publishableKey: stripe.publishableKey,
      locale: locale.code,
      country,
      currency: currency.toLowerCase(),
      isAtOnce,
      needsAddress,
      amount: latest.current.amount,
    };
    const opened = openWallet(place.current, setup, {
      content: () => latest.current.content(),
      delivers: (postalCode) => latest.current.cart.deliveryPlace?.postalCode === postalCode,
      onReady: setWallet,
      onConfirmed: (event, token) => {
        const { cart: confirmed } = latest.current;
        latest.current.confirm(sheetBuyer(event, token, { cart: confirmed, locale: locale.code }));
      },
    }).catch(() => {
      // Without the script there is the checkout.
      setWallet(false);
      return undefined;
    });
    wallet.current = opened;
    return () => void opened.then((one) => one?.close());
  }, [stripe.publishableKey, locale.code, country, currency, isAtOnce, needsAddress]);
  useEffect(() => void wallet.current?.then((one) => one?.update(amount)), [amount]);
  return (
    <div className={styles.express} hidden={hasWallet === false}>
      <p className={styles.or}>{own('or')}</p>
      <div ref={place} className={styles.wallet} aria-busy={hasWallet === undefined} />
      {hasWallet && config?.conditions && <OrderConditions conditions={config.conditions} />}
    </div>
  );
}
