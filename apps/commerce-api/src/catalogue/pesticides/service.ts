import type { LightCounts, ProductResidues, ResidueReport } from '@larder/contracts/pesticides';
import type { Scope } from '../../kernel/scope.js';
import type { Choice } from './repository.js';
import { readTrend } from './read-trend.js';
import { countLights, findReports, listMonths } from './repository.js';

interface Query extends Choice {
  readonly offset: number;
  readonly pageSize: number;
}

const sumOf = ({ green, yellow, red }: LightCounts) => green + yellow + red;

/** PEST-02: a page of reports with the data for its filters. */
export async function listReports(scope: Scope, { offset, pageSize, light, ...choice }: Query) {
  const results = await findReports(scope, { ...choice, light }, { offset, limit: pageSize });
  const lights = await countLights(scope, choice);
  const months = await listMonths(scope);
  const trend = await readTrend(scope, choice);
  const total = light === undefined ? sumOf(lights) : lights[light];
  return { total, count: results.length, offset, results, months, lights, trend };
}

/** The latest report of a product; a product that was never sampled has none. */
export async function productResidues(scope: Scope, sku: string): Promise<ProductResidues> {
  const [latest]: (ResidueReport | undefined)[] = await findReports(
    scope,
    { sku },
    { offset: 0, limit: 1 },
  );
  if (!latest) return { total: 0 };
  return { total: sumOf(await countLights(scope, { sku })), latest };
}
