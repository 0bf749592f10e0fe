import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLocale } from '../../kernel/tenant-directory.js';
import { clientOf, shopOf } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';

/** A term as it was typed, with how often it was searched for since the last time. */
export interface CountedTerm {
  readonly tenant: string;
  readonly locale: string;
  readonly term: string;
  readonly searches: number;
}

interface Search extends Omit<CountedTerm, 'searches'> {
  /** Address of who searched, forgotten with the next `drain`. */
  readonly client: string;
}

export interface TermCounter {
  add(search: Search): void;
  /** Everything counted since the last call. */
  drain(): CountedTerm[];
}

/** Terms and clients counted between two runs of the job; more are not worth memory. */
const maxEntries = 5000;
/** Searches of one client for one term that count between two runs. */
const maxOfClient = 3;
/** Suggestions ask for five (SRCH-19): only pages of results are searches. */
const suggestions = 5;

export function createTermCounter(): TermCounter {
  const counted = new Map<string, CountedTerm>();
  const byClient = new Map<string, number>();
  return {
    add({ tenant, locale, term, client }) {
      const key = [tenant, locale, term].join('\n');
      const own = `${key}\n${client}`;
      const times = byClient.get(own) ?? 0;
      if (times >= maxOfClient || byClient.size >= maxEntries) return;
      byClient.set(own, times + 1);
      const searches = counted.get(key)?.searches ?? 0;
      counted.set(key, { tenant, locale, term, searches: searches + 1 });
    },
    drain() {
      const all = [...counted.values()];
      counted.clear();
      byClient.clear();
      return all;
    },
  };
}

/**
 * Counts the searches for products that were answered, cached answers included. One client can
 * make no term popular alone.
 */
export function countSearches(app: FastifyInstance, kernel: Kernel, counter: TermCounter): void {
  app.addHook<{ Params: { term?: string }; Querystring: Record<string, unknown> }>(
    'onResponse',
    (request, reply, done) => {
      const { params, query } = request;
      const isSearch = Number(query['pageSize']) > suggestions && !Number(query['offset'] ?? 0);
      if (reply.statusCode === 200 && params.term !== undefined && isSearch)
        addSearch(kernel, counter, request, params.term);
      done();
    },
  );
}

function addSearch(
  kernel: Kernel,
  counter: TermCounter,
  request: FastifyRequest,
  term: string,
): void {
  const { tenant, clientRuntimeConfig: config } = shopOf(kernel, request);
  if (config.cms.preview) return;
  const locale = pickLocale(config.locales, request.headers['accept-language']);
  counter.add({ tenant, locale, term, client: clientOf(request) });
}
