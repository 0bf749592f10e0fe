import { createHash } from 'node:crypto';
import type { DemoRow } from '../feed/build.js';
import type { Substance } from './substances.js';
import { growers, substances } from './substances.js';

/** One a day, within twelve months. */
const reportCount = 350;
/** One sample of so many has much on it. */
const highEvery = 24;

type Kind = Substance['on'][number];

/** A pseudo-random number from 0 to below `below`, the same for the same text. */
function pick(words: string, below: number): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) % below;
}

/** Which substances are used on goods of a shelf; mushrooms and herbs count as leaves. */
function kindOf(categoryPath: string): Kind {
  if (/zitrus|exot/.test(categoryPath)) return 'citrus';
  if (/salat|kraeuter|pilze/.test(categoryPath)) return 'leaf';
  return categoryPath.includes('/obst') ? 'fruit' : 'vegetable';
}

/** Few samples have much on them, as evenly over the year as the light shows it; organic goods have hardly anything. */
function residuesOf(id: string, row: DemoRow, isHigh: boolean): string {
  const isOrganic = row.marks?.includes('organic') ?? false;
  const level = isHigh ? 18 : pick(`${id} level`, 18);
  const count = isOrganic ? (level === 0 ? 1 : 0) : level < 4 ? 0 : 1 + pick(`${id} count`, 4);
  const likely = substances.filter(({ on }) => on.includes(kindOf(row.categoryPath)));
  const first = pick(`${id} first`, likely.length);
  return Array.from({ length: Math.min(count, likely.length) }, (_, at) => {
    const { name, maximum } = likely[(first + at) % likely.length] ?? { name: '', maximum: 1 };
    const highest = isOrganic ? 4 : isHigh ? 62 : level > 13 ? 26 : 9;
    const percent = 1 + pick(`${id} ${name}`, highest);
    const found = Math.max(0.005, Math.round(maximum * percent * 10) / 1000);
    return `${name}:${found}:${maximum}`;
  }).join('|');
}

function grower(id: string, origin: string): string {
  const country = /österreich/i.test(origin) ? 'Österreich' : origin;
  const list = growers[country] ?? growers[''] ?? [];
  return list[pick(`${id} grower`, list.length)] ?? '';
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Residue reports of twelve months as CSV: one a day, of fresh fruit and vegetables, some of them
 * repeatedly. Dates are relative to the import, so that the demo stays
 * current.
 */
export function pesticideReports(rows: readonly DemoRow[]): string {
  const fresh = rows.filter(
    ({ origin, categoryPath }) => Boolean(origin) && categoryPath.startsWith('obst-gemuese/'),
  );
  const lines = Array.from({ length: fresh.length === 0 ? 0 : reportCount }, (_, at) => {
    const id = `P-${String(at + 1).padStart(3, '0')}`;
    const days = at + 2;
    // A third of the samples is of nine closely monitored goods.
    const row = fresh[at % 3 === 0 ? pick(id, 9) : pick(id, fresh.length)];
    if (!row) throw new Error('There is nothing to sample');
    const texts = [
      row.name,
      row['name.en'] ?? row.name,
      row.origin,
      row['origin.en'] ?? row.origin,
    ];
    const cells = [id, row.sku, ...texts, grower(id, row.origin ?? ''), `P${days}D`];
    return [...cells, residuesOf(id, row, at % highEvery === highEvery / 2)]
      .map((cell) => quoted(cell ?? ''))
      .join(',');
  });
  const heading = 'id,sku,product,product.en,origin,origin.en,producer,sampledOn,residues';
  return [heading, ...lines, ''].join('\n');
}
