import type { FastifyInstance } from 'fastify';
import type { Shop } from '../tenant-directory.js';
import { shopOf } from '../context.js';
import { notFound } from '../failure.js';
import type { Kernel } from '../kernel.js';

type Flags = Shop['clientRuntimeConfig'];
/** Without it Fastify looks for a name in everything that is loaded, for each scope. */
const displayName = Symbol.for('fastify.display-name');

/** A scope with hooks and parsers of its own, which Fastify's messages call `name`. */
export function addScope(
  app: FastifyInstance,
  name: string,
  routes: (scope: FastifyInstance) => void,
): void {
  const plugin = async (scope: FastifyInstance) => routes(scope);
  void app.register(Object.assign(plugin, { [displayName]: name }));
}

/** Routes that only shops with customer accounts have, or with what `isOn` asks for; 404 in others. */
export function addCustomerScope(
  app: FastifyInstance,
  kernel: Kernel,
  routes: (scope: FastifyInstance) => void,
  isOn = ({ featureCustomer }: Flags) => featureCustomer,
): void {
  addScope(app, 'customer calls', (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isOn(shopOf(kernel, request).clientRuntimeConfig)) throw notFound('The call');
    });
    routes(scope);
  });
}
