import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature, useHref, useTexts } from '@larder/platform';
import { FigureCard, WalletIcon } from '@larder/ui';
import { walletApi } from '../../api/wallet-api.js';
import { useText } from '../../messages/wallet-text.js';

/** The balance of the wallet. */
export default function WalletSummary() {
  const text = useText();
  const { money } = useTexts();
  const href = useHref();
  const { wallet } = useFeature().tenant;
  const { data, isError } = walletApi.useGetWalletQuery(undefined, { skip: !wallet });
  if (!wallet || isError) return null;
  return (
    <FigureCard
      icon={<WalletIcon size={24} />}
      label={
        <Link href={href(profileRoute, { slug: 'wallet' }) ?? ''}>{text('section.wallet')}</Link>
      }
      figure={data && money(data.balance)}
      note={data && text(data.balance > 0 ? 'summary.pays' : 'summary.add')}
    />
  );
}
