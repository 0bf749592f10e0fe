import type { Markup, PagePayload } from '@larder/platform/server';
import { jsonForScript } from './escape.js';

/** Content of the data block that a document carries; the browser starts from it. */
export interface PageData {
  /** Address that was rendered. */
  readonly url: string;
  readonly features: readonly string[];
  /** Address of the shop's data. */
  readonly shop: string;
  /** Absent when the browser has to make the page itself. */
  readonly payload?: PagePayload;
}

const ready = new WeakMap<object, Buffer>();

/** The data as JSON for a script element; answers that pages share are written once. */
export function jsonOfPage({ payload, ...page }: PageData): Markup {
  const start = jsonForScript(page);
  if (!payload) return [start];
  const { queries, ...rest } = payload;
  const entries = queries.flatMap(([name, args, value], i) => [
    `${i === 0 ? '' : ','}[${jsonForScript(name)},${jsonForScript(args ?? null)},`,
    jsonOf(value),
    ']',
  ]);
  const open = `${start.slice(0, -1)},"payload":${jsonForScript(rest).slice(0, -1)},"queries":[`;
  return [open, ...entries, ']}}'];
}

function jsonOf(value: unknown): string | Buffer {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return jsonForScript(value);
  const known = ready.get(value) ?? Buffer.from(jsonForScript(value));
  ready.set(value, known);
  return known;
}
