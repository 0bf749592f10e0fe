import { LinkButton } from '@larder/ui';
import { applePassHref, loyaltyApi } from '../../api/loyalty-api.js';
import styles from '../loyalty.module.css';
import { useText } from '../../messages/loyalty-text.js';

/** Ways to keep the card on a phone; none where the shop is not configured for a wallet. */
export function WalletLinks() {
  const text = useText();
  const { data } = loyaltyApi.useGetWalletPassesQuery();
  if (!data || (!data.apple && data.google === undefined)) return null;
  return (
    <div className={styles.wallets}>
      {data.apple && (
        <LinkButton variant="secondary" href={applePassHref}>
          {text('wallet.apple')}
        </LinkButton>
      )}
      {data.google !== undefined && (
        <LinkButton variant="secondary" href={data.google}>
          {text('wallet.google')}
        </LinkButton>
      )}
    </div>
  );
}
