import { ClientOnly, lazy } from '@larder/platform';
import { useHasOrdered } from '../../state/has-ordered.js';

const homeRow = lazy(() => import('../../components/buy-again/home-row.js'));

/** On the home page of a shopper who has ordered: what is due again and the next order. */
export default function HomeStart() {
  return useHasOrdered() && <ClientOnly component={homeRow} props={{}} />;
}
