import type { ProductLineItem } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { Order } from '@larder/contracts/checkout';
import { lineDeposit, lineTotal, perPiecePrice, priceInfo } from '@larder/pricing';
import { languageOf } from '@larder/platform';
import words from './sample-order.json';

const vatRate = 10;
const fee = 390;
const window = {
  id: 'sample',
  start: '2026-12-18T17:00:00Z',
  end: '2026-12-18T19:00:00Z',
};

/** CHK-06: an order that nobody placed, in the words of a locale, delivered in the shop's country. */
export function sampleOrder(locale: string, countryCode: string): Order {
  const text = languageOf(locale) === 'de' ? words.de : words.en;
  const lines = [
    lineOf({ sku: 'sample-apples', name: text.apples, price: { regular: { value: 249 } } }, 2),
    lineOf(
      {
        sku: 'sample-tomatoes',
        name: text.tomatoes,
        price: { regular: { value: 499 } },
        weightArticle: true,
      },
      750,
    ),
    lineOf(
      {
        sku: 'sample-water',
        name: text.water,
        price: { regular: { value: 594 }, depositPrice: 150 },
      },
      1,
    ),
  ];
  const place = {
    streetName: text.street,
    streetNumber: '7',
    postalCode: '1070',
    city: text.city,
    country: text.country,
    countryCode,
  };
  const sums = priceInfo(
    {
      lines: lines.map((line) => ({
        lineTotal: line.lineTotal,
        lineDeposit: line.lineDeposit,
        lineSavings: 0,
        weighted: line.product.weightArticle,
        vatRate,
      })),
      serviceFee: fee,
      crateDepositDesired: false,
      payments: [],
    },
    { crateDeposit: 0, serviceFeeTaxRate: 20 },
  );
  return {
    orderNumber: '0000-0000',
    status: 'PLACED',
    placedAt: '2026-12-17T09:00:00Z',
    distributionAddress: {
      distributionType: 'DELIVERY',
      deliveryAreaNumber: 'sample',
      pickingUnitIds: [],
      position: { lat: 0, lng: 0 },
      ...place,
    },
    distributionWindow: window,
    billingAddress: {
      firstName: text.firstName,
      lastName: text.lastName,
      email: 'anna@example.com',
      phoneNumber: '+431000000',
      ...place,
    },
    productLineItems: lines,
    payments: [{ methodKey: 'payment-at-the-door', amountPlanned: sums.total }],
    priceInfo: sums,
  };
}

function lineOf(
  parts: Pick<Product, 'sku' | 'name' | 'price'> & Partial<Product>,
  quantity: number,
) {
  const product: Product = {
    productId: parts.sku,
    slug: parts.sku,
    category: { slug: 'sample', name: 'Sample' },
    parentCategories: [],
    packSize: '',
    content: { amount: 1000, unit: 'g' },
    maxQuantity: 99,
    quantityStepSize: 1,
    weightArticle: false,
    weightPieceArticle: false,
    bundleSize: 1,
    availability: 'available',
    orderability: 'CanBeOrdered',
    marks: [],
    ...parts,
  };
  const line: ProductLineItem = {
    lineItemId: parts.sku,
    quantity,
    perPiecePrice: perPiecePrice(product),
    lineTotal: lineTotal(product, quantity),
    lineDeposit: lineDeposit(product, quantity),
    product,
  };
  return line;
}
