import type { AllergenFinding, AllergenProfile } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import type { Statement } from '../../kernel/database/statement.js';
import { run } from '../../kernel/database/statement.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { inLegalOrder } from './in-legal-order.js';

interface AllergenRecord {
  readonly chosen: AllergenProfile['chosen'] | null;
  readonly diet: AllergenProfile['diet'] | null;
  readonly confirmed: Readonly<Record<string, AllergenFinding>> | null;
}

/** A cart without its own choice inherits the newest choice of its session. */
const allergensOfCart: Statement = {
  name: 'allergens_of_cart',
  text: `SELECT to_json(coalesce(c.avoided_allergens, (SELECT n.avoided_allergens FROM carts n
        WHERE n.tenant = $1 AND n.session_id = coalesce(c.session_id, cart_holder($1, $3))
          AND n.avoided_allergens IS NOT NULL ORDER BY n.created_at DESC LIMIT 1))) AS chosen,
      (SELECT to_json(d.allergens) FROM customer_diets d WHERE d.tenant = $1 AND d.customer_id =
        coalesce(c.customer_id, (SELECT s.customer_id FROM sessions s
          WHERE s.tenant = $1 AND s.id = $3))) AS diet,
      (SELECT json_object_agg(i.sku, i.confirmed_allergens) FROM cart_items i
        WHERE i.tenant = $1 AND i.cart_id = $2 AND i.confirmed_allergens IS NOT NULL) AS confirmed
    FROM (SELECT 1) AS always LEFT JOIN carts c ON c.tenant = $1 AND c.id = $2`,
};

export interface CartAllergens {
  readonly profile: AllergenProfile | undefined;
  /** By sku: the warning that the shopper has agreed to. */
  readonly confirmed: Readonly<Record<string, AllergenFinding>>;
}

/**
 * What a cart's shopper avoids, and what they have confirmed. The choices of browser and cart are
 * combined, so a later choice never removes a warning that was requested.
 */
export async function readCartAllergens(
  { db, tenant, session, shop, keptAllergens = [] }: UnitOfWork,
  cartId: string,
): Promise<CartAllergens> {
  const [found] = await run<AllergenRecord>(db, allergensOfCart, [tenant, cartId, session]);
  const stored = found?.chosen ?? undefined;
  const chosen = inLegalOrder([...(stored ?? []), ...keptAllergens]);
  // The diet can be neither read nor changed where the shop has no accounts.
  const diet = (shop.clientRuntimeConfig.featureCustomer && found?.diet) || [];
  const hasProfile = stored !== undefined || chosen.length + diet.length > 0;
  return {
    profile: hasProfile ? { chosen, diet: inLegalOrder(diet) } : undefined,
    confirmed: found?.confirmed ?? {},
  };
}

const avoid: Statement = {
  name: 'avoid_allergens',
  text: 'UPDATE carts SET avoided_allergens = $3::text[] WHERE tenant = $1 AND id = $2',
};

/** Stores what the shopper avoids by choice; an empty list is a choice too. */
export async function writeChosenAllergens(
  { db, tenant }: UnitOfWork,
  cartId: string,
  allergens: readonly Allergen[],
): Promise<void> {
  await run(db, avoid, [tenant, cartId, [...allergens]]);
}
