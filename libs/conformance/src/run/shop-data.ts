import type { CallResult } from '@larder/contracts';
import { cartCalls } from '@larder/contracts/cart';
import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import { checkoutCalls } from '@larder/contracts/checkout';
import {
  distributionCalls,
  type CheckoutStore,
  type DistributionAddress,
  type TimeSlot,
} from '@larder/contracts/distribution';
import { tenantCalls } from '@larder/contracts/tenant';
import { needed } from './finding.js';
import type { Hooks } from './hooks.js';
import type { Visitor } from './visitor.js';

export type OrderConfig = CallResult<typeof checkoutCalls.getOrderConfig>;

/** Reads once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => (found ??= read());
}

const isOrderable = ({ orderability, availability }: Product) =>
  orderability === 'CanBeOrdered' && availability === 'available';

/** Plain goods: sold by the piece, without deposit, age limit, bundle or offer. */
const isPlain = (product: Product) =>
  isOrderable(product) &&
  !product.weightArticle &&
  product.bundleSize === 1 &&
  product.quantityStepSize === 1 &&
  product.priceClass === undefined &&
  product.ageLimit === undefined &&
  product.price.depositPrice === undefined &&
  product.price.multiBuy === undefined &&
  product.price.loyalty === undefined;

/** Reads what a shop sells and where it delivers; each answer is read once for all checks. */
export function createShopData(visitor: () => Visitor, hooks: Hooks) {
  const products = once(async () => {
    const pages = [0, 96, 192, 288, 384].map((offset) =>
      visitor().ok(catalogueCalls.getProducts, { query: { offset, pageSize: 96, sort: 'name' } }),
    );
    return (await Promise.all(pages)).flatMap(({ results }) => results);
  });
  const config = once(() => visitor().ok(checkoutCalls.getOrderConfig));
  const tenant = once(() => visitor().ok(tenantCalls.getTenantConfig, { query: {} }));
  const areas = once(() => visitor().ok(distributionCalls.getDeliveryAreas));
  const stores = once(() => visitor().ok(distributionCalls.getCheckoutStores));
  const find = async (is: (product: Product) => boolean, what: string) =>
    needed((await products()).find(is), `the shop has no ${what} among its first products`);

  return {
    products,
    config,
    tenant,
    areas,
    stores,
    find,
    isOrderable,
    /** Goods by the piece whose sums are easy to check, the dearest last. */
    async plain(count: number, atLeast = 1): Promise<readonly Product[]> {
      const all = (await products()).filter(
        (product) =>
          isPlain(product) && product.maxQuantity >= 5 && product.price.regular.value >= atLeast,
      );
      needed(all[count - 1], `the shop has no ${count} plain products`);
      return all.slice(0, count);
    },
    /** All goods by the piece whose sums are easy to check. */
    plainGoods: async (): Promise<readonly Product[]> => (await products()).filter(isPlain),
    async address(): Promise<DistributionAddress> {
      if (hooks.address) return hooks.address as unknown as DistributionAddress;
      const [area] = await areas();
      const { country } = (await tenant()).clientRuntimeConfig;
      const postalCode = needed(area?.postalCodes[0], 'the shop delivers nowhere');
      return {
        distributionType: 'DELIVERY',
        streetName: 'Hauptstraße',
        streetNumber: '1',
        postalCode,
        city: area?.name ?? '',
        country: country,
        countryCode: country,
      };
    },
    async store(): Promise<CheckoutStore> {
      const open = (await stores()).find(
        ({ pickupAvailable, closed }) => pickupAvailable && !closed,
      );
      return needed(open, 'nothing can be collected at a store');
    },
    /** Time slots of a cart that already has its address, with free places. */
    async slotsFor(buyer: Visitor): Promise<readonly TimeSlot[]> {
      const cart = await buyer.ok(cartCalls.getCart);
      const address = cart.distributionAddress;
      const appointableId = needed(
        address?.deliveryAreaNumber ?? address?.storeId,
        'the cart’s address has neither area nor store',
      );
      const { distributionType, postalCode } = needed(address, 'the cart has no address');
      const slots = await visitor().ok(distributionCalls.getWindows, {
        query: { distributionType, appointableId, postalCode },
      });
      return slots.filter(({ state }) => state !== 'full');
    },
  };
}

export type ShopData = ReturnType<typeof createShopData>;
