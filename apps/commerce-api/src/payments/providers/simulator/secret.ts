import { randomBytes } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.js';
import { readSecret } from '../../../tenants/repository.js';

/** The secret that the simulator and a shop share, made once. */
export function webhookSecretOf(
  { db }: { readonly db: Database },
  tenant: string,
): Promise<string> {
  return readSecret(db, tenant, 'payment-simulator', () => randomBytes(32).toString('base64url'));
}
