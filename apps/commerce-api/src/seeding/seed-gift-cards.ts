import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { findByEmail } from '../customers/repository.js';
import type { Database } from '../kernel/database/database.js';
import { codeHash, normaliseCode } from '../payments/wallet/gift-card-code.js';
import { addEntry } from '../payments/wallet/repository.js';
import { giftCards } from '../payments/wallet/tables.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const Cents = z.int().check(z.gte(1));
export const GiftCards = z.array(
  z.object({
    id: z.string(),
    /** As printed on the card; the database stores its hash. */
    code: z.string(),
    amount: Cents,
    /** Already taken off. */
    spent: z.optional(Cents),
    /** Days from the day of the seed until it ends; negative for one that is over. */
    validDays: z.optional(z.int()),
    /** Email of whose wallet it is in. */
    owner: z.optional(z.string()),
  }),
);

/** Gift cards to try; a card that is there already keeps what happened to it. */
export async function seedGiftCards(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'data', 'gift-cards.json');
  for (const card of (await readJson(file, GiftCards)) ?? []) await writeGiftCard(db, target, card);
}

async function writeGiftCard(
  db: Database,
  { tenant, now }: SeedTarget,
  { id, code, amount, spent, validDays, owner }: z.output<typeof GiftCards>[number],
): Promise<void> {
  const plain = normaliseCode(code);
  const customer = owner === undefined ? undefined : await findByEmail({ db, tenant }, owner);
  const until = validDays === undefined ? null : new Date(now.getTime() + validDays * 86_400_000);
  const made = await db
    .insert(giftCards)
    .values({
      tenant,
      id,
      codeHash: codeHash(tenant, plain),
      lastDigits: plain.slice(-4),
      validUntil: until,
      customerId: customer?.id,
      linkedAt: customer && now,
    })
    .onConflictDoNothing()
    .returning({ id: giftCards.id });
  if (made.length === 0) return;
  const scope = { db, tenant, now };
  await addEntry(scope, { card: id, kind: 'ISSUED', amount, key: `issued ${id}` });
  if (spent !== undefined)
    await addEntry(scope, {
      card: id,
      kind: 'SPENT',
      amount: -spent,
      key: `spent ${randomUUID()}`,
    });
}
