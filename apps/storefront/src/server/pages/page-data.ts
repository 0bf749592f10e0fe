import type { Markup, PagePayload } from '@larder/platform/server';
import { jsonForScript } from './escape.js';

/** Data block of a document, from which the browser starts. */
export interface PageData {
  /** URL that was rendered. */
  readonly url: string;
  readonly features: readonly string[];
  /** URL of the shop's data. */
  readonly shop: string;
  /** Absent when the browser has to render the page. */
  readonly payload?: PagePayload;
}

const ready = new WeakMap<object, Buffer>();

/** Serialises the data for a script element; responses that pages share are serialised once. */
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
