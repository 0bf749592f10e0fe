import { createHash } from 'node:crypto';
import type { DemoRow } from '../feed/build.js';
import type { Substance } from './substances.js';
import { growers, substances } from './substances.js';

const reportCount = 90;
const weeks = 13;

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

/** Every sixth sample has much on it, organic goods have hardly anything. */
function residuesOf(id: string, row: DemoRow): string {
  const isOrganic = row.marks?.includes('organic') ?? false;
  const level = pick(`${id} level`, 18);
  const count = isOrganic ? (level === 0 ? 1 : 0) : level < 4 ? 0 : 1 + pick(`${id} count`, 4);
  const likely = substances.filter(({ on }) => on.includes(kindOf(row.categoryPath)));
  const first = pick(`${id} first`, likely.length);
  return Array.from({ length: Math.min(count, likely.length) }, (_, at) => {
    const { name, maximum } = likely[(first + at) % likely.length] ?? { name: '', maximum: 1 };
    const highest = isOrganic ? 4 : level > 15 ? 62 : level > 12 ? 30 : 11;
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
 * Residue reports of thirteen weeks as CSV: seven a week, six in the last week, of fresh fruit and
 * vegetables, some of them repeatedly. Dates are relative to the import, so that the demo stays
 * current.
 */
export function pesticideReports(rows: readonly DemoRow[]): string {
  const fresh = rows.filter(
    ({ origin, categoryPath }) => Boolean(origin) && categoryPath.startsWith('obst-gemuese/'),
  );
  const lines = Array.from({ length: fresh.length === 0 ? 0 : reportCount }, (_, at) => {
    const id = `P-${String(at + 1).padStart(3, '0')}`;
    const days = Math.floor((at * weeks * 7) / reportCount) + 2;
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
    return [...cells, residuesOf(id, row)].map((cell) => quoted(cell ?? '')).join(',');
  });
  const heading = 'id,sku,product,product.en,origin,origin.en,producer,sampledOn,residues';
  return [heading, ...lines, ''].join('\n');
}
