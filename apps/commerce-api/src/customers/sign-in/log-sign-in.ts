import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';

type Method = 'password' | 'passkey' | 'phone' | 'office password';

/**
 * Runs a login and logs its outcome for security monitoring: who came in by which method, or why nobody
 * did. A line has an id, which is nobody's without the database, and never what was typed.
 */
export async function logSignIn<T>(
  { log, tenant }: Pick<RequestContext, 'log' | 'tenant'>,
  method: Method,
  work: () => Promise<T>,
  idOf: (result: T) => string,
): Promise<T> {
  try {
    const result = await work();
    log.info({ tenant, method, who: idOf(result) }, 'signed in');
    return result;
  } catch (error) {
    if (error instanceof ApiFailure)
      log.warn({ tenant, method, errorCode: error.errorCode }, 'a login was refused');
    throw error;
  }
}
