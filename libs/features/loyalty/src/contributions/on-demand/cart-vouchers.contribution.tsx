import { lazy, Suspense } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { useCustomer } from '../../components/use-customer.js';

const Vouchers = lazy(() => import('../../components/vouchers/vouchers.js'));

/** Vouchers of the cart; guests load neither code nor data (CUST-15). */
export default function CartVouchers({ cart }: { readonly cart: Cart }) {
  const customer = useCustomer();
  const { featureJoe } = useFeature().tenant;
  if (!customer || !featureJoe) return null;
  return (
    <Suspense>
      <Vouchers key={customer.id} cart={cart} customer={customer} />
    </Suspense>
  );
}
