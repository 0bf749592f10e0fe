import * as z from 'zod/mini';
import type { FeedEntry } from '../feed-item.js';
import { readNodes, typesOf } from '../json-ld.js';
import type { ExchangeFields, ExchangeOptions } from './exchange-fields.js';
import { toExchangeEntry } from './exchange-item.js';

const Text = z.union([z.string(), z.number()]);
const Named = z.union([z.string(), z.object({ name: z.string() })]);
const Image = z.union([z.string(), z.object({ url: z.string() })]);
const Offer = z.object({
  price: z.optional(Text),
  priceCurrency: z.optional(z.string()),
  availability: z.optional(z.string()),
  availabilityStarts: z.optional(z.string()),
});
type Offer = z.output<typeof Offer>;
const Weight = z.object({
  value: Text,
  unitCode: z.optional(z.string()),
  unitText: z.optional(z.string()),
});

/** What is read of a schema.org Product; everything else in it is passed over. */
const SchemaProduct = z.object({
  sku: z.optional(Text),
  productID: z.optional(Text),
  gtin: z.optional(Text),
  gtin8: z.optional(Text),
  gtin12: z.optional(Text),
  gtin13: z.optional(Text),
  gtin14: z.optional(Text),
  name: z.string(),
  description: z.optional(z.string()),
  brand: z.optional(Named),
  category: z.optional(z.union([z.string(), z.array(z.string())])),
  size: z.optional(z.string()),
  weight: z.optional(z.union([z.string(), Weight])),
  image: z.optional(z.union([Image, z.array(Image)])),
  inProductGroupWithID: z.optional(z.string()),
  offers: z.optional(z.union([z.array(Offer), Offer])),
});
type SchemaProduct = z.output<typeof SchemaProduct>;

/** Codes of UN/CEFACT, as schema.org has them. */
const units: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MLT: 'ml',
  LTR: 'l',
  ONZ: 'oz',
  LBR: 'lb',
};

function weightOf(weight: SchemaProduct['weight']): string | undefined {
  if (weight === undefined || typeof weight === 'string') return weight;
  const { value, unitCode = '', unitText } = weight;
  return `${value} ${units[unitCode] ?? unitText ?? unitCode}`;
}

const textOf = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value);

/** `https://schema.org/InStock` is `in_stock`, `BackOrder` is one word in feeds. */
function availabilityOf(text: string | undefined): string | undefined {
  const name = text?.replace(/^https?:\/\/schema\.org\//, '');
  if (name === 'BackOrder' || name === 'PreOrder') return name.toLowerCase();
  return name?.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

function offerOf({ price, priceCurrency = '', availability, availabilityStarts }: Offer) {
  return {
    price: price === undefined ? undefined : `${price} ${priceCurrency}`.trim(),
    availability: availabilityOf(availability),
    availability_date: availabilityStarts,
  };
}

function fieldsOf(product: SchemaProduct): ExchangeFields {
  const { sku, productID, gtin, gtin8, gtin12, gtin13, gtin14 } = product;
  const { brand, category, offers = {}, image = [] } = product;
  const pictures = (Array.isArray(image) ? image : [image]).map((one) =>
    typeof one === 'string' ? one : one.url,
  );
  const [offer = {}] = Array.isArray(offers) ? offers : [offers];
  return {
    id: textOf(sku ?? productID),
    gtin: textOf(gtin13 ?? gtin ?? gtin14 ?? gtin12 ?? gtin8),
    title: product.name,
    description: product.description,
    brand: typeof brand === 'string' ? brand : brand?.name,
    product_type: Array.isArray(category) ? category.join(' > ') : category?.replace(/\//g, '>'),
    size: product.size ?? weightOf(product.weight),
    image_link: pictures[0],
    additional_image_link: pictures.slice(1).join(','),
    item_group_id: product.inProductGroupWithID,
    ...offerOf(offer),
  };
}

/** The products of a JSON-LD file: one, a list of them, or a graph. `line` counts nodes from 1. */
export async function* readProductJsonLd(
  file: string,
  options: ExchangeOptions,
): AsyncGenerator<FeedEntry> {
  for (const [index, node] of (await readNodes(file)).entries()) {
    const line = index + 1;
    if (!typesOf(node).includes('Product')) {
      yield { line, reason: 'is no Product of schema.org' };
      continue;
    }
    const parsed = z.safeParse(SchemaProduct, node);
    if (parsed.success) yield toExchangeEntry(line, fieldsOf(parsed.data), options);
    else {
      const faults = parsed.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      );
      yield { line, reason: faults.join('; ') };
    }
  }
}
