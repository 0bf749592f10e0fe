import type { DeliveryPassOffer } from '@larder/contracts/wallet';
import { useTexts } from '@larder/platform';
import { Notice } from '@larder/ui';
import { passValue } from '../api/pass-value.js';
import { walletApi } from '../api/wallet-api.js';
import { useText } from '../messages/wallet-text.js';

/** From how many orders on the offered pass pays off for this customer; nothing until they paid a fee. */
export function WorthIt({ offer }: { readonly offer: DeliveryPassOffer }) {
  const text = useText();
  const { money } = useTexts();
  const { data } = walletApi.useGetSpendingOfYearQuery();
  const value = data && passValue(offer, data);
  if (!value) return null;
  const { orders, serviceFees, breakEven, saved } = value;
  return (
    <Notice
      type={saved > 0 ? 'success' : 'info'}
      title={
        saved > 0
          ? text('pass.worth.saved', { amount: money(saved) })
          : text('pass.worth.from', { count: breakEven })
      }
    >
      {text('pass.worth.year', { count: orders, fees: money(serviceFees) })}
    </Notice>
  );
}
