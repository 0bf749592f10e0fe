import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Scope of work for every tenant; no tenant has such a name. */
const everyTenant = '*';

const scopes = new AsyncLocalStorage<string>();

/** Runs `work` on the rows of one tenant: with row security, it sees and writes no other's. */
export function inTenant<T>(tenant: string, work: () => PromiseLike<T>): Promise<T> {
  // A statement of the query builder is sent when somebody waits for it: that has to be here.
  return scopes.run(tenant, async () => {
    const result = await work();
    return result;
  });
}

/** Runs `work` on the rows of all tenants. For the start and scheduled jobs, never for a request. */
export function inAllTenants<T>(work: () => PromiseLike<T>): Promise<T> {
  return inTenant(everyTenant, work);
}

/** The tenant whose rows may be seen, `*` for all, and empty for none. */
export function currentScope(): string {
  return scopes.getStore() ?? '';
}

/** Answers each request in the scope of its tenant; none for a host name that no tenant has. */
export function scopeRequests(
  app: FastifyInstance,
  tenantOf: (request: FastifyRequest) => string,
): void {
  const tenants = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      tenants.set(request, tenantOf(request));
    } catch {
      // The call itself reports it.
    }
    scopes.run(tenants.get(request) ?? '', done);
  });
  // A body arrives in the context of its connection, which has no tenant.
  app.addHook('preValidation', (request, _reply, done) => {
    scopes.run(tenants.get(request) ?? '', done);
  });
}
