import { readPaymentResult } from '@larder/contracts/checkout';
import type { FeatureContext, Head, PageProps } from '@larder/platform';
import { ResultView } from '../components/payment-result/result-view.js';
import { getText } from '../messages/result-text.js';
import { useRestoredQuery } from '../components/payment-result/use-restored-query.js';

type Props = PageProps<Record<never, string>>;

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${getText(texts)('title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/**
 * Target of a provider's redirect, and of a frozen cart (NAV-38, 43). It shows the backend's result.
 */
export default function PaymentResultPage({ search }: Props) {
  useRestoredQuery(search);
  const order = search.get('order') ?? undefined;
  return <ResultView result={readPaymentResult(search)} order={order} />;
}
