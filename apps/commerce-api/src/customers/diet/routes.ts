import type { DietFindings, DietProfile } from '@larder/contracts/shopping';
import { shoppingCalls } from '@larder/contracts/shopping';
import { wire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import type { Scope } from '../../kernel/scope.js';
import { badRequest } from '../../kernel/failure.js';
import type { Kernel } from '../../kernel/kernel.js';
import { assessDiet } from './assess-diet.js';
import { readDiet, readFacts, writeDiet } from './repository.js';

/** Beyond it a question is refused: what was left out would look safe. */
const maxSkus = 200;

/** What customers do not eat, and the warnings that follow from it. */
export function dietRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(app, kernel, (scope) => {
    bind(
      scope,
      kernel,
      { calls: shoppingCalls, wire },
      {
        getDiet: async ({ context }) => readDiet(context, await context.requireCustomer()),
        setDiet: async ({ context, body }) => storeDiet(context, await context.requireCustomer(), body), // prettier-ignore
        getDietFindings: async ({ context, query }) =>
          findingsOf(context, await context.requireCustomer(), query.skus),
      },
    );
  });
}

async function storeDiet(
  scope: Scope,
  customer: string,
  { allergens, marks }: DietProfile,
): Promise<DietProfile> {
  const profile = { allergens: [...new Set(allergens)], marks: [...new Set(marks)] };
  await writeDiet(scope, customer, profile);
  return profile;
}

async function findingsOf(
  scope: Scope,
  customer: string,
  skus: readonly string[],
): Promise<DietFindings> {
  const profile = await readDiet(scope, customer);
  const isChosen = profile.allergens.length + profile.marks.length > 0;
  const uniqueSkus = [...new Set(skus)];
  if (uniqueSkus.length > maxSkus)
    throw badRequest(`At most ${maxSkus} products are judged at once`);
  if (!isChosen || uniqueSkus.length === 0) return { isChosen, findings: [] };
  const facts = await readFacts(scope, uniqueSkus);
  return { isChosen, findings: facts.flatMap((one) => assessDiet(profile, one) ?? []) };
}
