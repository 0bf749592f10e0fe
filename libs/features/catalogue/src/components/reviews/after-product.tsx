import { RecentlyViewed } from '../recently-viewed/recently-viewed.js';
import { ProductReviews } from './product-reviews.js';
import { useInView } from './use-in-view.js';

/** What follows on a product's page, and loads after it. */
export default function AfterProduct({ sku }: { readonly sku: string }) {
  const [sentinel, isInView] = useInView();
  return (
    <>
      <div ref={sentinel} hidden={isInView} />
      {isInView && <ProductReviews key={sku} sku={sku} />}
      <RecentlyViewed sku={sku} />
    </>
  );
}
