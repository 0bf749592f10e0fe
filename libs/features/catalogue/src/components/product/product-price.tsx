import { Price } from '@larder/ui';
import type { PriceView } from '../../api/product-normalise.js';
import { useText } from '../../messages/use-text.js';
import { useIsMember } from './use-is-member.js';

interface Props {
  readonly price: PriceView;
  readonly large?: boolean;
}

/** A price with everything that belongs beside it. */
export function ProductPrice({ price, large = false }: Props) {
  const t = useText();
  const { former } = price;
  return (
    <Price
      amount={price.amount}
      amountLabel={t(price.isReduced ? 'price.offerLabel' : 'price.label')}
      suffix={price.suffix}
      unitPrice={price.unitPrice}
      former={former === undefined ? undefined : { amount: former, label: t('price.formerLabel') }}
      reduced={price.isReduced}
      prior={price.prior}
      deposit={price.deposit}
      member={price.member}
      multi={price.multi}
      forMember={useIsMember()}
      large={large}
    />
  );
}
