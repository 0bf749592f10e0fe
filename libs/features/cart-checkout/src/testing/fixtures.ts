import type { BillingAddress, Cart, ProductLineItem } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { OrderConfig } from '@larder/contracts/checkout';
import type {
  TimeSlot,
  CheckoutStore,
  DeliveryPlace,
  DistributionAddress,
} from '@larder/contracts/distribution';
import { lineDeposit, lineTotal, lineWeight, perPiecePrice, priceInfo } from '@larder/pricing';

/** A product of 1.99 per piece; a test overrides the fields that matter. */
export function aProduct(parts: Partial<Product> = {}): Product {
  const sku = parts.sku ?? 'apple';
  return {
    sku,
    productId: sku,
    slug: sku,
    name: 'Apples',
    category: { slug: 'fruit', name: 'Fruit' },
    parentCategories: [],
    packSize: '500 g',
    content: { amount: 500, unit: 'g' },
    maxQuantity: 6,
    quantityStepSize: 1,
    weightArticle: false,
    weightPieceArticle: false,
    bundleSize: 1,
    price: { regular: { value: 199 } },
    availability: 'available',
    orderability: 'CanBeOrdered',
    marks: [],
    ...parts,
  };
}

export const apples = aProduct();
/** 2.99 the kilogram in steps of 250 g. */
export const tomatoes = aProduct({
  sku: 'tomato',
  name: 'Tomatoes',
  packSize: '',
  weightArticle: true,
  quantityStepSize: 250,
  maxQuantity: 5000,
  price: { regular: { value: 299 } },
});
/** Weighed, chosen by the piece of about 1.8 kg. */
export const melon = aProduct({
  sku: 'melon',
  name: 'Melon',
  weightArticle: true,
  weightPieceArticle: true,
  quantityStepSize: 1800,
  maxQuantity: 9000,
  price: { regular: { value: 149 } },
});
/** Six bottles with a deposit on the bundle. */
export const water = aProduct({
  sku: 'water',
  name: 'Water',
  category: { slug: 'drinks', name: 'Drinks' },
  bundleSize: 6,
  quantityStepSize: 6,
  maxQuantity: 60,
  content: { amount: 9000, unit: 'ml' },
  price: { regular: { value: 294 }, depositPrice: 150 },
});

export function aLine(product: Product, quantity: number): ProductLineItem {
  return {
    lineItemId: `line-${product.sku}`,
    quantity,
    perPiecePrice: perPiecePrice(product),
    lineTotal: lineTotal(product, quantity),
    lineDeposit: lineDeposit(product, quantity),
    product,
  };
}

/** A cart whose sums follow from its lines; anything may be overridden. */
export function aCart(lines: readonly ProductLineItem[], parts: Partial<Cart> = {}): Cart {
  const money = {
    lines: lines.map((line) => ({
      lineTotal: line.lineTotal,
      lineDeposit: line.lineDeposit,
      lineSavings: 0,
      weighted: line.product.weightArticle,
      vatRate: 10,
    })),
    serviceFee: parts.distributionWindow ? 290 : 0,
    crateDepositDesired: parts.crateDepositDesired ?? false,
    payments: [],
  };
  return {
    id: 'cart-1',
    mode: 'REGULAR',
    cartStatus: 'OPEN',
    version: 1,
    payments: [],
    lineItemCount: lines.length,
    productLineItems: [...lines],
    voucherLineItems: [],
    discountCodes: [],
    unavailableLineItems: [],
    crateDepositDesired: false,
    weight: lines.reduce((sum, { product, quantity }) => sum + lineWeight(product, quantity), 0),
    priceInfo: priceInfo(money, {
      crateDeposit: 300,
      serviceFeeTaxRate: 20,
      freeOfChargeThreshold: parts.freeOfChargeThreshold,
    }),
    ...parts,
  };
}

export const home: DistributionAddress = {
  distributionType: 'DELIVERY',
  deliveryAreaNumber: 'wien',
  pickingUnitIds: ['unit-1'],
  streetName: 'Lindengasse',
  streetNumber: '7',
  postalCode: '1070',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
  position: { lat: 48.2, lng: 16.35 },
};

export const place: DeliveryPlace = {
  distributionType: 'DELIVERY',
  deliveryAreaNumber: 'wien',
  postalCode: '1070',
  city: 'Wien',
};

export const store: CheckoutStore = {
  storeId: 'store-1',
  name: 'Market hall',
  streetName: 'Marktgasse',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
  position: { lat: 48.21, lng: 16.37 },
  openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:30', closes: '20:00' })),
  services: [],
  pickupAvailable: true,
};

export const billing: BillingAddress = {
  firstName: 'Anna',
  lastName: 'Berger',
  email: 'anna@example.test',
  phoneNumber: '+436641234567',
  streetName: 'Lindengasse',
  streetNumber: '7',
  postalCode: '1070',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
};

/** Friday 20 November 2026, from `hour` for two hours, Vienna time. */
export function aTimeSlot(hour: number, parts: Partial<TimeSlot> = {}): TimeSlot {
  const at = (local: number) => `2026-11-20T${String(local - 1).padStart(2, '0')}:00:00Z`;
  return {
    id: `window-${hour}`,
    distributionType: 'DELIVERY',
    appointableId: 'wien',
    start: at(hour),
    end: at(hour + 2),
    cutOff: '2026-11-19T21:00:00Z',
    serviceFee: 290,
    state: 'free',
    ...parts,
  };
}

export const evening = aTimeSlot(18);

export const orderConfig: OrderConfig = {
  minOrderValueDelivery: 500,
  minOrderValueCC: 100,
  maxOrderValueDelivery: 30_000,
  maxOrderValueCC: 50_000,
  maxOrderWeightDelivery: 30_000,
  maxOrderWeightCC: 60_000,
  paymentMethods: ['payment-at-the-door', 'payment-at-the-store'],
  crateDeposit: 300,
};
