import * as z from 'zod/mini';
import { BookedTimeSlot } from '../cart/schemas.js';
import { Allergen, Product } from '../catalogue/schemas.js';
import { Id, Instant, Sku } from '../core/schemas.js';
import { DistributionType } from '../distribution/schemas.js';

export * from './standing-order-schemas.js';

/** A product that the customer has ordered: in how many orders, and when last. */
export const Purchase = z.object({ sku: Sku, times: z.int().check(z.gte(1)), lastAt: Instant });

/** Product labels that a customer may require of all their food. */
export const DietLabel = z.enum(['organic', 'vegan', 'vegetarian', 'gluten-free', 'lactose-free']);

/** What a customer does not tolerate, and what all products have to be marked as. */
export const DietProfile = z.object({
  allergens: z.array(Allergen).check(z.maxLength(14)),
  marks: z.array(DietLabel).check(z.maxLength(5)),
});

/** What of a product does not fit the customer's profile; what fits has no finding. */
export const DietFinding = z.object({
  sku: Sku,
  contains: z.array(Allergen),
  mayContain: z.array(Allergen),
  /** Required labels that the product does not have. */
  lacks: z.array(DietLabel),
  /** Nothing is known of its allergens, which counts as unsafe. */
  isUnknown: z.boolean(),
});
export const DietFindings = z.object({
  /** False if the customer has chosen nothing: products need no check then. */
  isChosen: z.boolean(),
  findings: z.array(DietFinding),
});

export const ListName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
export const ItemText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** How many packs or pieces: a list counts as people do, not in grams. */
export const ItemCount = z.int().check(z.gte(1), z.lte(99));

/** `owner` has made the list, `member` shares the household. */
export const ListRole = z.enum(['owner', 'member']);
/** `view` lets everybody with the link tick items off, `household` lets a customer join. */
export const LinkKind = z.enum(['view', 'household']);

export const ListSummary = z.object({
  id: Id,
  name: ListName,
  role: ListRole,
  openCount: z.int(),
  itemCount: z.int(),
  memberCount: z.int(),
});

/** The product's department and its place in the shop's order. */
export const Aisle = z.object({ slug: z.string(), name: z.string(), place: z.int() });

export const ListItem = z.object({
  id: Id,
  text: z.string(),
  count: ItemCount,
  isDone: z.boolean(),
  /** Present if the item is an existing product of the shop. */
  product: z.optional(Product),
  aisle: z.optional(Aisle),
});

export const ShoppingList = z.object({
  id: Id,
  name: ListName,
  role: ListRole,
  /** First names of who else has the list. */
  members: z.array(z.object({ id: Id, firstName: z.string() })),
  /** Active links; the URL of a link is only returned when it is created. */
  links: z.array(LinkKind),
  items: z.array(ListItem),
});
/** A list as visitors with its link see it: without personal names. */
export const SharedList = z.object({ name: ListName, items: z.array(ListItem) });

/** Free text or a product; the text of a product is its name. */
export const NewItem = z.object({
  text: z.optional(ItemText),
  sku: z.optional(Sku),
  count: z._default(ItemCount, 1),
});
/** `sku` makes free text a product of the shop. */
export const ItemChange = z.object({
  text: z.optional(ItemText),
  sku: z.optional(Sku),
  count: z.optional(ItemCount),
  isDone: z.optional(z.boolean()),
});

/** The longest text, and the most lines of it, that one call matches with products. */
export const ListText = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000));
export const MAX_LIST_LINES = 60;

/** `matched` names one product, `choose` has only similar ones, `none` has nothing. */
export const MatchStatus = z.enum(['matched', 'choose', 'none']);

/** A product for a line: in grams or pieces as the cart counts, on a step, from its pack size. */
export const ListOffer = z.object({ product: Product, quantity: z.int().check(z.gte(1)) });

export const MatchedLine = z.object({
  /** As it was written. */
  text: z.string(),
  /** What was understood: packs, pieces, grams or millilitres; without a unit a bare number. */
  amount: z.int().check(z.gte(1)),
  unit: z.optional(z.enum(['pack', 'piece', 'g', 'ml'])),
  status: MatchStatus,
  /** The best first; all can be ordered now. The customer’s own purchases come before others. */
  offers: z.array(ListOffer).check(z.maxLength(6)),
});

/** The most products that one answer of `getBuyAgain` has. */
export const MAX_BUY_AGAIN = 96;
/** The most products that one tap repeats. */
export const MAX_LAST_PURCHASE = 100;

/** A product that this shopper has bought, as the shop has it today. */
export const BoughtProduct = z.object({
  product: Product,
  aisle: Aisle,
  /** In how many purchases it was. */
  times: z.int().check(z.gte(1)),
  lastAt: Instant,
  /** What they usually take, in grams or pieces, as it can be ordered today; 0 when it cannot be. */
  quantity: z.int().check(z.gte(0)),
  /** By the shopper's own rhythm it is time for more. */
  isDue: z.boolean(),
});

/** An order of the shopper that is not delivered yet. */
export const OpenOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(['PLACED', 'PICKING', 'ON_THE_WAY', 'READY']),
  distributionType: DistributionType,
  distributionWindow: BookedTimeSlot,
  /** Until then products can be added; absent afterwards. */
  changeableUntil: z.optional(Instant),
});

/** The latest purchase as it can be repeated today, without what cannot be ordered. */
export const LastPurchase = z.object({
  placedAt: Instant,
  items: z.array(ListOffer).check(z.minLength(1), z.maxLength(MAX_LAST_PURCHASE)),
});

export const BuyAgain = z.object({
  /** What is due first, then what is bought most often. */
  products: z.array(BoughtProduct).check(z.maxLength(MAX_BUY_AGAIN)),
  /** The next delivery first. */
  openOrders: z.array(OpenOrder).check(z.maxLength(3)),
  /** The latest order with what was added to it. */
  lastPurchase: z.optional(LastPurchase),
});
